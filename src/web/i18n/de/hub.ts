// The German texts about the route through the hub, and those about what is not on offer.
export { unsold } from './unsold.ts';

export const hub = {
  stop: (city: string) => `Hub ${city}`,
  way: (from: string, hub: string, to: string) => `Weg von ${from} über den ${hub} nach ${to}`,
  handling: (days: number) =>
    `Im Hub geprüft und beim Zoll angemeldet: ${days === 1 ? '1\u00a0Werktag' : `${days}\u00a0Werktage`}`,
  base: 'Basispreis für beide Teilstrecken',
  label: 'Sie drucken nur das Label zum Hub. Das zweite bringt der Hub an.',
  segments: 'Teilstrecken (im Basispreis enthalten)',
};
