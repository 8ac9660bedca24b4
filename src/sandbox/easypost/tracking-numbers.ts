// Tracking numbers with valid check digits, in ranges that no carrier assigns (leading zeros).
import type { Carrier } from './carrier-accounts.ts';

const digitsOf = (text: string) => [...text].map(Number);
const weighted = (text: string, weights: readonly number[]) =>
  digitsOf(text).reduce((sum, digit, i) => sum + digit * (weights[i % weights.length] ?? 0), 0);

/** Letters count as (code − 63) mod 10; every second position, starting with the second, counts twice. */
export function upsCheck(fifteen: string): number {
  const values = [...fifteen].map((c) => (/\d/.test(c) ? Number(c) : (c.charCodeAt(0) - 63) % 10));
  const sum = values.reduce((total, value, i) => total + value * (i % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10;
}

export const fedexCheck = (eleven: string) => (weighted(eleven, [3, 1, 7]) % 11) % 10;
export const dhlExpressCheck = (nine: string) => Number(nine) % 7;
export const mod10Check = (text: string) => (10 - (weighted(text, [3, 1]) % 10)) % 10;

/** ISO 7064 mod 37,36 over digits and capital letters. */
export function dpdCheck(fourteen: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let carry = 36;
  for (const c of fourteen) {
    carry = (carry + alphabet.indexOf(c)) % 36 || 36;
    carry = (carry * 2) % 37;
  }
  return alphabet[(37 - carry) % 36] ?? '0';
}

/** Universal Postal Union, standard S10. */
export function s10Check(eight: string): number {
  const rest = 11 - (weighted(eight, [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

const UPS_SERVICE: Record<string, string> = {
  UPSStandard: '68',
  UPSSaver: '04',
  Express: '66',
  Expedited: '67',
};

/** International postal parcels have numbers of the Universal Postal Union. */
const USPS_ABROAD: Record<string, string> = {
  FirstClassPackageInternationalService: 'LZ',
  PriorityMailInternational: 'CP',
  ExpressMailInternational: 'EE',
};

/** `serial` 1 … 9 999 999; numbers repeat after that. */
export function trackingNumber(carrier: Carrier, service: string, serial: number): string {
  const seven = String(serial % 10_000_000).padStart(7, '0');
  switch (carrier) {
    case 'UPS': {
      const body = `000000${UPS_SERVICE[service] ?? '00'}${seven}`;
      return `1Z${body}${upsCheck(body)}`;
    }
    case 'FedEx':
      return `0000${seven}${fedexCheck(`0000${seven}`)}`;
    case 'DHLExpress':
      return `00${seven}${dhlExpressCheck(`00${seven}`)}`;
    case 'DPD':
      return `0000000${seven}${dpdCheck(`0000000${seven}`)}`;
    case 'DhlPaket': {
      if (service !== 'Paket') return `CZ0${seven}${s10Check(`0${seven}`)}DE`;
      const body = `003400000000${seven}`;
      return `${body}${mod10Check(body)}`;
    }
    case 'USPS': {
      const abroad = USPS_ABROAD[service];
      if (abroad !== undefined) return `${abroad}0${seven}${s10Check(`0${seven}`)}US`;
      const body = `94001000000000${seven}`;
      return `${body}${mod10Check(body)}`;
    }
  }
}
