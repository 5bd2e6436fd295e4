import { deferringFetch } from './deferring-fetch.ts';
import { providerStorageKey, publicConfig } from './identity-client.ts';

/** Where auth-js keeps the PKCE verifier (RFC 7636) of the exchange begun last, as JSON; a mail for a forgotten password leaves a mark behind it. */
const verifierKey = `${providerStorageKey}-code-verifier`;

export interface MailRequest {
  readonly type: 'signup' | 'email_change';
  readonly email: string;
  /** Where the mail's link finally leads. */
  readonly redirectTo: string;
}

/**
 * What shows that this browser is the one that signed up: the verifier of its sign-up. Without it a mail proves the
 * mailbox, and the password of the sign-up is void, because a stranger may have chosen it.
 */
export interface SignUpProof {
  /** Null where no sign-up began here. */
  verifier(): string | null;
  /** Has the mail of this browser's sign-up sent again, as one that its verifier still ends. */
  mailAgain(request: MailRequest, verifier: string): Promise<void>;
  /** Gives the client a verifier where it has none, so that it asks what became of a code that another browser began. */
  borrow(): void;
}

export const signUpProof: SignUpProof = {
  verifier() {
    const stored = readText(localStorage.getItem(verifierKey));
    return stored === null || stored === '' || stored.includes('/') ? null : stored;
  },
  async mailAgain({ type, email, redirectTo }, verifier) {
    const { authUrl, authPublishableKey } = await publicConfig();
    const reply = await deferringFetch(
      `${authUrl}/resend?${new URLSearchParams({ redirect_to: redirectTo })}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...(authPublishableKey === null ? {} : { apikey: authPublishableKey }),
        },
        body: JSON.stringify({
          type,
          email,
          code_challenge: await challengeOf(verifier),
          code_challenge_method: 's256',
        }),
      },
    );
    if (!reply.ok) throw new Error(await refusalOf(reply));
  },
  borrow() {
    localStorage.setItem(
      verifierKey,
      JSON.stringify(base64url(crypto.getRandomValues(new Uint8Array(42)))),
    );
  },
};

function readText(json: string | null): string | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

async function refusalOf(reply: Response): Promise<string> {
  const answer: unknown = await reply.json().catch(() => null);
  const message: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
  return typeof message === 'string' ? message : 'The mail could not be sent. Please try again.';
}

async function challengeOf(verifier: string): Promise<string> {
  return base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
