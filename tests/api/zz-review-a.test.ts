import { test } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { balances } from '#server/db/ledger.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { arrange, askRates, atPayPal, book, hubRate, intentOf, later, openIntent, openPayment, purchasesAt, rateOf, resume, returnFromPayPal, storedIntent, toNewYork } from '../support/booking.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { expectTrueBooks, giveBack, HOUR_MS, parcelsOf, pass, requestsAt, statesOf } from '../support/refunding.ts';
import { sql } from 'drizzle-orm';
const M = 60_000;
const GOOD = '4000019966199434';
const say = (...x: unknown[]) => console.log('ZZ', ...x.map((y) => (typeof y === 'string' ? y : JSON.stringify(y))));
const brief = (i: any) => ({ status: i.status, payment: i.payment, attention: i.attention, err: i.errorCode, fate: i.labelFate, att: i.attempts, next: i.nextAttemptAt, labels: i.labels?.length });

test('T1 late card after the vigil', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  for (let k = 0; k < 6; k += 1) await later(house, 36 * M);
  say('T1 before', brief(await storedIntent(house, opened.intentId)));
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  for (let k = 0; k < 3; k += 1) { await house.sandbox.settled(); await house.ctx.settled(); }
  for (let k = 0; k < 6; k += 1) await later(house, 36 * M);
  say('T1 after', brief(await storedIntent(house, opened.intentId)), (house.sandbox.state() as any).computop.ledger, (house.sandbox.state() as any).computop.notifies?.map((n: any) => n.status), back.url.slice(0, 60));
});

const partial = () => { throw new UpstreamError({ upstream: 'easypost', kind: 'unavailable', code: 'partial', outcome: 'unknown' }, 'Some parcels have a label'); };

test('T2 partial purchase, PayPal', async () => {
  const wrap = { carrier: (real: CarrierPort): CarrierPort => ({ ...real,
    buy: async () => ({ outcome: 'unknown', code: 'partial', text: 't', labels: [{ packageIndex: 0, trackingCode: 'TC1', labelUrl: 'https://x.example/1', upstreamShipmentId: 'shp_1', costCents: 900 }] }),
    findPurchase: async () => partial(),
  }) };
  await using house = await openHouse({ wrap });
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal', { shipment: parcelsOf(2) });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  for (let k = 0; k < 14; k += 1) await later(house, 6 * M);
  say('T2', brief(await storedIntent(house, opened.intentId)), [...(await balances(house.ctx.db.orm))]);
});

test('T3 hub second leg partial', async () => {
  let buys = 0;
  let second: any = null;
  const wrap = { carrier: (real: CarrierPort): CarrierPort => ({ ...real,
    buy: async (ref, o) => { buys += 1; const p = await real.buy(ref, o); if (buys === 1) return p; second = p; return { outcome: 'unknown', code: 'partial', text: 't', labels: (p as any).labels.slice(0, 1) }; },
    findPurchase: async () => partial(),
  }) };
  await using house = await openHouse({ wrap });
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal', { shipment: aShipment({ toAddress: toNewYork, packages: [aParcel(), aParcel()] }), rate: hubRate });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  for (let k = 0; k < 26; k += 1) await later(house, 6 * M);
  say('T3', brief(await storedIntent(house, opened.intentId)), [...(await balances(house.ctx.db.orm))], second?.labels?.map((l: any) => l.costCents), (house.sandbox.state() as any).ledger.EUR);
});

test('T4 pings burn the patience', async () => {
  const wrap = { carrier: (real: CarrierPort): CarrierPort => ({ ...real,
    buy: async () => ({ outcome: 'unknown', code: 'timeout', text: 't', labels: [] }),
    findPurchase: async () => null,
  }) };
  await using house = await openHouse({ wrap });
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await atPayPal(house, opened.paypalOrder.id);
  const t0 = Date.now();
  for (let k = 0; k < 12; k += 1) { await returnFromPayPal(house.visitor(), opened.paypalOrder.id); await house.ctx.settled(); }
  say('T4', Date.now() - t0, 'ms', brief(await storedIntent(house, opened.intentId)));
});

