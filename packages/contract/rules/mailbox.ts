/** Providers where dots in the name, or what follows a plus sign, do not make another mailbox. */
const ignoresDots = new Set(['gmail.com']);
const hasTags = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
]);
const otherNames: ReadonlyMap<string, string> = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Which mailbox an address names, as far as a page has to know it for a hint: two that differ only in case, width of letters or
 * the most common aliases are one. The decision is made by `certainMailboxOf` of `apps/server/mailbox.ts`, which knows more providers; a tag at
 * an unknown domain is another address here, too.
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1);
  const domain = otherNames.get(host) ?? host;
  const name = plain.slice(0, Math.max(at, 0));
  const untagged = hasTags.has(domain) ? name.replace(/(?<=.)\+.*$/, '') : name;
  return `${ignoresDots.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
