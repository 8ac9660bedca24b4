// Labels of an intent as PDF. Separate from buying them: none of our pages does that, but many open a label.
import * as z from 'zod/mini';
import { line } from '#domain/text.ts';
import { endpoint } from './endpoint.ts';

/** URL of one parcel's label, see `fetchLabel`. */
export const labelPath = (intentId: string, packageIndex: number): string =>
  `${fetchLabel.path.replace(':intentId', intentId)}?package=${packageIndex}`;

/** Answers a PDF, not JSON; `package` counts from 0; without it, all labels in one document. */
export const fetchLabel = endpoint({
  method: 'GET',
  path: '/api/checkout-intents/:intentId/label',
  summary: 'The label as PDF (application/pdf).',
  access: 'owner',
  params: z.object({ intentId: line(64) }),
  query: z.object({ package: z.optional(z.string().check(z.regex(/^\d{1,2}$/, 'invalid'))) }),
  reply: z.object({}),
  answers: ['application/pdf'],
});
