import { SignJWT } from 'jose';
import type { Clock } from '../host.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Session } from '../sessions/session.repository.ts';
import { accessTokenLifetimeS } from '../settings.ts';
import type { User } from '../users/user.repository.ts';
import { appMetadata } from '../users/user-reply.ts';

export interface AccessToken {
  readonly token: string;
  /** Seconds since the epoch. */
  readonly expiresAtS: number;
}

/** Signs an access token for a session. */
export type SignAccessToken = (user: User, session: Session) => Promise<AccessToken>;

/** Access tokens with the claims of the GoTrue contract. @param options.issuer the address of the service */
export function createAccessTokenSigner(options: {
  keys: SigningKeys;
  issuer: string;
  clock: Clock;
}): SignAccessToken {
  const { keys, issuer, clock } = options;
  return async (user, session) => {
    const issuedAtS = Math.floor(clock.now().getTime() / 1_000);
    const expiresAtS = issuedAtS + accessTokenLifetimeS;
    const claims = {
      email: user.email ?? '',
      phone: '',
      app_metadata: appMetadata(user),
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [
        { method: session.method, timestamp: Math.floor(session.created_at.getTime() / 1_000) },
      ],
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    };
    const { kid, algorithm, privateKey } = await keys.signer();
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(user.id)
      .setAudience('authenticated')
      .setIssuedAt(issuedAtS)
      .setExpirationTime(expiresAtS)
      .sign(privateKey);
    return { token, expiresAtS };
  };
}
