// Who runs the site.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const fetchCompany = endpoint({
  method: 'GET',
  path: '/api/site/company',
  summary: 'Who runs the site, as the law has the imprint say it (§ 5 DDG).',
  access: 'open',
  reply: z.object({
    success: z.literal(true),
    name: z.string(),
    /** Line by line. */
    address: z.array(z.string()),
    directors: z.nullable(z.string()),
    register: z.nullable(z.string()),
    vatId: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
});
