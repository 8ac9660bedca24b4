// German texts of the landing page (R3).

export const landing = {
  /** `brand` is the configured name. */
  title: (brand: string) => `${brand} – Paketpreise weltweit vergleichen`,
  description:
    'Live-Preise von DHL, FedEx und UPS für Ihr Paket ins Ausland: vergleichen, buchen, Label drucken. Alle Preise inkl. MwSt.',
  headline: 'Mehrere Carrier, ein Vergleich: Ihr Paket ins Ausland.',
  lead: 'Live-Preise inkl. MwSt., ohne Anmeldung.',
  form: 'Preisvergleich',
  logIn: 'Anmelden',
  register: 'Konto anlegen',
  dashboard: 'Zum Dashboard',
  facts: 'Zahlen',
  savings: (percent: string) => ({ figure: `bis zu ${percent}\u00a0%`, text: 'günstiger' }),
  customers: (count: string) => ({ figure: `über ${count}`, text: 'Kunden' }),
  years: (count: string) => ({ figure: `${count}+ Jahre`, text: 'Erfahrung' }),
  promisesTitle: 'Was Sie bekommen',
  promises: [
    'Live-Preise mehrerer Carrier in einer Liste',
    'Label und Bezahlung in einem Vorgang',
    'Auf Wunsch mit einem Beitrag zum Klimaschutz',
  ],
  /** Only where there is a hub. */
  hubPromise: 'Deutscher Hub, der prüft und beim Zoll anmeldet',
  hub: {
    title: 'Der Weg über unseren Hub',
    lead: 'Ein Paket, zwei Carrier, ein Preis.',
    stops: [
      { name: 'Absender', text: 'Sie drucken ein Label und geben das Paket ab.' },
      { name: 'Hub in Deutschland', text: 'Das Paket wird geprüft und beim Zoll angemeldet.' },
      { name: 'Empfänger', text: 'Der beste Carrier für das Zielland stellt zu.' },
    ],
  },
  invite: {
    title: 'Bereit zum Versenden?',
    text: 'Mit einem Konto vergleichen Sie die Preise für Ihre Sendung, buchen und drucken das Label.',
    known: 'Sie haben schon ein Konto?',
  },
};
