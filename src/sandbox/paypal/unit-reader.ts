// Reads a purchase unit: lengths, amounts, and consistency of total, breakdown and items.
import { asFields, asList, asText, type Fields } from '../easypost/input.ts';
import { readAmount, readObject, readText, type Amount, type Flaws } from './body-reader.ts';

export type ReadUnit = { given: Fields; referenceId: string | null; total: Amount };

const TEXTS = [
  ['reference_id', 256],
  ['description', 127],
  ['custom_id', 127],
  ['invoice_id', 127],
  ['soft_descriptor', 22],
] as const;

const PLUS = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'];
const MINUS = ['shipping_discount', 'discount'];
const CATEGORIES = ['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION'];

type Item = { amount: Amount; tax: Amount | undefined; quantity: number };

function readItem(flaws: Flaws, field: string, value: unknown): Item | undefined {
  const given = readObject(flaws, field, value);
  if (!given) return undefined;
  readText(flaws, `${field}/name`, { value: given['name'], rule: { max: 127, required: true } });
  readText(flaws, `${field}/category`, { value: given['category'], rule: { max: 20, oneOf: CATEGORIES } });
  const quantity = readText(flaws, `${field}/quantity`, {
    value: given['quantity'],
    rule: { max: 10, required: true, pattern: /^[1-9][0-9]*$/ },
  });
  const amount = readAmount(flaws, `${field}/unit_amount`, {
    value: given['unit_amount'],
    lowest: 0,
    required: true,
  });
  const tax = readAmount(flaws, `${field}/tax`, { value: given['tax'], lowest: 0 });
  return amount && quantity ? { amount, tax, quantity: Number(quantity) } : undefined;
}

const sumOf = (items: readonly Item[], part: (item: Item) => number) =>
  items.reduce((sum, item) => sum + part(item) * item.quantity, 0);

/** All amounts of one unit must have the same currency. */
function checkCurrencies(flaws: Flaws, field: string, amounts: readonly (Amount | undefined)[]): void {
  const currencies = new Set(amounts.flatMap((amount) => (amount ? [amount.currency] : [])));
  if (currencies.size > 1) flaws.add('MULTI_CURRENCY_ORDER', field);
}

function checkItems(
  flaws: Flaws,
  field: string,
  { items, parts }: { items: readonly Item[]; parts: Map<string, Amount | undefined> },
): void {
  if (items.length === 0) return;
  const [itemTotal, taxTotal] = [parts.get('item_total'), parts.get('tax_total')];
  const at = `${field}/amount/breakdown`;
  if (!itemTotal) flaws.add('ITEM_TOTAL_REQUIRED', `${at}/item_total`);
  else if (itemTotal.units !== sumOf(items, ({ amount }) => amount.units)) {
    flaws.add('ITEM_TOTAL_MISMATCH', `${at}/item_total/value`);
  }
  const taxes = sumOf(items, ({ tax }) => tax?.units ?? 0);
  if (!taxTotal && items.some(({ tax }) => tax)) flaws.add('TAX_TOTAL_REQUIRED', `${at}/tax_total`);
  else if (taxTotal && items.some(({ tax }) => tax) && taxTotal.units !== taxes) {
    flaws.add('TAX_TOTAL_MISMATCH', `${at}/tax_total/value`);
  }
}

function checkMoney(flaws: Flaws, field: string, given: Fields): Amount | undefined {
  const total = readAmount(flaws, `${field}/amount`, { value: given['amount'], lowest: 1, required: true });
  const breakdown = readObject(flaws, `${field}/amount/breakdown`, asFields(given['amount'])?.['breakdown']);
  const parts = new Map(
    [...PLUS, ...MINUS].map((name) => [
      name,
      readAmount(flaws, `${field}/amount/breakdown/${name}`, { value: breakdown?.[name], lowest: 0 }),
    ]),
  );
  const items = asList(given['items']).flatMap(
    (item, i) => readItem(flaws, `${field}/items/${i}`, item) ?? [],
  );
  checkCurrencies(flaws, `${field}/amount/currency_code`, [
    total,
    ...parts.values(),
    ...items.flatMap(({ amount, tax }) => [amount, tax]),
  ]);
  checkItems(flaws, field, { items, parts });
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => all + (parts.get(name)?.units ?? 0), 0);
  if (total && breakdown && total.units !== sum(PLUS) - sum(MINUS)) {
    flaws.add('AMOUNT_MISMATCH', `${field}/amount/value`);
  }
  return total;
}

/** Magic payees: `invalid…@` and `restricted…@`. */
function checkPayee(flaws: Flaws, field: string, given: Fields): void {
  const email = asText(asFields(given['payee'])?.['email_address']) ?? '';
  if (email.startsWith('invalid')) flaws.add('PAYEE_ACCOUNT_INVALID', `${field}/payee/email_address`, email);
  if (email.startsWith('restricted')) {
    flaws.add('PAYEE_ACCOUNT_RESTRICTED', `${field}/payee/email_address`, email);
  }
}

export function readUnit(flaws: Flaws, field: string, value: unknown): ReadUnit | undefined {
  const given = readObject(flaws, field, value);
  if (!given) return undefined;
  for (const [name, max] of TEXTS) {
    readText(flaws, `${field}/${name}`, { value: given[name], rule: { max } });
  }
  checkPayee(flaws, field, given);
  const total = checkMoney(flaws, field, given);
  return total && { given, referenceId: asText(given['reference_id']), total };
}
