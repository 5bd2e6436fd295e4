/**
 * Where a link may lead: any page of our own origin, and the configured addresses exactly as they are written.
 * No patterns: a pattern that allows too much hands sessions to strangers.
 */
export interface RedirectRules {
  /** The wanted address if it is allowed, else our own origin. Never an error, as in GoTrue. @param wanted in order of preference */
  choose(...wanted: readonly (string | undefined)[]): string;
}

export function createRedirectRules(options: {
  publicUrl: string;
  redirects: readonly string[];
}): RedirectRules {
  const own = new URL(options.publicUrl);
  const listed = new Set(options.redirects.map((address) => withoutFragment(new URL(address))));
  const isAllowed = (url: URL) => isOwn(url, own) || listed.has(withoutFragment(url));
  return {
    choose(...wanted) {
      for (const address of wanted) {
        const url = address === undefined ? null : URL.parse(address);
        if (url !== null && isAllowed(url)) return url.href;
      }
      return own.href;
    },
  };
}

/** A `blob:` address has the origin of the page inside it; credentials in an address serve only to mislead its reader. */
function isOwn(url: URL, own: URL): boolean {
  return (
    url.protocol === own.protocol &&
    url.origin === own.origin &&
    url.username === '' &&
    url.password === ''
  );
}

function withoutFragment(url: URL): string {
  const copy = new URL(url);
  copy.hash = '';
  return copy.href;
}
