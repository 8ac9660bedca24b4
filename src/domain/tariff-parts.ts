// Codes of the parts of a machine, by the code of the machine itself.
import { isHsCode } from './hs-codes.ts';

/** By the beginning of the machine's code. */
const table: readonly (readonly [machine: string, parts: string])[] = [
  ['8407', '840991'],
  ['8408', '840999'],
  ['8470', '847329'],
  ['8471', '847330'],
  ['8501', '850300'],
  ['8502', '850300'],
  ['8517', '851779'],
  ['8519', '852290'],
  ['8521', '852290'],
  ['8525', '852990'],
  ['8526', '852990'],
  ['8527', '852990'],
  ['8528', '852990'],
  ['8535', '853890'],
  ['8536', '853890'],
  ['8701', '870899'],
  ['8702', '870899'],
  ['8703', '870899'],
  ['8704', '870899'],
  ['8711', '871410'],
  ['8712', '871499'],
  ['8713', '871420'],
  ['8806', '880730'],
  ['9006', '900691'],
  ['9101', '911490'],
  ['9102', '911490'],
  ['9201', '920991'],
  ['9202', '920992'],
  ['9207', '920994'],
];

/** Chapters of machines and devices, where "parts" is usually the last code of the heading. */
const machines = /^(84|85|87|90|91|93|94|96)/;

/** `null`: its parts have no code of their own, or none that follows from the machine's. */
export function partsCodeOf(code: string): string | null {
  const named = table.find(([machine]) => code.startsWith(machine));
  if (named) return named[1];
  if (!machines.test(code)) return null;
  const heading = code.slice(0, 4);
  return ['90', '99'].map((end) => heading + end).find((parts) => parts !== code && isHsCode(parts)) ?? null;
}
