import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Ties Google's answer to the browser that asked: a secret in a cookie, whose hash the state remembers. Somebody who is
 * sent an address that another browser has begun with brings no such cookie.
 */
export interface BrowserBinding {
  /** SHA-256 of the browser's secret, which it gets with the reply unless it has one. */
  begin(request: FastifyRequest, reply: FastifyReply): Uint8Array;
  /** SHA-256 of the secret that the request brings; null: none. */
  read(request: FastifyRequest): Uint8Array | null;
}

const secretPattern = /^[\w-]{43}$/;
const lifetimeS = 600;

const hash = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

export function isSameBrowser(begun: Uint8Array, ended: Uint8Array | null): boolean {
  return ended !== null && timingSafeEqual(begun, ended);
}

/** The value of a cookie (RFC 6265, section 4.2.1); undefined where the header names none, or more than one. */
function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/** @param options.https with it, the cookie's name keeps other hosts of the domain from setting it (RFC 6265bis, `__Host-`) */
export function createBrowserBinding({ https }: { https: boolean }): BrowserBinding {
  const name = https ? '__Host-google-sign-in' : 'google-sign-in';
  const attributes = `Path=/; Max-Age=${lifetimeS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

  function secretOf(request: FastifyRequest): string | null {
    const value = readCookie(request.headers.cookie, name);
    return value !== undefined && secretPattern.test(value) ? value : null;
  }

  return {
    begin(request, reply) {
      // Tabs of one browser may each be on their way to Google: they share the secret.
      const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
      void reply.header('set-cookie', `${name}=${secret}; ${attributes}`);
      return hash(secret);
    },
    read(request) {
      const secret = secretOf(request);
      return secret === null ? null : hash(secret);
    },
  };
}
