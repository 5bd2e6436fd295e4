/** How a large provider of mail lets one mailbox have many addresses. */
interface MailboxRule {
  readonly domains: RegExp;
  /** One of its domains, where all of them lead to the same mailbox. */
  readonly canonical?: string;
  /** What begins a tag. */
  readonly tags: RegExp;
  /** Characters that make no difference. */
  readonly ignored?: RegExp;
}

const plus = /\+.*$/su;

/** As the providers' own help pages describe it. Domains in lower case, without a dot at their end. */
const rules: readonly MailboxRule[] = [
  { domains: /^(?:gmail|googlemail)\.com$/u, canonical: 'gmail.com', tags: plus, ignored: /\./gu },
  { domains: /^(?:outlook|hotmail|live|msn)\.[a-z.]+$/u, tags: plus },
  { domains: /^(?:icloud|me|mac)\.com$/u, canonical: 'icloud.com', tags: plus },
  { domains: /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$/u, tags: /[-+].*$/su },
  { domains: /^(?:aol|aim)\.com$/u, tags: plus },
  { domains: /^(?:fastmail\.(?:com|fm|net|org|jp|us|de|co\.uk)|sent\.com|mailbox\.org|hey\.com)$/u, tags: plus },
  { domains: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/u, canonical: 'proton.me', tags: plus, ignored: /[._-]/gu },
  { domains: /^(?:zoho(?:mail)?\.[a-z.]+)$/u, tags: plus },
  { domains: /^(?:yandex\.[a-z.]+|ya\.ru)$/u, canonical: 'yandex.com', tags: plus, ignored: /[.-]/gu },
];

/** `name@user.fastmail.com` lies in the mailbox `user@fastmail.com`. */
const fastmailSubdomain = /^([^@.]+)\.(fastmail\.(?:com|fm))$/u;

/** The mailbox behind an address: the same for every way of writing it that its provider, if it is a large one, takes for the same. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1).replace(/\.$/u, '')];
  const owner = fastmailSubdomain.exec(domain);
  if (owner?.[1] !== undefined) return `${owner[1]}@${owner[2]}`;
  const rule = rules.find(({ domains }) => domains.test(domain));
  if (rule === undefined) return `${local}@${domain}`;
  const untagged = local.replace(rule.tags, '');
  const plain = rule.ignored === undefined ? untagged : untagged.replaceAll(rule.ignored, '');
  return `${plain === '' ? local : plain}@${rule.canonical ?? domain}`;
}
