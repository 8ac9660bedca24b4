// A ring chart; its centre shows the total or the share pointed at (R124).
import { type KeyboardEvent, useId, useState } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal } from '../../lib/format.ts';

export type Share = { name: string; orders: number; colour: string };

const BOX = 80;
const RADIUS = 32;
const STROKE = 12;
/** The inner and outer edge: not every segment's colour stands out from the background. */
const EDGES = [RADIUS - STROKE / 2, RADIUS + STROKE / 2];
const HAIRLINE = 0.5;
const AROUND = 2 * Math.PI * RADIUS;
/** Further shares are summed up beside the ring; the table lists them all. */
const LISTED = 6;

export function Donut({ title, shares }: { title: string; shares: readonly Share[] }) {
  const { charts } = useText().desk;
  const [language] = useLanguage();
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const total = shares.reduce((sum, { orders }) => sum + orders, 0);
  const shown = at === null ? undefined : shares[at];
  const count = (value: number) => decimal(value, language);
  const rest = shares.length - LISTED;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-medium">{title}</figcaption>
      <div
        className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-6"
        onPointerLeave={() => setAt(null)}
      >
        <div
          role="listbox"
          tabIndex={0}
          aria-label={title}
          aria-activedescendant={shown && `${id}-${at}`}
          onFocus={(event) => event.target.matches(':focus-visible') && setAt(0)}
          onBlur={() => setAt(null)}
          onKeyDown={(event) => setAt(byKey(event, at, shares.length))}
          className="relative size-40 shrink-0 rounded-full"
        >
          <Ring shares={shares} total={total} at={at} onPoint={setAt} />
          <div
            aria-hidden
            className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center px-9 text-center"
          >
            <span className="text-xl font-semibold leading-tight tabular-nums">
              {count(shown?.orders ?? total)}
            </span>
            <span className="line-clamp-2 text-xs leading-tight text-ink-soft [overflow-wrap:anywhere]">
              {shown?.name ?? charts.total}
            </span>
          </div>
          {shares.map(({ name, orders }, index) => (
            <span
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className="sr-only"
            >
              {charts.share(name, orders, count(orders))}
            </span>
          ))}
        </div>
        <ul aria-hidden className="min-w-28 flex-1">
          {shares.slice(0, LISTED).map(({ name, orders, colour }, index) => (
            <li
              key={name}
              onPointerEnter={() => setAt(index)}
              className="flex items-center gap-2 py-0.5 text-xs"
            >
              <span
                className="size-2.5 shrink-0 rounded-full border border-edge"
                style={{ background: colour }}
              />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
              <span className="tabular-nums text-ink-soft">{count(orders)}</span>
            </li>
          ))}
          {rest > 0 && <li className="py-0.5 pl-[1.125rem] text-xs text-ink-soft">{charts.more(rest)}</li>}
        </ul>
      </div>
      {/* A table keeps its width, so `sr-only` on it alone does not hide it. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{charts.shipments}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, orders }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count(orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Arrow keys go round the ring; Escape goes back to the total. */
function byKey(event: KeyboardEvent, at: number | null, length: number): number | null {
  const last = length - 1;
  const next = {
    ArrowRight: at === null || at === last ? 0 : at + 1,
    ArrowLeft: at === null || at === 0 ? last : at - 1,
    Home: 0,
    End: last,
    Escape: null,
  };
  const key = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }[event.key] ?? event.key;
  if (!Object.hasOwn(next, key)) return at;
  event.preventDefault();
  return next[key as keyof typeof next];
}

/** Leaves a gap between two neighbours; a full ring has none, and the smallest share stays visible. */
const dashOf = (share: number): number =>
  share === 1 ? AROUND : Math.max(share * AROUND - HAIRLINE, HAIRLINE);

type RingProps = {
  shares: readonly Share[];
  total: number;
  at: number | null;
  onPoint: (index: number) => void;
};

function Ring({ shares, total, at, onPoint }: RingProps) {
  const before = (index: number) =>
    shares.slice(0, index).reduce((sum, { orders }) => sum + orders, 0) / total;
  return (
    <svg aria-hidden viewBox={`0 0 ${BOX} ${BOX}`} className="size-full -rotate-90">
      {shares.map(({ name, orders, colour }, index) => (
        <circle
          key={name}
          cx={BOX / 2}
          cy={BOX / 2}
          r={RADIUS}
          fill="none"
          stroke={colour}
          strokeWidth={STROKE}
          strokeDasharray={`${dashOf(orders / total)} ${AROUND}`}
          strokeDashoffset={-before(index) * AROUND}
          opacity={at === null || at === index ? 1 : 0.35}
          pointerEvents="stroke"
          onPointerEnter={() => onPoint(index)}
        />
      ))}
      {EDGES.map((radius) => (
        <circle
          key={radius}
          cx={BOX / 2}
          cy={BOX / 2}
          r={radius}
          fill="none"
          strokeWidth={HAIRLINE}
          className="pointer-events-none stroke-edge"
        />
      ))}
    </svg>
  );
}
