// Brings a prerendered calculator to life: requests rates when it may, and has the page show the outcome.
import { readPrefill } from '#domain/prefill.ts';
import type { Text } from '../i18n/use-text.ts';
import type { Language } from '../lib/format.ts';
import { askRates, type Place } from './ask-rates.ts';
import {
  asked,
  type CalculatorState,
  changed,
  emptyState,
  readTyped,
  type Typed,
  typedOf,
} from './calculator-state.ts';
import { fieldIds } from './field-ids.ts';
import { showErrors, fillFields, clearError, isControl, readFields, showHint } from './form-fields.ts';

type Options = {
  place: Place;
  language: Language;
  text: Text['calculator'];
  /** Whether a complete address is answered at once (R114). */
  asksByItself: boolean;
  /** What was typed here before; takes precedence over the address. */
  kept?: Partial<Typed> | null;
  /** A request may follow: meant by a click, or a country that the keyboard has reached, perhaps one of many. */
  onAsk?: (isMeant: boolean) => void;
  /** Renders the state; `retry` repeats the request. */
  show: (state: CalculatorState, typed: Typed, retry: () => void) => void;
};

/** Keyboard users pass many countries on the way to theirs: none of them is asked about. */
const CHOOSING_MS = 300;

/** `clear` removes the results, as a change would. */
export function bindCalculator({ place, language, text, asksByItself, kept, onAsk, show }: Options): {
  clear: () => void;
} {
  const form = document.querySelector('form');
  if (!form) throw new Error('The page has no form.');
  let state = emptyState;
  let choosing: ReturnType<typeof setTimeout> | undefined;
  let isByKeyboard = false;

  const move = (to: CalculatorState): void => {
    state = to;
    show(state, readFields(), () => void ask());
  };
  const ask = async (): Promise<void> => {
    clearTimeout(choosing);
    const { input } = readTyped(readFields());
    if (!input) return;
    move(asked(state));
    const { question } = state;
    const shown = await askRates(input, place);
    // Neither requested again nor changed meanwhile.
    if (state.question === question) move({ question, shown });
  };
  const clear = (): void => {
    if (state.shown.kind !== 'nothing') move(changed(state));
  };

  form.noValidate = true;
  form.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    if (target.id === fieldIds.customs) return move(state);
    clearTimeout(choosing);
    clearError(target);
    showHint(text, language);
    clear();
  });
  form.addEventListener('keydown', () => (isByKeyboard = true));
  form.addEventListener('pointerdown', () => (isByKeyboard = false));
  form.addEventListener('change', ({ target }) => {
    // R115: choosing a destination sends the request as soon as everything else is filled in.
    if (!isControl(target) || target.id !== fieldIds.to) return;
    onAsk?.(!isByKeyboard);
    choosing = setTimeout(() => void ask(), CHOOSING_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!showErrors(readTyped(readFields()), text)) return;
    onAsk?.(true);
    void ask();
  });

  const said = { ...typedOf(readPrefill(location.search), language), ...kept };
  fillFields(said);
  showHint(text, language);
  if (asksByItself && said.to) void ask();
  return { clear };
}
