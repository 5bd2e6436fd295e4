import { apiBase } from '@scenewright/contract/paths.ts';

/** What a browser may know of the server's settings. */
export interface PublicConfig {
  /** Base address of the identity provider's HTTP API. */
  readonly authUrl: string;
  /** The hosted provider's publishable key; null for the embedded one, which needs none. */
  readonly authPublishableKey: string | null;
  /** What a new account gets, in credits. */
  readonly gift: number;
  /** When a new account of whoever looks would get its gift; null: at once. */
  readonly giftComesOn: string | null;
  readonly google: boolean;
  readonly guests: boolean;
  /** Mails lie in the outbox of this installation. */
  readonly outbox: boolean;
}

/** Which ways in the identity service offers, embedded or hosted alike (GoTrue's GET /settings); none beyond e-mail where it does not say. */
async function loadWaysIn(
  authUrl: string,
  publishableKey: string | null,
): Promise<Pick<PublicConfig, 'google' | 'guests'>> {
  const answer = await readJson(
    `${authUrl}/settings`,
    publishableKey === null ? {} : { apikey: publishableKey },
  );
  const external = field(answer, 'external');
  return {
    google: field(external, 'google') === true,
    guests: field(external, 'anonymous_users') === true,
  };
}

/**
 * Reads GET /config, then asks the identity service itself; where that does not say, nothing optional is offered. Rejects
 * while our server cannot be reached: to guess at the identity service would send a refresh token to the wrong one, whose
 * refusal ends the session.
 */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const reply = await fetch(`${apiBase}/config`);
  if (!reply.ok) throw new Error(`The settings could not be read: ${reply.status}`);
  const answer: unknown = await reply.json();
  const authUrl = filled(field(answer, 'auth_url')) ?? `${location.origin}/auth/v1`;
  const authPublishableKey = filled(field(answer, 'auth_publishable_key'));
  const gift = field(answer, 'signup_gift');
  const outbox = field(answer, 'outbox') === true;
  return {
    authUrl,
    authPublishableKey,
    gift: Number(field(gift, 'credits') ?? 0),
    giftComesOn: filled(field(gift, 'comes_on')),
    outbox,
    ...(await loadWaysIn(authUrl, authPublishableKey)),
  };
}

async function readJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  return await fetch(address, { headers }).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function filled(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
