import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 24 * 60 * 60_000;

const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'video/mp4': 'mp4',
    'audio/mp4': 'm4a',
    'audio/wav': 'wav',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/webp': 'webp',
    'image/svg+xml': 'svg',
    'font/woff2': 'woff2',
  }),
);

export function extensionOf(mimeType: string): string {
  return extensions.get(mimeType) ?? 'bin';
}

export interface MediaLink {
  readonly assetId: string;
  /** Seconds since 1970. */
  readonly expires: number;
  /** File name of a download; empty where the file is shown. */
  readonly download: string;
}

/**
 * When an address made now ends: at the end of the day, UTC, that comes `days` after today.
 * The same for all addresses made on a day, so that the browser's cache holds.
 */
export function linkExpiry(now: Date, days: number): number {
  return (Math.floor(now.getTime() / dayMs) + 1 + days) * (dayMs / 1_000);
}

/** HMAC-SHA-256 over the link's parts, base64url. */
export function signLink(secret: Uint8Array, { assetId, expires, download }: MediaLink): string {
  return createHmac('sha256', secret)
    .update(`${assetId}\n${expires}\n${download}`)
    .digest('base64url');
}

export function isValidLink(
  secret: Uint8Array,
  link: MediaLink,
  signature: string,
  now: Date,
): boolean {
  const expected = Buffer.from(signLink(secret, link));
  const given = Buffer.from(signature);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    link.expires * 1_000 > now.getTime()
  );
}
