import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { RecordSecurityEvent } from '../../../security-events.ts';
import type { Emails } from '../../mail/mail.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { TextSeal } from '../../../sealed-text.ts';
import type { PasswordCheck } from './passwords/password-hash.ts';
import type { RedirectRules } from './redirects.ts';
import type { EmbeddedIdentitySettings } from './settings.ts';
import type { SignAccessToken } from './tokens/access-token.ts';
import type { RefreshTokens } from './tokens/refresh-token.ts';

/** The mails this service writes. */
export type IdentityLetters = Pick<
  Emails,
  | 'sendVerification'
  | 'sendFirstAddress'
  | 'sendAccountExists'
  | 'sendRecovery'
  | 'sendEmailChange'
  | 'sendMagicLink'
  | 'sendReauthentication'
  | 'forShow'
>;

/** What the flows are made of; each takes the parts it needs. */
export interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: EmbeddedIdentitySettings;
  readonly letters: IdentityLetters;
  readonly passwords: PasswordCheck;
  readonly redirects: RedirectRules;
  readonly refreshTokens: RefreshTokens;
  readonly signAccessToken: SignAccessToken;
  /** Null where no client of Google's is set up. */
  readonly google: GoogleProvider | null;
  readonly providerTokenSeal: TextSeal;
  /** Keys the hashes of six-digit codes. */
  readonly codeSecret: Uint8Array;
  readonly recordSecurityEvent: RecordSecurityEvent;
}

/** The browser or program that makes a request, by its network address. */
export interface Client {
  readonly address: string;
  /** Its Cookie header, where a flow looks at it. */
  readonly cookies?: string | undefined;
}
