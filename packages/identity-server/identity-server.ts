import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Host, Tx } from './host.ts';
import {
  readClaims,
  readGenuineToken,
  type TokenRules,
  type VerifiedIdentity,
  verifyAccessToken,
} from './token-verifier.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { writeAudit } from './audit.repository.ts';
import type { Parts } from './parts.ts';
import { createPasswordCheck } from './passwords/password-hash.ts';
import { createRequestLimits } from './rate-limits.ts';
import { createRedirectRules } from './redirects.ts';
import { registerIdentityRoutes } from './routes/identity.routes.ts';
import { signingAlgorithms } from './tokens/key-file.ts';
import { type KeyLog, openSigningKeys } from './tokens/signing-keys.ts';
import { type EmbeddedIdentitySettings, externalUrl } from './settings.ts';
import { readPersonRecord } from './users/person-record.repository.ts';
import { deleteUser } from './users/user.repository.ts';
import { deleteSessionsOf, holdSession, isSessionAlive } from './sessions/session.repository.ts';
import { createAccessTokenSigner } from './tokens/access-token.ts';
import { createRefreshTokens, loadRefreshSecret } from './tokens/refresh-token.ts';

/** What the service is made of: what the host hands over, its settings and its files. */
export interface IdentityServerOptions extends Host {
  readonly settings: EmbeddedIdentitySettings;
  /** Where the refresh secret lies, or will be made. */
  readonly secretsDir: string;
  /** Where the signing keys lie, or will be made. */
  readonly signingKeysFile: string;
  readonly log: KeyLog;
}

/**
 * What the product knows our users under, whatever address it is reached at: a changed PUBLIC_URL must not
 * turn everybody into a stranger. The tokens themselves name the address, and only the present one is taken.
 */
const issuerName = 'embedded';

interface Person {
  readonly issuer: string;
  readonly subject: string;
}

function createIdentity(
  rules: TokenRules,
  { database, clock, settings }: Pick<IdentityServerOptions, 'database' | 'clock' | 'settings'>,
) {
  return {
    name: 'embedded' as const,
    /** Who bears a token of ours whose session lives. @returns null for every other @throws KeysUnavailable */
    async verify(token: string): Promise<VerifiedIdentity | null> {
      const payload = await verifyAccessToken(token, rules);
      const identity = payload === null ? null : readClaims(payload, issuerName);
      return identity !== null &&
        (await isSessionAlive(database.db, identity, settings, clock.now()))
        ? identity
        : null;
    },
    revocation: 'told' as const,
    holdSession: (tx: Tx, { sessionId }: Pick<VerifiedIdentity, 'sessionId'>) =>
      holdSession(tx, sessionId),
    async endSessions(tx: Tx, { issuer, subject }: Person): Promise<void> {
      if (issuer === issuerName) await deleteSessionsOf(tx, subject);
    },
    recordOf: async ({ issuer, subject }: Person) =>
      issuer === issuerName ? await readPersonRecord(database.db, subject) : null,
    async deleteUser(subject: string): Promise<void> {
      await database.transact(async (tx) => {
        if (await deleteUser(tx, subject))
          await writeAudit(tx, {
            action: 'user_deleted',
            userId: subject,
            address: '',
            now: clock.now(),
          });
      });
    },
  };
}

/** An identity service inside the host's process: speaks the GoTrue contract at `/auth/v1`. */
export async function createIdentityServer(options: IdentityServerOptions) {
  const { database, clock, emails, settings, secretsDir, counting, readOrCreateSecret } = options;
  const keys = await openSigningKeys(options.signingKeysFile, options);
  const refreshSecret = await loadRefreshSecret(
    join(secretsDir, 'identity-refresh-secret'),
    readOrCreateSecret,
  );
  const issuer = externalUrl(settings);
  const rules: TokenRules = {
    keys: keys.verificationKey,
    issuer,
    algorithms: signingAlgorithms,
    clock,
  };
  const parts: Parts = {
    database,
    clock,
    settings,
    emails,
    counting,
    recordSecurityEvent: options.recordSecurityEvent,
    passwords: await createPasswordCheck(),
    redirects: createRedirectRules(settings),
    refreshTokens: createRefreshTokens(refreshSecret),
    signAccessToken: createAccessTokenSigner({ keys, issuer, clock }),
    google: settings.google === undefined ? null : createGoogleProvider(settings.google),
    providerTokenSeal: options.createTextSeal(refreshSecret, 'provider tokens'),
    codeSecret: refreshSecret,
  };
  const limit = createRequestLimits(clock, settings.rates, counting);
  return {
    identity: createIdentity(rules, options),
    registerRoutes: (app: FastifyInstance) =>
      registerIdentityRoutes(app, {
        parts,
        limit,
        readToken: (token) => readGenuineToken(token, rules),
        keys,
        faults: options.faults,
      }),
  };
}
