// A country: flag and name, never the flag alone.
import { useCountryName } from '../lib/country-names.ts';
import { Flag } from './flag.tsx';

export function CountryName({ code }: { code: string }) {
  const nameOf = useCountryName();
  return (
    <span>
      <Flag code={code} /> {nameOf(code)}
    </span>
  );
}
