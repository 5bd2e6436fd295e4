import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthError, validationFailed } from '../auth-error.ts';
import { openLink, verifyCode, verifyTokenHash } from '../flows/open-link.ts';
import { reauthenticate, recover, requestMagicLink, resend } from '../flows/request-link.ts';
import type { Client } from '../parts.ts';
import type { LimitedAction } from '../rate-limits.ts';
import type { RouteContext } from './route-context.ts';
import { linkRequestOf, queryText, redirectOf } from './link-request.ts';
import { otpBody, readBody, recoverBody, resendBody, verifyBody } from './request-bodies.ts';

/** Links by mail: asking for them and opening them. */
export function registerLinkRoutes(
  app: FastifyInstance,
  { parts, limit, sessionOf }: RouteContext,
): void {
  const magicLink = (action: LimitedAction) => async (request: FastifyRequest) => {
    limit(action, request.ip);
    const body = readBody(otpBody, request.body);
    if (body.phone !== '')
      throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    const link = linkRequestOf(request, parts.redirects, body);
    await requestMagicLink(parts, {
      email: body.email,
      link,
      client: { address: request.ip },
      createUser: body.create_user !== false,
      metadata: body.data,
    });
    return {};
  };
  app.post('/otp', magicLink('otp'));
  app.post('/magiclink', magicLink('magiclink'));

  app.get('/reauthenticate', async (request) => {
    const session = await sessionOf(request);
    limit('reauthenticate', request.ip);
    await reauthenticate(parts, session, { address: request.ip });
    return {};
  });

  app.post('/sso', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });

  app.post('/recover', async (request) => {
    limit('recover', request.ip);
    const body = readBody(recoverBody, request.body);
    await recover(parts, {
      email: body.email,
      link: linkRequestOf(request, parts.redirects, body),
      client: { address: request.ip },
    });
    return {};
  });

  app.post('/resend', async (request) => {
    limit('resend', request.ip);
    const body = readBody(resendBody, request.body);
    await resend(parts, {
      type: body.type,
      email: body.email,
      link: linkRequestOf(request, parts.redirects, body),
      client: { address: request.ip },
    });
    return {};
  });

  // Mail scanners look at a link with HEAD before its reader does; that must not use it up.
  app.head('/verify', async (_request, reply) => await reply.status(204).send());

  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    limit('verify', request.ip);
    const link = {
      type: queryText(request, 'type'),
      token: queryText(request, 'token'),
      redirectTo: redirectOf(request, parts.redirects),
    };
    return await reply.redirect(await openLink(parts, { ...link, client: clientOf(request) }), 303);
  });

  app.post('/verify', async (request) => {
    limit('verify', request.ip);
    const {
      type,
      token,
      token_hash,
      email,
      phone,
      redirect_to,
      code_verifier: codeVerifier,
    } = readBody(verifyBody, request.body);
    if (type === '') throw validationFailed('Verify requires a verification type');
    if ((token === '') === (token_hash === ''))
      throw validationFailed('Verify requires either a token or a token hash');
    if (token_hash === '') {
      if (phone !== '') throw refusedPhone(phone);
      return await verifyCode(parts, {
        type,
        email,
        code: token,
        codeVerifier,
        client: clientOf(request),
      });
    }
    if (email !== '' || phone !== '' || redirect_to !== '')
      throw validationFailed('Only the token_hash and type should be provided');
    return await verifyTokenHash(parts, {
      type,
      token: token_hash,
      codeVerifier,
      client: clientOf(request),
    });
  });
}

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, cookies: request.headers.cookie };
}

/** Nobody signs in by phone here, so a number that could be one is an unknown one. */
function refusedPhone(phone: string): AuthError {
  const isNumber = /^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', ''));
  return isNumber
    ? new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
    : validationFailed('Invalid phone number format (E.164 required)');
}
