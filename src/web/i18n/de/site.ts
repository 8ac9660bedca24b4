// German texts in the frame of every page.

export const site = {
  loading: 'Wird geladen …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  next: 'Weiter',
  optional: 'optional',
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  language: 'Sprache',
  greeting: (name: string) => `Guten Tag, ${name}`,
  dashboard: 'Dashboard',
  newShipment: 'Neue Sendung',
  logOut: 'Abmelden',
  sandbox: 'Demo mit Test-Carriern: Nichts wird abgeholt oder berechnet.',
  links: {
    privacy: 'Datenschutz',
    terms: 'AGB',
    help: 'Hilfe',
    imprint: 'Impressum',
    withdrawal: 'Vertrag widerrufen',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'Diese Seite gibt es nicht oder nicht mehr.',
    home: 'Zur Startseite',
  },
  broken: {
    title: 'Diese Seite konnte nicht angezeigt werden.',
    text: 'Bitte laden Sie die Seite neu.',
    reload: 'Neu laden',
  },
};
