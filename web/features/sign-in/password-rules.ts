import { minPasswordCharacters } from '#contract/rules/limits.ts';

/** What is wrong with a new password, in a sentence; undefined where nothing is. */
export function passwordFault(password: string): string | undefined {
  if (password.trim() === '') return 'Password cannot be empty or only whitespace';
  if (password.length < minPasswordCharacters) return `Password must be at least ${minPasswordCharacters} characters long`;
  return undefined;
}
