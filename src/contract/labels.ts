// Labels: buy what an intent has paid for (R100, R101). No request here carries an amount.
import * as z from 'zod/mini';
import { line } from '#domain/text.ts';
import { HubLabels } from './checkout.ts';
import { endpoint } from './endpoint.ts';

const Label = z.object({
  id: z.string(),
  labelUrl: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  shipmentId: z.string(),
});

const Named = {
  intentId: z.optional(line(64)),
};

export const buyLabel = endpoint({
  method: 'POST',
  path: '/api/labels/buy',
  summary: 'The label of a paid intent; 402 without one. A second call returns the same label.',
  access: 'owner',
  body: z.object({
    ...Named,
    /** B§7's names for a quoted rate; they mean the owner's intent for that rate. */
    ratesID: z.optional(line(80)),
    shipmentId: z.optional(line(80)),
  }),
  reply: z.object({
    success: z.literal(true),
    label: Label,
    /** One per parcel. */
    labels: z.array(
      z.object({
        tracking_code: z.nullable(z.string()),
        label_url: z.nullable(z.string()),
        packageIndex: z.number(),
      }),
    ),
  }),
});

export const buyHubLabels = endpoint({
  method: 'POST',
  path: '/api/labels/buy-hub',
  summary: 'Both labels of a paid hub route; 402 without an intent. A second call returns the same labels.',
  access: 'owner',
  body: z.object({
    ...Named,
    /** B§7's names for a quoted hub rate. */
    hubRateId: z.optional(line(80)),
    hubRateData: z.optional(z.nullable(z.looseObject({ id: z.optional(line(80)) }))),
  }),
  reply: z.object({ success: z.literal(true), intentId: z.string(), hubLabels: HubLabels }),
});
