import type { Parts } from '../parts.ts';
import type { IdentityLetters } from '../host.ts';

/**
 * Letters about a change to an address that somebody has: its owner is told that they have an account, in place of being asked
 * to confirm it. All others go as ever, so that whoever asked for the change learns nothing.
 */
export function tellingOwner(
  { letters, settings }: Pick<Parts, 'letters' | 'settings'>,
  taken: string,
): IdentityLetters {
  const link = `${settings.publicUrl}/auth?tab=login`;
  return {
    ...letters,
    sendFirstAddress: (tx, { to }) => letters.sendAccountExists(tx, { to, link }),
    sendEmailChange: (tx, mail) =>
      mail.to === taken
        ? letters.sendAccountExists(tx, { to: taken, link })
        : letters.sendEmailChange(tx, mail),
  };
}
