import { AuthError, validationFailed } from '../auth-error.ts';

const maxPasswordBytes = 72;

/**
 * Checks a password somebody chooses.
 *
 * @param minCharacters counted as people count: code points
 * @throws AuthError validation_failed, weak_password
 */
export function checkNewPassword(password: string, minCharacters: number): void {
  if (password === '') throw validationFailed('Signup requires a valid password');
  if (Buffer.byteLength(password) > maxPasswordBytes) throw validationFailed(`Password cannot be longer than ${maxPasswordBytes} characters`);
  const weakness = findWeakness(password, minCharacters);
  if (weakness !== null) throw weakness;
}

/** What is wrong with a password by today's policy, or null. */
export function findWeakness(password: string, minCharacters: number): AuthError | null {
  if (password.trim() === '') {
    return new AuthError(422, 'weak_password', 'Password cannot be empty or only whitespace', { weakPasswordReasons: ['characters'] });
  }
  if ([...password].length < minCharacters) {
    return new AuthError(422, 'weak_password', `Password must be at least ${minCharacters} characters long`, { weakPasswordReasons: ['length'] });
  }
  return null;
}
