// The German texts about the likely costs of an import (R67, R68).
export const duties = {
  title: 'Bei der Einfuhr',
  estimate: 'Schätzung',
  rows: { duties: 'Zölle', taxes: 'Einfuhrumsatzsteuer', fees: 'Gebühren', total: 'Zusammen' },
  between: (lowest: string, highest: string) => `${lowest} bis ${highest}`,
  asking: 'Zollkosten werden geschätzt …',
  notIncluded: 'Nicht im Gesamtpreis enthalten.',
  how: 'So wird geschätzt',
  failed: 'Zollberechnung fehlgeschlagen',
  failedText: 'Bitte versuchen Sie es später erneut',
  notCalculated: 'Zollkosten konnten nicht berechnet werden',
  network: 'Netzwerkfehler',
  asOf: (day: string) => `Stand ${day}`,
  law: (day: string) => `Berechnet nach dem Rechtsstand vom ${day}.`,
  value: {
    customsValue: 'Zollwert',
    goods: 'Waren',
    freight: 'Fracht',
    insurance: 'Versicherung',
  },
  regime: {
    tariff: 'Der Zollsatz richtet sich nach der Tarifnummer.',
    'per-item':
      'Waren im Wert bis 150\u00a0€: Vom 01.07.2026 bis 30.06.2028 fallen je Tarifnummer 3\u00a0€ Zoll an (Verordnung (EU) 2026/382).',
    'flat-rate':
      'Für Geschenke bis 700\u00a0€ zwischen Privatpersonen gilt ein pauschaler Zollsatz von höchstens 2,5\u00a0% (Verordnung (EWG) 2658/87).',
    'low-value-free': 'Waren im Wert bis 150\u00a0€ waren bis zum 30.06.2026 zollfrei.',
    gift: 'Geschenke zwischen Privatpersonen sind bis 45\u00a0€ abgabenfrei (Verordnung (EG) 1186/2009).',
    'customs-union': 'Innerhalb der Zollunion fällt kein Zoll an, nur Steuer.',
  },
  withoutNumber: 'Ohne Tarifnummer',
  duty: (percent: string) => `Zoll ${percent}\u00a0%`,
  sources: {
    'customs-examples': 'Beispiele der Zollverwaltung',
    'taric-extract': 'Auszug aus TARIC',
    'own-list': 'eigene, ungeprüfte Liste',
  },
  besides: {
    agriculture: 'dazu Agrarteilbetrag oder Zoll nach Menge',
    excise: 'dazu Verbrauchsteuer',
  },
  vat: (percent: string) => `Einfuhrumsatzsteuer ${percent}\u00a0%`,
  reduced: 'ermäßigt',
  vatSource: 'Datenbank TEDB der Europäischen Kommission',
  carrierFee: (carrier: string, price: string) => `${carrier} legt die Abgaben aus: ${price} netto`,
  priceList: 'Preisliste',
  guess: 'eigene Annahme',
  handling: (country: string, price: string) => `Abfertigungsgebühr ${country}: ${price}`,
  leftOut:
    'Nicht berücksichtigt: Ursprungspräferenzen, Antidumpingzölle, Verbrauchsteuern, Zahlung der Steuer im Onlineshop (IOSS).',
  returned: 'Rückwaren können auf Antrag abgabenfrei sein.',
};
