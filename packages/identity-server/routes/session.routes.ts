import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthError, validationFailed } from '../auth-error.ts';
import { changerCookie } from '../flows/changer-browser.ts';
import { exchangeCode } from '../flows/exchange-code.ts';
import { refreshSession } from '../flows/refresh-session.ts';
import { signInAnonymously } from '../flows/sign-in-anonymously.ts';
import { signInWithPassword } from '../flows/sign-in-with-password.ts';
import { signOut } from '../flows/sign-out.ts';
import { signUp } from '../flows/sign-up.ts';
import { changeUser } from '../flows/update-user.ts';
import type { Parts } from '../parts.ts';
import { userReply } from '../users/user-reply.ts';
import type { RouteContext } from './route-context.ts';
import { linkRequestOf, queryText, redirectOf } from './link-request.ts';
import {
  idTokenGrantBody,
  passwordGrantBody,
  pkceGrantBody,
  readBody,
  refreshGrantBody,
  signUpBody,
  userUpdateBody,
} from './request-bodies.ts';

/** Signing up, in and out, and the user's own data. */
export function registerSessionRoutes(
  app: FastifyInstance,
  { parts, limit, sessionOf }: RouteContext,
): void {
  app.post('/signup', async (request) => {
    const body = readBody(signUpBody, request.body);
    const client = { address: request.ip };
    if (body.email === '' && body.phone === '') {
      limit('anonymous', client.address);
      return await signInAnonymously(parts, { metadata: body.data, client });
    }
    limit('signup', client.address);
    return await signUp(parts, {
      email: body.email,
      phone: body.phone,
      password: body.password,
      metadata: body.data,
      redirectTo: redirectOf(request, parts.redirects),
      codeChallenge: body.code_challenge,
      codeChallengeMethod: body.code_challenge_method,
      client,
    });
  });

  app.post('/token', async (request) => {
    limit('token', request.ip);
    return await grant(parts, request);
  });

  app.post('/logout', async (request, reply) => {
    const session = await sessionOf(request);
    await signOut(parts, session, {
      scope: queryText(request, 'scope') || 'global',
      client: { address: request.ip },
    });
    return await reply.status(204).send();
  });

  app.get('/user', async (request) => userReply((await sessionOf(request)).user));

  app.put('/user', async (request, reply) => {
    const session = await sessionOf(request);
    limit('user', request.ip);
    const body = readBody(userUpdateBody, request.body);
    if (body.email !== '')
      void reply.header(
        'set-cookie',
        changerCookie(parts.codeSecret, session.user.id, parts.settings.publicUrl),
      );
    return await changeUser(parts, session, {
      email: body.email || null,
      password: body.password || null,
      nonce: body.nonce,
      currentPassword: body.current_password,
      metadata: body.data ?? null,
      setsAppMetadata: body.app_metadata !== undefined,
      link: linkRequestOf(request, parts.redirects, body),
      client: { address: request.ip },
    });
  });
}

async function grant(parts: Parts, request: FastifyRequest) {
  const client = { address: request.ip };
  switch (queryText(request, 'grant_type')) {
    case 'password': {
      const { email, phone, password } = readBody(passwordGrantBody, request.body);
      if (email !== '' && phone !== '')
        throw validationFailed(
          'Only an email address or phone number should be provided on login.',
        );
      if (phone !== '')
        throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
      return await signInWithPassword(parts, { email, password, client });
    }
    case 'refresh_token':
      return await refreshSession(parts, {
        refreshToken: readBody(refreshGrantBody, request.body).refresh_token,
        client,
      });
    case 'pkce': {
      const { auth_code, code_verifier } = readBody(pkceGrantBody, request.body);
      return await exchangeCode(parts, {
        authCode: auth_code,
        codeVerifier: code_verifier,
        client,
      });
    }
    case 'id_token': {
      const { issuer, provider } = readBody(idTokenGrantBody, request.body);
      throw new AuthError(
        400,
        'provider_disabled',
        `Provider (issuer "${issuer || provider}") is not enabled`,
      );
    }
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
