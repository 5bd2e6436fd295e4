import type { FastifyReply } from 'fastify';
import type { Document } from '../documents/document.ts';

interface SendOptions {
  readonly status?: number;
  /** Further directives of the security policy, such as `media-src 'self'`. */
  readonly allow?: string;
}

/** Sends a page of the server's own under a policy of its own: one style, our font, no script, forms to us alone, kept by nobody. */
export async function sendDocument(
  reply: FastifyReply,
  { markup, styleSource }: Document,
  { status = 200, allow }: SendOptions = {},
): Promise<FastifyReply> {
  const policy = [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "font-src 'self'",
    "img-src 'self'",
    ...(allow === undefined ? [] : [allow]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return await reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(markup);
}
