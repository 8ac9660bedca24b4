// Blowfish in ECB mode, whole blocks only; padding is up to message.ts.
import { piWords } from './pi-words.ts';

const ROUNDS = 16;
const P_WORDS = ROUNDS + 2;
const S_WORDS = 4 * 256;
const BLOCK = 8;

export type Blowfish = { encrypt(blocks: Buffer): Buffer; decrypt(blocks: Buffer): Buffer };

type Halves = { left: number; right: number };
type Schedule = { p: Uint32Array; s: Uint32Array };

let pi: Uint32Array | undefined;
/** Computed on first use: about 20 ms. */
const firstState = (): Uint32Array => (pi ??= piWords(P_WORDS + S_WORDS));

function round({ s }: Schedule, x: number): number {
  const a = s[x >>> 24] ?? 0;
  const b = s[256 + ((x >>> 16) & 255)] ?? 0;
  const c = s[512 + ((x >>> 8) & 255)] ?? 0;
  const d = s[768 + (x & 255)] ?? 0;
  return ((((a + b) | 0) ^ c) + d) | 0;
}

/** Decryption is the same with the P-array reversed. */
function crypt(schedule: Schedule, block: Halves, isBackwards: boolean): void {
  const key = (i: number) => schedule.p[isBackwards ? P_WORDS - 1 - i : i] ?? 0;
  let { left, right } = block;
  for (let i = 0; i < ROUNDS; i += 1) {
    left ^= key(i);
    right ^= round(schedule, left);
    [left, right] = [right, left];
  }
  block.left = (right ^ key(ROUNDS + 1)) >>> 0;
  block.right = (left ^ key(ROUNDS)) >>> 0;
}

function keyWord(key: Buffer, at: number): number {
  let word = 0;
  for (let i = 0; i < 4; i += 1) word = (word << 8) | (key[(at * 4 + i) % key.length] ?? 0);
  return word >>> 0;
}

function scheduleFor(key: Buffer): Schedule {
  const start = firstState();
  const p = start.slice(0, P_WORDS).map((word, i) => word ^ keyWord(key, i));
  const s = start.slice(P_WORDS);
  const schedule = { p, s };
  const block = { left: 0, right: 0 };
  for (const table of [p, s]) {
    for (let i = 0; i < table.length; i += 2) {
      crypt(schedule, block, false);
      table[i] = block.left;
      table[i + 1] = block.right;
    }
  }
  return schedule;
}

function walk(schedule: Schedule, blocks: Buffer, isBackwards: boolean): Buffer {
  if (blocks.length % BLOCK !== 0) throw new RangeError('Blowfish takes whole blocks of 8 bytes.');
  const out = Buffer.alloc(blocks.length);
  const block = { left: 0, right: 0 };
  for (let at = 0; at < blocks.length; at += BLOCK) {
    block.left = blocks.readUInt32BE(at);
    block.right = blocks.readUInt32BE(at + 4);
    crypt(schedule, block, isBackwards);
    out.writeUInt32BE(block.left, at);
    out.writeUInt32BE(block.right, at + 4);
  }
  return out;
}

/** The key has 1 to 56 bytes, repeated as needed. Throws a RangeError for other lengths and for partial blocks. */
export function createBlowfish(key: Buffer): Blowfish {
  if (key.length < 1 || key.length > 56) throw new RangeError('A Blowfish key has 1 to 56 bytes.');
  const schedule = scheduleFor(key);
  return {
    encrypt: (blocks) => walk(schedule, blocks, false),
    decrypt: (blocks) => walk(schedule, blocks, true),
  };
}
