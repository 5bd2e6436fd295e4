import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;

/** What a link holds: the id of a row, and perhaps more of a fixed length. */
interface Sealed {
  readonly id: string;
  readonly rest: Buffer;
}

export interface IdSeal {
  write(secret: Uint8Array, id: string, rest?: Uint8Array): string;
  /** @returns null for what we did not write */
  read(secret: Uint8Array, text: string): Sealed | null;
}

/**
 * Writes ids (UUIDs) into links, with a seal, so that what nobody was given is not even looked up: base64url of the id, the
 * rest, and the beginning of their HMAC-SHA-256.
 */
export function createIdSeal(
  purpose: string,
  { sealBytes, restBytes = 0 }: { sealBytes: number; restBytes?: number },
): IdSeal {
  const saidBytes = idBytes + restBytes;
  const sealOf = (secret: Uint8Array, said: Uint8Array) =>
    createHmac('sha256', secret)
      .update(`${purpose}\n`)
      .update(said)
      .digest()
      .subarray(0, sealBytes);
  return {
    write(secret, id, rest = new Uint8Array()) {
      const said = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), rest]);
      return Buffer.concat([said, sealOf(secret, said)]).toString('base64url');
    },
    read(secret, text) {
      const bytes = Buffer.from(text, 'base64url');
      // Base64url has several spellings of the same bytes; ours is one of them.
      if (bytes.length !== saidBytes + sealBytes || bytes.toString('base64url') !== text)
        return null;
      const said = bytes.subarray(0, saidBytes);
      if (!timingSafeEqual(sealOf(secret, said), bytes.subarray(saidBytes))) return null;
      const hex = said.subarray(0, idBytes).toString('hex');
      return {
        id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        rest: said.subarray(idBytes),
      };
    },
  };
}
