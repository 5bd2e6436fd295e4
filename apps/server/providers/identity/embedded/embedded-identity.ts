import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { RecordSecurityEvent } from '../../../security-events.ts';
import type { Identity } from '../identity.ts';
import {
  readClaims,
  readGenuineToken,
  type TokenRules,
  verifyAccessToken,
} from '../token-verifier.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createTextSeal } from '../../../sealed-text.ts';
import { writeAudit } from './audit.repository.ts';
import type { IdentityLetters, Parts } from './parts.ts';
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

interface EmbeddedIdentityOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly letters: IdentityLetters;
  readonly settings: EmbeddedIdentitySettings;
  /** Where the refresh secret lies, or will be made. */
  readonly secretsDir: string;
  /** Where the signing keys lie, or will be made. */
  readonly signingKeysFile: string;
  readonly log: KeyLog;
  readonly recordSecurityEvent: RecordSecurityEvent;
}

/**
 * What the product knows our users under, whatever address it is reached at: a changed PUBLIC_URL must not
 * turn everybody into a stranger. The tokens themselves name the address, and only the present one is taken.
 */
const issuerName = 'embedded';

function createIdentity(
  rules: TokenRules,
  { database, clock, settings }: Pick<EmbeddedIdentityOptions, 'database' | 'clock' | 'settings'>,
): Identity {
  return {
    name: 'embedded',
    async verify(token) {
      const payload = await verifyAccessToken(token, rules);
      const identity = payload === null ? null : readClaims(payload, issuerName);
      return identity !== null &&
        (await isSessionAlive(database.db, identity, settings, clock.now()))
        ? identity
        : null;
    },
    revocation: 'told',
    holdSession: (tx, { sessionId }) => holdSession(tx, sessionId),
    async endSessions(tx, { issuer, subject }) {
      if (issuer === issuerName) await deleteSessionsOf(tx, subject);
    },
    recordOf: async ({ issuer, subject }) =>
      issuer === issuerName ? await readPersonRecord(database.db, subject) : null,
    async deleteUser(subject) {
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

/** The identity service inside this process: speaks the GoTrue contract at `/auth/v1`. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const { database, clock, letters, settings, secretsDir, log } = options;
  const keys = await openSigningKeys(options.signingKeysFile, { clock, log });
  const refreshSecret = await loadRefreshSecret(join(secretsDir, 'identity-refresh-secret'));
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
    letters,
    recordSecurityEvent: options.recordSecurityEvent,
    passwords: await createPasswordCheck(),
    redirects: createRedirectRules(settings),
    refreshTokens: createRefreshTokens(refreshSecret),
    signAccessToken: createAccessTokenSigner({ keys, issuer, clock }),
    google: settings.google === undefined ? null : createGoogleProvider(settings.google),
    providerTokenSeal: createTextSeal(refreshSecret, 'provider tokens'),
    codeSecret: refreshSecret,
  };
  const limit = createRequestLimits(clock, settings.rates);
  return {
    identity: createIdentity(rules, options),
    registerRoutes: (app: FastifyInstance) =>
      registerIdentityRoutes(app, {
        parts,
        limit,
        readToken: (token) => readGenuineToken(token, rules),
        keys,
      }),
  };
}
