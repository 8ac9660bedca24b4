// Blowfish in ECB mode as Computop wants it: zero bytes as padding on the way out, whatever comes on the way in.
import { Blowfish } from 'egoroof-blowfish';

export type Sealed = { Len: string; Data: string };

export type Cipher = {
  /** `text` is ASCII, so that characters and bytes are the same number. */
  seal(text: string): Sealed;
  /** Null when it is no hex, no whole number of blocks, or larger than any message of theirs. */
  open(data: string): string | null;
};

const BLOCK_DIGITS = 16;
const MAX_DIGITS = 16_384;

/** `key` has 1 to 56 bytes. */
export function createCipher(key: string): Cipher {
  const bytes = Buffer.from(key, 'utf8');
  if (bytes.length < 1 || bytes.length > 56) throw new Error('The Blowfish key must have 1 to 56 bytes.');
  let made: Blowfish | null = null;
  // Its tables cost 521 rounds of itself: not before there is a message.
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

/** Zero bytes, spaces (theirs) or the counting bytes of PKCS#7; no message ends in one of them. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(0, end);
}
