// The English texts about the likely costs of an import (R67, R68).
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
  asOf: (day) => `as of ${day}`,
  law: (day) => `Calculated under the rules in force on ${day}.`,
  value: {
    customsValue: 'Customs value',
    goods: 'Goods',
    freight: 'Freight',
    insurance: 'Insurance',
  },
  regime: {
    tariff: 'The rate of duty depends on the tariff number.',
    'per-item':
      'For goods worth up to €150, a duty of €3 per tariff number applies from 01.07.2026 to 30.06.2028 (Regulation (EU) 2026/382).',
    'flat-rate':
      'A flat duty rate of at most 2.5% applies to gifts up to €700 between private individuals (Regulation (EEC) 2658/87).',
    'low-value-free': 'Goods worth up to €150 were duty-free until 30.06.2026.',
    gift: 'Gifts up to €45 between private individuals are free of duty and tax (Regulation (EC) 1186/2009).',
    'customs-union': 'Within the customs union no duty is due, only tax.',
  },
  withoutNumber: 'Without a tariff number',
  duty: (percent) => `duty ${percent}%`,
  sources: {
    'customs-examples': 'examples from the customs administration',
    'taric-extract': 'extract from TARIC',
    'own-list': 'our own, unchecked list',
  },
  besides: {
    agriculture: 'plus an agricultural component or a duty by quantity',
    excise: 'plus excise duty',
  },
  vat: (percent) => `import VAT ${percent}%`,
  reduced: 'reduced',
  vatSource: 'TEDB database of the European Commission',
  carrierFee: (carrier, price) => `${carrier} advances the charges: ${price} net`,
  priceList: 'price list',
  guess: 'our own assumption',
  handling: (country, price) => `Handling fee ${country}: ${price}`,
  leftOut:
    'Not taken into account: preferential origin, anti-dumping duties, excise duties, VAT paid in the online shop (IOSS).',
  returned: 'Returned goods may be free of duty and tax on application.',
};
