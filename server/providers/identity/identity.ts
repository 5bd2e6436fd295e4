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
  readonly expiresAt: Date;
}

/** Verifies identity tokens. Implementations: `embedded/` and `hosted/`. */
export interface Identity {
  readonly name: 'embedded' | 'hosted';
  /** @returns null for a token that is not valid, whatever the reason. @throws ProviderError when the provider's keys cannot be had. */
  verify(token: string): Promise<VerifiedIdentity | null>;
  /**
   * Deletes a person with all their sessions; doing it again changes nothing. A hosted service takes this only from who
   * holds its service key: without one nothing is done, and the operator deletes there by hand.
   * @throws ProviderError when the service cannot be reached
   */
  deleteUser(subject: string): Promise<void>;
}
