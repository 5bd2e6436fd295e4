import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals short texts that must rest in the database for a while, so that a copy of it holds no foreign token. */
export interface TextSeal {
  seal(text: string): string;
  /** @returns null for what was not sealed with this secret */
  open(sealed: string): string | null;
}

/** AES-256-GCM under a key derived (HKDF, RFC 5869) from the service's secret; base64url of IV, tag and ciphertext. */
export function createTextSeal(secret: Uint8Array, purpose: string): TextSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, key, iv);
      const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
      decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([
          decryption.update(bytes.subarray(ivBytes + tagBytes)),
          decryption.final(),
        ]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
