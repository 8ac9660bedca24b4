// Site information for every browser, even before sign-in: brand, links, health.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Our own legal pages; configured links replace them (C-61). */
export const IMPRINT_PATH = '/imprint';
export const WITHDRAWAL_PATH = '/withdrawal';

export const fetchSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Brand, support contact and links from configuration.',
  access: 'open',
  reply: z.object({
    success: z.literal(true),
    name: z.string(),
    supportEmail: z.string(),
    supportPhone: z.string(),
    links: z.object({
      privacy: z.string(),
      terms: z.string(),
      help: z.string(),
      imprint: z.string(),
      withdrawal: z.string(),
    }),
    /** Who insures the parcels, and under which conditions. */
    insurer: z.object({ name: z.string(), terms: z.string() }),
    /** Claims on the landing page; a 0 is not shown (C-60). */
    claims: z.object({ savingsPercent: z.number(), customers: z.number(), years: z.number() }),
    /** Where batteries that we must mark first are brought; null: nowhere, and they are not sold. */
    warehouse: z.nullable(z.object({ address: z.string(), city: z.string(), country: z.string() })),
    /** A demo with test carriers; the browser says so. */
    sandbox: z.boolean(),
  }),
});

export const checkHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: '200 once the service is ready, 503 while the database is unavailable or cannot be written to.',
  access: 'open',
  reply: z.object({
    status: z.literal('ok'),
    database: z.enum(['embedded', 'postgresql']),
    uptimeSeconds: z.number(),
  }),
});
