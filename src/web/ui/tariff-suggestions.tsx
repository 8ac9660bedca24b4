// Tariff numbers for a description: up to three, one click each, with undo (R32, C-07). Load it lazily.
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { TariffSuggestion } from '#contract/tariffs.ts';
import { hsDigits } from '#domain/parcel.ts';
import { MAX_SUGGESTIONS, MIN_SEARCHED } from '#domain/tariff-limits.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { inLanguage, TARIFF_TYPING_MS, useTariffChapter, useTariffSuggestions } from '../lib/tariffs.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import { Button } from './button.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { TariffChoice } from './tariff-choice.tsx';

const TariffBrowser = lazyDialog(() => import('./tariff-browser.tsx').then((file) => file.TariffBrowser));

const tones: Readonly<Record<TariffSuggestion['confidence'], BadgeTone>> = {
  high: 'good',
  medium: 'info',
  low: 'warn',
};

type Props = {
  description: string;
  /** The tariff number that was typed. */
  hsCode: string;
  onPick: (code: string) => void;
};

export function TariffSuggestions({ description, hsCode, onPick }: Props) {
  const { tariffs: t, errors } = useText();
  const [language] = useLanguage();
  // The form is another one with each package: what was typed there before is no news.
  const [before] = useState(description);
  const paused = useDebounced(description, TARIFF_TYPING_MS);
  const { suggestions, isAnswer, hasFailed, askAgain } = useTariffSuggestions(paused);
  // Loaded early: the list is then there when it is browsed, and the server's search ready for the first words.
  useTariffChapter(null);
  const [browsing, setBrowsing] = useState(false);
  const [taken, setTaken] = useState<{ code: string; before: string } | null>(null);
  const [isUndone, setUndone] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  const pick = (code: string) => {
    setTaken({ code, before: hsCode });
    setUndone(false);
    onPick(code);
  };
  const undo = () => {
    if (taken) onPick(taken.before);
    setTaken(null);
    setUndone(true);
    // The button disappears, and the focus must be somewhere.
    status.current?.focus();
  };
  const retry = () => {
    askAgain();
    // As above.
    status.current?.focus();
  };
  const isTaken = taken !== null && taken.code === hsCode;
  const said = isTaken ? t.taken(taken.code) : isUndone ? t.undone : '';
  const found =
    description !== before && isAnswer && suggestions.length > 0 ? t.found(suggestions.length) : '';
  const isSearched = description.trim().length >= MIN_SEARCHED;
  const isBroken = isSearched && hasFailed;
  const none = isBroken ? t.searchFailed : isAnswer ? t.none : isSearched ? t.searching : t.idle;
  return (
    <>
      <section
        aria-label={t.title}
        // The field above keeps the focus: its messages on blur would move the choices away from under the finger.
        onMouseDown={(event) => event.preventDefault()}
        className="flex flex-1 flex-col rounded-input border border-line"
      >
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 pt-2 pb-1 sm:py-1">
          <p className="text-xs font-medium">{t.title}</p>
          <Button size="sm" onClick={() => setBrowsing(true)}>
            {t.browse}
          </Button>
        </div>
        {suggestions.length > 0 ? (
          <ul
            className={clsx(
              'flex flex-col divide-y divide-line border-t border-line',
              // The room that is kept is theirs.
              suggestions.length === MAX_SUGGESTIONS && 'flex-1',
            )}
          >
            {suggestions.map((suggestion) => (
              <li key={suggestion.hsCode} className="flex flex-auto">
                <TariffChoice
                  code={suggestion.hsCode}
                  label={suggestion.label[language]}
                  path={`${t.chapter(suggestion.chapter.code)} · ${inLanguage(suggestion.chapter, language)}`}
                  mark={
                    <Badge tone={tones[suggestion.confidence]}>{t.confidence[suggestion.confidence]}</Badge>
                  }
                  isChosen={hsDigits(hsCode).startsWith(suggestion.hsCode)}
                  onPick={() => pick(suggestion.hsCode)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="grid flex-1 place-content-center justify-items-center border-t border-line px-3 py-3 text-center text-ink-soft">
            <p>{none}</p>
            {isBroken && (
              <button type="button" onClick={retry} className="min-h-6 text-harbour underline">
                {errors.retry}
              </button>
            )}
          </div>
        )}
        {/* Fills the reserved space, or the fields below would move with every answer, and says what may help. */}
        {suggestions.length > 0 && suggestions.length < MAX_SUGGESTIONS && (
          <p className="grid flex-1 place-content-center border-t border-line px-3 text-center text-xs text-ink-soft">
            {t.few}
          </p>
        )}
        <div className="flex min-h-9 flex-wrap items-center border-t border-line px-3 py-1 text-xs text-ink-soft">
          <span ref={status} tabIndex={-1} role="status" className={clsx('min-w-0', said && 'mr-3')}>
            {said || <span className="sr-only">{isBroken ? none : found}</span>}
          </span>
          {isTaken && (
            <button type="button" onClick={undo} className="min-h-6 text-harbour underline">
              {t.undo}
            </button>
          )}
          {!said && <span>{t.advice}</span>}
        </div>
      </section>
      {/* Outside: the section takes the focus from whatever is pressed inside it, even through a portal. */}
      {browsing && (
        <TariffBrowser
          onPick={(code) => {
            pick(code);
            setBrowsing(false);
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </>
  );
}
