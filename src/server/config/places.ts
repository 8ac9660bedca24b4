// The places service: suggests addresses while typing; the product also works without it.
import { type Reader, sandboxUrl, urlFrom } from './reader.ts';
import { isLoopback } from '../loopback.ts';

export type PlacesConfig = {
  url: string;
  /** Null: not set up; nobody is asked, and addresses are typed by hand. */
  apiKey: string | null;
  /** The limit for all accounts together: each question is billed. */
  questionsPerDay: number;
};

const OFFICIAL = 'https://places.googleapis.com';

/** A configured key is meant for the real service, even alongside simulated carriers. */
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
