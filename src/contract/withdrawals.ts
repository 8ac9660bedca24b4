// Withdrawing from a contract, open to everybody and without a login (§ 356a BGB).
import * as z from 'zod/mini';
import { Language } from '#domain/user.ts';
import { Withdrawal } from '#domain/withdrawal.ts';
import { endpoint } from './endpoint.ts';

export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  summary:
    'Records a withdrawal and mails a receipt; the reply never reveals whether there is such an order.',
  access: 'open',
  body: z.extend(Withdrawal, { language: z._default(Language, 'de') }),
  reply: z.object({ success: z.literal(true), /** ISO 8601. */ receivedAt: z.string() }),
});
