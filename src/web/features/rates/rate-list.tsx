// The rates as they come in: rows, rows still awaited, and a progress line.
import { clsx } from 'clsx';
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { Rate } from '#contract/rates.ts';
import { bestOffer, type SortMode } from '#domain/rate.ts';
import { useText } from '../../i18n/use-text.ts';
import { type RatesRequest, waitingCarriers } from '../../lib/rates-request.ts';
import type { VatView } from '../../lib/vat-view.ts';
import { RateRow, WaitingRow } from './rate-row.tsx';
import { answersOf, arrange, hasNoRates } from './rates-state.ts';
import { Segments } from './segments.tsx';

type Props = {
  request: RatesRequest;
  view: VatView;
  chosen: Rate | null;
  /** None of the rates can be bought any more. */
  expired: boolean;
  onChoose: (rate: Rate) => void;
  /** Beside the progress, e.g. how long the prices are valid. */
  aside: ReactNode;
  /** Notices to read before the rows. */
  notes: ReactNode;
};

export function RateList({ request, view, chosen, expired, onChoose, aside, notes }: Props) {
  const t = useText();
  const [mode, setMode] = useState<SortMode>('price');
  const [held, setHeld] = useState(false);
  const arrangement = useArrangement(request.rates, mode, held);
  const sorted = arrange([], request.rates, { mode, held: false });
  const rateById = new Map(request.rates.map((rate) => [rate.id, rate]));
  const services = request.shipmentData?.additionalServices;
  const extras = services?.carbonNeutral === true || services?.insurance === true;
  // The best price is unknown until every carrier has answered, and again once the prices have expired.
  const best = request.state === 'done' && !expired ? bestOffer(request.rates)?.id : undefined;
  return (
    <section aria-labelledby="rates-title">
      <div className="flex press-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="rates-title" tabIndex={-1} className="text-xl outline-none">
          {t.rates.list.title}
        </h2>
        {!hasNoRates(request) && (
          <Segments
            label={t.rates.list.sortBy}
            showLabel
            value={mode}
            onChange={(next) => {
              setHeld(false);
              setMode(next);
            }}
            items={[
              { value: 'price', label: t.rates.list.price },
              { value: 'speed', label: t.rates.list.speed },
            ]}
          />
        )}
      </div>
      <Progress request={request}>
        {held && arrangement.join() !== sorted.join() ? (
          <button
            type="button"
            onClick={() => setHeld(false)}
            className="-my-3 rounded-input py-1 text-harbour sm:-my-1 underline underline-offset-2"
          >
            {t.rates.list.resort}
          </button>
        ) : (
          aside
        )}
      </Progress>
      {notes}
      <div
        className="@container mt-3"
        onPointerMove={(event: PointerEvent) => {
          // Rows that slide under a resting pointer are no sign that the customer aims at one.
          if (event.movementX !== 0 || event.movementY !== 0) setHeld(true);
        }}
        onPointerDown={() => setHeld(true)}
        onPointerLeave={(event: PointerEvent) => {
          // A finger "leaves" when it is lifted, and comes back with the next tap.
          if (event.pointerType === 'mouse') setHeld(false);
        }}
        onFocus={() => setHeld(true)}
        onBlur={(event: FocusEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
        }}
      >
        <ul className="flex flex-col gap-2">
          {arrangement.map((id) => {
            const rate = rateById.get(id);
            if (!rate) return null;
            return (
              <RateRow
                key={id}
                rate={rate}
                shipment={request.shipmentData}
                view={view}
                best={id === best}
                chosen={id === chosen?.id}
                settled={request.reply !== null}
                expired={expired}
                onChoose={() => onChoose(rate)}
              />
            );
          })}
          {request.state === 'asking' &&
            waitingCarriers(request).map((carrier) => (
              <WaitingRow key={carrier} carrier={carrier} extras={extras}>
                {t.rates.list.waitingFor(carrier)}
              </WaitingRow>
            ))}
        </ul>
      </div>
    </section>
  );
}

/** Ids of the rows as shown on screen, remembered so that a held list can keep its order. */
function useArrangement(rates: readonly Rate[], mode: SortMode, held: boolean): string[] {
  const [before, setBefore] = useState<string[]>([]);
  const arrangement = arrange(before, rates, { mode, held });
  if (arrangement.join() !== before.join()) setBefore(arrangement);
  return arrangement;
}

/** Which carriers have answered; announced politely as it changes. */
function Progress({ request, children }: { request: RatesRequest; children: ReactNode }) {
  const t = useText();
  const { carriers, answered, rates, state } = request;
  const asking = state === 'asking';
  const text = asking
    ? carriers.length === 0
      ? t.rates.list.asking
      : t.rates.list.progress(answered.length, carriers.length)
    : t.rates.list.count(rates.length);
  const last = answered.at(-1);
  const news = asking && last ? t.rates.list.answered(last, answersOf(last, rates).length) : '';
  return (
    <div className="mt-1">
      <div className="flex items-baseline justify-between gap-4 text-xs text-ink-soft">
        {/* Announced in place of the visible notice, which screen readers do not announce. */}
        <p role="status" className={clsx(hasNoRates(request) && 'sr-only')}>
          {text}
          <span className="sr-only"> {news}</span>
        </p>
        {children}
      </div>
      <div
        aria-hidden
        className={clsx('mt-1.5 h-1 overflow-hidden rounded-full', asking ? 'bg-line' : 'bg-transparent')}
      >
        <div
          className={clsx(
            'h-full rounded-full bg-harbour transition-[width] duration-200',
            !asking && 'opacity-0',
          )}
          style={{
            width: `${carriers.length === 0 ? 4 : Math.max(4, (answered.length / carriers.length) * 100)}%`,
          }}
        />
      </div>
    </div>
  );
}
