// The English sentences about what an import is likely to cost (R67, R68).
import type { duties as German } from '../de/duties.ts';

export const duties: typeof German = {
  title: 'On import',
  estimate: 'estimate',
  rows: { duties: 'Duties', taxes: 'Import VAT', fees: 'Fees', total: 'Estimated total' },
  between: (lowest, highest) => `${lowest} to ${highest}`,
  asking: 'Estimating customs costs …',
  notIncluded: 'Not included in the total.',
  how: 'How this is estimated',
  failed: 'Customs calculation failed',
  failedText: 'Please try again later',
  notCalculated: 'Customs costs could not be calculated',
  network: 'Network error',
  retry: 'Try again',
  asOf: (day) => `as of ${day}`,
  law: (day) => `Calculated by the rules of ${day}.`,
  value: {
    customsValue: 'Customs value',
    goods: 'Goods',
    freight: 'Freight',
    insurance: 'Insurance',
  },
  regime: {
    tariff: 'The rate of duty depends on the tariff number.',
    'per-item':
      'Goods worth up to €150: from 01.07.2026 to 30.06.2028 €3 duty is charged per tariff number (Regulation (EU) 2026/382).',
    'low-value-free': 'Goods worth up to €150 were free of duty until 30.06.2026.',
    gift: 'Gifts between private people are free of duty and tax up to €45 (Regulation (EC) 1186/2009).',
    'customs-union': 'Inside the customs union there is no duty, only tax.',
  },
  withoutNumber: 'Without a tariff number',
  duty: (percent) => `duty ${percent}%`,
  sources: {
    'customs-examples': 'examples of the customs administration',
    'taric-extract': 'extract from TARIC',
    'own-list': 'our own, unchecked list',
  },
  besides: {
    agriculture: 'plus an agricultural component or a duty by quantity',
    excise: 'plus excise duty',
  },
  vat: (percent) => `import VAT ${percent}%`,
  reduced: 'reduced',
  vatSource: 'TEDB database of the EU Commission',
  carrierFee: (carrier, price) => `${carrier} advances the charges: ${price} net`,
  priceList: 'price list',
  guess: 'our own assumption',
  handling: (country, price) => `Handling fee ${country}: ${price}`,
  leftOut:
    'Not considered: preferential origin, anti-dumping duties, excise duties, VAT paid in the online shop (IOSS). Returned goods may be free of charges on application.',
};
