// German texts of one package.

export const parcel = {
  list: {
    title: 'Pakete',
    noDescription: 'Noch keine Beschreibung',
    add: 'Paket hinzufügen',
    duplicate: (position: number) => `Paket ${position} duplizieren`,
    remove: (position: number) => `Paket ${position} entfernen`,
    added: (position: number, count: number) =>
      `Paket ${position} ist hinzugefügt. Es sind jetzt ${count} Pakete.`,
    removed: (position: number) => `Paket ${position} ist entfernt.`,
  },
  size: 'Maße und Gewicht',
  goods: 'Inhalt für den Zoll',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  weight: 'Gewicht',
  description: 'Warenbeschreibung',
  descriptionHint:
    'Was ist es, woraus, wofür? Bei mehreren Waren jede nennen. Zum Beispiel: Herren-T-Shirt aus Baumwolle, gestrickt',
  descriptionCount: (length: number) => `${length} von mindestens 20 Zeichen`,
  hsCode: 'Tarifnummer (HS-Code)',
  hsCodeHint: '6, 8 oder 10 Ziffern. Mit ihr geht es beim Zoll schneller.',
  hsCodeForm: '6, 8 oder 10 Ziffern.',
  /** Beside the label. An empty number never blocks this step (C-06). */
  hsCodeLater: 'zum Kauf nötig',
  hsCodeNeeded: 'Für dieses Ziel brauchen Sie die Tarifnummer spätestens beim Kauf.',
  value: 'Warenwert',
  valueHint: 'Was die Ware wert ist, ohne Versand',
  ambiguous: (value: string, thousands: string) => `Wird als ${value} gelesen. Meinten Sie ${thousands}?`,
  tooManyDecimals: 'Höchstens drei Stellen nach dem Komma',
  useInstead: (value: string) => `${value} übernehmen`,
};
