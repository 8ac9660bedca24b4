// Computop's messages, as far as we read them, under lower-case names. They contain no card data.
import * as z from 'zod/mini';
import { line, requiredLine } from '#domain/text.ts';

/** Missing reads as empty, as the MAC has it for an unknown part. */
const text = z._default(z.string().check(z.maxLength(64)), '');
/** Looked up, and stored: without characters that a database cannot hold. */
const id = z._default(line(64), '');
const code = z._default(z.string().check(z.regex(/^([0-9A-Za-z]{8})?$/)), '');
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.transform((digits) => Number(digits)),
);

const message = {
  mid: z.optional(z.string()),
  payid: id,
  xid: text,
  transid: id,
  status: requiredLine('required', 50),
  code,
  mac: z.optional(z.string()),
};

/** Answer to a capture, credit or reversal; `amount` is only sometimes present. */
export const WireReply = z.object({ ...message, amount: z.optional(amount) });
export type WireReply = z.infer<typeof WireReply>;

/** Last steps after which money may be held or captured: an answer that does not say how much is useless. */
const moneyStatuses = ['', 'OK', 'AUTHORIZED'];

/**
 * Answer to an inquiry. `status` and `code` are about the inquiry, `laststatus` about the payment's last step;
 * `codeext` sometimes says more about that step. All amounts are optional: a missing one is zero.
 */
export const WireInquiry = z
  .object({
    ...message,
    laststatus: text,
    codeext: text,
    amountauth: z.optional(amount),
    amountcap: z.optional(amount),
    amountcred: z.optional(amount),
    currency: text,
  })
  .check(
    z.refine(
      ({ laststatus, amountauth, amountcap = 0 }) =>
        amountauth !== undefined || amountcap > 0 || !moneyStatuses.includes(laststatus.toUpperCase()),
    ),
  );
export type WireInquiry = z.infer<typeof WireInquiry>;

/** Computop's notice, and the form that the buyer's browser brings back. */
export const WireNotice = z.object({
  ...message,
  transid: requiredLine('required', 64),
  mac: z.string(),
});
export type WireNotice = z.infer<typeof WireNotice>;
