import { maxPasswordCharacters } from '#contract/rules/limits.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';

interface Policy {
  /** Counted as people count: code points. */
  readonly minCharacters: number;
  /** The person's own address, as far as it is known; a password that says it is none. */
  readonly email: string;
}

const productName = 'scenewright';

export const isTooLong = (password: string): boolean => [...password].length > maxPasswordCharacters;

/**
 * Checks a password somebody chooses.
 *
 * @throws AuthError validation_failed, weak_password
 */
export async function checkNewPassword(password: string, policy: Policy): Promise<void> {
  if (password === '') throw validationFailed('Signup requires a valid password');
  if (isTooLong(password)) throw validationFailed(`Password cannot be longer than ${maxPasswordCharacters} characters`);
  const weakness = await findWeakness(password, policy);
  if (weakness !== null) throw weakness;
}

/** What is wrong with a password by today's policy, or null. */
export async function findWeakness(password: string, { minCharacters, email }: Policy): Promise<AuthError | null> {
  if (password.trim() === '') return weak('characters', 'Password cannot be empty or only whitespace');
  if ([...password].length < minCharacters) return weak('length', `Password must be at least ${minCharacters} characters long`);
  if (await isCommonPassword(password)) return weak('pwned', 'This password is one of the most used and would be guessed first. Please choose another one.');
  if (says(password, productName)) return weak('pwned', 'The name of this product would be guessed first. Please choose another password.');
  const address = email.toLowerCase();
  const [name = ''] = address.split('@');
  if (says(password, address) || says(password, name)) return weak('pwned', 'Your own e-mail address would be guessed first. Please choose another password.');
  return null;
}

function weak(reason: 'characters' | 'length' | 'pwned', message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { weakPasswordReasons: [reason] });
}

/** Shorter names would refuse any password with a figure in it. */
const shortestName = 4;

/** Whether a password is no more than this word, with figures and signs around it. */
function says(password: string, word: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const core = bare(word);
  return core.length >= shortestName && bare(password) === core;
}
