// The places service: help for whoever types an address, so the product starts without it.
import { type Reader, sandboxUrl, urlFrom } from './reader.ts';
import { isLoopback } from '../loopback.ts';

export type PlacesConfig = {
  url: string;
  /** Null: not set up; nobody is asked, and addresses are typed by hand. */
  apiKey: string | null;
  /** Of all accounts together: each is billed. */
  questionsPerDay: number;
};

const OFFICIAL = 'https://places.googleapis.com';

/** A key of one's own is meant for the real service, also beside pretended carriers. */
export function placesFrom(read: Reader, sandbox: boolean): PlacesConfig {
  const key = read.optional('PLACES_API_KEY');
  const pretended = `${sandboxUrl(read)}/google-places`;
  const url = urlFrom(read, 'PLACES_URL', sandbox && key === null ? pretended : OFFICIAL);
  return {
    url,
    apiKey: key ?? (isLoopback(url) ? 'sandbox-places-key' : null),
    questionsPerDay: read.number('PLACES_PER_DAY', 20_000),
  };
}
