import { AuthError } from '../auth-error.ts';
import type { EmbeddedIdentitySettings } from '../settings.ts';

/** Stops whoever would get an account where no new ones are made; a guest who proves an address gets one, too. @throws AuthError signup_disabled */
export function requireSignUps({ signup }: EmbeddedIdentitySettings): void {
  if (!signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
