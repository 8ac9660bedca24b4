// Postcode and town as written on labels, papers and in the form; a placeholder replaces a missing postcode (C-31).
import { carrierCountry, hasPostcodes } from './territory.ts';

/** Placeholder in the required field where there is no postcode (C-31). */
export const NO_POSTCODE = '00000';

/** The field's value for this country: what was typed, with the placeholder added or removed. */
export function zipWithin(country: string, zip: string): string {
  if (!hasPostcodes(country)) return zip.trim() || NO_POSTCODE;
  return zip === NO_POSTCODE ? '' : zip;
}

/** The postcode on labels and papers, without the placeholder. A real one is kept, whatever the country. */
export const writtenZip = ({ country, zip }: { country: string; zip: string }): string =>
  zip === NO_POSTCODE && !hasPostcodes(country) ? '' : zip;

/** Some of the countries that write the postcode last; in others a postcode in front is understood. */
const zipLast: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB']);

type Town = { country: string; zip: string; city: string; state?: string | null | undefined };

/** Town and postcode as the country writes them: "20457 Hamburg", "New York NY 10118". */
export function townLine(address: Town): string {
  const { city, state } = address;
  const zip = writtenZip(address);
  const parts = zipLast.has(carrierCountry(address)) ? [city, state, zip] : [zip, city, state];
  return parts.filter((part) => part?.trim()).join(' ');
}
