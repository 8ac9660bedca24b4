// A buyer on the payment page: the merchant's request, and the buyer's progress.
import { CODES, parameterCode, type ParameterFault } from './codes.ts';
import type { CardOutcome, CardTraces } from './cards.ts';
import { textOf, type Fields } from './message.ts';
import type { Payment } from './payment.ts';
import { macProblem, openRequest } from './request.ts';
import { paidPayment, type ComputopWorld } from './world.ts';

export type Language = 'de' | 'en';
/** `hours`: captured that many hours after the authorization. */
export type Capture = { kind: 'auto' } | { kind: 'manual' } | { kind: 'hours'; hours: number };

/** What the browser returns with. */
export type Return = {
  url: string;
  method: 'POST' | 'GET';
  form: Record<string, string>;
  status: string;
  code: string;
  payId: string;
  transId: string;
};

export type Visit = {
  id: string;
  language: Language;
  transId: string;
  refNr: string;
  amount: number;
  currency: string;
  orderDesc: string;
  capture: Capture;
  urls: { success: string; failure: string; notify: string; back: string };
  userData: string;
  custom: string;
  /** CustomField1 … 9, sent and returned unencrypted. */
  customFields: Record<string, string>;
  /** Checked when the buyer pays, not before. */
  macProblem: string | null;
  /** The same for every attempt of this visit. */
  payId: string;
  challenged: { payment: Payment; card: CardTraces; outcome: CardOutcome } | null;
  done: Promise<Return> | null;
};

type OpenedVisit = { ok: true; visit: Visit } | { ok: false; code: string; description: string };

const LIMITS = [
  ['TransID', 64],
  ['RefNr', 30],
  ['OrderDesc', 768],
  ['ReqId', 32],
  ['URLSuccess', 256],
  ['URLFailure', 256],
  ['URLNotify', 256],
  ['URLBack', 256],
  ['URLCancel', 256],
] as const;

const NEEDED = ['TransID', 'Amount', 'Currency', 'URLSuccess', 'URLFailure'] as const;

function readCapture(text: string): Capture | null {
  if (text === '' || /^auto$/i.test(text)) return { kind: 'auto' };
  if (/^manual$/i.test(text)) return { kind: 'manual' };
  const hours = Number(text);
  return /^\d{1,3}$/.test(text) && hours > 0 && hours <= 696 ? { kind: 'hours', hours } : null;
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function firstFault(fields: Fields): ParameterFault | null {
  const absent = NEEDED.find((name) => textOf(fields, name) === '');
  if (absent) return { fault: 'missing', parameter: absent };
  const long = LIMITS.find(([name, limit]) => textOf(fields, name).length > limit);
  if (long) return { fault: 'tooLong', parameter: long[0] };
  if (!/^[1-9]\d{0,11}$/.test(textOf(fields, 'Amount'))) return { fault: 'format', parameter: 'Amount' };
  if (!/^[A-Z]{3}$/i.test(textOf(fields, 'Currency'))) return { fault: 'format', parameter: 'Currency' };
  if (!readCapture(textOf(fields, 'Capture'))) return { fault: 'invalid', parameter: 'Capture' };
  const urls = ['URLSuccess', 'URLFailure', 'URLNotify', 'URLBack', 'URLCancel'];
  const bad = urls.find((name) => textOf(fields, name) !== '' && !isWebAddress(textOf(fields, name)));
  return bad ? { fault: 'format', parameter: bad } : null;
}

function readLanguage(outer: Fields, inner: Fields, accepted: string): Language {
  const asked = textOf(outer, 'Language') || textOf(inner, 'Language') || accepted;
  return /^de/i.test(asked.trim()) ? 'de' : 'en';
}

const customFieldsOf = (outer: Fields) =>
  Object.fromEntries(
    Array.from({ length: 9 }, (_, i): [string, string] => [
      `CustomField${i + 1}`,
      textOf(outer, `CustomField${i + 1}`),
    ]).filter(([, value]) => value !== ''),
  );

/** Where the buyer returns without paying: given inside or outside of Data. */
function wayBack(outer: Fields, inner: Fields): string {
  const candidates = [
    textOf(inner, 'URLBack'),
    textOf(inner, 'URLCancel'),
    textOf(outer, 'URLBack'),
    textOf(outer, 'URLCancel'),
  ];
  return candidates.find(isWebAddress) ?? '';
}

/** `accepted` is the browser's Accept-Language. Does not check the MAC, which is checked when the buyer pays. */
export function openVisit(world: ComputopWorld, outer: Fields, accepted: string): OpenedVisit {
  const opened = openRequest(world, outer);
  if (!opened.ok) return opened;
  const { fields } = opened;
  const fault = firstFault(fields);
  if (fault)
    return {
      ok: false,
      code: parameterCode(fault),
      description: `${fault.parameter.toUpperCase()} ${fault.fault}`,
    };
  const transId = textOf(fields, 'TransID');
  if (paidPayment(world, transId))
    return { ok: false, code: CODES.transIdUsed, description: 'TRANSID ALREADY PAID' };
  const visit: Visit = {
    id: world.ids.token(),
    language: readLanguage(outer, fields, accepted),
    transId,
    refNr: textOf(fields, 'RefNr'),
    amount: Number(textOf(fields, 'Amount')),
    currency: textOf(fields, 'Currency').toUpperCase(),
    orderDesc: textOf(fields, 'OrderDesc'),
    capture: readCapture(textOf(fields, 'Capture')) ?? { kind: 'auto' },
    urls: {
      success: textOf(fields, 'URLSuccess'),
      failure: textOf(fields, 'URLFailure'),
      notify: textOf(fields, 'URLNotify'),
      back: wayBack(outer, fields),
    },
    userData: textOf(fields, 'UserData'),
    custom: textOf(fields, 'Custom'),
    customFields: customFieldsOf(outer),
    macProblem: macProblem(fields),
    payId: world.ids.token(),
    challenged: null,
    done: null,
  };
  world.lastVisitOf.put(transId, visit);
  return { ok: true, visit: world.visits.put(visit.id, visit) };
}
