import type { Host, TextSeal } from './host.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { PasswordCheck } from './passwords/password-hash.ts';
import type { RedirectRules } from './redirects.ts';
import type { EmbeddedIdentitySettings } from './settings.ts';
import type { SignAccessToken } from './tokens/access-token.ts';
import type { RefreshTokens } from './tokens/refresh-token.ts';

/** What the flows are made of; each takes the parts it needs. */
export interface Parts extends Pick<
  Host,
  'database' | 'clock' | 'emails' | 'recordSecurityEvent' | 'counting'
> {
  readonly settings: EmbeddedIdentitySettings;
  readonly passwords: PasswordCheck;
  readonly redirects: RedirectRules;
  readonly refreshTokens: RefreshTokens;
  readonly signAccessToken: SignAccessToken;
  /** Null where no client of Google's is set up. */
  readonly google: GoogleProvider | null;
  readonly providerTokenSeal: TextSeal;
  /** Keys the hashes of six-digit codes. */
  readonly codeSecret: Uint8Array;
}

/** The browser or program that makes a request, by its network address. */
export interface Client {
  readonly address: string;
  /** Its Cookie header, where a flow looks at it. */
  readonly cookies?: string | undefined;
}
