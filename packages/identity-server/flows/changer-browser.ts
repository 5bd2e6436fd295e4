import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../tokens/keyed-hash.ts';
import { linkLifetimeS } from '../settings.ts';

/**
 * A cookie that lets a link know the browser of the guest or the account that gave the address it confirms. Their session
 * belongs to who began it; whose mailbox it will be, nobody knows before the link is opened. Opened by another browser, it
 * must leave them no way in: they may have named a stranger's address.
 */
const cookieName = 'scenewright-guest';

function proofOf(secret: Uint8Array, userId: string): string {
  return keyedHash(secret, 'guest browser', userId).toString('base64url');
}

/** The Set-Cookie header for the browser of who gives an address. @param origin the product's own */
export function changerCookie(secret: Uint8Array, userId: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${proofOf(secret, userId)}; Path=/auth/v1/verify; Max-Age=${linkLifetimeS}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a request comes from the browser that gave this user's address. @param cookies the Cookie header */
export function isChangersBrowser(
  secret: Uint8Array,
  userId: string,
  cookies: string | undefined,
): boolean {
  const expected = Buffer.from(proofOf(secret, userId));
  const given = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${cookieName}=`));
  return given.some((cookie) => {
    const value = Buffer.from(cookie.slice(cookieName.length + 1));
    return value.length === expected.length && timingSafeEqual(value, expected);
  });
}
