// PayPal's own list of what it has called us about, or has tried to: page by page, over our credentials.
import type { Notice, Span } from '../payment.ts';
import type { PayPalClient } from './client.ts';
import { toNotice } from './notice.ts';
import { isCalledAbout } from './webhook.ts';
import { WireEvent, WireEvents } from './wire.ts';

const PATH = '/v1/notifications/webhooks-events';
const PAGE_SIZE = 100;

export async function* readEvents(client: PayPalClient, { since, until }: Span) {
  const span = { start_time: toWire(since), end_time: toWire(until) };
  let query: string | null = `?${new URLSearchParams({ page_size: String(PAGE_SIZE), ...span }).toString()}`;
  const asked = new Set<string>();
  // A link to where we were is no way on.
  while (query !== null && !asked.has(query)) {
    asked.add(query);
    const page: WireEvents = await client({ method: 'GET', path: PATH + query, schema: WireEvents });
    yield page.events.flatMap(noticeIn);
    query = page.events.length > 0 ? nextIn(page) : null;
  }
}

/** One that we cannot read, or never asked to hear of, keeps none of the others away. */
function noticeIn(value: unknown): Notice[] {
  const event = WireEvent.safeParse(value);
  return event.success && isCalledAbout(event.data.event_type) ? [toNotice(event.data)] : [];
}

/** Only the query is taken: our token goes to the host that we know, whatever a link says. */
function nextIn({ links }: WireEvents): string | null {
  const href = links?.find(({ rel }) => rel === 'next')?.href;
  return href !== undefined && URL.canParse(href) ? new URL(href).search : null;
}

/** "2026-11-20T22:33:44Z" */
const toWire = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
