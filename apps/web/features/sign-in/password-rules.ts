import {
  maxPasswordCharacters,
  minPasswordCharacters,
} from '@scenewright/contract/rules/limits.ts';
import { isBlankPassword } from '@scenewright/contract/rules/passwords.ts';

/** What is wrong with a new password, in a sentence; undefined where nothing is. */
export function passwordFault(password: string): string | undefined {
  if (isBlankPassword(password)) return 'Password cannot be empty or only whitespace';
  const characters = [...password].length;
  if (characters < minPasswordCharacters)
    return `Password must be at least ${minPasswordCharacters} characters long`;
  if (characters > maxPasswordCharacters)
    return `Password cannot be longer than ${maxPasswordCharacters} characters`;
  return undefined;
}

/** What the service finds wrong with a new password that our own rules let through; undefined for every other refusal. */
export function weaknessIn(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && error.code === 'weak_password'
    ? error.message
    : undefined;
}
