import { maxPasswordCharacters } from '@scenewright/contract/rules/limits.ts';
import { foldPassword, isBlankPassword } from '@scenewright/contract/rules/passwords.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { coresOf, hasFewCharacters, isPattern } from './guessable.ts';

interface Policy {
  /** Counted as people count: code points. */
  readonly minCharacters: number;
  /** The person's own address, as far as it is known; a password that says it is none. */
  readonly email: string;
}

const productName = 'scenewright';

export const isTooLong = (password: string): boolean =>
  [...password].length > maxPasswordCharacters;

/**
 * Checks a password somebody chooses.
 *
 * @throws AuthError validation_failed, weak_password
 */
export async function checkNewPassword(password: string, policy: Policy): Promise<void> {
  if (password === '') throw validationFailed('Signup requires a valid password');
  if (isTooLong(password))
    throw validationFailed(`Password cannot be longer than ${maxPasswordCharacters} characters`);
  const weakness = await findWeakness(password, policy);
  if (weakness !== null) throw weakness;
}

/** What is wrong with a password by today's policy, or null. What it is compared by is folded: letters' case and width make no password. */
export async function findWeakness(
  password: string,
  { minCharacters, email }: Policy,
): Promise<AuthError | null> {
  if (isBlankPassword(password))
    return weak('characters', 'Password cannot be empty or only whitespace');
  if ([...password].length < minCharacters)
    return weak('length', `Password must be at least ${minCharacters} characters long`);
  const folded = foldPassword(password);
  if (await isCommonPassword(coresOf(folded)))
    return weak(
      'pwned',
      'This password is one of the most used and would be guessed first. Please choose another one.',
    );
  if (hasFewCharacters(folded))
    return weak(
      'characters',
      'This password has fewer than four different characters and would be guessed soon. Please choose one with more.',
    );
  if (isPattern(folded, minCharacters))
    return weak(
      'characters',
      'This password follows a pattern and would be guessed soon. Please choose another one, such as four words that have nothing to do with each other.',
    );
  if (says(folded, productName))
    return weak(
      'pwned',
      'The name of this product would be guessed first. Please choose another password.',
    );
  if (wordsOf(email).some((word) => says(folded, word)))
    return weak(
      'pwned',
      'Your own e-mail address would be guessed first. Please choose another password.',
    );
  return null;
}

/** What everybody who knows an address can try: the whole, its name and its domain, and the parts of both. */
function wordsOf(email: string): string[] {
  const address = foldPassword(email);
  const [name = '', domain = ''] = address.split('@');
  return [address, name, name.replace(/\+.*$/u, ''), domain, ...domain.split('.').slice(0, -1)];
}

function weak(reason: 'characters' | 'length' | 'pwned', message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { weakPasswordReasons: [reason] });
}

/** Shorter names would refuse any password with a figure in it. */
const shortestName = 4;

/** Whether a password is no more than this word, with figures and signs around it or between its parts. Both are folded. */
function says(password: string, word: string): boolean {
  if (password === word) return true;
  const bare = (text: string) => text.replaceAll(/^\P{L}+|\P{L}+$|[\s._-]+/gu, '');
  const core = bare(word);
  return core.length >= shortestName && bare(password) === core;
}
