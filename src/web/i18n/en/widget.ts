// English texts of the widget, besides those of every calculator.
import type { widget as German } from '../de/widget.ts';

export const widget: typeof German = {
  title: 'Calculate shipping prices',
  of: (brand) => `Prices from ${brand}`,
  close: 'Close',
  about: (days) => `approx. ${days}`,
};
