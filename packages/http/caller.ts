/** Who makes a request. */
export interface Caller {
  readonly accountId: string;
  readonly isGuest: boolean;
  /** The provider's session behind the request's token: one browser with all its tabs. */
  readonly providerSessionId: string | null;
}

/** How lately the identity provider must have said that the session behind a token lives: at this moment, or at most a minute ago. */
export type Freshness = 'now' | 'lately';

/** Finds out who bears a token; null where nobody does. */
export type Authenticate = (bearerToken: string, freshness?: Freshness) => Promise<Caller | null>;

const bearerPattern = /^Bearer ([\w.~+/=-]{1,16384})$/i;

/** The token of an Authorization header, if it carries one. */
export function bearerToken(header: string | undefined): string | null {
  return bearerPattern.exec(header ?? '')?.[1] ?? null;
}
