// The parcel carried from the price comparison to the login, and what comes next. Loaded if the address names one.
import { readPrefill } from '#domain/prefill.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { chosenRateFor } from '../../lib/chosen-rate.ts';
import { useCountryName } from '../../lib/country-names.ts';
import { decimal, kg } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';

export function CarriedParcel({ search }: { search: string }) {
  const t = useText().auth.carried;
  const [language] = useLanguage();
  const nameOf = useCountryName();
  const { from, to, length, width, height, weight } = readPrefill(search);
  if (to === null) return null;
  const sides = [length, width, height].flatMap((side) => (side === null ? [] : decimal(side, language)));
  const parcel = [
    `${nameOf(from ?? 'DE')} – ${nameOf(to)}`,
    sides.length === 3 && `${sides.join('\u00a0×\u00a0')}\u00a0cm`,
    weight !== null && kg(weight, language),
    chosenRateFor(search),
  ].filter(Boolean);
  return (
    <Notice className="mb-4" title={parcel.join(' · ')}>
      {t}
    </Notice>
  );
}
