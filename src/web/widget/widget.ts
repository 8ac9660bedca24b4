// The widget's own script: results in a modal, and its height sent to the host page. No cookie, no storage (R119).
import { widgetDays } from '#domain/calculator.ts';
import { prefillQuery } from '#domain/prefill.ts';
import { bindCalculator } from '../calculator/bind-calculator.ts';
import { createCustomsRow } from '../calculator/customs-row.ts';
import { type CalculatorState, prefillOf, type Typed } from '../calculator/calculator-state.ts';
import { failureNotice, failureText, noRates, rateCards } from '../calculator/result-cards.ts';
import { calculator as de } from '../i18n/de/calculator.ts';
import { widget as deWidget } from '../i18n/de/widget.ts';
import { calculator as en } from '../i18n/en/calculator.ts';
import { widget as enWidget } from '../i18n/en/widget.ts';
import { tellHeight } from './tell-height.ts';

const language = document.documentElement.lang === 'en' ? 'en' : 'de';
const t = { de, en }[language];
const { about } = { de: deWidget, en: enWidget }[language];

const estimateRow = createCustomsRow(t, language);
const dialog = document.getElementById('dialog') as HTMLDialogElement;
/** Prices of a country on the way to another leave the focus where it is: no modal (WCAG 3.2.2). */
let isModal = false;
const calculator = bindCalculator({
  place: 'widget',
  language,
  text: t,
  asksByItself: false,
  onAsk: (isMeant) => (isModal = isMeant),
  show,
});

dialog.addEventListener('close', () => calculator.clear());
document.getElementById('close')?.addEventListener('click', () => dialog.close());
// A click beside the dialog closes it, as everywhere.
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
tellHeight(dialog);

function show(state: CalculatorState, typed: Typed, retry: () => void): void {
  const { shown } = state;
  document.getElementById('results')?.replaceChildren(...pieces(state, typed, retry));
  // The modal shows a failure as an alert.
  say('status', isModal && shown.kind !== 'failed' ? news(state) : '');
  say('news', isModal ? '' : news(state));
  if (shown.kind === 'nothing') {
    isModal = false;
    dialog.close();
  } else if (isModal) {
    // Opened now, or the pressed button is gone.
    const isElsewhere = !dialog.open || !dialog.contains(document.activeElement);
    if (!dialog.open) dialog.showModal();
    if (isElsewhere) document.getElementById('found')?.focus();
  }
}

function say(id: string, sentence: string): void {
  const line = document.getElementById(id);
  if (line && line.textContent !== sentence) line.textContent = sentence;
}

function news({ shown }: CalculatorState): string {
  if (shown.kind === 'nothing') return '';
  if (shown.kind === 'asking') return t.asking;
  return shown.kind === 'failed' ? failureText(shown, t) : t.count(shown.rates.length);
}

function pieces(state: CalculatorState, typed: Typed, retry: () => void): Node[] {
  const { shown } = state;
  if (shown.kind === 'nothing') return [];
  if (shown.kind === 'failed') return [failureNotice(shown, t, retry)];
  if (shown.kind === 'asking')
    return [(document.getElementById('waiting') as HTMLTemplateElement).content.cloneNode(true)];
  if (shown.rates.length === 0) return [noRates(t)];
  const cards = rateCards(shown.rates, {
    t,
    language,
    href: `/shipping-calculator?${prefillQuery(prefillOf(typed))}&tab=register&lang=${language}`,
    target: '_top',
    days: ({ carrier, deliveryDays }) => daysText(widgetDays(carrier, deliveryDays)),
  });
  return typed.customs ? [cards, estimateRow(state, typed, shown.rates[0])] : [cards];
}

/** C-46: the widget's days are not the carrier's, so they are always approximate. */
const daysText = (days: number | null): string => (days === null ? t.unknownDays : about(t.days(days)));
