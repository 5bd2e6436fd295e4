import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** 256 random bits as base64url, for links and codes that are as good as a password. */
export function createSecretToken(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What is stored of a secret token. A plain hash is enough: 256 random bits cannot be guessed. */
export function hashSecretToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
