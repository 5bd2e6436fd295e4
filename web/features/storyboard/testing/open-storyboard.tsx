import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import { createQueryClient } from '../../../api/queries/query-client.ts';
import { withScenes } from '../../../api/queries/storyboard-cache.ts';
import { clearSession, keepSession } from '../../../api/session.ts';
import { useToasts } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import '../../../ui/theme.css';
import { useSingleKeys } from '../single-keys.ts';
import StoryboardPage from '../storyboard-page.tsx';

/** What the stubbed server answers to a body and a query, a blob as it is; throwing means that it cannot be reached. */
type Reply = { status?: number; body: unknown };
type Answer = (body: unknown, query?: URLSearchParams) => Reply | Promise<Reply>;

/** What was sent beside reads, such as `POST approve` or `POST update-duration {"duration":4}`, oldest first. */
export const sent: string[] = [];
/** The last part of each path that was read. */
export const read: string[] = [];

beforeEach(() => {
  sent.length = 0;
  read.length = 0;
  keepSession({
    access_token: 'mine',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    profile: {
      userId: '0b0e8a4c-0000-4000-8000-000000000001',
      email: 'mara@example.com',
      name: 'Mara',
      is_guest: false,
    },
  });
});
afterEach(async () => {
  // A page that goes away saves what is left. Its own server answers at once; another would be waited for into the next test,
  // whose scenes have the same names.
  await cleanup();
  vi.unstubAllGlobals();
  useSingleKeys.setState({ on: true });
  clearSession();
  // A toast of one test must not be looked at, half faded, by the next.
  useToasts.setState({ items: [] });
});

/** An answer that refuses, with the server's sentence. */
export function refusing(status: number, detail: unknown): Answer {
  return () => ({ status, body: { detail, code: 'wrong_state', request_id: 'r' } });
}

/** Calls that answer with every scene there is then; others with what they changed. */
const rearrangements: ReadonlySet<string> = new Set(['split', 'merge-next', 'reorder-scenes']);

/** The storyboard once a call was answered: the page reads it again 2 s after an edit, which must not be forgotten then. */
function afterCall(
  storyboard: Storyboard,
  call: string,
  { status = 200, body }: Reply,
): Storyboard {
  const { scene, scenes = [] } = Object(body) as {
    readonly scene?: Scene;
    readonly scenes?: readonly Scene[];
  };
  if (status !== 200) return storyboard;
  if (rearrangements.has(call)) return withScenes(storyboard, scenes);
  const changed = scene === undefined ? scenes : [scene];
  return withScenes(
    storyboard,
    storyboard.scenes.map((before) => changed.find(({ id }) => id === before.id) ?? before),
  );
}

/** Opens the page on a storyboard; `answers` are the replies by the end of their path, beside the usual ones. */
export async function openStoryboard(
  storyboard: Storyboard,
  answers: Record<string, Answer> = {},
): Promise<void> {
  let kept = storyboard;
  const all: Record<string, Answer> = {
    '/storyboard': () => ({ body: kept }),
    '/credit-cost': () => ({
      body: { creditCost: 10, scenes: 2, visualModel: storyboard.visual_model, available: 500 },
    }),
    '/credits': () => ({
      status: 404,
      body: { detail: 'Not here.', code: 'not_found', request_id: 'r' },
    }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(url, location.origin);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const last = path.split('/').at(-1) ?? '';
    const isRead = init.method === 'GET' || init.method === undefined;
    if (isRead) read.push(last);
    else
      sent.push(`${init.method} ${last} ${typeof init.body === 'string' ? init.body : ''}`.trim());
    const answer = (await Object.entries(all).find(([end]) => path.endsWith(end))?.[1](
      body,
      query,
    )) ?? { status: 404, body: { detail: 'Not here.' } };
    if (!isRead) kept = afterCall(kept, last, answer);
    const status = answer.status ?? 200;
    return answer.body instanceof Blob
      ? new Response(answer.body, { status })
      : Response.json(answer.body, { status });
  });
  await openPage(`/storyboard/${storyboard.id}`);
}

/** Opens an address on the storyboard's page, which `/storyboard` alone is too. */
export async function openPage(address: string): Promise<void> {
  const router = createMemoryRouter(
    [
      { path: 'storyboard/:id?', Component: StoryboardPage },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  // What the page of another test could not save.
  sessionStorage.clear();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <>
        <main>
          <RouterProvider router={router} />
        </main>
        <Toaster />
      </>
    </QueryClientProvider>,
  );
}

/** Unfolds the scenes of a finished storyboard. */
export async function openScenes(): Promise<void> {
  await page.getByRole('button', { name: /^Scenes/, expanded: false }).click();
}

export { expectAccessible } from '../../../ui/testing/expect-accessible.ts';
