// A label for label printers: ZPL II and EPL2, bars as boxes, text in the printer's own typeface.
import { HEIGHT, WIDTH, type Mark } from './label-marks.ts';

const whole = Math.round;

/** ^FH with _XX keeps carets and tildes in an address from being read as commands. */
const zplText = (text: string) =>
  text.replace(/[\^~_\\]/g, (c) => `_${c.charCodeAt(0).toString(16).toUpperCase()}`);

export function labelZpl(marks: readonly Mark[]): Buffer {
  const lines = marks.map((mark) => {
    if (mark.kind === 'box') {
      const [width, height] = [Math.max(1, whole(mark.width)), Math.max(1, whole(mark.height))];
      return `^FO${whole(mark.x)},${whole(mark.y)}^GB${width},${height},${Math.min(width, height)}^FS`;
    }
    // Shapes (MaxiCode) are drawn in PNG and PDF only.
    if (mark.kind === 'shape') return '';
    return `^FO${mark.x},${Math.max(0, mark.y - mark.size)}^A0N,${mark.size},${mark.size}^FH^FD${zplText(mark.text)}^FS`;
  });
  const body = lines.filter((line) => line !== '').join('\n');
  return Buffer.from(`^XA\n^CI28\n^PW${WIDTH}\n^LL${HEIGHT}\n${body}\n^XZ\n`, 'utf8');
}

const eplText = (text: string) => text.replace(/[\\"]/g, (c) => `\\${c}`);

export function labelEpl2(marks: readonly Mark[]): Buffer {
  const lines = marks.flatMap((mark) => {
    if (mark.kind === 'box') {
      return [
        `LO${whole(mark.x)},${whole(mark.y)},${Math.max(1, whole(mark.width))},${Math.max(1, whole(mark.height))}`,
      ];
    }
    if (mark.kind === 'shape') return [];
    return [
      `A${mark.x},${Math.max(0, mark.y - mark.size)},0,${mark.size > 45 ? 4 : 3},1,1,N,"${eplText(mark.text)}"`,
    ];
  });
  return Buffer.from(`\nN\nq${WIDTH}\nQ${HEIGHT},24\n${lines.join('\n')}\nP1\n`, 'utf8');
}
