// The pages a buyer sees at Paygate: card form, challenge, return, and refusal.
import { escape } from '../pages.ts';
import { TEST_CARDS } from './cards.ts';
import type { CardInput, InputProblem } from './checkout.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { Language, Return, Visit } from './visit.ts';
import { MERCHANT } from './world.ts';

const STYLE = `
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef1f5;color:#1d2330}
main{max-width:560px;margin:0 auto;padding:1rem}
.mark{background:#ffd23f;color:#1d2330;text-align:center;font-weight:700;padding:.4rem;letter-spacing:.1em}
h1{font-size:1.4rem;margin:.8rem 0}section{background:#fff;border-radius:.6rem;padding:1rem;margin-bottom:1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;margin:0}dt{color:#5b6475}dd{margin:0;overflow-wrap:anywhere}
label{display:block;margin-top:.7rem}input{width:100%;font:inherit;padding:.6rem;border:1px solid #8b94a6;border-radius:.4rem}
.row{display:flex;gap:1rem}.row>*{flex:1}button{font:inherit;padding:.7rem 1.2rem;border-radius:.4rem;border:1px solid #1d4ed8}
button[value=pay],#confirm,#home{background:#1d4ed8;color:#fff}.cards button{border:0;background:none;color:#1d4ed8;padding:.25rem 0;text-align:left}
.problem{background:#fde8e8;border-radius:.4rem;padding:.6rem;color:#8f1d1d}.actions{display:flex;gap:1rem;margin-top:1rem}`;

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)} – SANDBOX</title><style>${STYLE}</style></head>
<body><div class="mark">SANDBOX</div><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
}

function money(visit: Visit): string {
  const locale = visit.language === 'de' ? 'de-DE' : 'en-GB';
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency: visit.currency }).format(
      visit.amount / 100,
    );
  } catch {
    // Three letters that are not a currency.
    return `${(visit.amount / 100).toFixed(2)} ${visit.currency}`;
  }
}

function facts(visit: Visit): string {
  const texts = PAGE_TEXTS[visit.language];
  const rows = [
    [texts.amount, money(visit)],
    [texts.order, visit.orderDesc],
    [texts.merchant, MERCHANT.merchantId],
  ];
  return `<section><dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl></section>`;
}

const FILL = `<script>
document.querySelectorAll('[data-card]').forEach(function(button){button.addEventListener('click',function(){
var set=function(id,value){document.getElementById(id).value=value};
set('card',button.dataset.card);set('expiry','12/35');set('cvc','123');if(!document.getElementById('holder').value)set('holder','Test Person');
document.getElementById('pay').focus()})})</script>`;

function cardList(language: Language): string {
  const texts = PAGE_TEXTS[language];
  const rows = TEST_CARDS.map(
    ({ number, brand, outcome }) =>
      `<li><button type="button" data-card="${number}">${number}</button> ${brand}, ${texts.outcomes[outcome]}</li>`,
  );
  return `<section class="cards"><strong>${texts.cards}</strong><ul>${rows.join('')}</ul></section>${FILL}`;
}

const field = (id: string, label: string, more: string) =>
  `<label for="${id}">${label}<input id="${id}" name="${id}" ${more}></label>`;

export function cardPage(visit: Visit, given?: CardInput, problem?: InputProblem): string {
  const texts = PAGE_TEXTS[visit.language];
  const value = (name: keyof CardInput) => `value="${escape(given?.[name] ?? '')}"`;
  const alert = problem ? `<p class="problem" role="alert">${texts.problems[problem]}</p>` : '';
  return page(
    visit.language,
    texts.title,
    `${facts(visit)}<section>${alert}<form method="post" action="/computop/pay/${visit.id}">
${field('card', texts.card, `inputmode="numeric" autocomplete="cc-number" ${value('card')}`)}
<div class="row">${field('expiry', texts.expiry, `autocomplete="cc-exp" placeholder="12/35" ${value('expiry')}`)}
${field('cvc', texts.cvc, `inputmode="numeric" autocomplete="cc-csc" ${value('cvc')}`)}</div>
${field('holder', texts.holder, `autocomplete="cc-name" ${value('holder')}`)}
<div class="actions"><button id="pay" name="choice" value="pay">${texts.pay}</button>
<button id="cancel" name="choice" value="cancel">${texts.cancel}</button></div></form></section>${cardList(visit.language)}`,
  );
}

export function challengePage(visit: Visit): string {
  const texts = PAGE_TEXTS[visit.language];
  return page(
    visit.language,
    texts.challengeTitle,
    `${facts(visit)}<section><p>${texts.challengeText}</p><form method="post" action="/computop/challenge/${visit.id}">
${field('code', texts.code, 'inputmode="numeric" autocomplete="one-time-code"')}
<div class="actions"><button id="confirm" name="choice" value="confirm">${texts.confirm}</button>
<button id="cancel" name="choice" value="cancel">${texts.cancel}</button></div></form></section>`,
  );
}

/** Posts itself to the merchant: a cross-site POST. */
export function homePage(visit: Visit, back: Return): string {
  const texts = PAGE_TEXTS[visit.language];
  const inputs = Object.entries(back.form).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return page(
    visit.language,
    texts.homeTitle,
    `<section><form method="post" id="return" accept-charset="ISO-8859-1" action="${escape(back.url)}">${inputs.join('')}
<button id="home">${texts.home}</button></form></section><script>document.getElementById('return').submit()</script>`,
  );
}

/** `wire` is the machine-readable refusal. */
export function refusalPage(language: Language, wire: string): string {
  return page(language, PAGE_TEXTS[language].refusedTitle, `<section><code>${escape(wire)}</code></section>`);
}

/** The return URL with the answer in its query. */
export function returnAddress({ url, form }: Return): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(form)) address.searchParams.set(name, value);
  return address.href;
}
