import { waitingIdea } from '../../api/typed-idea.ts';

const storageKey = 'return-to';
/** As long as a mail's link lives (AUTH-3). */
const keptMs = 24 * 3_600_000;

/** Where who forgot the password chooses a new one. */
export const newPasswordPath = '/auth?mode=new-password';
/** Where who confirmed an address in another browser than they signed up with asks for a mail that leads there. */
export const confirmedElsewherePath = '/auth?mode=recover&confirmed=1';

/** Where who came from nowhere goes on: to the wizard's step of the idea if one waits for it, else to the dashboard. */
export function startPath(): string {
  return waitingIdea() === null ? '/dashboard' : '/create?step=topic';
}

/** Browsers drop tabs and line breaks from addresses: `/\t/evil.example` would lead to another site. */
// oxlint-disable-next-line no-control-regex -- refusing them is the point
const controlCharacters = /[\u0000-\u001F\u007F-\u009F]/;

/** A path of this site to go to after signing in; anything else (another site, the sign-in pages) is refused. */
export function safePath(path: unknown): string | null {
  if (
    typeof path !== 'string' ||
    !path.startsWith('/') ||
    path.startsWith('//') ||
    path.includes('\\') ||
    controlCharacters.test(path)
  )
    return null;
  return /^\/(auth|login)(\/|\?|$)/.test(path) ? null : path;
}

/** Where a visitor of /auth came from: the route state's `from`, else the address's `redirect`, else null. */
export function returnPathOf(location: {
  readonly state: unknown;
  readonly search: string;
}): string | null {
  return (
    safePath(pathOf(fromIn(location.state))) ??
    safePath(new URLSearchParams(location.search).get('redirect'))
  );
}

/** Keeps the path over a trip to another page: Google's in this tab, or a mail's, whose link opens a tab of its own. */
export function rememberReturnPath(path: string | null): void {
  if (path === null) return forgetReturnPath();
  sessionStorage.setItem(storageKey, path);
  localStorage.setItem(storageKey, JSON.stringify({ path, untilMs: Date.now() + keptMs }));
}

/** The remembered path, once: this tab's, else the browser's; the start where there is none. */
export function takeReturnPath(): string {
  const path =
    safePath(sessionStorage.getItem(storageKey)) ??
    safePath(keptPath(localStorage.getItem(storageKey)));
  forgetReturnPath();
  return path ?? startPath();
}

function forgetReturnPath(): void {
  sessionStorage.removeItem(storageKey);
  localStorage.removeItem(storageKey);
}

/** Storage is the user's to edit: what cannot be read counts as nothing. */
function keptPath(json: string | null): unknown {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('untilMs' in kept))
      return null;
    return typeof kept.untilMs === 'number' && Date.now() < kept.untilMs ? kept.path : null;
  } catch {
    return null;
  }
}

function fromIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
}

/** `from` is a path, or a location of the router. */
function pathOf(from: unknown): unknown {
  if (
    typeof from !== 'object' ||
    from === null ||
    !('pathname' in from) ||
    typeof from.pathname !== 'string'
  )
    return from;
  return from.pathname + ('search' in from && typeof from.search === 'string' ? from.search : '');
}
