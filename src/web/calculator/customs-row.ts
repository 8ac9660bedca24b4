// The row about customs below the rates: a sentence (C-23), or for imports into the EU an estimate (R116).
import type { CalculatorRate } from '#contract/calculator.ts';
import { DEFAULT_GOODS_VALUE_CENTS } from '#domain/calculator.ts';
import { centsOf } from '#domain/rounding.ts';
import type { Text } from '../i18n/use-text.ts';
import { date, euro, type Language } from '../lib/format.ts';
import { askCustoms, type CustomsAnswer } from './ask-customs.ts';
import { type CalculatorState, customsCaseShown, readTyped, type Typed } from './calculator-state.ts';
import { element } from './element.ts';
import { customsRow } from './result-cards.ts';

type Words = Text['calculator'];

/** One per page: it remembers the answer while the same rates are shown. */
export function createCustomsRow(t: Words, language: Language) {
  let known: { question: number; answer: Promise<CustomsAnswer | null> } | null = null;

  return (state: CalculatorState, typed: Typed, rate: CalculatorRate | undefined): HTMLElement => {
    const customsCase = customsCaseShown(state, typed);
    const { input } = readTyped(typed);
    if (customsCase !== 'import-into-eu' || !rate || !input) return customsRow(customsCase, t);
    if (known?.question !== state.question) {
      const asked = { question: state.question, answer: askCustoms(input, rate) };
      known = asked;
      // A failed estimate may be requested again with the next use of the switch.
      void asked.answer.then((answer) => {
        if (answer === null && known === asked) known = null;
      });
    }
    const words = element('span', {}, t.estimating);
    const title = `${t.duties} (${t.estimate}): `;
    // If the row has been replaced meanwhile, this has no visible effect.
    void known.answer.then((answer) => (words.textContent = answer ? figures(answer) : t.notEstimated));
    return element('p', { class: 'duties', 'aria-live': 'polite' }, element('b', {}, title), words);

    function figures({ costs, lowest, regime, asOf }: CustomsAnswer): string {
      const sum = (name: keyof typeof costs): string => {
        const highest = euro(costs[name], language);
        return lowest && lowest[name] !== costs[name]
          ? `${euro(lowest[name], language)}–${highest}`
          : highest;
      };
      const value = euro(
        input?.value === undefined ? DEFAULT_GOODS_VALUE_CENTS : centsOf(input.value),
        language,
      );
      const said = t.estimated({
        total: sum('total'),
        duties: sum('duties'),
        taxes: sum('taxes'),
        fees: sum('fees'),
        value,
      });
      // A tariff rate has a date; any other rule has its legal text.
      const duties = regime === 'tariff' ? t.asOf(date(asOf.duties)) : t.dutyRules[regime];
      const [taxes, fees] = [t.asOf(date(asOf.taxes)), t.asOf(date(asOf.fees))];
      return `${said} ${t.estimatedAsOf({ duties, taxes, fees })}`;
    }
  };
}
