// The German texts that an address form shows unasked; loaded after the page.
import type { SpecialArea } from '#domain/special-area.ts';

const outside = (area: string): string =>
  `${area} außerhalb des EU-Zollgebiets: Sendungen aus der EU brauchen Zollpapiere.`;
const outsideVat = (area: string): string =>
  `${area} zum EU-Zollgebiet, aber nicht zum Umsatzsteuergebiet: Sendungen aus der EU brauchen Zollpapiere.`;

const areas: Record<SpecialArea, string> = {
  heligoland: outside('Helgoland liegt'),
  busingen: outside('Büsingen liegt'),
  livigno: outside('Livigno liegt'),
  campione: outsideVat('Campione d’Italia gehört'),
  sanMarino: outside('San Marino liegt'),
  vatican: outside('Die Vatikanstadt liegt'),
  canaries: outsideVat('Die Kanarischen Inseln gehören'),
  ceutaMelilla: outside('Ceuta und Melilla liegen'),
  frenchDepartments: outsideVat('Die französischen Überseedepartements und Saint-Martin gehören'),
  frenchTerritories: outside('Die französischen Überseegebiete liegen'),
  aland: outsideVat('Åland gehört'),
  athos: outsideVat('Der Berg Athos gehört'),
  northernCyprus: outside('Der Norden Zyperns liegt'),
  svalbard:
    'Spitzbergen und Jan Mayen liegen außerhalb des norwegischen Zollgebiets: Auch Sendungen aus Norwegen brauchen Zollpapiere.',
  greenland: outside('Grönland liegt'),
  faroes: outside('Die Färöer liegen'),
  northernIreland: 'Nordirland zählt für Waren zur EU: Sendungen aus der EU brauchen keine Zollpapiere.',
  channelIslands:
    'Die Kanalinseln haben einen eigenen Zoll: Auch Sendungen aus dem Vereinigten Königreich brauchen Zollpapiere.',
  usIslands:
    'Diese Insel liegt außerhalb des Zollgebiets der USA: Auch Sendungen aus den USA brauchen Zollpapiere.',
  elsewhere:
    'Diese Postleitzahl liegt in einem anderen Teil des Landes: Preis und Zoll richten sich nach ihr.',
};

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} und ${words.at(-1) ?? ''}` : (words[0] ?? '');

export const hints = {
  zip: (example: string) =>
    `Postleitzahlen sehen in diesem Land so aus: ${example.replaceAll(' ', '\u00a0')}`,
  towns: (zip: string, towns: readonly string[]) =>
    `Zu ${zip} ${towns.length > 1 ? 'gehören' : 'gehört'} ${listed(towns)}.`,
  manyTowns: (zip: string, count: number, town: string) =>
    `Zu ${zip} gehören ${count} Orte, „${town}“ ist keiner davon.`,
  take: (town: string) => `${town} übernehmen`,
  poBox: 'Express-Carrier liefern nicht an Postfächer. Bitte geben Sie eine Straße an.',
  tooLong: 'Auf dem Label ist hier Platz für 35 Zeichen. Bitte kürzen Sie die Angabe.',
  streetTooLong:
    'Labels von UPS, FedEx und DPD haben für die Straße zwei Zeilen zu je 35 Zeichen. Bitte kürzen Sie die Angabe, sonst fehlen diese Carrier bei den Tarifen.',
  cityTooLong:
    'UPS druckt von der Stadt höchstens 30 Zeichen, FedEx und DPD 35. Bitte kürzen Sie die Angabe, sonst fehlen diese Carrier bei den Tarifen.',
  notLatin: 'Label und Zollpapiere brauchen lateinische Buchstaben.',
  credit: 'Ortsdaten: GeoNames, CC BY 4.0',
  vatIdExample: (example: string) => `Zum Beispiel ${example}`,
  vatId: 'Diese USt-IdNr. passt nicht zum Land. Bitte prüfen Sie die Nummer.',
  customsId: (name: string) =>
    name ? `${name} des Empfängers` : 'Ausweis- oder Steuernummer des Empfängers',
  customsIdHint:
    'Der Zoll in diesem Land hält Pakete ohne diese Nummer an, auch private. Ersatzweise geht meist die Passnummer. Die Angabe geht an den Carrier und steht auf den Zollpapieren.',
  phone: (number: string) => `Der Carrier bekommt ${number}`,
  phoneOdd:
    'Ist die Nummer vollständig? Mit Landesvorwahl ist sie eindeutig, in Hamburg zum Beispiel +49 40 123456',
  areas,
};
