import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const sealBytes = 16;

const seal = (secret: Uint8Array, id: Uint8Array) => createHmac('sha256', secret).update('watch\n').update(id).digest().subarray(0, sealBytes);

/** The last part of a link's address: its id and a seal, so that what nobody was given is not even looked up. */
export function writeWatchToken(secret: Uint8Array, linkId: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, seal(secret, id)]).toString('base64url');
}

/** @returns the link's id; null for what we did not write */
export function readWatchToken(secret: Uint8Array, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== idBytes + sealBytes || bytes.toString('base64url') !== text) return null;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(seal(secret, id), bytes.subarray(idBytes))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const watchPathOf = (token: string): string => `/watch/${token}`;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What an operator types to name a film: a link's address or its last part, or a content's id. */
export function readTyped(secret: Uint8Array, typed: string): { readonly linkId: string } | { readonly contentId: string } | null {
  if (uuid.test(typed)) return { contentId: typed.toLowerCase() };
  const token = /(?:^|\/watch\/)([\w-]+)(?:[/?#].*)?$/.exec(typed)?.[1] ?? '';
  const linkId = readWatchToken(secret, token);
  return linkId === null ? null : { linkId };
}
