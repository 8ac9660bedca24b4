// The one running request to the carriers. The wizard starts it, the rates page shows the answers as they arrive.
import { useSyncExternalStore } from 'react';
import { EXPECTED_USER } from '#contract/endpoint.ts';
import {
  type CarrierMessage,
  quoteRates,
  type Rate,
  RatesLine,
  RatesReply,
  ShipmentData,
} from '#contract/rates.ts';
import type { Shipment } from '#domain/shipment.ts';
import { ApiError, isSignedOut, open } from './api.ts';
import { saveQuotedShipment } from './quoted-shipment.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { linesOf } from './lines-of.ts';
import { refusal } from './refusal.ts';
import { createStore } from './store.ts';

type Known = {
  /** The owner of the shipment; nobody else is shown it. */
  userId: string | null;
  /** The carriers that were asked, and those of them that have answered. */
  carriers: string[];
  answered: string[];
  rates: Rate[];
  messages: CarrierMessage[];
  /** The shipment as requested, to request it again. */
  shipment: Shipment | null;
  /** The shipment as the server understood it. */
  shipmentData: ShipmentData | null;
};

type Unanswered = Known & { state: 'idle' | 'asking'; reply: null; error: null };

/**
 * `reply`: the complete answer; only with it are the prices binding.
 * `error`: mostly an ApiError; its text comes from lib/error-text.ts.
 */
export type RatesRequest =
  | Unanswered
  | (Known & { state: 'done'; reply: RatesReply; error: null })
  | (Known & { state: 'failed'; reply: null; error: unknown });

export const noRequest: Unanswered = {
  state: 'idle',
  userId: null,
  carriers: [],
  answered: [],
  rates: [],
  messages: [],
  shipment: null,
  shipmentData: null,
  reply: null,
  error: null,
};

/** A line with content; one that reports a failure is thrown instead. */
type Line = Exclude<RatesLine, { type: 'failed' }>;

/** The request after one more line of the stream. */
export function withLine(request: RatesRequest, line: Line): RatesRequest {
  switch (line.type) {
    case 'asked':
      return { ...request, carriers: line.carriers, shipmentData: line.shipmentData };
    case 'answered':
      return {
        ...request,
        answered: [...request.answered, line.carrier],
        rates: [...request.rates, ...line.rates],
        messages: [...request.messages, ...line.messages],
      };
    case 'done':
      return withReply(request, line.reply);
  }
}

const withReply = (request: RatesRequest, reply: RatesReply): RatesRequest => ({
  ...request,
  state: 'done',
  answered: request.carriers,
  rates: reply.rates,
  messages: reply.messages,
  shipment: request.shipment ?? reply.shipmentData,
  shipmentData: reply.shipmentData,
  reply,
  error: null,
});

export const waitingCarriers = ({ carriers, answered }: RatesRequest): string[] =>
  carriers.filter((carrier) => !answered.includes(carrier));

/** Stored in place of the reply until there is one: a reloaded page asks again. */
const ASKED = 'asked';

const store = createStore<RatesRequest>(noRequest);
let running: AbortController | null = null;

/** The current request, whoever owns it. */
export const ratesRequest = store.current;

/** The current request of this user; `idle` if there is none. */
export function useRatesRequest(userId: string): RatesRequest {
  const request = useSyncExternalStore(store.subscribe, ratesRequest);
  return request.userId === userId ? request : noRequest;
}

/**
 * Asks all carriers; a request still running is aborted, and its promise resolves. Resolves as soon as the server has
 * accepted the shipment, throws ApiError if it refuses it. What comes later, failures included, is read with useRatesRequest.
 */
export async function startRates(
  shipment: Shipment,
  userId: string,
  // When asked again, what the server made of the shipment is known already.
  shipmentData = ratesRequest().shipment === shipment ? ratesRequest().shipmentData : null,
): Promise<void> {
  running?.abort();
  const mine = new AbortController();
  running = mine;
  writeDraft('calculatedRates', userId, ASKED);
  // Until the server has returned its version; cleared with all drafts when its owner leaves (C-34).
  writeDraft('shipmentData', userId, shipment);
  store.publish({ ...noRequest, state: 'asking', userId, shipment, shipmentData });
  const lines = readLines(shipment, userId, mine.signal);
  try {
    const first = await lines.next();
    if (first.done) throw cutOff();
    accept(first.value, mine);
  } catch (error) {
    // Another request has taken its place, or the rates are spent.
    if (running !== mine) return;
    fail(error, mine);
    throw error;
  }
  void followRest(lines, mine);
}

