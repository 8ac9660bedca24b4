// A country: flag and name, never the flag alone.
import { useCountryName } from '../lib/country-names.ts';
import { Flag } from './flag.tsx';

export function CountryName({ code }: { code: string }) {
  const nameOf = useCountryName();
  return (
    // A box of its own: the flag does not stay behind at the end of a line.
    <span className="inline-block">
      <Flag code={code} /> {nameOf(code)}
    </span>
  );
}
