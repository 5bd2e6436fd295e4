const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** For a page: about a quarter of a minute, in which a server has restarted. */
export const triesForPage = 5;

/**
 * Fetches a part of the app, again and again until it has come. Without a network, or while the server restarts, a part
 * cannot be had, and a part that failed when it was to be drawn would take the whole page with it, typed texts and all.
 * Waits 1 s after a failure, then twice as long each time up to 30 s; the network's return ends the wait, and its absence
 * does not count. Who asks meanwhile shares the attempt.
 * @param tries after which it is given up: a part of an old version is on the server no more, and the page should say so
 */
export function patientImport<Module>(load: () => Promise<Module>, tries = Number.POSITIVE_INFINITY): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () => {
    coming ??= loadPatiently(load, tries).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

async function loadPatiently<Module>(load: () => Promise<Module>, tries: number): Promise<Module> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && failures >= tries) throw error;
      if (!navigator.onLine) failures -= 1;
      await pause(Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1)));
    }
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    globalThis.addEventListener('online', end);
  });
}
