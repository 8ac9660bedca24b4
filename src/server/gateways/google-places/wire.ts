// Answers of Places API (New), as far as we request them.
import * as z from 'zod/mini';

const Text = z.object({ text: z.string() });

/** POST /v1/places:autocomplete. No hit is `{}`; suggestions may be queries instead of places. */
export const WireSuggestions = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            text: z.optional(Text),
            structuredFormat: z.optional(
              z.object({ mainText: z.optional(Text), secondaryText: z.optional(Text) }),
            ),
          }),
        ),
      }),
    ),
  ),
});
export type WireSuggestions = z.infer<typeof WireSuggestions>;

/** GET /v1/places/{id}. Empty texts are omitted on the wire. */
export const WirePlace = z.object({
  formattedAddress: z.optional(z.string()),
  addressComponents: z.optional(
    z.array(
      z.object({
        longText: z.optional(z.string()),
        shortText: z.optional(z.string()),
        types: z.optional(z.array(z.string())),
      }),
    ),
  ),
});
export type WirePlace = z.infer<typeof WirePlace>;

/** Google's envelope for every error. */
export const WireError = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
});
