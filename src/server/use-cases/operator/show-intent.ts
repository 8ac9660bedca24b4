// Everything we know about one checkout and, on demand, what provider and carrier say of it at this moment.
import { nextMove } from '#domain/intent.ts';
import { legsOf } from '#domain/quote.ts';
import type { Context } from '../../context.ts';
import { listAudit } from '../../db/audit.ts';
import type { Intent } from '../../db/intents.ts';
import { findPostings } from '../../db/ledger.ts';
import { findMailsOf } from '../../db/outbox.ts';
import { findRefunds } from '../../db/refunds.ts';
import { findWebhookEventsOf } from '../../db/webhook-events.ts';
import { UpstreamError } from '../../errors.ts';
import { paymentOf } from '../checkout/payment-of.ts';
import { isSoldByCarrier } from '../labels/sold-label.ts';
import { intentNamed } from './operator-action.ts';

const AUDIT_ROWS = 100;

export async function showIntent(ctx: Context, intentId: string) {
  const { orm } = ctx.db;
  const intent = await intentNamed(orm, intentId);
  return {
    intent,
    nextMove: nextMove(intent),
    postings: await findPostings(orm, intentId),
    audit: await listAudit(orm, { subject: intentId, limit: AUDIT_ROWS }),
    mails: await findMailsOf(orm, intentId),
    events: await findWebhookEventsOf(orm, intentId),
    refunds: intent.orderId ? await findRefunds(orm, intent.orderId) : [],
  };
}

type UpstreamState = { who: string; about: string; says: string };

/** Only reads: takes no hold and no money, and buys no label. */
export async function askUpstreams(ctx: Context, intent: Intent): Promise<UpstreamState[]> {
  return [...(await askProvider(ctx, intent)), ...(await askCarrier(ctx, intent))];
}

async function askProvider(ctx: Context, intent: Intent): Promise<UpstreamState[]> {
  const { provider, paymentReference: reference, amountCents } = intent;
  if (provider === 'invoice' || !reference) return [];
  const about = { who: provider, about: reference.orderId };
  const { port, capture } = paymentOf(ctx, intent);
  if (port.holdsWhenAsked && !reference.authorizationId && !reference.captureId)
    return [{ ...about, says: 'not asked: nothing is authorized yet, and asking would place the hold' }];
  const says = await told(async () => {
    const { outcome, ...rest } = await port.secure(reference, {
      key: `${intent.id}.ask`,
      amountCents,
      intentId: intent.id,
      capture,
    });
    return `${outcome} ${JSON.stringify(rest)}`;
  });
  return [{ ...about, says }];
}

async function askCarrier(ctx: Context, intent: Intent): Promise<UpstreamState[]> {
  const legs = legsOf(intent.rate);
  const purchases = legs.map(async ({ reference, carrier, service }) => ({
    who: 'carrier',
    about: `${carrier} ${service}`,
    says: await told(async () => {
      const labels = await ctx.carrier.findPurchase(reference);
      return labels ? `bought: ${labels.map((label) => label.trackingCode).join(', ')}` : 'nothing bought';
    }),
  }));
  const sold = (intent.labels ?? []).filter(isSoldByCarrier);
  const returns = sold.map(async ({ trackingCode, upstreamShipmentId }) => ({
    who: 'carrier',
    about: trackingCode,
    says: await told(async () => `refund: ${await ctx.carrier.findRefund(upstreamShipmentId)}`),
  }));
  return await Promise.all([...purchases, ...returns]);
}

/** A provider or carrier that does not answer must not keep the others from being shown. */
async function told(ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return `no answer: ${error.fault.code} ${error.message}`;
  }
}
