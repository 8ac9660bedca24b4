// A label before it is rendered: texts, boxes and shapes on 1200 × 1800 dots (4 × 6 in at 300 dpi).

export const WIDTH = 1200;
export const HEIGHT = 1800;
export const DPI = 300;

export type Point = readonly [x: number, y: number];

/** Origin at the top left; `y` of a text is its baseline; rings are filled even-odd. */
export type Mark =
  | { kind: 'text'; x: number; y: number; size: number; bold: boolean; text: string }
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'shape'; rings: readonly (readonly Point[])[] };
