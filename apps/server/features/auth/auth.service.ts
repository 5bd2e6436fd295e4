import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Authenticate, Caller, Freshness } from '@scenewright/http/caller.ts';
import type { Identity, VerifiedIdentity } from '../../providers/identity/identity.ts';
import { type Accounts, toProfile } from '../accounts/index.ts';
import type { TextSeal } from '../../sealed-text.ts';
import {
  deleteSession,
  deleteSessions,
  findSessionByToken,
  insertSession,
} from './auth.repository.ts';

const sessionLifetimeMs = 3_600_000;
const tokenBytes = 32;

/** What an exchange of tokens gives. */
export interface ApiSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly profile: Profile;
}

export interface Auth {
  /**
   * Exchanges a provider's token for an API session.
   * @param guestToken of the guest this browser was before: what they made becomes the account's. Ignored unless it is a guest's.
   * @throws AppError not_authenticated, unavailable
   */
  login(providerToken: string, guestToken?: string): Promise<ApiSession>;
  profileOf(caller: Caller): Promise<Profile>;
  /** Ends the API sessions of the caller's browser, in all its tabs. */
  logout(caller: Caller): Promise<void>;
  /** Takes the API's own token or the provider's. @throws AppError unavailable */
  authenticate: Authenticate;
}

/** An API token is 256 random bits; the database holds only its SHA-256. */
function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

interface AuthOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly accounts: Accounts;
  /** Seals the tokens of another service that API sessions keep. */
  readonly seal: TextSeal;
  /** Hands what one account made over to another. Credits stay: they were a guest's to try with. */
  adopt(tx: Tx, from: string, to: string): Promise<void>;
}

export function createAuth({
  database,
  clock,
  identity,
  accounts,
  seal,
  adopt,
}: AuthOptions): Auth {
  async function authenticate(token: string, freshness: Freshness = 'now'): Promise<Caller | null> {
    // Our own tokens are base64url and have no dots; a provider's token (JWS, RFC 7515) has two.
    if (!token.includes('.')) return await findOwn(token, freshness);
    const verified = await verify(token, freshness);
    const account = verified === null ? null : await accounts.findAccountOf(database.db, verified);
    return account === null
      ? null
      : {
          accountId: account.id,
          isGuest: account.is_guest,
          providerSessionId: verified?.sessionId ?? null,
        };
  }

  async function findOwn(token: string, freshness: Freshness): Promise<Caller | null> {
    const session = await findSessionByToken(database.db, hashToken(token), clock.now());
    if (session === undefined) return null;
    const {
      id,
      account_id: accountId,
      is_guest: isGuest,
      provider_session_id: providerSessionId,
      sealed_provider_token: sealed,
    } = session;
    if (identity.revocation === 'asked' && !(await livesElsewhere(sealed, freshness))) {
      await deleteSession(database.db, id);
      return null;
    }
    return { accountId, isGuest, providerSessionId };
  }

  /**
   * Whether the other service says that the session behind an API token lives. An outage there stops what must be asked
   * at once; all else goes on by the last answer, which the API token itself is.
   */
  async function livesElsewhere(sealed: string | null, freshness: Freshness): Promise<boolean> {
    const token = sealed === null ? null : seal.open(sealed);
    if (token === null) return false;
    try {
      return (await verify(token, freshness)) !== null;
    } catch (error) {
      if (freshness === 'lately' && error instanceof AppError && error.code === 'unavailable')
        return true;
      throw error;
    }
  }

  async function verify(token: string, freshness: Freshness): Promise<VerifiedIdentity | null> {
    try {
      return await identity.verify(token, freshness);
    } catch (error) {
      if (error instanceof ProviderError)
        throw new AppError('unavailable', undefined, { cause: error });
      throw error;
    }
  }

  return {
    async login(providerToken, guestToken) {
      const verified = await verify(providerToken, 'lately');
      if (verified === null) throw new AppError('not_authenticated', 'No valid token');
      const before = guestToken === undefined ? null : await authenticate(guestToken, 'lately');
      const accessToken = randomBytes(tokenBytes).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
      const account = await database.transact(async (tx) => {
        const owner = await accounts.ensureAccount(tx, verified);
        // After the account, which closing it locks first, too. From here on, whoever ends the session ends this token.
        if (!(await identity.holdSession(tx, verified)))
          throw new AppError('not_authenticated', 'No valid token');
        const sealedProviderToken =
          identity.revocation === 'asked' ? seal.seal(providerToken) : null;
        const session = {
          id: randomUUID(),
          accountId: owner.id,
          tokenHash: hashToken(accessToken),
          providerSessionId: verified.sessionId,
          sealedProviderToken,
          now,
          expiresAt,
        };
        await insertSession(tx, session);
        if (before?.isGuest === true && !owner.is_guest && before.accountId !== owner.id)
          await adopt(tx, before.accountId, owner.id);
        return owner;
      });
      return { accessToken, expiresAt, profile: toProfile(account) };
    },

    async profileOf({ accountId }) {
      const account = await accounts.findAccount(accountId);
      if (account === null) throw new AppError('not_authenticated');
      return toProfile(account);
    },

    logout: ({ accountId, providerSessionId }) =>
      deleteSessions(database.db, accountId, providerSessionId),
    authenticate,
  };
}
