// Wizard sessions: a saved one waits on the server until a tab claims it (R21, C-35).
import * as z from 'zod/mini';
import { line } from '#domain/text.ts';
import { endpoint, Success } from './endpoint.ts';

/** Loosely typed on purpose: a draft may be incomplete; the wizard parses what it uses. */
export const WizardDraft = z.object({
  fromAddress: z.optional(z.record(z.string(), z.unknown())),
  toAddress: z.optional(z.record(z.string(), z.unknown())),
  packages: z.optional(z.array(z.record(z.string(), z.unknown()))),
  additionalServices: z.optional(z.record(z.string(), z.unknown())),
  purpose: z.optional(z.unknown()),
  earlierExport: z.optional(z.unknown()),
});
export type WizardDraft = z.infer<typeof WizardDraft>;

export const claimSession = endpoint({
  method: 'GET',
  path: '/api/wizard/session',
  summary: 'The saved wizard session; it can be read once.',
  access: 'user',
  reply: z.object({ success: z.boolean(), data: z.nullable(WizardDraft) }),
});

export const forgetSession = endpoint({
  method: 'DELETE',
  path: '/api/wizard/session',
  summary: 'Deletes the saved wizard session.',
  access: 'user',
  reply: Success,
});

export const claimDuplicated = endpoint({
  method: 'GET',
  path: '/api/session/duplicated-data',
  summary:
    'The shipment waiting in the wizard session; it can be read once. It has no rates, as these are always requested again.',
  access: 'user',
  query: z.object({
    /** Older links contain it; the session is always the caller's. */
    sessionId: z.optional(line(200)),
  }),
  reply: z.object({
    success: z.boolean(),
    data: z.nullable(z.object({ rates: z.array(z.never()), formData: WizardDraft })),
  }),
});
