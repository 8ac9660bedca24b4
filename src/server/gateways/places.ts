// Port to whoever knows which addresses exist. Help for somebody who types: it may fail, and never says no to an address.
import type { PlacesError } from '#contract/places.ts';
import type { PlaceComponent } from '#domain/place-address.ts';
import type { Language } from '#domain/user.ts';

/** `session`: one typing session; what is asked in it is billed as one. */
type Asked = { session: string | null; language: Language; signal: AbortSignal };

export type PlaceQuestion = Asked & {
  input: string;
  /** ISO alpha-2; null: anywhere. */
  country: string | null;
};

export type PlaceSuggestion = { placeId: string; text: string; main: string; secondary: string };

export type Place = { components: PlaceComponent[]; formattedAddress: string };

export type PlacesAnswer<T> = { ok: true; value: T } | { ok: false; reason: PlacesError };

/** Neither throws for what happens upstream: that is a reason. */
export type PlacesPort = {
  /** At most five. */
  suggest(question: PlaceQuestion): Promise<PlacesAnswer<PlaceSuggestion[]>>;
  resolve(placeId: string, asked: Asked): Promise<PlacesAnswer<Place>>;
};
