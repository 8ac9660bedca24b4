// What VIES sends, as far as we read it: names, addresses and matches of traders are not our business.
import * as z from 'zod/mini';

/** An error whatever the status, and whatever else stands beside it. */
export const WireFailure = z.object({
  actionSucceed: z.optional(z.unknown()),
  errorWrappers: z.optional(z.unknown()),
});
export type WireFailure = z.infer<typeof WireFailure>;

/** The first of its codes. */
export const WireErrors = z.array(z.object({ error: z.string() })).check(z.minLength(1));

/** POST /check-vat-number. NOTE: GET /ms/… calls the same boolean `isValid`; we never ask that one. */
export const WireChecked = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.nullish(z.string()),
});
export type WireChecked = z.infer<typeof WireChecked>;
