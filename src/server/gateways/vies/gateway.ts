// The VAT port over VIES, the EU's REST service: one request at a time per member state.
import type { SplitVatId } from '#domain/vat.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import type { Http } from '../http.ts';
import type { VatAnswer, VatPort } from '../vat.ts';
import { alarmingCodes, REQUESTER_UNKNOWN, toVatAnswer, unknown } from './mapping.ts';

type ViesConfig = {
  /** The base URL in front of /check-vat-number. */
  url: string;
  /** Our own VAT id; without one there is no consultation number. */
  requester: SplitVatId | null;
  timeoutMs?: number;
  /** Called with codes that need a person: a blocked address, a requester VIES does not know. */
  onAlarm?: (code: string) => void;
};

const TIMEOUT_MS = 9_000;
/** The largest answer has some hundred bytes. */
const MAX_BYTES = 64 * 1024;
/** Further requests are told to come back later. */
const MAX_WAITING = 8;

export function createViesGateway(config: ViesConfig, http: Http): VatPort {
  const { url, timeoutMs = TIMEOUT_MS, onAlarm } = config;
  const inTurn = createTurns();

  const ask = async (asked: SplitVatId, requester: SplitVatId | null): Promise<VatAnswer> => {
    const answer = await http
      .json({
        upstream: 'vies',
        method: 'POST',
        url: `${url}/check-vat-number`,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(questionOf(asked, requester)),
        timeoutMs,
        maxBytes: MAX_BYTES,
      })
      .catch(asFault);
    const outcome = answer instanceof UpstreamError ? unknown(answer.fault.code) : toVatAnswer(answer, asked);
    if (outcome.outcome === 'unknown' && alarmingCodes.has(outcome.code)) onAlarm?.(outcome.code);
    return outcome;
  };

  return {
    check: (asked) =>
      inTurn(asked.state, async () => {
        const answer = await ask(asked, config.requester);
        const isOurFault = answer.outcome === 'unknown' && answer.code === REQUESTER_UNKNOWN;
        // An answer without proof is better than none.
        return isOurFault && config.requester ? ask(asked, null) : answer;
      }),
  };
}

const questionOf = (asked: SplitVatId, requester: SplitVatId | null) => ({
  countryCode: asked.state,
  vatNumber: asked.number,
  ...(requester ? { requesterMemberStateCode: requester.state, requesterNumber: requester.number } : {}),
});

/** VIES limits concurrent requests per member state, across everybody in Europe. */
function createTurns() {
  const last = new Map<string, { done: Promise<unknown>; waiting: number }>();
  return async (state: string, work: () => Promise<VatAnswer>): Promise<VatAnswer> => {
    const before = last.get(state);
    const waiting = (before?.waiting ?? 0) + 1;
    if (waiting > MAX_WAITING) return unknown('queue_full');
    const mine = (before?.done ?? Promise.resolve()).then(work);
    // The next request waits for this one to end, whatever its outcome.
    const turn = { done: mine.catch(() => undefined), waiting };
    last.set(state, turn);
    try {
      return await mine;
    } finally {
      const now = last.get(state);
      if (now) now.waiting -= 1;
      if (now === turn) last.delete(state);
    }
  };
}
