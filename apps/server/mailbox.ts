import { domainToASCII } from 'node:url';

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
  {
    domains: /^(?:fastmail\.(?:com|fm|net|org|jp|us|de|co\.uk)|sent\.com|mailbox\.org|hey\.com)$/u,
    tags: plus,
  },
  {
    domains: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/u,
    canonical: 'proton.me',
    tags: plus,
    ignored: /[._-]/gu,
  },
  { domains: /^(?:zoho(?:mail)?\.[a-z.]+)$/u, tags: plus },
  {
    domains: /^(?:yandex\.[a-z.]+|ya\.ru)$/u,
    canonical: 'yandex.com',
    tags: plus,
    ignored: /[.-]/gu,
  },
];

/** `name@user.fastmail.com` lies in the mailbox `user@fastmail.com`. */
const fastmailSubdomain = /^([^@.]+)\.(fastmail\.(?:com|fm))$/u;

interface Parts {
  readonly local: string;
  /** As the network knows it: one spelling for a name in letters of its own and for its `xn--` form, without a dot at its end. */
  readonly domain: string;
}

function partsOf(email: string): Parts {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/u, '');
  return { local: address.slice(0, Math.max(at, 0)), domain: domainToASCII(domain) || domain };
}

function readBy(unknownProvider: Pick<MailboxRule, 'tags'> | null, email: string): string {
  const { local, domain } = partsOf(email);
  const owner = fastmailSubdomain.exec(domain);
  if (owner?.[1] !== undefined) return `${owner[1]}@${owner[2]}`;
  const rule: Omit<MailboxRule, 'domains'> | null =
    rules.find(({ domains }) => domains.test(domain)) ?? unknownProvider;
  if (rule === null) return `${local}@${domain}`;
  const untagged = local.replace(rule.tags, '');
  const plain = rule.ignored === undefined ? untagged : untagged.replaceAll(rule.ignored, '');
  return `${plain === '' ? local : plain}@${rule.canonical ?? domain}`;
}

/**
 * The mailbox that an address most likely leads to, for whatever is counted: what follows a plus sign is a tag at every
 * domain, because most servers of mail take it for one, and otherwise one mailbox would have as many limits as spellings.
 * Dots and other signs are left out only where the provider is known to ignore them. Two addresses that share a mailbox by
 * this reading may still be two people's: what is handed out, or mailed without asking, goes by {@link certainMailboxOf}.
 */
export function mailboxOf(email: string): string {
  return readBy({ tags: plus }, email);
}

/**
 * The mailbox behind an address as far as it is certain: addresses are one where their provider, if it is a large one, says
 * so. At a domain we know nothing of, `mara+team` may be somebody else than `mara`.
 */
export function certainMailboxOf(email: string): string {
  return readBy(null, email);
}
