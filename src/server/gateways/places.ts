// Port to the service that knows addresses. A typing aid: it may fail, and never rejects an address.
import type { PlacesError } from '#contract/places.ts';
import type { PlaceComponent } from '#domain/place-address.ts';
import type { Language } from '#domain/user.ts';

/** `session`: one typing session; its questions are billed as one. */
type Asked = { session: string | null; language: Language; signal: AbortSignal };

type PlaceQuestion = Asked & {
  input: string;
  /** ISO alpha-2; null: anywhere. */
  country: string | null;
};

export type PlaceSuggestion = { placeId: string; text: string; main: string; secondary: string };

export type Place = { components: PlaceComponent[]; formattedAddress: string };

export type PlacesAnswer<T> = { ok: true; value: T } | { ok: false; reason: PlacesError };

/** Neither throws for upstream failures: those are reasons. */
export type PlacesPort = {
  /** At most five. */
  suggest(question: PlaceQuestion): Promise<PlacesAnswer<PlaceSuggestion[]>>;
  resolve(placeId: string, asked: Asked): Promise<PlacesAnswer<Place>>;
};
