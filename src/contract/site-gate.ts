// Unlocking a site that has a password (C-62).
import * as z from 'zod/mini';
import { endpoint, Success } from './endpoint.ts';

export const MAX_SITE_PASSWORD = 200;

/** Browsers without our pages send a form here; they are redirected to `next` instead of getting JSON. */
export const unlockSite = endpoint({
  method: 'POST',
  path: '/api/site/unlock',
  summary: 'Unlocks a password-protected site for 24 hours.',
  access: 'open',
  body: z.object({
    password: z.string('required').check(z.maxLength(MAX_SITE_PASSWORD, 'too_long')),
    next: z.optional(z.string('invalid').check(z.maxLength(10_000, 'too_long'))),
    language: z.optional(z.string('invalid').check(z.maxLength(10, 'too_long'))),
  }),
  reply: Success,
});
