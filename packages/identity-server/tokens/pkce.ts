import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError, validationFailed } from '../auth-error.ts';

/**
 * The code challenge of a request (RFC 7636), or null where it carries none.
 *
 * @throws AuthError validation_failed
 */
export function readCodeChallenge(challenge: string, method: string): string | null {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '')
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128)
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  // "plain" would put the verifier itself into the request: no protection at all.
  if (method.toLowerCase() !== 's256') throw validationFailed('code challenge method must be S256');
  return challenge;
}

/** Whether the verifier is what the challenge was made of. */
export function isVerifierOf(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** @throws AuthError bad_code_verifier */
export function checkCodeVerifier(verifier: string, challenge: string): void {
  if (!isVerifierOf(verifier, challenge))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
}
