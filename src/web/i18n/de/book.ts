// German texts that are rarely needed: of the address book, and about a half-typed shipment.
export const book = {
  open: 'Aus Adressbuch',
  save: 'Im Adressbuch speichern',
  saved: 'Im Adressbuch gespeichert',
  saveFailed: 'Die Adresse konnte nicht gespeichert werden',
  incomplete: 'Bitte füllen Sie die Adresse zuerst vollständig aus',
  title: { sender: 'Absender aus dem Adressbuch', recipient: 'Empfänger aus dem Adressbuch' },
  search: 'Suche',
  searchHint: 'Name, Firma, Straße, Stadt, PLZ',
  results: 'Adressen',
  own: 'Ihre Anschrift',
  loading: 'Adressbuch wird geladen …',
  failed: 'Das Adressbuch konnte nicht geladen werden.',
  count: (count: number) => (count === 1 ? '1 Adresse' : `${count} Adressen`),
  none: 'Keine Adresse passt zu dieser Suche.',
  empty: 'Ihr Adressbuch ist noch leer. Füllen Sie die Felder aus und wählen Sie „Im Adressbuch speichern“.',
  filled: (name: string) => `${name} übernommen`,
  manage: 'Adressbuch verwalten',
};

export { draft } from './draft.ts';
