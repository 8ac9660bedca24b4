// Blowfish in ECB mode as Computop wants it: sends zero bytes as padding, accepts any padding.
import { Blowfish } from 'egoroof-blowfish';

type Sealed = { Len: string; Data: string };

export type Cipher = {
  /** `text` is ASCII, so that character and byte counts agree. */
  seal(text: string): Sealed;
  /** Null if `data` is not hex, not a whole number of blocks, or longer than any Computop message. */
  open(data: string): string | null;
};

const BLOCK_DIGITS = 16;
const MAX_DIGITS = 16_384;

/** `key` has 1 to 56 bytes. */
export function createCipher(key: string): Cipher {
  const bytes = Buffer.from(key, 'utf8');
  if (bytes.length < 1 || bytes.length > 56) throw new Error('The Blowfish key must have 1 to 56 bytes.');
  let made: Blowfish | null = null;
  // Created with the first message: its tables cost 521 rounds of Blowfish.
  const blowfish = (): Blowfish => (made ??= new Blowfish(bytes, Blowfish.MODE.ECB, Blowfish.PADDING.NULL));
  return {
    seal: (text) => ({
      Len: String(text.length),
      Data: Buffer.from(blowfish().encode(Buffer.from(text, 'latin1'))).toString('hex'),
    }),
    open(data) {
      if (!/^[0-9a-f]+$/i.test(data) || data.length % BLOCK_DIGITS !== 0 || data.length > MAX_DIGITS)
        return null;
      const clear = blowfish().decode(Buffer.from(data, 'hex'), Blowfish.TYPE.UINT8_ARRAY);
      return withoutPadding(Buffer.from(clear).toString('latin1'));
    },
  };
}

/** Removes zero bytes, spaces (Computop's padding) or PKCS#7 bytes; no message ends in one of them. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(0, end);
}
