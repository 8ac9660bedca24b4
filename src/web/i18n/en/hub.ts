// The English texts about the route through the hub, and those about what is not on offer.
export { unsold } from './unsold.ts';
import type { hub as German } from '../de/hub.ts';

export const hub: typeof German = {
  stop: (city) => `${city} hub`,
  way: (from, hub, to) => `Route from ${from} via the ${hub} to ${to}`,
  handling: (days) =>
    `Checked and declared to customs at the hub: ${days === 1 ? '1\u00a0business day' : `${days}\u00a0business days`}`,
  base: 'Base price of both legs',
  label: 'You only print the label to the hub. The hub attaches the second one.',
  segments: 'Legs (included in the base price)',
};
