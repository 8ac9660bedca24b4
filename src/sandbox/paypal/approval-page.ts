// The page on which a payer approves: it looks like a payment page and says that it is not one.
import { asFields, asList, asText } from '../easypost/input.ts';
import { escape } from '../pages.ts';
import type { OrderRecord, UnitRecord } from './world.ts';

const TEXTS = {
  en: {
    title: 'Pay with PayPal',
    notice: 'No real money moves here. Every button is a test.',
    total: 'Total',
    hint: 'What should happen?',
    approve: 'Approve payment',
    pay: 'Pay now',
    cancel: 'Cancel and return to the shop',
    decline: 'Approve, then the card is declined',
    sendBack: 'Approve, then PayPal asks again',
    pending: 'Pay by e-cheque (stays pending)',
    captureFails: 'Approve, then the capture fails',
    capturePending: 'Approve, then the capture is pending for an hour',
    gone: 'This payment cannot be approved',
    goneText: 'It has been paid, cancelled or has expired, or it does not exist.',
    done: 'You can close this window',
    doneText: 'The shop gave no return address.',
  },
  de: {
    title: 'Mit PayPal bezahlen',
    notice: 'Hier fließt kein Geld. Jeder Knopf ist ein Test.',
    total: 'Summe',
    hint: 'Was soll geschehen?',
    approve: 'Zahlung freigeben',
    pay: 'Jetzt bezahlen',
    cancel: 'Abbrechen und zurück zum Shop',
    decline: 'Freigeben, dann wird die Karte abgelehnt',
    sendBack: 'Freigeben, dann fragt PayPal noch einmal',
    pending: 'Per E-Scheck zahlen (bleibt in Prüfung)',
    captureFails: 'Freigeben, dann scheitert der Einzug',
    capturePending: 'Freigeben, dann wird der Einzug eine Stunde geprüft',
    gone: 'Diese Zahlung kann nicht freigegeben werden',
    goneText: 'Sie ist bezahlt, abgebrochen oder abgelaufen, oder es gibt sie nicht.',
    done: 'Sie können dieses Fenster schließen',
    doneText: 'Der Shop hat keine Rücksprungadresse genannt.',
  },
};

type Language = keyof typeof TEXTS;

/** The merchant's locale, else the browser's Accept-Language. */
export function languageOf(locale: string | null, acceptLanguage: string | undefined): Language {
  return /^\s*de/i.test(locale ?? acceptLanguage ?? '') ? 'de' : 'en';
}

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)} – SANDBOX</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f6f9;color:#14213d}
.bar{background:#ffd23f;padding:.5rem 1rem;text-align:center;font-weight:600}
main{max-width:27rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border-radius:.8rem;box-shadow:0 1px 6px #0002}
h1{font-size:1.25rem;margin:0 0 1rem}dl{display:grid;grid-template-columns:1fr auto;gap:.3rem 1rem;margin:0 0 1.2rem}
dt,dd{margin:0}dd{text-align:right}.total{font-weight:700;border-top:1px solid #ccd3df;padding-top:.4rem}
button{display:block;width:100%;min-height:2.9rem;margin:.5rem 0;padding:.5rem 1rem;font:inherit;border:1px solid #9aa6bb;
border-radius:1.5rem;background:#fff;color:inherit;cursor:pointer}#approve{background:#0a4bd6;border-color:#0a4bd6;color:#fff;font-weight:600}
button:focus-visible{outline:3px solid #ffb000;outline-offset:2px}small{color:#4a5670}
</style></head><body><div class="bar">SANDBOX · ${escape(TEXTS[language].notice)}</div>
<main><h1>${escape(title)}</h1>${body}</main></body></html>`;

/** `49,90 EUR` in German, `49.90 EUR` in English; whole units where the currency has no cents. */
function priceOf({ given }: UnitRecord, language: Language): string {
  const amount = asFields(given['amount']);
  const value = asText(amount?.['value']) ?? '';
  return `${language === 'de' ? value.replace('.', ',') : value} ${asText(amount?.['currency_code']) ?? ''}`;
}

function linesOf(unit: UnitRecord, language: Language): string {
  const names = asList(unit.given['items']).flatMap((item) => asText(asFields(item)?.['name']) ?? []);
  const what = asText(unit.given['description']) ?? (names.join(', ') || unit.referenceId);
  return `<dt>${escape(what)}</dt><dd>${escape(priceOf(unit, language))}</dd>`;
}

export function approvalPage(order: OrderRecord, total: string, language: Language): string {
  const t = TEXTS[language];
  const lines = order.units.map((unit) => linesOf(unit, language)).join('');
  const sum = language === 'de' ? total.replace('.', ',') : total;
  const approve = order.experience.userAction === 'PAY_NOW' ? t.pay : t.approve;
  const buttons = [
    ['approve', approve],
    ['decline', t.decline],
    ['send-back', t.sendBack],
    ['pending', t.pending],
    ['capture-fails', t.captureFails],
    ['capture-pending', t.capturePending],
    ['cancel', t.cancel],
  ].map(
    ([choice, label]) =>
      `<button id="${choice}" type="submit" name="choice" value="${choice}">${escape(label ?? '')}</button>`,
  );
  return page(
    language,
    order.experience.brand ? `${t.title} – ${order.experience.brand}` : t.title,
    `<dl>${lines}<dt class="total">${t.total}</dt><dd class="total" id="total">${escape(sum)}</dd></dl>
<p>${t.hint}</p><form method="post" action="/paypal/checkoutnow?token=${escape(order.id)}">${buttons.join('\n')}</form>
<small>${escape(order.id)}</small>`,
  );
}

export const gonePage = (language: Language) =>
  page(language, TEXTS[language].gone, `<p>${TEXTS[language].goneText}</p>`);

export const donePage = (language: Language) =>
  page(language, TEXTS[language].done, `<p>${TEXTS[language].doneText}</p>`);