test('T5 rate bought again while its labels are being voided', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session, parcelsOf(2)), 'UPS');
  const open = async () => (await openIntent(session, 'paypal', { rateId: rate.id, amount: rate.rate }));
  const a = (await open()).json<any>();
  await arrange(house, 'paypal/refusals', { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 });
  await atPayPal(house, a.paypalOrder.id);
  await returnFromPayPal(session, a.paypalOrder.id);
  await house.ctx.settled();
  say('T5 A', brief(await storedIntent(house, a.intentId)), 'voids asked', requestsAt(house).length);
  const r = await open();
  say('T5 B open', r.statusCode, r.body.slice(0, 150));
  if (r.statusCode !== 200) return;
  const b = r.json<any>();
  await atPayPal(house, b.paypalOrder.id);
  await returnFromPayPal(session, b.paypalOrder.id);
  await house.ctx.settled();
  const sa = await storedIntent(house, a.intentId); const sb = await storedIntent(house, b.intentId);
  say('T5 B', brief(sb), 'same labels', JSON.stringify(sa.labels?.map((l) => l.trackingCode)) === JSON.stringify(sb.labels?.map((l) => l.trackingCode)), 'purchases', purchasesAt(house).length, (house.sandbox.state() as any).paypal.ledger);
});

test('T5b single parcel again', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const open = async () => (await openIntent(session, 'paypal', { rateId: rate.id, amount: rate.rate }));
  const a = (await open()).json<any>();
  await arrange(house, 'paypal/refusals', { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 });
  await atPayPal(house, a.paypalOrder.id);
  await returnFromPayPal(session, a.paypalOrder.id);
  await house.ctx.settled();
  const r = await open();
  say('T5b', brief(await storedIntent(house, a.intentId)), r.statusCode, r.body.slice(0, 200));
});

test('T8 two credits at once, one lost', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop', { shipment: parcelsOf(2) });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await house.sandbox.settled(); await house.ctx.settled(); await resume(house);
  const intent = await intentOf(session, opened.intentId);
  await giveBack(session, { shipmentId: intent.orderId ?? '' });
  await house.ctx.settled();
  house.sandbox.faults.add({ match: { method: 'POST', path: /credit\.aspx/ }, mode: 'cut-before', times: 1 });
  await pass(house, HOUR_MS);
  say('T8', await statesOf(house, intent.orderId ?? ''), (house.sandbox.state() as any).computop.ledger, [...(await balances(house.ctx.db.orm))].filter(([a]) => a.includes('cash')));
  for (let k = 0; k < 3; k += 1) await pass(house, HOUR_MS);
  say('T8 later', await statesOf(house, intent.orderId ?? ''), (house.sandbox.state() as any).computop.ledger, [...(await balances(house.ctx.db.orm))].filter(([a]) => a.includes('cash')));
});

test('T9 slow requote: the claim is born dead', async () => {
  let buys = 0;
  const log: string[] = [];
  let h: any = null;
  const wrap = { carrier: (real: CarrierPort): CarrierPort => ({ ...real,
    requote: async (ref) => { const q = await real.requote(ref); h.advanceClock(7_000); return q; },
    buy: async (ref, o) => { buys += 1; log.push(`buy ${buys}`); if (buys === 1) { await resumeCheckouts(h.ctx); await new Promise((r) => setTimeout(r, 800)); } return real.buy(ref, o); },
  }) };
  await using house = await openHouse({ wrap });
  h = house;
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const o = (await book(session, { rateId: rate.id, amount: rate.rate })).json<any>();
  await house.ctx.settled();
  say('T9', log, brief(await storedIntent(house, o.intentId)));
});

test('T6 old label without costCents', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const o = (await book(session, { rateId: rate.id, amount: rate.rate })).json<any>();
  await house.ctx.settled();
  const i = await intentOf(session, o.intentId);
  await house.ctx.db.orm.execute(sql`update intents set labels = (select jsonb_agg(l - 'costCents') from jsonb_array_elements(labels) l)`);
  await giveBack(session, { shipmentId: i.orderId ?? '' });
  await house.ctx.settled();
  for (let k = 0; k < 15; k += 1) await pass(house, HOUR_MS);
  say('T6', (await findRefunds(house.ctx.db.orm, i.orderId ?? '')).map((r) => ({ s: r.state, att: r.attempts, attention: r.attention })));
});
