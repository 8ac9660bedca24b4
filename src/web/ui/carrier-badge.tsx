// A carrier's name in its own colour.
import { clsx } from 'clsx';

/** background, text; each pair has a contrast of at least 4.5. */
const colours: readonly [RegExp, string][] = [
  [/^hub/i, 'bg-[#0e4a6b] text-white'],
  [/^dhl/i, 'bg-[#ffcc00] text-[#8f0010]'],
  [/^fedex/i, 'bg-[#4d148c] text-white'],
  [/^ups/i, 'bg-[#351c15] text-[#ffb500]'],
  [/^dpd/i, 'bg-[#c10a2f] text-white'],
  [/^usps/i, 'bg-[#004b87] text-white'],
];

type Props = { carrier: string; className?: string };

/** A hub route has two carriers ("DPD + FedEx"), each in its own colour. */
export const CarrierBadge = ({ carrier, className }: Props) => (
  <span className={clsx('inline-flex flex-wrap gap-1', className)}>
    {carrier.split(' + ').map((name) => (
      <span
        key={name}
        className={clsx(
          'inline-flex items-center whitespace-nowrap rounded-[4px] px-2 py-0.5 text-xs font-semibold',
          colours.find(([known]) => known.test(name))?.[1] ?? 'bg-line text-ink',
        )}
      >
        {name}
      </span>
    ))}
  </span>
);
