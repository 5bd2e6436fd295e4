import { apiBase } from '#contract/api/call.ts';

/** What a browser may know of the server's settings. */
export interface PublicConfig {
  /** Base address of the identity provider's HTTP API. */
  readonly authUrl: string;
  /** The hosted provider's publishable key; null for the embedded one, which needs none. */
  readonly authPublishableKey: string | null;
  readonly google: boolean;
  readonly guests: boolean;
}

/** Reads GET /config. Where it cannot be read, the server's own identity service is assumed, with nothing optional. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const answer: unknown = await fetch(`${apiBase}/config`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const value = (name: string): unknown => (typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined);
  return {
    authUrl: filled(value('auth_url')) ?? `${location.origin}/auth/v1`,
    authPublishableKey: filled(value('auth_publishable_key')),
    google: value('google') === true,
    guests: value('guests') === true,
  };
}

function filled(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
