import type { VerifiedIdentity } from '@scenewright/identity-server/token-verifier.ts';
import type { Tx } from '../../database/database.ts';
import type { Freshness } from '@scenewright/http/caller.ts';

export type { VerifiedIdentity };

/** Verifies identity tokens and knows whether their sessions live. Implementations: `embedded/` and `hosted/`. */
export interface Identity {
  readonly name: 'embedded' | 'hosted';
  /**
   * Who bears a token: it must be genuine, and the session behind it must live. Where the sessions are another service's,
   * that service is asked: at once, unless an answer a minute old is enough (`lately`).
   *
   * @returns null for a token that opens nothing, whatever the reason
   * @throws ProviderError when the provider cannot be asked
   */
  verify(token: string, freshness?: Freshness): Promise<VerifiedIdentity | null>;
  /**
   * `told`: with a session its API tokens end, in one transaction. `asked`: only the service knows, and says so to who
   * shows the person's own token, so that API sessions keep it.
   */
  readonly revocation: 'told' | 'asked';
  /** Keeps a verified session from ending until the transaction does. @returns false where it has ended meanwhile */
  holdSession(tx: Tx, identity: VerifiedIdentity): Promise<boolean>;
  /** Ends all sessions of a person with the transaction; does nothing where they are another service's. */
  endSessions(tx: Tx, person: { readonly issuer: string; readonly subject: string }): Promise<void>;
  /** What the service keeps of a person, without anything that would sign somebody in; null where it is another's to tell. */
  recordOf(person: {
    readonly issuer: string;
    readonly subject: string;
  }): Promise<Record<string, unknown> | null>;
  /**
   * Deletes a person with all their sessions; doing it again changes nothing. Null where the service does not let us: a
   * hosted one takes this only from who holds its service key.
   * @throws ProviderError when the service cannot be reached or refuses the key
   */
  readonly deleteUser: ((subject: string) => Promise<void>) | null;
}
