// English texts of one package.
import type { parcel as de } from '../de/parcel.ts';

export const parcel: typeof de = {
  list: {
    title: 'Packages',
    noDescription: 'No description yet',
    add: 'Add package',
    duplicate: (position) => `Duplicate package ${position}`,
    remove: (position) => `Remove package ${position}`,
    added: (position, count) => `Package ${position} has been added. There are now ${count} packages.`,
    removed: (position) => `Package ${position} has been removed.`,
  },
  size: 'Size and weight',
  goods: 'Contents for customs',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
  description: 'Description of the goods',
  descriptionHint:
    'Item, material and purpose; of several goods name each. For example: men’s T-shirt, cotton, knitted',
  descriptionCount: (length) => `${length} of at least 20 characters`,
  hsCode: 'Tariff number (HS code)',
  hsCodeHint: '6, 8 or 10 digits. It speeds things up at customs.',
  hsCodeForm: '6, 8 or 10 digits.',
  hsCodeLater: 'needed to book',
  hsCodeNeeded: 'For this destination you need the tariff number by the time you book.',
  value: 'Value of goods',
  valueHint: 'What the goods are worth, without shipping',
  ambiguous: (value, thousands) => `Read as ${value}. Did you mean ${thousands}?`,
  tooManyDecimals: 'Three decimal places at most',
  useInstead: (value) => `Use ${value}`,
};
