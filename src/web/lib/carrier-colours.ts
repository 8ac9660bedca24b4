// A carrier's own colours, for badges in React and on the pages without it.

/** Background and text; each pair has a contrast of at least 4.5. */
type Colours = readonly [background: string, text: string];

const known: readonly (readonly [RegExp, Colours])[] = [
  [/^hub/i, ['#0e4a6b', '#fff']],
  [/^dhl/i, ['#fc0', '#8f0010']],
  [/^fedex/i, ['#4d148c', '#fff']],
  [/^ups/i, ['#351c15', '#ffb500']],
  [/^dpd/i, ['#c10a2f', '#fff']],
  [/^usps/i, ['#004b87', '#fff']],
];

/** Null for a carrier whose colours we do not know. */
export const carrierColours = (carrier: string): Colours | null =>
  known.find(([name]) => name.test(carrier))?.[1] ?? null;

/** A hub route has two carriers: "DPD + FedEx". */
export const carriersIn = (carrier: string): string[] => carrier.split(' + ');
