// The results of a calculator, as elements of the page: cards, the row about customs, the message after a failure.
import type { CalculatorRate } from '#contract/calculator.ts';
import type { CustomsCase } from '#domain/customs.ts';
import type { Text } from '../i18n/use-text.ts';
import { carrierColours, carriersIn } from '../lib/carrier-colours.ts';
import { rateName } from '../lib/chosen-rate.ts';
import { euro, type Language } from '../lib/format.ts';
import type { Answer } from './calculator-state.ts';
import { element } from './element.ts';

type Words = Text['calculator'];

type CardParts = {
  t: Words;
  language: Language;
  /** Where booking continues. */
  href: string;
  /** `_top`: leaves the frame. */
  target: '_top' | null;
  /** The text about this rate's days. */
  days: (rate: CalculatorRate) => string;
};

/** `rates`: by price (R114). The best is the cheapest that can be booked directly. */
export function rateCards(rates: readonly CalculatorRate[], parts: CardParts): HTMLElement {
  const best = rates.find(({ onlyAsHubLeg }) => !onlyAsHubLeg);
  return element('ul', { class: 'rates' }, ...rates.map((rate) => rateCard(rate, rate === best, parts)));
}

function rateCard(rate: CalculatorRate, isBest: boolean, parts: CardParts): HTMLElement {
  const { t, language, href, target, days } = parts;
  const isLeg = rate.onlyAsHubLeg;
  const service = rate.label ?? rate.service;
  const tariff = rateName(rate);
  return element(
    'li',
    { class: 'rate' },
    element(
      'p',
      { class: 'who' },
      ...carriersIn(rate.carrier).map(carrierBadge),
      isLeg ? element('span', { class: 'tag' }, t.hubLeg) : null,
      isBest ? element('span', { class: 'tag best' }, t.best) : null,
    ),
    element('p', { class: 'service' }, service),
    element('p', { class: 'days' }, days(rate)),
    element(
      'p',
      { class: 'price' },
      element('b', {}, euro(rate.priceCents, language)),
      ' ',
      element('small', {}, rate.withExportDeclaration ? t.includingDeclaration : t.including),
    ),
    isLeg
      ? null
      : element(
          'p',
          { class: 'go' },
          element(
            'a',
            { class: 'button', href, target, 'data-tariff': tariff, 'aria-label': t.onwardsWith(tariff) },
            t.onwards,
          ),
        ),
  );
}

function carrierBadge(carrier: string): HTMLElement {
  const badge = element('span', { class: 'badge' }, carrier);
  const colours = carrierColours(carrier);
  if (colours) [badge.style.background, badge.style.color] = colours;
  return badge;
}

/** C-23; empty while customs costs are not requested, so that its space stays. */
export const customsRow = (customsCase: CustomsCase | null, t: Words): HTMLElement =>
  element(
    'p',
    { class: 'duties' },
    ...(customsCase === null ? [] : [element('b', {}, `${t.duties}: `), t.customsCases[customsCase]]),
  );

export const noRates = (t: Words): HTMLElement => element('p', { class: 'notice' }, t.none);

/** R120: no answer, or the server refused; `retry` repeats the request. */
export const failureNotice = (
  failure: Answer & { kind: 'failed' },
  t: Words,
  retry: () => void,
): HTMLElement => {
  const button = element('button', { type: 'button', class: 'button' }, t.retry);
  button.addEventListener('click', () => retry());
  return element(
    'div',
    { class: 'notice bad', role: 'alert' },
    element('p', {}, failureText(failure, t)),
    button,
  );
};

export function failureText({ offline, code, message }: Answer & { kind: 'failed' }, t: Words): string {
  if (offline) return t.offline;
  const known: Readonly<Record<string, string | undefined>> = t.refusals;
  const own = code !== null && Object.hasOwn(known, code) ? known[code] : undefined;
  return own ?? message ?? t.failed;
}
