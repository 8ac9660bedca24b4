// The barcodes of a label as marks: every carrier has its own symbology besides Code 128.
import bwip from 'bwip-js/node';
import type { Mark, Point } from './label-marks.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Bars of Code 128, centred in the box, whole dots per module, quiet zone of ten modules. */
export function code128(text: string, box: Box): Mark[] {
  const [symbol] = bwip.raw('code128', text);
  if (!symbol || !('sbs' in symbol)) return [];
  const modules = symbol.sbs.reduce((sum, width) => sum + width, 0);
  const dots = Math.max(2, Math.floor(box.width / (modules + 20)));
  let x = box.x + Math.round((box.width - modules * dots) / 2);
  return symbol.sbs.flatMap((width, i): Mark[] => {
    const at = x;
    x += width * dots;
    return i % 2 === 0 ? [{ kind: 'box', x: at, y: box.y, width: width * dots, height: box.height }] : [];
  });
}

/** PDF417, DataMatrix or Aztec: runs of black modules become boxes. */
export function matrixCode(
  bcid: string,
  text: string,
  place: { x: number; y: number; dots: number },
): Mark[] {
  const [symbol] = bwip.raw(bcid, text, bcid === 'pdf417' ? ({ columns: 5 } as bwip.BwippOptions) : {});
  if (!symbol || !('pixs' in symbol)) return [];
  const { pixs, pixx, pixy } = symbol;
  const rows = pixs.length / pixx;
  const height = (pixy / rows) * place.dots;
  const marks: Mark[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < pixx;) {
      const start = column;
      while (column < pixx && pixs[row * pixx + column]) column += 1;
      const width = (column - start) * place.dots;
      if (width > 0)
        marks.push({
          kind: 'box',
          x: place.x + start * place.dots,
          y: place.y + row * height,
          width,
          height,
        });
      else column += 1;
    }
  }
  return marks;
}

type Drawing = { rings: Point[][]; width: number };

/** The drawing context for bwip-js: collects hexagons and circles as rings. */
function ringCollector(): bwip.DrawingContext<Drawing> {
  const drawing: Drawing = { rings: [], width: 0 };
  const add = (points: readonly (readonly [number, number])[]) =>
    void drawing.rings.push(points.map(([x, y]) => [x, y]));
  return {
    scale: (sx, sy) => [sx, sy],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width) {
      drawing.width = width;
    },
    line: () => undefined,
    polygon: add,
    hexagon: add,
    ellipse(x, y, rx, ry) {
      const steps = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24);
      add(steps.map((angle) => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const));
    },
    fill: () => undefined,
    text: () => undefined,
    end: () => drawing,
  };
}

/** ISO 16023: 28.14 mm wide, at 300 dpi. */
const MAXICODE_DOTS = 332;

/** MaxiCode has one size by its standard; it is drawn at that size and never stretched. */
export function maxiCode(text: string, mode: 2 | 3, place: { x: number; y: number }): Mark[] {
  const options = { bcid: 'maxicode', text, parse: false, scale: 8, mode };
  const { rings, width } = bwip.render(options, ringCollector());
  const scale = MAXICODE_DOTS / width;
  const placed = rings.map((ring) => ring.map(([x, y]): Point => [place.x + x * scale, place.y + y * scale]));
  return [{ kind: 'shape', rings: placed }];
}
