// What a price can honestly say about duties (C-23), by the case of the route.
import type { CustomsCase } from '#domain/customs.ts';

export const customsWords = {
  'inside-eu': 'keine Zölle',
  domestic: 'keine Zölle',
  'import-into-eu': 'fallen bei der Einfuhr an – nicht enthalten',
  export: 'Einfuhrabgaben fallen im Zielland an – nicht enthalten',
} satisfies Record<CustomsCase, string>;
