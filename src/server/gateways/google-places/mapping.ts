// Maps Places API (New) answers to the port's suggestions, places and reasons.
import type { PlacesError } from '#contract/places.ts';
import type { HttpJson } from '../http.ts';
import type { Place, PlacesAnswer, PlaceSuggestion } from '../places.ts';
import { WireError, WirePlace, WireSuggestions } from './wire.ts';

/** The service's own limit; a longer list would not come from it. */
const MAX_SUGGESTIONS = 5;

type Wire = Pick<HttpJson, 'status' | 'json'>;

export const nothing = <T>(reason: PlacesError): PlacesAnswer<T> => ({ ok: false, reason });

export function toSuggestions(wire: Wire): PlacesAnswer<PlaceSuggestion[]> {
  if (wire.status !== 200) return nothing(reasonOf(wire));
  const parsed = WireSuggestions.safeParse(wire.json);
  if (!parsed.success) return nothing('unreadable');
  const value = (parsed.data.suggestions ?? []).flatMap(({ placePrediction: place }) => {
    if (!place) return [];
    const text = place.text?.text ?? '';
    const main = place.structuredFormat?.mainText?.text ?? text;
    const secondary = place.structuredFormat?.secondaryText?.text ?? '';
    return main ? [{ placeId: place.placeId, text: text || main, main, secondary }] : [];
  });
  return { ok: true, value: value.slice(0, MAX_SUGGESTIONS) };
}

export function toPlace(wire: Wire): PlacesAnswer<Place> {
  if (wire.status !== 200) return nothing(reasonOf(wire));
  const parsed = WirePlace.safeParse(wire.json);
  if (!parsed.success || !parsed.data.addressComponents) return nothing('unreadable');
  const { addressComponents, formattedAddress = '' } = parsed.data;
  const components = addressComponents.map(({ longText = '', shortText = longText, types = [] }) => ({
    types,
    long_name: longText,
    short_name: shortText,
  }));
  return { ok: true, value: { components, formattedAddress } };
}

function reasonOf({ status, json }: Wire): PlacesError {
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'not_found';
  if (status === 429) return 'quota';
  // A wrong key is reported as an invalid argument.
  if (status === 400) return reasonsIn(json).includes('API_KEY_INVALID') ? 'denied' : 'refused';
  return 'unavailable';
}

function reasonsIn(json: unknown): (string | undefined)[] {
  const parsed = WireError.safeParse(json);
  return parsed.success ? (parsed.data.error.details ?? []).map(({ reason }) => reason) : [];
}
