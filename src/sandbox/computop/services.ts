// The server-to-server calls: capture, credit, reverse, inquire, RefNrChange.
import { sealed } from './answer.ts';
import { CODES, parameterCode } from './codes.ts';
import { textOf, type Fields } from './message.ts';
import {
  book,
  closeCredits,
  giveBack,
  openCredit,
  undoLast,
  type OpenCredit,
  type Payment,
  type Refusal,
} from './payment.ts';
import { macProblem, openRequest, plainRefusal } from './request.ts';
import { paymentByTransId, type Answer, type ComputopWorld } from './world.ts';

type Service = {
  find: (world: ComputopWorld, fields: Fields) => Payment | undefined;
  /** Null when done, an open credit when it will complete later. */
  run: (world: ComputopWorld, payment: Payment, fields: Fields) => Refusal | OpenCredit | null;
  /** Additional fields of the answer. */
  tell?: (world: ComputopWorld, payment: Payment) => Answer;
};

const byPayId: Service['find'] = (world, fields) => world.payments.get(textOf(fields, 'PayID').toLowerCase());
const byTransId: Service['find'] = (world, fields) => paymentByTransId(world, textOf(fields, 'TransID'));

/** Null when amount and currency are well-formed. */
function moneyProblem(payment: Payment, fields: Fields): Refusal | null {
  if (!/^\d{1,12}$/.test(textOf(fields, 'Amount')))
    return { code: parameterCode({ fault: 'format', parameter: 'Amount' }), description: 'AMOUNT WRONG' };
  return textOf(fields, 'Currency').toUpperCase() === payment.currency
    ? null
    : { code: CODES.currencyWrong, description: 'CURRENCY WRONG' };
}

const amountOf = (fields: Fields) => Number(textOf(fields, 'Amount'));

const capture: Service['run'] = (world, payment, fields) => {
  if (payment.isSimulated && world.settings.simulationDisabled)
    return { code: CODES.simulationDisabled, description: 'DISABLED' };
  return moneyProblem(payment, fields) ?? book(payment, amountOf(fields));
};

const credit: Service['run'] = ({ settings }, payment, fields) =>
  moneyProblem(payment, fields) ??
  (settings.creditsStayOpen ? openCredit(payment, amountOf(fields)) : giveBack(payment, amountOf(fields)));

const reverse: Service['run'] = ({ settings }, payment) =>
  settings.reversalsRefused
    ? { code: CODES.reversalRefused, description: 'REVERSAL REFUSED' }
    : undoLast(payment);

const changeRefNr: Service['run'] = (_world, payment, fields) => {
  payment.refNr = textOf(fields, 'RefNr');
  return null;
};

function figures(world: ComputopWorld, payment: Payment): Answer {
  const { amountFactor, silentZeros } = world.settings;
  const amounts = {
    AmountAuth: payment.amountAuth,
    AmountCap: payment.amountCap,
    AmountCred: payment.amountCred,
  };
  const shown = Object.entries(amounts).flatMap(([name, cents]) =>
    silentZeros && cents === 0 ? [] : [[name, String(Math.round(cents * amountFactor))] as const],
  );
  return {
    LastStatus: payment.openCredits.length > 0 ? 'PENDING' : payment.status,
    ...Object.fromEntries(shown),
    ...(shown.length > 0 && { Currency: payment.currency }),
    CodeExt: payment.code,
    ErrorText: payment.status === 'FAILED' ? payment.description : '',
    ...(payment.card && { CCBrand: payment.card.brand, MaskedPan: payment.card.maskedPan }),
  };
}

const inquiry = { run: () => null, tell: figures };

/** By script name in lower case: the platform ignores the case of paths. */
const SERVICES: Readonly<Record<string, Service>> = {
  'capture.aspx': { find: byPayId, run: capture },
  'credit.aspx': { find: byPayId, run: credit },
  'reverse.aspx': { find: byPayId, run: reverse },
  'inquire.aspx': { find: (world, fields) => byPayId(world, fields) ?? byTransId(world, fields), ...inquiry },
  'inquire24.aspx': { find: byTransId, ...inquiry },
  'refnrchange.aspx': { find: byPayId, run: changeRefNr },
};

type Served = { answer: Answer; credit: OpenCredit | null };

const isOpenCredit = (ran: Refusal | OpenCredit | null): ran is OpenCredit => ran !== null && 'isOpen' in ran;

const OPEN = { Status: 'PENDING', Description: 'PENDING', Code: CODES.pending };
const DONE = { Status: 'OK', Description: 'OK', Code: CODES.ok };

/** Echoes the request, with the outcome. */
function answerOf(world: ComputopWorld, fields: Fields, refusal: Refusal | null): Answer {
  return {
    PayID: textOf(fields, 'PayID'),
    XID: world.ids.token(),
    TransID: textOf(fields, 'TransID'),
    RefNr: textOf(fields, 'RefNr'),
    ...(refusal ? { Status: 'FAILED', Description: refusal.description, Code: refusal.code } : DONE),
    Amount: textOf(fields, 'Amount'),
  };
}

function serve(world: ComputopWorld, service: Service, fields: Fields): Served {
  const payment = service.find(world, fields);
  if (!payment) {
    const unknown = { code: CODES.paymentUnknown, description: 'PAYMENT UNKNOWN' };
    return { answer: answerOf(world, fields, unknown), credit: null };
  }
  if (!world.settings.creditsStayOpen) closeCredits(payment);
  const ran = service.run(world, payment, fields);
  const credit = isOpenCredit(ran) ? ran : null;
  const refusal = isOpenCredit(ran) ? null : ran;
  const base = answerOf(world, fields, refusal);
  const answer = {
    ...base,
    ...(credit && OPEN),
    PayID: payment.payId,
    TransID: base['TransID'] || payment.transId,
    RefNr: base['RefNr'] || payment.refNr,
    Type: 'SSL',
    ...(!refusal && service.tell?.(world, payment)),
  };
  return { answer, credit };
}

/** Repeats the first answer to a ReqId for ever; while that is still PENDING the request is processed again. */
function serveOnce(world: ComputopWorld, script: string, service: Service, fields: Fields): Answer {
  const reqId = textOf(fields, 'ReqId');
  if (reqId === '') return serve(world, service, fields).answer;
  const earlier = world.remembered.get(reqId);
  if (earlier && earlier.script !== script)
    return answerOf(world, fields, { code: CODES.reqIdUsed, description: 'REQID ALREADY USED' });
  const payment = service.find(world, fields);
  if (payment && !world.settings.creditsStayOpen) closeCredits(payment);
  if (earlier && !earlier.credit?.isOpen) return { ...earlier.answer, ...(earlier.credit && DONE) };
  const served = serve(world, service, fields);
  world.remembered.put(reqId, { script, ...served });
  return served.answer;
}

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

/** The body of the answer: `Len=…&Data=…`, or plain text when the request could not be read. */
export function answerService(world: ComputopWorld, script: string, outer: Fields): string | null {
  const service = SERVICES[script];
  if (!service) return null;
  const opened = openRequest(world, outer);
  if (!opened.ok) return plainRefusal(outer, opened);
  const { fields } = opened;
  const macCode = macProblem(fields);
  const answer = macCode
    ? answerOf(world, fields, { code: macCode, description: 'MAC WRONG' })
    : serveOnce(world, script, service, fields);
  return form(sealed(world, answer));
}
