/** What a valid provider token says about its bearer. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Empty for anonymous users. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly isAnonymous: boolean;
  /** The provider's session, which the API's own sessions are tied to. */
  readonly sessionId: string | null;
  /** To the second. */
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Verifies identity tokens. Implementations: `embedded/` and `hosted/`. */
export interface Identity {
  readonly name: 'embedded' | 'hosted';
  /** @returns null for a token that is not valid, whatever the reason. @throws ProviderError when the provider's keys cannot be had. */
  verify(token: string): Promise<VerifiedIdentity | null>;
  /**
   * Deletes a person with all their sessions; doing it again changes nothing. Null where the service does not let us: a
   * hosted one takes this only from who holds its service key.
   * @throws ProviderError when the service cannot be reached or refuses the key
   */
  readonly deleteUser: ((subject: string) => Promise<void>) | null;
}
