// Moves money exactly once: look, act, and after a lost answer look again, but never act again in the same call.
import { setTimeout as pause } from 'node:timers/promises';
import type { Cents } from '#domain/money.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import type { PaymentPort, PaymentReference, Refunded, Voided } from '../payment.ts';
import type { ComputopClient, Step, StepReply } from './client.ts';
import {
  captured,
  isTransferPending,
  type Outgoing,
  refused,
  type PaymentState,
  toAmount,
  toCaptured,
  toRefNr,
  toRefundId,
  toReqId,
  toVoided,
} from './mapping.ts';
import { faultOf } from './refusal.ts';

/** Pauses between looks after a lost answer. */
const GAPS_MS = [0, 250, 750, 1_500, 2_500] as const;

type Moves = Pick<PaymentPort, 'capture' | 'void' | 'refund' | 'refundsInTurn' | 'isGivenBack'>;

/**
 * ReqId protects a later repetition with the same key: Paygate then only reports how the first one ended. It does not
 * protect while the first is still open, hence the look beforehand and no repetition here. The last status covers one
 * step only, so partial refunds are made one after the other (`refundsInTurn`).
 */
export function createMoves(client: ComputopClient, readBackMs: number): Moves {
  /** Null if `read` found nothing in time. */
  const lookFor = async <T>(
    reference: PaymentReference,
    read: (standing: PaymentState | null) => T | null,
  ): Promise<T | null> => {
    const deadline = performance.now() + readBackMs;
    for (const gap of GAPS_MS) {
      if (gap > 0 && performance.now() + gap > deadline) return null;
      await pause(gap);
      // A failed look is skipped.
      const standing = await client.inquire(reference).catch(asFault);
      const found = standing instanceof UpstreamError ? null : read(standing);
      if (found !== null) return found;
    }
    return null;
  };

  /** The reply, or after a lost reply what the ledger says; throws if even that leaves doubt. */
  const act = async <T>(
    step: Step,
    fields: Outgoing,
    look: () => Promise<T | null>,
  ): Promise<{ reply: StepReply } | { found: T }> => {
    const reply = await client.step(step, fields).catch(asFault);
    if (!(reply instanceof UpstreamError)) return { reply };
    const found = reply.fault.outcome === 'none' ? null : await look();
    if (found === null) throw reply;
    return { found };
  };

  /**
   * NOTE: a reversal takes back the last step: of a hold captured just before it only the capture, and the hold stays.
   * The next one needs another key, as Computop repeats its answer. Without an answer to the look the reply counts.
   */
  const confirmVoid = async (reference: PaymentReference): Promise<Voided> => {
    const seen = await lookFor(reference, toVoided);
    if (seen) return seen;
    const standing = await client.inquire(reference).catch(asFault);
    if (standing instanceof UpstreamError) return { outcome: 'voided' };
    return toVoided(standing) ?? stillHeld(standing?.stepCode ?? '');
  };

  return {
    async capture(reference, { key, amountCents, intentId }) {
      const read = (now: PaymentState | null) => toCaptured(reference, now, amountCents);
      const standing = await client.inquire(reference);
      const settled = read(standing);
      if (settled || !standing) return settled ?? refused('not_possible', 'There is no such payment.');
      const fields = { ...named(reference, standing), RefNr: toRefNr(intentId), ...toAmount(amountCents) };
      const done = await act('capture', { ...fields, ReqId: toReqId('capture', key) }, () =>
        lookFor(reference, read),
      );
      if ('found' in done) return done.found;
      const { verdict, code, amountCents: booked } = done.reply;
      // The reply seldom names the sum; it refers to the one we sent.
      if (verdict === 'done') return captured(reference, standing.payId, booked ?? amountCents);
      if (verdict === 'pending') {
        return { outcome: 'pending', reference: { ...reference, authorizationId: standing.payId } };
      }
      // Another process may have been faster.
      return (
        read(await client.inquire(reference)) ?? refused('declined', `The capture was refused (${code}).`)
      );
    },

    async void(reference, { key }) {
      const standing = await client.inquire(reference);
      if (standing && isTransferPending(standing)) throw inProgress();
      const settled = toVoided(standing);
      if (settled || !standing) return settled ?? { outcome: 'voided' };
      // The whole held amount, whatever we had asked for.
      const fields = { ...named(reference, standing), ...toAmount(standing.authorizedCents) };
      const done = await act('reverse', { ...fields, ReqId: toReqId('reverse', key) }, () =>
        lookFor(reference, toVoided),
      );
      if ('found' in done) return done.found;
      const { verdict, code } = done.reply;
      if (verdict === 'pending') throw inProgress();
      if (verdict === 'done') return await confirmVoid(reference);
      return toVoided(await client.inquire(reference)) ?? stillHeld(code);
    },

    refundsInTurn: true,

    async refund(reference, { key, amountCents, intentId, backCents }) {
      const standing = await client.inquire(reference);
      // NOTE: every repetition carries out an open credit once more, whatever its ReqId.
      if (standing && isTransferPending(standing)) {
        return { outcome: 'pending', refundId: toRefundId(standing.payId, key) };
      }
      if (!standing || standing.capturedCents < amountCents) {
        return refused('not_possible', 'Less was captured than is to be refunded.');
      }
      const { payId, capturedCents, creditedCents } = standing;
      const refunded: Refunded = { outcome: 'refunded', refundId: toRefundId(payId, key) };
      const fields = { ...named(reference, standing), RefNr: toRefNr(intentId), ...toAmount(amountCents) };
      // NOTE: no look after a lost answer. Several parcels are refunded at the same time, and the credited sum does not
      // say whose refund it was; the look beforehand and ReqId make the repetition harmless.
      const { verdict, code } = await client.step('credit', { ...fields, ReqId: toReqId('credit', key) });
      if (verdict === 'pending') return { ...refunded, outcome: 'pending' };
      if (verdict === 'done') {
        // More has gone back than our books say: it may have been this refund, or another sum under the same key.
        if (backCents !== undefined && creditedCents > backCents)
          requireRefunded(await client.inquire(reference), backCents + amountCents);
        return refunded;
      }
      return capturedCents - creditedCents < amountCents
        ? refused('not_possible', `Less is left than is to be refunded (${code}).`)
        : refused('declined', `The refund was refused (${code}).`);
    },

    async isGivenBack(reference, { amountCents }) {
      const standing = await client.inquire(reference);
      return standing !== null && standing.creditedCents >= Math.max(amountCents, standing.capturedCents);
    },
  };
}

/**
 * A known ReqId is answered with how the first request ended, whatever its sum: nothing is reported as refunded that
 * was not. It does not count as refused, which would allow another key: this credit may only be slow to appear.
 */
function requireRefunded(standing: PaymentState | null, leastCents: Cents): void {
  const creditedCents = standing?.creditedCents ?? 0;
  if (creditedCents >= leastCents) return;
  const words = `Computop has refunded ${creditedCents} cents in total; it should be at least ${leastCents}.`;
  throw faultOf({ kind: 'invalid', code: 'mismatch', outcome: 'none' }, words);
}

const named = ({ orderId }: PaymentReference, { payId }: PaymentState): Outgoing => ({
  PayID: payId,
  TransID: orderId,
});

const stillHeld = (code: string): Voided =>
  refused('not_possible', `The hold could not be released (${code}).`);

const inProgress = (): UpstreamError =>
  faultOf(
    { kind: 'unavailable', code: 'in_progress', outcome: 'none' },
    'computop: a step is still under way',
  );
