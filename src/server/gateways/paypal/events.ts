// PayPal's own list of the events it has sent us, or tried to: page by page, with our credentials.
import type { Notice, Span } from '../payment.ts';
import type { PayPalClient } from './client.ts';
import { toNotice } from './notice.ts';
import { isSubscribedEvent } from './webhook.ts';
import { WireEvent, WireEvents } from './wire.ts';

const PATH = '/v1/notifications/webhooks-events';
const PAGE_SIZE = 100;

export async function* readEvents(client: PayPalClient, { since, until }: Span) {
  const span = { start_time: toWire(since), end_time: toWire(until) };
  let query: string | null = `?${new URLSearchParams({ page_size: String(PAGE_SIZE), ...span }).toString()}`;
  const asked = new Set<string>();
  // A link back to a page already read ends the list.
  while (query !== null && !asked.has(query)) {
    asked.add(query);
    const page: WireEvents = await client({ method: 'GET', path: PATH + query, schema: WireEvents });
    yield page.events.flatMap(noticeIn);
    query = page.events.length > 0 ? nextIn(page) : null;
  }
}

/** An event that we cannot read, or never subscribed to, does not block the others. */
function noticeIn(value: unknown): Notice[] {
  const event = WireEvent.safeParse(value);
  return event.success && isSubscribedEvent(event.data.event_type) ? [toNotice(event.data)] : [];
}

/** Only the query is used: our token goes to the known host, whatever a link says. */
function nextIn({ links }: WireEvents): string | null {
  const href = links?.find(({ rel }) => rel === 'next')?.href;
  return href !== undefined && URL.canParse(href) ? new URL(href).search : null;
}

/** Formats as "2026-11-20T22:33:44Z". */
const toWire = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
