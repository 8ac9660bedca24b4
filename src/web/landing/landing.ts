// The landing page's own script: the calculator, the language switch, the links for a signed-in user.
import { landingRates } from '#domain/calculator.ts';
import { linkedLanguage } from '#domain/linked-language.ts';
import { prefillQuery } from '#domain/prefill.ts';
import { bindCalculator } from '../calculator/bind-calculator.ts';
import { createCustomsRow } from '../calculator/customs-row.ts';
import { type CalculatorState, prefillOf, type Typed } from '../calculator/calculator-state.ts';
import { readFields } from '../calculator/form-fields.ts';
import { customsRow, failureNotice, noRates, rateCards } from '../calculator/result-cards.ts';
import { calculator as de } from '../i18n/de/calculator.ts';
import { calculator as en } from '../i18n/en/calculator.ts';
import { readChoice, tellServer, writeChoice } from '../lib/language-choice.ts';
import { saveChosenRate } from '../lib/chosen-rate.ts';
import { hasUserCopy } from '../lib/user-copy.ts';
import { saveInput, savedInput } from './saved-input.ts';

const language = document.documentElement.lang === 'en' ? 'en' : 'de';
const t = { de, en }[language];

function show(state: CalculatorState, typed: Typed, retry: () => void): void {
  const { shown } = state;
  const results = document.getElementById('results');
  if (!results) return;
  const isOn = results.hasChildNodes();
  say(shown.kind === 'asking' ? t.asking : shown.kind === 'rates' ? t.count(shownRates(shown).length) : '');
  const hadFocus = results.contains(document.activeElement);
  results.replaceChildren(...pieces(state, typed, retry));
  // The pressed button is gone.
  if (hadFocus) results.focus({ preventScroll: true });
  results.setAttribute('aria-busy', String(shown.kind === 'asking'));
  if (shown.kind === 'asking' && !isOn && hasInteracted())
    results.scrollIntoView({ block: 'nearest', behavior: motion() });
}

function pieces(state: CalculatorState, typed: Typed, retry: () => void): Node[] {
  const { shown } = state;
  if (shown.kind === 'nothing') return [];
  if (shown.kind === 'failed') return [failureNotice(shown, t, retry)];
  if (shown.kind === 'asking') {
    const waiting = document.getElementById('waiting') as HTMLTemplateElement;
    return [waiting.content.cloneNode(true), customsRow(null, t)];
  }
  const rates = shownRates(shown);
  if (rates.length === 0) return [noRates(t)];
  const cards = rateCards(rates, {
    t,
    language,
    href: onwards(typed, 'register'),
    target: null,
    days: ({ deliveryDays }) => (deliveryDays === null ? t.unknownDays : t.days(deliveryDays)),
  });
  return [cards, estimateRow(state, typed, rates[0])];
}

const estimateRow = createCustomsRow(t, language);

const shownRates = ({ rates }: CalculatorState['shown'] & { kind: 'rates' }) => landingRates(rates);

function say(sentence: string): void {
  const status = document.getElementById('status');
  if (status && status.textContent !== sentence) status.textContent = sentence;
}

/** Nothing scrolls before the visitor has done something. */
const hasInteracted = (): boolean => document.activeElement !== document.body;

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Switching the language keeps what was typed. */
function bindLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
    link.addEventListener('click', () => {
      const wanted = link.dataset['language'] === 'en' ? 'en' : 'de';
      writeChoice(wanted);
      link.href = `/?${prefillQuery(prefillOf(readFields()))}&lang=${wanted}`;
    });
}

/** A visitor who has described a parcel goes on with it after the login (C-02), whichever link leads there. */
function bindLoginLinks(): void {
  const ways = { '/register': 'register', '/auth': 'login' };
  for (const [path, tab] of Object.entries(ways))
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`))
      link.addEventListener('click', () => {
        const { from: _, customs: __, ...parcel } = prefillOf(readFields());
        const hasParcel = Object.values(parcel).some((value) => value !== null);
        link.href = hasParcel ? onwards(readFields(), tab) : path;
      });
}

const onwards = (typed: Typed, tab: string): string =>
  `/shipping-calculator?${prefillQuery(prefillOf(typed))}&tab=${tab}`;

/** The chosen price is repeated at the login; taken from the link, it would let anybody put any text there. */
function bindChoice(): void {
  document.getElementById('results')?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-tariff]') : null;
    if (link) saveChosenRate({ search: link.search, tariff: link.dataset['tariff'] ?? '' });
  });
}

/** A link's language still applies after the login, until one is chosen: so not in storage, which holds choices. */
function keepLinked(): void {
  const linked = linkedLanguage(location.search);
  if (linked && !readChoice() && !/\blanguage=/.test(document.cookie)) tellServer(linked);
}

/** The server knows the choice only from its cookie; a choice made before there was a cookie is passed on now. */
function followChoice(): void {
  const kept = readChoice();
  if (kept === null || kept === language || linkedLanguage(location.search) !== null) return;
  writeChoice(kept);
  // NOTE: once only: if the server reads the address differently, the page would reload for ever.
  if (document.cookie.includes(`language=${kept}`) && !isReloaded()) location.reload();
}

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Again where Back shows the page as it was left: somebody may have logged in or out since. */
function showWhoIsIn(): void {
  document.documentElement.classList.toggle('signed-in', hasUserCopy());
}

keepLinked();
followChoice();
showWhoIsIn();
addEventListener('pageshow', showWhoIsIn);
bindLanguages();
bindLoginLinks();
bindCalculator({ place: 'landing', language, text: t, asksByItself: true, kept: savedInput(), show });
document.querySelector('form')?.addEventListener('input', () => saveInput(readFields()));
bindChoice();
