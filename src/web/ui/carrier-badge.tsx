// A carrier's name in its own colour.
import { clsx } from 'clsx';
import { carrierColours, carriersIn } from '../lib/carrier-colours.ts';

type Props = { carrier: string; className?: string };

/** A hub route has two carriers ("DPD + FedEx"), each in its own colour. */
export const CarrierBadge = ({ carrier, className }: Props) => (
  <span className={clsx('inline-flex flex-wrap gap-1', className)}>
    {carriersIn(carrier).map((name) => {
      const colours = carrierColours(name);
      return (
        <span
          key={name}
          className={clsx(
            // Some carriers' own colours are as dark as the page in dark mode.
            'carrier inline-flex items-center whitespace-nowrap rounded-[4px] px-2 py-0.5 text-xs font-semibold dark:inset-ring dark:inset-ring-white/30',
            !colours && 'bg-line text-ink',
          )}
          style={colours ? { background: colours[0], color: colours[1] } : undefined}
        >
          {name}
        </span>
      );
    })}
  </span>
);
