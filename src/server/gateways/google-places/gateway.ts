// The places port over Google's Places API (New): two calls, only the fields we use, with a session token.
import type { PlacesError } from '#contract/places.ts';
import { UpstreamError } from '../../errors.ts';
import type { Http, HttpCall, HttpJson } from '../http.ts';
import type { PlacesAnswer, PlacesPort } from '../places.ts';
import { nothing, toPlace, toSuggestions } from './mapping.ts';

type GooglePlacesConfig = {
  /** The base URL in front of /v1. */
  url: string;
  /** Null: not set up. */
  apiKey: string | null;
  timeoutMs?: number;
  /** Called once when Google starts to refuse us, not for each refusal. */
  onAlarm?: (reason: PlacesError) => void;
};

/** Nobody typing waits longer. */
const TIMEOUT_MS = 2_500;
/** Five suggestions have 2 kB. */
const MAX_BYTES = 64 * 1024;

/** More fields cost more. */
const SUGGESTION_FIELDS = [
  'placeId',
  'text.text',
  'structuredFormat.mainText.text',
  'structuredFormat.secondaryText.text',
]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');
const PLACE_FIELDS = 'addressComponents,formattedAddress';

export function createGooglePlacesGateway(config: GooglePlacesConfig, http: Http): PlacesPort {
  const { url, apiKey, timeoutMs = TIMEOUT_MS } = config;
  const watch = createWatch(config.onAlarm);

  const ask = async <T>(
    call: Pick<HttpCall, 'method' | 'url' | 'body' | 'signal'> & { fields: string },
    read: (wire: HttpJson) => PlacesAnswer<T>,
  ): Promise<PlacesAnswer<T>> => {
    if (apiKey === null) return nothing('not_set_up');
    const { fields, ...rest } = call;
    const headers = {
      accept: 'application/json',
      'x-goog-api-key': apiKey,
      'x-goog-fieldmask': fields,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await http
      .json({ ...rest, upstream: 'places', headers, timeoutMs, maxBytes: MAX_BYTES })
      .then(read, (error: unknown) => nothing<T>(faultOf(error)));
    watch(answer.ok ? null : answer.reason);
    return answer;
  };

  return {
    suggest: ({ input, session, country, language, signal }) =>
      ask(
        {
          method: 'POST',
          url: `${url}/v1/places:autocomplete`,
          body: JSON.stringify({
            input,
            languageCode: language,
            ...(session === null ? {} : { sessionToken: session }),
            ...(country === null ? {} : { includedRegionCodes: [country.toLowerCase()] }),
          }),
          signal,
          fields: SUGGESTION_FIELDS,
        },
        toSuggestions,
      ),
    resolve: (placeId, { session, language, signal }) => {
      const query = new URLSearchParams({
        languageCode: language,
        ...(session === null ? {} : { sessionToken: session }),
      });
      const path = `${url}/v1/places/${encodeURIComponent(placeId)}?${query.toString()}`;
      return ask({ method: 'GET', url: path, signal, fields: PLACE_FIELDS }, toPlace);
    },
  };
}

function faultOf(error: unknown): PlacesError {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.fault.code === 'too_large') return 'unreadable';
  return error.fault.kind === 'timeout' ? 'timeout' : 'unavailable';
}

/** Alerts once: a refused key stays refused for a while, and a log line per keystroke would add nothing. */
function createWatch(onAlarm: GooglePlacesConfig['onAlarm']) {
  let told: PlacesError | null = null;
  return (reason: PlacesError | null): void => {
    if (reason === null) told = null;
    else if ((reason === 'denied' || reason === 'quota') && told !== reason) {
      told = reason;
      onAlarm?.(reason);
    }
  };
}
