import { codeMinutes } from '@scenewright/contract/rules/limits.ts';
import type { RequestRates } from './rate-limits.ts';
import type { GoogleSettings } from './google/google-provider.ts';

/** How the embedded identity service is set up; the `AUTH_*` settings of the operating contract. */
export interface EmbeddedIdentitySettings {
  /** The product's own origin, without a slash at the end. The only origin put into mails. */
  readonly publicUrl: string;
  /** True: a sign-up needs no confirmation by mail. */
  readonly autoconfirm: boolean;
  readonly passwordMin: number;
  /** Wrong passwords in a row that an account takes before it answers slower and slower. */
  readonly freeGuesses: number;
  /** What one network address may ask for. */
  readonly rates: RequestRates;
  /** Mails of all kinds an hour to one mailbox, and from one network. */
  readonly mailsPerHour: number;
  /** Addresses besides our own origin that a link may lead to, compared exactly; their origins may also call us. */
  readonly redirects: readonly string[];
  /** Whether guests may sign in. */
  readonly anonymous: boolean;
  /** Whether new accounts may be made. */
  readonly signup: boolean;
  /** Least time between two mails of one kind to one address, in seconds. */
  readonly mailIntervalS: number;
  /** A session ends after this many days without a refresh. */
  readonly sessionIdleDays: number;
  /** A session ends this many days after the sign-in, however often it was refreshed. */
  readonly sessionMaxDays: number;
  /** Signing in with Google; absent: not offered. */
  readonly google?: GoogleSettings;
  /** Opens the administration of users to who brings this key; absent: it is not served. */
  readonly adminServiceKey?: string;
}

/** Where the service is reached, and what its tokens name as their issuer. */
export function externalUrl({ publicUrl }: EmbeddedIdentitySettings): string {
  return `${publicUrl}/auth/v1`;
}

/** A session that a mail for a forgotten password has opened may choose a new one without the old one for this long. */
export const recoverySessionLifetimeS = 900;
export const accessTokenLifetimeS = 3_600;
export const linkLifetimeS = 86_400;
/** The six digits of a mail; its link lives longer, because nobody guesses it. */
export const codeLifetimeS = codeMinutes * 60;
/** An auth code may be exchanged this long after it was issued. */
export const authCodeLifetimeS = 300;
/** Who lost the answer to a refresh may repeat it for this long, while nobody has used what it gave. */
export const lostAnswerS = 600;
/** Tabs of one browser may still show the token before last for this long after one of them has refreshed with the last. */
export const slowTabS = 60;
