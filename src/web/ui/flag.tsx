// A country's flag; where the system has none (Windows, for one), its code. Decorative: the name is beside it.
import { carrierCountry } from '#domain/territory.ts';

export const Flag = ({ code }: { code: string }) =>
  drawsFlags() ? (
    <span aria-hidden className="inline-block w-6 text-center text-base leading-none">
      {emojiOf(code)}
    </span>
  ) : (
    <span
      aria-hidden
      className="inline-block w-6 rounded-[3px] border border-line bg-paper text-center font-mono text-xs leading-[1.125rem] text-ink-soft"
    >
      {carrierCountry({ country: code })}
    </span>
  );

/** Two regional indicator letters make a flag. */
const emojiOf = (code: string): string =>
  [...carrierCountry({ country: code })]
    .map((letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0)))
    .join('');

let drawn: boolean | null = null;

const drawsFlags = (): boolean => (drawn ??= isColourful('\u{1f1e9}\u{1f1ea}'));

/** A font without flags draws letters or boxes, in one colour. */
function isColourful(emoji: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 24;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = '20px sans-serif';
  context.fillText(emoji, 0, 20);
  const { data } = context.getImageData(0, 0, 24, 24);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return true;
  }
  return false;
}
