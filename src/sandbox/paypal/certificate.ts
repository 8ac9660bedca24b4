// A self-signed X.509 certificate, encoded by hand: Node can read certificates but not create them.
import { sign, type KeyObject } from 'node:crypto';

function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: readonly Buffer[]) => tlv(0x30, ...parts);
const integer = (...bytes: readonly number[]) => tlv(0x02, Buffer.from(bytes));
const objectId = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
/** UTCTime: `261120120000Z`. */
const time = (at: string) => tlv(0x17, Buffer.from(at));

/** 1.2.840.113549.1.1.11, sha256WithRSAEncryption, with its NULL parameter. */
const SHA256_RSA = sequence(objectId('2a864886f70d01010b'), tlv(0x05));

/** 2.5.4.3 is the common name. */
const nameOf = (common: string) =>
  sequence(tlv(0x31, sequence(objectId('550403'), tlv(0x0c, Buffer.from(common, 'utf8')))));

/** PEM, valid from 2020 to 2049, so that no sandbox clock leaves its validity. */
export function selfSigned(keys: { publicKey: KeyObject; privateKey: KeyObject }, common: string): string {
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(0x01, 0x5a, 0x4d, 0xb0),
    SHA256_RSA,
    nameOf(common),
    sequence(time('200101000000Z'), time('491231235959Z')),
    nameOf(common),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, keys.privateKey);
  const whole = sequence(body, SHA256_RSA, tlv(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
