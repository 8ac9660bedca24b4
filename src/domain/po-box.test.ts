// PO boxes: recognised in the languages of our destination countries, and streets are not mistaken for them.
import { expect, test } from 'vitest';
import { isPoBox } from './po-box.ts';

test.each([
  'Postfach 10 20 30',
  'postfach',
  'PF 1234',
  'P.O. Box 12',
  'PO Box 7',
  'p. o. box 7',
  'POB 4711',
  'GPO Box 55',
  'Harbour House, PO BOX 9',
  'Private Bag X12',
  'Post Office Box 3',
  'Boîte postale 5',
  'BP 123',
  'B.P. 40',
  'Case postale 12',
  'Apartado de Correos 8',
  'Caixa Postal 99',
  'Casella Postale 4',
  'Postbus 1',
  'Postilokero 5',
  'Post box 3',
  'Locked Bag 7',
  'PO  Box 7',
  ' Box 3',
  'Boite postale 5',
  'BP12',
  'PF12',
  'Pf. 12',
  'Posta Kutusu 3',
  'Postafiók 4',
  'Postafiok 4',
  'Skr. poczt. 5',
  'Skr.poczt 5',
  'Postboks  22',
  'Box 310',
  'Skrytka pocztowa 2',
  'Bo\u0069\u0302te postale 5',
])('%j is a PO box', (line) => {
  expect(isPoBox(line)).toBe(true);
});

test.each([
  '',
  'Hafenstraße 7',
  'Postgasse 3',
  'Am Postfachweg 3',
  'Boxhagener Straße 12',
  'Jukebox 3',
  'Box Hill Road 5',
  'Depot Street 4',
  'Via Casella 5',
  'Rue de la Poste 2',
  'Bpost-Allee',
  'Calle Mayor 3, Apto. 4',
  'Pforzheimer Str. 1',
  'Top 12 Street',
  '(.*)+$[',
  'x'.repeat(5_000),
])('%j is not a PO box', (line) => {
  expect(isPoBox(line)).toBe(false);
});
