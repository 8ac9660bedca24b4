// How postcode and town stand on labels, papers and in the form; a sign stands for the postcode where there is none (C-31).
import { carrierCountry, hasPostcodes } from './territory.ts';

/** What the required field holds where there is no postcode (C-31). */
export const NO_POSTCODE = '00000';

/** What stands in the field once this is the country: what was typed, but for the sign, which comes and goes. */
export function zipWithin(country: string, zip: string): string {
  if (!hasPostcodes(country)) return zip.trim() || NO_POSTCODE;
  return zip === NO_POSTCODE ? '' : zip;
}

/** The postcode on labels and papers: the sign is no postcode. Whoever knows one for such a country keeps it. */
export const writtenZip = ({ country, zip }: { country: string; zip: string }): string =>
  zip === NO_POSTCODE && !hasPostcodes(country) ? '' : zip;

/** Some of the countries where the postcode stands last; elsewhere it is understood where it stands. */
const zipLast: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB']);

type Town = { country: string; zip: string; city: string; state?: string | null | undefined };

/** Town and postcode as the country writes them: "20457 Hamburg", "New York NY 10118". */
export function townLine(address: Town): string {
  const { city, state } = address;
  const zip = writtenZip(address);
  const parts = zipLast.has(carrierCountry(address)) ? [city, state, zip] : [zip, city, state];
  return parts.filter((part) => part?.trim()).join(' ');
}
