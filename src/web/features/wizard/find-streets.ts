// Looks up a typed street in the customer's address book and the places service. Failures are silent (R30).
import { resolvePlace, suggestPlaces } from '#contract/places.ts';
import { listAddresses } from '#contract/addresses.ts';
import type { Address } from '#domain/address.ts';
import type { PlaceDetails } from '#domain/place-address.ts';
import { call } from '../../lib/api.ts';
import type { Language } from '../../lib/format.ts';

export type Suggestion =
  | { kind: 'book'; id: string; address: Address }
  | { kind: 'place'; id: string; main: string; secondary: string };

/** Why a list is empty, if that is worth a sentence. */
type EmptyHint = 'none' | 'notSetUp';

export type Found = { list: Suggestion[]; hint: EmptyHint | null };

type StreetQuestion = { typed: string; country: string; language: Language; session: string };

/** More address book entries would push everything else out of view. */
const MAX_FROM_BOOK = 3;
/** The address book entries wait no longer than this for the service, which may hang. */
const PATIENCE_MS = 500;

/**
 * Address book entries first, then places; `tell` is called twice if the service is slow. Without `withPlaces` only the
 * address book is searched.
 */
export async function findStreets(
  question: StreetQuestion,
  { signal, withPlaces, tell }: { signal: AbortSignal; withPlaces: boolean; tell: (found: Found) => void },
): Promise<void> {
  const places = withPlaces ? askPlaces(question, signal) : Promise.resolve(noPlaces);
  const book = await askBook(question.typed, signal);
  if (book.length > 0) {
    const isSlow = await Promise.race([places.then(() => false), later(PATIENCE_MS)]);
    if (isSlow && !signal.aborted) tell({ list: book, hint: null });
  }
  const { list, hint } = await places;
  if (!signal.aborted) tell({ list: [...book, ...list], hint: book.length > 0 ? null : hint });
}

const later = (ms: number): Promise<boolean> => new Promise((resolve) => setTimeout(resolve, ms, true));

async function askBook(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const { addresses } = await call(listAddresses, { query: { q: typed }, signal });
    return addresses.slice(0, MAX_FROM_BOOK).map(({ id, address }) => ({ kind: 'book', id, address }));
  } catch {
    // Not essential: the address can be typed by hand.
    return [];
  }
}

const noPlaces: Found = { list: [], hint: null };

async function askPlaces(question: StreetQuestion, signal: AbortSignal): Promise<Found> {
  const { typed: input, country, language, session: sessiontoken } = question;
  try {
    const reply = await call(suggestPlaces, { query: { input, sessiontoken, country, language }, signal });
    if (reply.error === 'not_set_up') return { list: [], hint: 'notSetUp' };
    if (reply.error) return noPlaces;
    const list = reply.predictions.map(({ place_id, structured_formatting: text }) => ({
      kind: 'place' as const,
      id: place_id,
      main: text.main_text,
      secondary: text.secondary_text,
    }));
    return { list, hint: list.length === 0 ? 'none' : null };
  } catch {
    // As above.
    return noPlaces;
  }
}

/** Null if the service has no answer. */
export async function findPlace(
  id: string,
  { language, session, signal }: Pick<StreetQuestion, 'language' | 'session'> & { signal: AbortSignal },
): Promise<PlaceDetails | null> {
  try {
    const query = { place_id: id, sessiontoken: session, language };
    return (await call(resolvePlace, { query, signal })).result ?? null;
  } catch {
    // As above.
    return null;
  }
}
