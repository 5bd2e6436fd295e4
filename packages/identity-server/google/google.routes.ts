import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '../routes/route-context.ts';
import { queryText, redirectOf } from '../routes/link-request.ts';
import { readCodeChallenge } from '../tokens/pkce.ts';
import { createBrowserBinding } from './browser-binding.ts';
import { beginGoogle } from './begin-google.ts';
import { finishGoogle } from './finish-google.ts';
import { unlinkIdentity } from './unlink.ts';

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Signing in with Google, and linking Google to an account. */
export function registerGoogleRoutes(
  app: FastifyInstance,
  { parts, limit, sessionOf }: RouteContext,
): void {
  const binding = createBrowserBinding({ https: parts.settings.publicUrl.startsWith('https:') });
  const begin = (request: FastifyRequest, reply: FastifyReply, linkingUserId: string | null) =>
    beginGoogle(parts, {
      provider: queryText(request, 'provider'),
      redirectTo: redirectOf(request, parts.redirects),
      codeChallenge: readCodeChallenge(
        queryText(request, 'code_challenge'),
        queryText(request, 'code_challenge_method'),
      ),
      extra: textsOf(request.query),
      linkingUserId,
      browserHash: binding.begin(request, reply),
    });

  app.get('/authorize', async (request, reply) => {
    limit('authorize', request.ip);
    return await reply.redirect(await begin(request, reply, null), 302);
  });

  app.get('/callback', async (request, reply) => {
    limit('authorize', request.ip);
    const parameters = new URLSearchParams(textsOf(request.query));
    const { address, status } = await finishGoogle(parts, {
      parameters,
      browserHash: binding.read(request),
      client: { address: request.ip },
    });
    return await reply.redirect(address, status);
  });

  app.get('/user/identities/authorize', async (request, reply) => {
    const { user } = await sessionOf(request);
    limit('authorize', request.ip);
    const url = await begin(request, reply, user.id);
    if (queryText(request, 'skip_http_redirect') === 'true') return { url };
    return await reply.redirect(url, 302);
  });

  app.delete<{ Params: { identityId: string } }>(
    '/user/identities/:identityId',
    async (request) => {
      const session = await sessionOf(request);
      limit('unlink', request.ip);
      await unlinkIdentity(parts, session, request.params.identityId, { address: request.ip });
      return {};
    },
  );
}
