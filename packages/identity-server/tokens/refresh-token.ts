import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReadOrCreateSecret } from '../host.ts';

const version = 1;
const sessionOffset = 1;
const counterOffset = 17;
const macOffset = 25;
const macBytes = 16;
const totalBytes = macOffset + macBytes;

/** What a refresh token says: which session, and how often that session had been refreshed when it was made. */
export interface RefreshTokenContent {
  readonly sessionId: string;
  readonly counter: bigint;
}

/**
 * Refresh tokens that are computed instead of stored: base64url of version (1 byte), session id (16), counter
 * (8, big-endian) and HMAC-SHA-256 over these, cut to 128 bits. The current token of a session can therefore be
 * handed out again to a client that lost the answer, and a stolen database holds no token.
 */
export interface RefreshTokens {
  create(content: RefreshTokenContent): string;
  /** @returns 'malformed' for what never was a refresh token, 'forged' for one we did not make */
  read(token: string): RefreshTokenContent | 'malformed' | 'forged';
}

export function createRefreshTokens(secret: Uint8Array): RefreshTokens {
  const sign = (head: Uint8Array) =>
    createHmac('sha256', secret).update(head).digest().subarray(0, macBytes);
  return {
    create({ sessionId, counter }) {
      const head = Buffer.alloc(macOffset);
      head.writeUInt8(version, 0);
      head.write(sessionId.replaceAll('-', ''), sessionOffset, 'hex');
      head.writeBigUInt64BE(counter, counterOffset);
      return Buffer.concat([head, sign(head)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (
        bytes.length !== totalBytes ||
        bytes.toString('base64url') !== token ||
        bytes[0] !== version
      )
        return 'malformed';
      const head = bytes.subarray(0, macOffset);
      if (!timingSafeEqual(bytes.subarray(macOffset), sign(head))) return 'forged';
      return {
        sessionId: asUuid(head.toString('hex', sessionOffset, counterOffset)),
        counter: head.readBigUInt64BE(counterOffset),
      };
    },
  };
}

function asUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The HMAC secret of all refresh tokens, kept in a file and made on first use. */
export async function loadRefreshSecret(
  path: string,
  readOrCreateSecret: ReadOrCreateSecret,
): Promise<Uint8Array> {
  const content = await readOrCreateSecret(path, async () => randomBytes(32).toString('base64url'));
  const secret = Buffer.from(content.trim(), 'base64url');
  if (secret.length < 32) throw new Error(`${path} does not hold a secret of 256 bits.`);
  return secret;
}
