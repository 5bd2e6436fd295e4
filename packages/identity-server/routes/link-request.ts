import type { FastifyRequest } from 'fastify';
import type { LinkRequest } from '../links/send-link.ts';
import type { RedirectRules } from '../redirects.ts';
import { readCodeChallenge } from '../tokens/pkce.ts';

/** A query parameter given once, as text; else empty. */
export function queryText(request: FastifyRequest, name: string): string {
  const query: unknown = request.query;
  const value: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Where a request wants the browser to go, checked: by query, by header, by the page that asked; else home. */
export function redirectOf(request: FastifyRequest, redirects: RedirectRules): string {
  const header = request.headers['redirect_to'];
  return redirects.choose(
    queryText(request, 'redirect_to'),
    typeof header === 'string' ? header : undefined,
    request.headers.referer,
  );
}

/** What a request for a link by mail brings along. @throws AuthError validation_failed */
export function linkRequestOf(
  request: FastifyRequest,
  redirects: RedirectRules,
  body: { code_challenge: string; code_challenge_method: string },
): LinkRequest {
  return {
    redirectTo: redirectOf(request, redirects),
    codeChallenge: readCodeChallenge(body.code_challenge, body.code_challenge_method),
  };
}
