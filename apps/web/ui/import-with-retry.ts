const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Fetches a part of the app that comes on top of the page (a dialog, a menu, the notifications), until it has come: one
 * that failed when it was to be drawn would take the whole page with it, typed texts and all. Without a network it waits
 * for one before it asks; after a failure it waits 1 s, then twice as long each time up to 30 s, and asks at another
 * address, because Chromium remembers a module that failed and never fetches it again. Who asks meanwhile shares the attempt.
 */
export function importWithRetry<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<unknown> = importAnything,
): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  const ask = (attempt: number, failure: unknown) => {
    const address = failedAddress(failure);
    if (address === null) return load();
    address.searchParams.set('attempt', String(attempt));
    // The same module as `load` asks for: the server does not look at what follows the question mark.
    return importFrom(address.href) as Promise<Module>;
  };
  return () => (coming ??= untilDone(ask));
}

const importAnything = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** The address of the module that could not be fetched, where the browser names it at the end of its sentence (Chromium, Firefox). */
function failedAddress(failure: unknown): URL | null {
  const words = failure instanceof TypeError ? failure.message.split(' ').at(-1) : undefined;
  const address = words === undefined ? null : URL.parse(words);
  return address !== null && address.origin === location.origin ? address : null;
}

/** What a page needs of its browser; replaced in tests. */
export interface PageEnvironment {
  /** Whether the server answers. */
  readonly isReachable: () => Promise<boolean>;
  /** Loads the document anew, at the address that is wanted. */
  readonly reload: () => void;
}

const pageEnvironment: PageEnvironment = {
  isReachable: async () => (await fetch('/healthz')).ok,
  reload: () => {
    const { href } = location;
    const wanted = wantedAddress?.() ?? href;
    if (wanted === href) location.reload();
    else location.assign(wanted);
  },
};

let wantedAddress: (() => string) | undefined;
/** Tells where a click is leading while the address is still that of the page before. */
export function tellWantedAddress(tell: () => string): void {
  wantedAddress = tell;
}

/** Set in this tab when it was reloaded for a part that could not be had. */
const reloadedKey = 'reloaded-for-part-at';
/** A part that fails again so soon after fails for another reason. */
const reloadOnceWithinMs = 60_000;

/** Fetches a part that is wanted now. */
export interface PageLoader<Module> {
  (): Promise<Module>;
  /** Fetches it before it is wanted; null where it cannot be had, about which nothing is done yet. */
  ahead(): Promise<Module | null>;
}

/**
 * Fetches a part that takes the place of another (a page, a step), while that one stays. Like {@link importWithRetry} it waits for a
 * network first. A part that fails nevertheless is not on the server any more (a newer version is), or was asked for
 * while the server restarted: then the document is loaded anew as soon as the server answers; texts and forms are kept.
 * Rejects where that was done just before.
 */
export function pageWithRetry<Module>(
  load: () => Promise<Module>,
  { isReachable, reload }: PageEnvironment = pageEnvironment,
): PageLoader<Module> {
  let asked: Promise<Module> | undefined;
  let wanted: Promise<Module> | undefined;
  const ask = () => (asked ??= networkIsThere().then(load));
  const serverAnswers = () =>
    untilDone(async () => {
      if (!(await isReachable())) throw new Error('the server does not answer');
    });
  const want = async () => {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < reloadOnceWithinMs)
        throw error;
      await serverAnswers();
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      reload();
      // The page that is shown stays until the new document is there.
      return await new Promise<never>(() => {});
    }
  };
  return Object.assign(() => (wanted ??= want()), { ahead: () => ask().catch(() => null) });
}

/** @param work is given the number of the attempt, from 0, and why the one before failed */
async function untilDone<T>(work: (attempt: number, failure: unknown) => Promise<T>): Promise<T> {
  let failure: unknown;
  for (let attempt = 0; ; attempt += 1) {
    await networkIsThere();
    try {
      return await work(attempt, failure);
    } catch (error) {
      failure = error;
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

function networkIsThere(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) =>
    globalThis.addEventListener('online', () => resolve(), { once: true }),
  );
}
