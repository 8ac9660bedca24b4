// The booked service in the data of mails that wait to be sent.
import * as z from 'zod/mini';

const service = { carrier: z.string(), service: z.string() };

export const aboutService = {
  ...service,
  /** Only of a hub route. Rows of earlier versions may still wait without it. */
  hub: z.optional(z.object({ label: z.string(), city: z.string(), legs: z.array(z.object(service)) })),
};
