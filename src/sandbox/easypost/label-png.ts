// A label as PNG: 1200 × 1800 dots, black and white, 300 dpi.
import { crc32, deflateSync } from 'node:zlib';
import { glyph } from './label-font.ts';
import { DPI, HEIGHT, WIDTH, type Mark, type Point } from './label-marks.ts';

/** One byte per dot; 1 is black. */
type Field = Uint8Array;

function drawBox(field: Field, { x, y, width, height }: Extract<Mark, { kind: 'box' }>): void {
  const [left, right] = [Math.max(0, Math.round(x)), Math.min(WIDTH, Math.round(x + width))];
  for (let row = Math.max(0, Math.round(y)); row < Math.min(HEIGHT, Math.round(y + height)); row += 1) {
    if (right > left) field.fill(1, row * WIDTH + left, row * WIDTH + right);
  }
}

function drawText(field: Field, mark: Extract<Mark, { kind: 'text' }>): void {
  let pen = mark.x;
  for (const letter of mark.text) {
    const { pixels, top, left, width, height, advance } = glyph(
      letter.codePointAt(0) ?? 32,
      mark.size,
      mark.bold,
    );
    for (let row = 0; row < height; row += 1) {
      const y = mark.y - top + row;
      for (let column = 0; column < width; column += 1) {
        const x = pen + left + column;
        const isInk = (pixels[row * width + column] ?? 0) > 127;
        if (isInk && x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) field[y * WIDTH + x] = 1;
      }
    }
    pen += advance;
  }
}

/** Where the outline crosses the middle of a row of dots, left to right. */
function crossings(rings: readonly (readonly Point[])[], middle: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 1) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      if (!a || !b || a[1] <= middle === b[1] <= middle) continue;
      found.push(a[0] + ((middle - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  }
  return found.sort((x, y) => x - y);
}

function drawShape(field: Field, { rings }: Extract<Mark, { kind: 'shape' }>): void {
  const heights = rings.flatMap((ring) => ring.map(([, y]) => y));
  const bottom = Math.min(HEIGHT, Math.ceil(Math.max(...heights)));
  for (let row = Math.max(0, Math.floor(Math.min(...heights))); row < bottom; row += 1) {
    const edges = crossings(rings, row + 0.5);
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const [left, right] = [Math.round(edges[i] ?? 0), Math.round(edges[i + 1] ?? 0)];
      if (right > left) field.fill(1, row * WIDTH + left, row * WIDTH + right);
    }
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body) >>> 0, 4 + body.length);
  return frame;
}

/** One bit per dot, white is 1, each row starts with filter type 0. */
function encodePng(field: Field): Buffer {
  const stride = WIDTH / 8 + 1;
  const rows = Buffer.alloc(stride * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if (!field[y * WIDTH + x]) rows[y * stride + 1 + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head[8] = 1;
  const density = Buffer.alloc(9);
  const perMetre = Math.round(DPI / 0.0254);
  density.writeUInt32BE(perMetre, 0);
  density.writeUInt32BE(perMetre, 4);
  density[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('pHYs', density),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function labelPng(marks: readonly Mark[]): Buffer {
  const field = new Uint8Array(WIDTH * HEIGHT);
  for (const mark of marks) {
    if (mark.kind === 'box') drawBox(field, mark);
    else if (mark.kind === 'text') drawText(field, mark);
    else drawShape(field, mark);
  }
  return encodePng(field);
}
