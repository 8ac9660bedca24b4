// What Computop sends, as far as we read it, under lower-case names. Card data is not among it.
import * as z from 'zod/mini';

/** Missing is empty: that is how an unknown part stands in the MAC. */
const text = z._default(z.string().check(z.maxLength(64)), '');
const code = z._default(z.string().check(z.regex(/^([0-9A-Za-z]{8})?$/)), '');
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.transform((digits) => Number(digits)),
);

const message = {
  mid: z.optional(z.string()),
  payid: text,
  xid: text,
  transid: text,
  status: z.string().check(z.minLength(1), z.maxLength(50)),
  code,
  mac: z.optional(z.string()),
};

/** Answer to a capture, credit or reversal; `amount` only now and then. */
export const WireReply = z.object({ ...message, amount: z.optional(amount) });
export type WireReply = z.infer<typeof WireReply>;

/** After such a step money may be held or booked: whoever does not say how much says nothing. */
const moneyStatuses = ['', 'OK', 'AUTHORIZED'];

/**
 * Answer to an inquiry. `status` and `code` are about the inquiry, `laststatus` about the payment's last step;
 * `codeext` now and then says more about that step. All amounts are optional there: a missing one is none.
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

/** Their call, and the form that the buyer's browser brings back. */
export const WireNotice = z.object({
  ...message,
  transid: z.string().check(z.minLength(1), z.maxLength(64)),
  mac: z.string(),
});
export type WireNotice = z.infer<typeof WireNotice>;
