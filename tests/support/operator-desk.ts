// The operator commands run by Anna, and fixtures for them.
import { PDFDocument } from 'pdf-lib';
import type { Shipment } from '#domain/shipment.ts';
import { listAudit } from '#server/db/audit.ts';
import type { CarrierPort, Purchase } from '#server/gateways/carrier.ts';
import { runOperator } from '#server/operator/run-operator.ts';
import { anAddress, aShipment } from './factories.ts';
import { openPayment } from './booking.ts';
import { type House, openHouse, type Session } from './house.ts';

export const unsold = (change: Partial<Shipment> = {}): Shipment =>
  aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
    ...change,
  });

/** Runs a command as operator Anna; `words` is a list where a word has spaces, `files` are by name. */
export function operate(
  at: House,
  words: string | readonly string[],
  files: Readonly<Record<string, Uint8Array>> = {},
) {
  return runOperator(at.ctx, typeof words === 'string' ? words.split(' ') : words, {
    operator: 'anna',
    readFile: (path) => {
      const content = files[path];
      if (content) return Promise.resolve(content);
      return Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' }));
    },
  });
}

export async function json<T>(at: House, words: string): Promise<T> {
  const { out } = await operate(at, `${words} --json`);
  return JSON.parse(out) as T;
}

/** Sorted alphabetically: two rows may have the same millisecond. */
export const auditOf = async (at: House, subject: string): Promise<string[]> =>
  (await listAudit(at.ctx.db.orm, { subject, limit: 20 }))
    .map(({ actor, action, outcome }) => `${actor} ${action} ${outcome}`)
    .sort();

export async function aPdf(words: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([288, 432]).drawText(words);
  return await document.save();
}

const refused: Purchase = {
  outcome: 'refused',
  code: 'postage_failure',
  text: 'The printer is out of ink.',
};

/** A carrier that sells only while `sells.now`. */
export async function houseWithFlakyCarrier(listen = false) {
  const sells = { now: false, unknown: false };
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    buy: (...args) => (sells.now ? real.buy(...args) : Promise.resolve(refused)),
  });
  const moody = await openHouse({ wrap: { carrier }, listen });
  return { moody, sells };
}

export async function payByCard(at: House, session: Session): Promise<string> {
  const opened = await openPayment(session, 'computop');
  await at.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: '4000019966199434' });
  await at.sandbox.settled();
  await at.ctx.settled();
  return opened.intentId;
}
