// Finds a tariff number by chapter, heading and code, or by typing; arrow keys go through the choices.
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { MIN_SEARCHED } from '#domain/tariff-limits.ts';
import { MAX_TARIFF_SEARCH } from '#domain/text-limits.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { inLanguage, TARIFF_TYPING_MS, useTariffChapter, useTariffSuggestions } from '../lib/tariffs.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { TariffChoice } from './tariff-choice.tsx';

const SEARCH = 'tariff-search';
const MAX_FOUND = 10;

type Props = {
  /** The initial search text. */
  start?: string;
  title?: string;
  onPick: (code: string) => void;
  onClose: () => void;
};

export function TariffBrowser({ start = '', title, onPick, onClose }: Props) {
  const { tariffs: t } = useText();
  const [typed, setTyped] = useState(start);
  const [chapter, setChapter] = useState<string | null>(null);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title ?? t.browse}
      description={t.advice}
      focusId={SEARCH}
    >
      {/* Always of one height, so that it does not jump with every word; the field stays in view. */}
      <div className="flex h-[70dvh] flex-col gap-4" onKeyDown={goThroughChoices}>
        <Field label={t.search} id={SEARCH}>
          <Input
            type="search"
            autoComplete="off"
            maxLength={MAX_TARIFF_SEARCH}
            placeholder={t.searchHint}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChapter(null);
            }}
          />
        </Field>
        <div className="-m-1 flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-1">
          {chapter === null ? (
            <Found typed={typed} onPick={onPick} onOpen={setChapter} />
          ) : (
            <Chapter
              code={chapter}
              onPick={onPick}
              onBack={() => {
                setChapter(null);
                document.getElementById(SEARCH)?.focus();
              }}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Arrow keys move between the choices, and between the search field and the first. */
function goThroughChoices(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const next = choices.findIndex((choice) => choice === document.activeElement) + step;
  const target = next < 0 ? document.getElementById(SEARCH) : choices[next];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

type FoundProps = { typed: string; onPick: (code: string) => void; onOpen: (chapter: string) => void };

function Found({ typed, onPick, onOpen }: FoundProps) {
  const { tariffs: t } = useText();
  const [language] = useLanguage();
  const paused = useDebounced(typed, TARIFF_TYPING_MS);
  const { suggestions, isAnswer, hasFailed, askAgain } = useTariffSuggestions(paused, MAX_FOUND);
  const query = useTariffChapter(null);
  const { data, error } = query;
  const word = typed.trim().toLowerCase();
  const chapters = (data?.chapters ?? []).filter(
    (each) => word === '' || inLanguage(each, language).toLowerCase().includes(word) || each.code === word,
  );
  const hits = typed.trim() === '' ? [] : suggestions;
  return (
    <>
      {hits.length > 0 && (
        <section aria-label={t.results}>
          <h3 className="mb-2 text-xs font-medium">{t.results}</h3>
          <ul className="divide-y divide-line rounded-input border border-line">
            {hits.map(({ hsCode, label, chapter, confidence }) => (
              <li key={hsCode}>
                <TariffChoice
                  code={hsCode}
                  label={label[language]}
                  path={`${t.chapter(chapter.code)} · ${inLanguage(chapter, language)}`}
                  mark={<Badge>{t.confidence[confidence]}</Badge>}
                  onPick={() => onPick(hsCode)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {chapters.length > 0 && (
        <section aria-label={t.chapters}>
          <h3 className="mb-2 text-xs font-medium">{t.chapters}</h3>
          <ul className="divide-y divide-line rounded-input border border-line">
            {chapters.map((each) => (
              <li key={each.code}>
                <button
                  type="button"
                  data-choice
                  onClick={() => onOpen(each.code)}
                  className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-harbour-soft"
                >
                  <span className="font-mono text-sm tabular-nums">{each.code}</span>
                  <span className="min-w-0 flex-1">{inLanguage(each, language)}</span>
                  <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-soft" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="text-ink-soft">
        {!data && !error ? t.loading : null}
        {data && hits.length === 0 && chapters.length === 0 && (isAnswer || word.length < MIN_SEARCHED)
          ? t.nothing
          : null}
        {isAnswer && hits.length > 0 ? <span className="sr-only">{t.found(hits.length)}</span> : null}
      </p>
      {error && <RetryNotice title={t.failed} query={query} />}
      {!error && hasFailed && (
        <RetryNotice title={t.failed} query={{ refetch: askAgain, isFetching: false }} />
      )}
    </>
  );
}

type ChapterProps = { code: string; onPick: (code: string) => void; onBack: () => void };

function Chapter({ code, onPick, onBack }: ChapterProps) {
  const { tariffs: t } = useText();
  const [language] = useLanguage();
  const query = useTariffChapter(code);
  const { data, error } = query;
  const [chapter] = data?.chapters ?? [];
  return (
    <section aria-label={t.chapter(code)} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={onBack} autoFocus>
          <ArrowLeft aria-hidden size={16} />
          {t.back}
        </Button>
        <h3 className="font-semibold">
          {t.chapter(code)}
          {chapter && ` · ${inLanguage(chapter, language)}`}
        </h3>
      </div>
      {!data && !error && (
        <>
          <span role="status" className="sr-only">
            {t.loading}
          </span>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </>
      )}
      {error && <RetryNotice title={t.failed} query={query} />}
      {data?.headings.map((heading) => (
        <div key={heading.code}>
          <h4 className="mb-1 text-xs text-ink-soft">
            {t.heading(heading.code)}
            {inLanguage(heading, language) && ` · ${inLanguage(heading, language)}`}
          </h4>
          <ul className="divide-y divide-line rounded-input border border-line">
            {heading.codes.map((each) => (
              <li key={each.code}>
                <TariffChoice
                  code={each.code}
                  label={inLanguage(each, language)}
                  onPick={() => onPick(each.code)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
