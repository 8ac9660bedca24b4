import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { randomUUID } from 'node:crypto';
import { openWorld, somebody } from './world.ts';
import { callUs, openedPayPal } from './notices.ts';
import { eventsAbout, deliveryOf } from './paypal-calls.ts';
import { atPayPal, backFromPayPal } from './purchase.ts';
import { takeNotice } from '#server/use-cases/checkout/take-notice.ts';
import { passTime } from './pass-time.ts';
await using world = await openWorld();
for (let n = 0; n < 12; n++) {
console.log('--', n);
const t0 = performance.now(); const lap = (n: string) => console.log(n, Math.round(performance.now() - t0));
const webhookId = await callUs(world); lap('hook');
const { orderId } = await openedPayPal(world); lap('opened');
const ev = eventsAbout(orderId);
const sign = { paypalUrl: world.config.payments.paypal.url, webhookId, now: world.now() };
for (const e of ev) { const d = await deliveryOf(e, sign); lap('signed'); await takeNotice(world.ctx, 'paypal', d); lap('took'); await world.ctx.settled(); lap('settled'); }
await atPayPal(world, orderId); lap('approved');
await backFromPayPal(world.ctx, orderId, somebody); lap('back');
await world.ctx.settled(); lap('settled');

for (let i = 0; i < 4; i++) {
  const r = (await world.ctx.db.orm.execute('select status,payment,claimed_move,claim_token,attempts,next_attempt_at,hints,error_code from intents') as any).rows[0];
  lap(JSON.stringify(r)); if (!r.next_attempt_at) break;
  await world.advance(Math.max(0, new Date(r.next_attempt_at+'Z').getTime() - world.now().getTime()) + 2000); lap('advanced');
  console.log(await resumeCheckouts(world.ctx)); await world.ctx.settled(); lap('res');
}

}