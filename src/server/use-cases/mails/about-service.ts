// The booked service in the data of mails that wait to be sent, and what came back of its price.
import * as z from 'zod/mini';
import { type BookedService, serviceName } from '#domain/booked-service.ts';
import type { Block, Desk } from './mail-kind.ts';

const service = { carrier: z.string(), service: z.string() };

export const aboutService = {
  ...service,
  /** Only of a hub route. Rows of earlier versions may still wait without it. */
  hub: z.optional(z.object({ label: z.string(), city: z.string(), legs: z.array(z.object(service)) })),
};

/** Which service was not bought, and what of its price went back: of a checkout that led to no order. */
export const returnedFacts = (desk: Desk, data: BookedService & { amountCents: number }): Block => ({
  is: 'facts',
  rows: [
    [desk.texts.facts.service, serviceName(data)],
    [desk.texts.facts.refund, desk.euro(data.amountCents)],
  ],
});
