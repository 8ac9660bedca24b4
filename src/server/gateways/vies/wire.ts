// VIES answers, as far as we read them: traders' names, addresses and matches are not our business.
import * as z from 'zod/mini';

/** Marks an error, whatever the status and the other fields. */
export const WireFailure = z.object({
  actionSucceed: z.optional(z.unknown()),
  errorWrappers: z.optional(z.unknown()),
});
export type WireFailure = z.infer<typeof WireFailure>;

/** The first code is used. */
export const WireErrors = z.array(z.object({ error: z.string() })).check(z.minLength(1));

/** POST /check-vat-number. NOTE: GET /ms/… calls the same boolean `isValid`; we never call that. */
export const WireChecked = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.nullish(z.string()),
});
export type WireChecked = z.infer<typeof WireChecked>;
