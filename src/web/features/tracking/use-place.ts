// A coarse place in the reader's language: "Leipzig, Deutschland".
import { useCountryName } from '../../lib/country-names.ts';

export function usePlace(): (place: { city: string | null; country: string | null }) => string | null {
  const nameOf = useCountryName();
  return ({ city, country }) => [city, country && nameOf(country)].filter(Boolean).join(', ') || null;
}