/** The same for everything the wizard shows, stored to compare later changes with. */
export function startRatesOf(form: object, shipment: Shipment, userId: string): Promise<void> {
  saveQuotedShipment(userId, form);
  return startRates(shipment, userId);
}

/**
 * Restores the rates of this tab after a reload; false if there are none that can be read (R23). A request refused
 * because the session had ended is repeated for the user who has signed in again, and so is one not answered before the
 * reload.
 */
export function restoreRates(userId: string): boolean {
  if (ratesRequest().userId === userId && ratesRequest().state !== 'idle') {
    const { shipment, shipmentData, error } = ratesRequest();
    // A failure is stored in the request.
    if (shipment && isSignedOut(error)) startRates(shipment, userId, shipmentData).catch(() => undefined);
    return true;
  }
  const kept = readDraft('calculatedRates', userId);
  const asked = readDraft('shipmentData', userId);
  if (kept === ASKED && asked !== null) {
    // As typed, or as the server returned it: the server parses it again.
    startRates(asked as Shipment, userId).catch(() => undefined);
    return true;
  }
  const reply = RatesReply.safeParse(kept);
  const shipment = ShipmentData.safeParse(asked);
  if (!reply.success || !shipment.success) return false;
  store.publish(withReply({ ...noRequest, userId }, reply.data));
  return true;
}

/** After an order the rates are spent. */
export function forgetRates(): void {
  running?.abort();
  running = null;
  store.publish(noRequest);
}

async function* readLines(
  shipment: Shipment,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<Line, void, undefined> {
  const response = await open(quoteRates, {
    body: shipment,
    headers: { Accept: 'application/x-ndjson', [EXPECTED_USER]: userId },
    signal,
  });
  if (!response.body) throw cutOff();
  const aheadMs = Date.now() - Date.parse(response.headers.get('date') ?? '') || 0;
  try {
    for await (const text of linesOf(response.body)) {
      const line = RatesLine.parse(JSON.parse(text));
      if (line.type === 'failed') throw refusal(502, { code: line.code, message: line.message });
      yield byOwnClock(line, aheadMs);
    }
  } catch (error) {
    // A connection that breaks during the read has nothing more to say.
    throw error instanceof TypeError && !signal.aborted ? cutOff() : error;
  }
}

/** A quote expires by the server's clock (C-59); the browser's, which counts down, may be wrong by hours. */
function byOwnClock(line: Line, aheadMs: number): Line {
  if (line.type !== 'done') return line;
  const expiresAt = new Date(Date.parse(line.reply.expiresAt) + aheadMs).toISOString();
  return { ...line, reply: { ...line.reply, expiresAt } };
}

async function followRest(
  lines: AsyncGenerator<Line, void, undefined>,
  mine: AbortController,
): Promise<void> {
  try {
    for await (const line of lines) accept(line, mine);
    if (running === mine && ratesRequest().state === 'asking') throw cutOff();
  } catch (error) {
    fail(error, mine);
  }
}

function accept(line: Line, mine: AbortController): void {
  if (running !== mine) return;
  store.publish(withLine(ratesRequest(), line));
  const { userId, shipmentData, reply } = ratesRequest();
  // The user has left meanwhile: nothing of theirs is stored any more.
  if (userId === null || readDraft('shipmentData', userId) === null) return;
  if (line.type === 'asked') writeDraft('shipmentData', userId, shipmentData);
  if (line.type === 'done') {
    writeDraft('shipmentData', userId, shipmentData);
    writeDraft('calculatedRates', userId, reply);
  }
}

/** An aborted request reports nothing; any other failure is kept for the page. */
function fail(error: unknown, mine: AbortController): void {
  if (running !== mine) return;
  // A repeated request would be refused again.
  if (error instanceof ApiError && error.code === 'invalid_request') removeDraft('calculatedRates');
  store.publish({ ...ratesRequest(), state: 'failed', reply: null, error });
}

/** The stream ended before the last line. */
const cutOff = (): ApiError => new ApiError(0, '');
