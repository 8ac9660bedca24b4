// Signs webhooks as PayPal does, and verifies such signatures.
import { createHash, generateKeyPair, sign, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { selfSigned } from './certificate.ts';
import { crc32 } from './crc32.ts';

type Keys = { publicKey: KeyObject; privateKey: KeyObject; pem: string; certId: string };

const makeKeyPair = promisify(generateKeyPair);
let keys: Promise<Keys> | undefined;

async function makeKeys(): Promise<Keys> {
  const pair = await makeKeyPair('rsa', { modulusLength: 2048 });
  const pem = selfSigned(pair, 'messageverificationcerts.sandbox.invalid');
  const fingerprint = createHash('sha256').update(pem).digest('hex');
  // The id follows the key: a certificate kept from an earlier start never meets another key.
  return { ...pair, pem, certId: `CERT-360caa42-fca2a594-${fingerprint.slice(0, 8)}` };
}

/** Generated on first use: that takes longer than the whole start of the sandbox. */
export const signingKeys = (): Promise<Keys> => (keys ??= makeKeys());

type Transmission = { id: string; time: string; webhookId: string; body: string };

/** `id|time|webhook|crc32`, the checksum as an unsigned decimal. */
const signedText = ({ id, time, webhookId, body }: Transmission) =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

/** Base64, RSA with SHA-256. */
export async function signTransmission(transmission: Transmission): Promise<string> {
  const { privateKey } = await signingKeys();
  return sign('sha256', Buffer.from(signedText(transmission)), privateKey).toString('base64');
}

export async function isGenuine(transmission: Transmission, signature: string): Promise<boolean> {
  const { publicKey } = await signingKeys();
  return verify('sha256', Buffer.from(signedText(transmission)), publicKey, Buffer.from(signature, 'base64'));
}
