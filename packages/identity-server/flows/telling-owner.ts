import type { Parts } from '../parts.ts';
import type { IdentityEmails } from '../host.ts';

/**
 * Letters about a change to an address that somebody has: its owner is told that they have an account, in place of being asked
 * to confirm it. All others go as ever, so that whoever asked for the change learns nothing.
 */
export function tellingOwner(
  { emails, settings }: Pick<Parts, 'emails' | 'settings'>,
  taken: string,
): IdentityEmails {
  const link = `${settings.publicUrl}/auth?tab=login`;
  return {
    ...emails,
    sendFirstAddress: (tx, { to }) => emails.sendAccountExists(tx, { to, link }),
    sendEmailChange: (tx, mail) =>
      mail.to === taken
        ? emails.sendAccountExists(tx, { to: taken, link })
        : emails.sendEmailChange(tx, mail),
  };
}
