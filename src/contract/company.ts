// The company that runs the site, and who settles disputes with it.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Who settles disputes (§ 36 VSBG): the federal postal arbitration board (§ 34 PostG), or nobody. */
export const Arbitration = z.enum(['post', 'none']);
export type Arbitration = z.infer<typeof Arbitration>;

export const fetchCompany = endpoint({
  method: 'GET',
  path: '/api/site/company',
  summary: 'Who runs the site, with what the law requires in the imprint (§ 5 DDG, § 36 VSBG).',
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
    arbitration: Arbitration,
  }),
});
