import { createIdSeal } from '../../sealed-id.ts';

const seal = createIdSeal('watch', { sealBytes: 16 });

/** The last part of a link's address. */
export function writeWatchToken(secret: Uint8Array, linkId: string): string {
  return seal.write(secret, linkId);
}

/** @returns the link's id; null for what we did not write */
export function readWatchToken(secret: Uint8Array, text: string): string | null {
  return seal.read(secret, text)?.id ?? null;
}

export const watchPathOf = (token: string): string => `/watch/${token}`;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What an operator types to name a film: a link's address or its last part, or a content's id. */
export function parseFilmReference(
  secret: Uint8Array,
  typed: string,
): { readonly linkId: string } | { readonly contentId: string } | null {
  if (uuid.test(typed)) return { contentId: typed.toLowerCase() };
  const token = /(?:^|\/watch\/)([\w-]+)(?:[/?#].*)?$/.exec(typed)?.[1] ?? '';
  const linkId = readWatchToken(secret, token);
  return linkId === null ? null : { linkId };
}
