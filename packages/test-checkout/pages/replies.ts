import type { FastifyReply } from 'fastify';
import { renderMessage } from './layout.ts';
import { styleSource } from './page-style.ts';

export interface IdParams {
  Params: { id: string };
}

export interface NoticeQuery {
  Querystring: { notice?: unknown };
}

/** A field of a posted form; undefined where it is missing. */
export function formField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/**
 * Sends a page with a policy of its own: one style, our letters, no script, forms to us alone.
 * @param options.referrer without one, older browsers keep from us which page a form was sent by
 * @param options.mayLeadTo addresses a form's answer redirects to, which browsers hold against the policy, too
 */
export async function sendPage(
  reply: FastifyReply,
  page: string,
  {
    status = 200,
    mayLeadTo = [],
    referrer = 'no-referrer',
  }: {
    status?: number;
    mayLeadTo?: readonly string[];
    referrer?: 'no-referrer' | 'same-origin';
  } = {},
): Promise<FastifyReply> {
  const targets = ["'self'", ...mayLeadTo.map((address) => new URL(address).origin)].join(' ');
  const policy = `default-src 'none'; style-src ${styleSource}; font-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
  return await reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': referrer,
    })
    .send(page);
}

/** An id that nobody was given looks like any other that does not exist. */
export async function sendMissing(reply: FastifyReply, publicUrl: string): Promise<FastifyReply> {
  return await sendPage(
    reply,
    renderMessage({
      title: 'Page not found',
      text: 'There is no checkout or invoice at this address. It may have been mistyped.',
      away: { label: 'Back to home', href: `${publicUrl}/` },
    }),
    { status: 404 },
  );
}
