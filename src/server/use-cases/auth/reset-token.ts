// The token of a reset mail: 256 random bits for the link, their hash for the table.
import { createHash, randomBytes } from 'node:crypto';

export const newResetToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
