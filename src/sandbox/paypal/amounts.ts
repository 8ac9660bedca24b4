// PayPal's amounts: decimal text in one of its currencies, converted to minor units here.

export type Money = { currency_code: string; value: string };

const CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
);
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);

export const AMOUNT = /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/;

/** 999999999999999.99, in whole units. */
const HIGHEST = 1e15;

export const isCurrency = (code: string) => CURRENCIES.has(code);
const decimalsOf = (currency: string) => (WITHOUT_DECIMALS.has(currency) ? 0 : 2);

type AmountFlaw = 'DECIMALS_NOT_SUPPORTED' | 'DECIMAL_PRECISION' | 'MAX_VALUE_EXCEEDED';

/** Cents, or whole units where the currency has none; the text must fit `AMOUNT`. */
export function minorUnits({ currency_code, value }: Money): number | AmountFlaw {
  const decimals = decimalsOf(currency_code);
  const [whole = '', given = ''] = value.replace('-', '').split('.');
  // 49.900 is accepted as 49.90; 49.905 is not.
  const fraction = given.replace(/0+$/, '');
  if (fraction.length > decimals) return decimals === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION';
  if (Number(whole) >= HIGHEST) return 'MAX_VALUE_EXCEEDED';
  const units = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  return value.startsWith('-') ? -units : units;
}

export function money(units: number, currency: string): Money {
  const decimals = decimalsOf(currency);
  return { currency_code: currency, value: (units / 10 ** decimals).toFixed(decimals) };
}

/** 2.49 % and 35 cents, as for a small German merchant. */
export const feeOf = (units: number) => (units <= 0 ? 0 : Math.min(units, Math.round(units * 0.0249) + 35));
