import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '#contract/app-error.ts';
import type { Profile } from '#contract/api/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Authenticate, Caller } from '../../http/caller.ts';
import type { Identity, VerifiedIdentity } from '../../providers/identity/identity.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { type Accounts, toProfile } from '../accounts/index.ts';
import { deleteSessions, findSessionByToken, replaceSession } from './auth.repository.ts';

const sessionLifetimeMs = 3_600_000;
const tokenBytes = 32;

/** What an exchange of tokens gives. */
export interface ApiSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly profile: Profile;
}

export interface Auth {
  /** Exchanges a provider's token for an API session. @throws AppError not_authenticated, unavailable */
  login(providerToken: string): Promise<ApiSession>;
  profileOf(caller: Caller): Promise<Profile>;
  /** Ends the caller's API session; all of the account's, where the caller came with a provider token. */
  logout(caller: Caller): Promise<void>;
  /** Takes the API's own token or the provider's. @throws AppError unavailable */
  authenticate: Authenticate;
}

/** An API token is 256 random bits; the database holds only its SHA-256. */
function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

export function createAuth(options: { database: Database; clock: Clock; identity: Identity; accounts: Accounts }): Auth {
  const { database, clock, identity, accounts } = options;

  async function verify(token: string): Promise<VerifiedIdentity | null> {
    try {
      return await identity.verify(token);
    } catch (error) {
      if (error instanceof ProviderError) throw new AppError('unavailable', undefined, { cause: error });
      throw error;
    }
  }

  return {
    async login(providerToken) {
      const verified = await verify(providerToken);
      if (verified === null) throw new AppError('not_authenticated', 'No valid token');
      const accessToken = randomBytes(tokenBytes).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
      const account = await database.transact(async (tx) => {
        const owner = await accounts.ensureAccount(tx, verified);
        const session = { id: randomUUID(), accountId: owner.id, tokenHash: hashToken(accessToken), providerSessionId: verified.sessionId, now, expiresAt };
        await replaceSession(tx, session);
        return owner;
      });
      return { accessToken, expiresAt, profile: toProfile(account) };
    },

    async profileOf({ accountId }) {
      const account = await accounts.findAccount(accountId);
      if (account === null) throw new AppError('not_authenticated');
      return toProfile(account);
    },

    logout: ({ accountId, sessionId }) => deleteSessions(database.db, accountId, sessionId),

    async authenticate(token) {
      // Our own tokens are base64url and have no dots; a provider's token (JWS, RFC 7515) has two.
      if (!token.includes('.')) return (await findSessionByToken(database.db, hashToken(token), clock.now())) ?? null;
      const verified = await verify(token);
      const account = verified === null ? null : await accounts.findAccountOf(database.db, verified);
      return account === null ? null : { accountId: account.id, isGuest: account.is_guest, sessionId: null };
    },
  };
}
