// Reads the body that creates an order, with PayPal's refusals.
import { asFields, asList, asText, type Fields } from '../easypost/input.ts';
import { createFlaws, readObject, readText, type Flaws } from './body-reader.ts';
import { readUnit, type ReadUnit } from './unit-reader.ts';
import type { Experience, Intent, UnitRecord } from './world.ts';

const ENUMS = {
  landing_page: ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING'],
  shipping_preference: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'],
  user_action: ['CONTINUE', 'PAY_NOW'],
  payment_method_preference: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'],
};
const INTENTS: readonly Intent[] = ['CAPTURE', 'AUTHORIZE'];
const MAX_UNITS = 10;

function readUrl(flaws: Flaws, field: string, value: unknown): string | null {
  const url = readText(flaws, field, { value, rule: { max: 4_000 } });
  if (url === undefined) return null;
  if (URL.canParse(url) && /^https?:/.test(url)) return url;
  flaws.add('INVALID_PARAMETER_SYNTAX', field, url);
  return null;
}

/** `experience_context`, or the older `application_context`: the same fields. */
export function readExperience(flaws: Flaws, field: string, value: unknown): Experience {
  const given = readObject(flaws, field, value) ?? {};
  for (const [name, oneOf] of Object.entries(ENUMS)) {
    readText(flaws, `${field}/${name}`, { value: given[name], rule: { max: 40, oneOf } });
  }
  const text = (name: string, max: number) =>
    readText(flaws, `${field}/${name}`, { value: given[name], rule: { max } }) ?? null;
  return {
    brand: text('brand_name', 127),
    locale: text('locale', 10),
    userAction: text('user_action', 40),
    returnUrl: readUrl(flaws, `${field}/return_url`, given['return_url']),
    cancelUrl: readUrl(flaws, `${field}/cancel_url`, given['cancel_url']),
  };
}

/** The PayPal wallet is the only source in this sandbox. Undefined without any source. */
export function readSource(flaws: Flaws, value: unknown): Fields | undefined {
  const source = readObject(flaws, '/payment_source', value);
  if (!source) return undefined;
  for (const name of Object.keys(source)) {
    if (name !== 'paypal') flaws.add('NOT_SUPPORTED', `/payment_source/${name}`);
  }
  return readObject(flaws, '/payment_source/paypal', source['paypal']) ?? {};
}

function readReferences(flaws: Flaws, units: readonly ReadUnit[]): void {
  const names = units.map(({ referenceId }) => referenceId ?? 'default');
  units.forEach(({ referenceId, total }, i) => {
    if (units.length > 1 && referenceId === null) {
      flaws.add('REFERENCE_ID_REQUIRED', `/purchase_units/${i}/reference_id`);
    } else if (names.indexOf(names[i] ?? '') !== i) {
      flaws.add('DUPLICATE_REFERENCE_ID', `/purchase_units/${i}/reference_id`, names[i]);
    }
    if (total.currency !== units[0]?.total.currency) {
      flaws.add('MULTI_CURRENCY_ORDER', `/purchase_units/${i}/amount/currency_code`, total.currency);
    }
  });
}

function readUnits(flaws: Flaws, value: unknown): ReadUnit[] {
  if (value === undefined) flaws.add('MISSING_REQUIRED_PARAMETER', '/purchase_units');
  else if (!Array.isArray(value)) flaws.add('INVALID_PARAMETER_SYNTAX', '/purchase_units');
  else if (value.length === 0) flaws.add('INVALID_ARRAY_MIN_ITEMS', '/purchase_units');
  else if (value.length > MAX_UNITS) flaws.add('INVALID_ARRAY_MAX_ITEMS', '/purchase_units');
  const units = asList(value).flatMap((unit, i) => readUnit(flaws, `/purchase_units/${i}`, unit) ?? []);
  readReferences(flaws, units);
  return units;
}

const asRecord = ({ given, referenceId, total }: ReadUnit): UnitRecord => ({
  given: { reference_id: referenceId ?? 'default', ...given },
  referenceId: referenceId ?? 'default',
  ...total,
  authorizations: [],
  captures: [],
  trackers: [],
});

/** Intent and purchase units: as created, and again after every patch. */
export function readCore(flaws: Flaws, body: Fields): { intent: Intent; units: UnitRecord[] } {
  const intent = readText(flaws, '/intent', {
    value: body['intent'],
    rule: { max: 20, required: true, oneOf: INTENTS },
  });
  const units = readUnits(flaws, body['purchase_units']);
  if (intent === 'AUTHORIZE' && units.length > 1) flaws.add('UNSUPPORTED_INTENT', '/intent', intent);
  flaws.settle();
  return { intent: intent as Intent, units: units.map((unit) => asRecord(unit)) };
}

export function readOrder(given: unknown, requestId: string | null) {
  const flaws = createFlaws();
  const body = asFields(given) ?? {};
  const source = readSource(flaws, body['payment_source']);
  if (source && requestId === null) flaws.add('PAYPAL_REQUEST_ID_REQUIRED', '/PayPal-Request-Id');
  const experience = source?.['experience_context']
    ? readExperience(flaws, '/payment_source/paypal/experience_context', source['experience_context'])
    : readExperience(flaws, '/application_context', body['application_context']);
  return { ...readCore(flaws, body), experience, hasSource: source !== undefined };
}

export const textOf = (unit: UnitRecord, name: string): string | null => asText(unit.given[name]);
