import { isEmail } from '@scenewright/contract/rules/email.ts';
import { validationFailed } from '../auth-error.ts';

// Display names, groups and lists have no place here: what is stored is exactly the one mailbox that gets the mail.
const addressSyntax = /[<>()[\],;:\\"\p{Cc}]/u;
const maxCharacters = 255;

/**
 * An address as it is stored and compared: in lower case.
 *
 * @throws AuthError validation_failed
 */
export function readEmailAddress(input: string): string {
  if (input === '') throw validationFailed('An email address is required');
  if (input.length > maxCharacters) throw validationFailed('An email address is too long');
  const address = input.toLowerCase();
  if (!isEmail(address) || addressSyntax.test(address))
    throw validationFailed('Unable to validate email address: invalid format');
  return address;
}
