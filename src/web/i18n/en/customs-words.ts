// What a price can honestly say about duties (C-23), by the case of the route.
import type { customsWords as German } from '../de/customs-words.ts';

export const customsWords: typeof German = {
  'inside-eu': 'no duties',
  domestic: 'no duties',
  'import-into-eu': 'due on import – not included',
  export: 'Import charges are due in the destination country – not included',
};
