// EasyPost's codes of carriers and services, and the names that our rules and our customers read.
import { type Carrier, carriers } from '#domain/carrier.ts';

const wireCarriers: Record<Carrier, string> = {
  'DHL Express': 'DHLExpress',
  FedEx: 'FedEx',
  UPS: 'UPS',
  DPD: 'DPD',
  'DHL Paket': 'DhlPaket',
  USPS: 'USPS',
};

const byWireCarrier = new Map(carriers.map((carrier) => [wireCarriers[carrier].toLowerCase(), carrier]));

/** Null: a carrier we do not sell. EasyPost's codes vary in case. */
export const carrierFromWire = (code: string): Carrier | null =>
  byWireCarrier.get(code.toLowerCase()) ?? null;

/** Undefined: EasyPost detects the carrier from the code. */
export function wireCarrierOf(carrier: string): string | undefined {
  const known = carriers.find((one) => one === carrier);
  return known && wireCarriers[known];
}

/** The rules in lithium.ts and carrier.ts match on these names. `NonDoc` is removed before the lookup. */
const serviceNames: Record<Carrier, Record<string, string>> = {
  'DHL Express': {
    ExpressWorldwideECX: 'Express Worldwide EU',
    ExpressWorldwideB2C: 'Express Worldwide B2C',
    DomesticExpress: 'Express Domestic',
    EuroPack: 'Europack',
  },
  FedEx: {
    FEDEX_INTERNATIONAL_CONNECT_PLUS: 'International Connect Plus',
    FEDEX_2_DAY: '2 Day',
    FEDEX_GROUND: 'Ground',
    FEDEX_EXPRESS_SAVER: 'Express Saver',
  },
  UPS: { UPSStandard: 'Standard', UPSSaver: 'Express Saver' },
  DPD: { DPDCLASSIC: 'Classic', DPDEXPRESS: 'Express' },
  'DHL Paket': { PaketInternational: 'Paket International', EuroPaket: 'EuroPaket' },
  USPS: {
    Priority: 'Priority Mail',
    Express: 'Priority Mail Express',
    First: 'First-Class Package',
    PriorityMailInternational: 'Priority Mail International',
    ExpressMailInternational: 'Priority Mail Express International',
    FirstClassPackageInternationalService: 'First-Class Package International',
  },
};

/** Names are cached: a quote has sixty of them. Bounded, because the codes come from outside. */
const made = new Map<string, string>();
const MOST_NAMES = 1_000;

/** "Express1200NonDoc" → "Express 12:00", "INTERNATIONAL_PRIORITY" → "International Priority". */
export function serviceName(carrier: Carrier, code: string): string {
  const key = `${carrier}/${code}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const bare = code.replace(/NonDoc$/i, '');
  const name = serviceNames[carrier][bare] ?? prettified(carrier, bare);
  if (made.size < MOST_NAMES) made.set(key, name);
  return name;
}

function prettified(carrier: Carrier, code: string): string {
  const prefix = carrier.replace(/\W.*/, '');
  const words = code
    .replace(new RegExp(`^${prefix}[_ ]?(?=.)`, 'i'), '')
    .replace(/_/g, ' ')
    .replace(/(\p{Ll})(\p{Lu}|\d)/gu, '$1 $2')
    .replace(/(\d)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/\b(\d{1,2})(00|15|30|45)\b/g, '$1:$2')
    .split(/\s+/)
    .filter(Boolean);
  return words.map(capitalised).join(' ') || code;
}

/** "PRIORITY" → "Priority"; "am", "B2C" and short upper-case words are kept. */
const capitalised = (word: string): string =>
  /^\p{Lu}{4,}$/u.test(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word.charAt(0).toUpperCase() + word.slice(1);
