import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Faults } from '../host.ts';
import type { Parts } from '../parts.ts';
import type { LimitRequests } from '../rate-limits.ts';
import { registerAdminRoutes } from '../admin/admin.routes.ts';
import { registerGoogleRoutes } from '../google/google.routes.ts';
import { type ReadToken, requireSession } from '../sessions/require-session.ts';
import { publishedForS } from '../tokens/key-rotation.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { allowOrigins } from './cross-origin.ts';
import { badJson } from './request-bodies.ts';
import { installAuthErrors } from './error-replies.ts';
import { registerLinkRoutes } from './link.routes.ts';
import { registerSessionRoutes } from './session.routes.ts';

export const authBase = '/auth/v1';

interface RouteOptions {
  readonly parts: Parts;
  readonly limit: LimitRequests;
  readonly readToken: ReadToken;
  readonly keys: Pick<SigningKeys, 'published'>;
  readonly faults: Faults;
}

/** Registers `/auth/v1/*`. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  { parts, limit, readToken, keys, faults }: RouteOptions,
): void {
  const { settings } = parts;
  const origins = new Set(
    [settings.publicUrl, ...settings.redirects].map((address) => new URL(address).origin),
  );
  const sessionOf = (request: FastifyRequest) =>
    requireSession(parts, readToken, request.headers.authorization);
  void app.register(
    async (auth) => {
      acceptAnyJsonBody(auth);
      installAuthErrors(auth, faults);
      allowOrigins(auth, origins);
      // Its own wire format is described by its own documentation, not by ours.
      auth.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true };
      });
      auth.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      });
      registerDescriptions(auth, parts, keys);
      registerSessionRoutes(auth, { parts, limit, sessionOf });
      registerLinkRoutes(auth, { parts, limit, sessionOf });
      registerGoogleRoutes(auth, { parts, limit, sessionOf });
      if (settings.adminServiceKey !== undefined)
        registerAdminRoutes(auth, { parts, serviceKey: settings.adminServiceKey });
    },
    { prefix: authBase },
  );
}

/** Clients name JSON as the type of bodies that are empty, which Fastify by itself refuses. */
function acceptAnyJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      try {
        return text === '' ? {} : JSON.parse(text);
      } catch (error) {
        throw badJson(error instanceof Error ? error.message : 'not JSON');
      }
    },
  );
}

const otherProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

function registerDescriptions(
  app: FastifyInstance,
  { settings, google }: Parts,
  keys: RouteOptions['keys'],
): void {
  app.get('/health', () => ({
    version: 'embedded',
    name: 'GoTrue',
    description: 'The embedded identity service, speaking the GoTrue contract',
  }));
  app.get('/settings', () => ({
    external: {
      anonymous_users: settings.anonymous,
      email: true,
      google: google !== null,
      ...Object.fromEntries(otherProviders.map((name) => [name, false])),
    },
    disable_signup: !settings.signup,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }));
  app.get(
    '/.well-known/jwks.json',
    async (_request, reply) =>
      await reply
        .header('cache-control', `public, max-age=${publishedForS}`)
        .send(await keys.published()),
  );
}
