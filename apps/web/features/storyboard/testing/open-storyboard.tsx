import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Change, StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createQueryClient } from '../../../api/queries/query-client.ts';
import { withScenes } from '../../../api/queries/storyboard-cache.ts';
import { clearSession, keepSession } from '../../../api/session.ts';
import { useToasts } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import '../../../ui/theme.css';
import { useSingleKeys } from '../board/single-keys.ts';
import { answerEdit } from './answer-edit.ts';
import StoryboardPage from '../storyboard-page.tsx';

/** What the stubbed server answers to a body and a query, a blob as it is; throwing means that it cannot be reached. */
type Reply = { status?: number; body: unknown };
type Answer = (body: unknown, query?: URLSearchParams) => Reply | Promise<Reply>;

/** What was sent beside reads, such as `POST approve` or `edit [{"type":"move","scene":"1","position":2}]`, oldest first. */
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

/** The storyboard once a call was answered: the page reads it again 2 s after an edit, which must not be forgotten then. */
function afterCall(storyboard: Storyboard, { status = 200, body }: Reply): Storyboard {
  const { scene, scenes = [] } = Object(body) as {
    readonly scene?: Scene;
    readonly scenes?: readonly Scene[];
  };
  if (status !== 200) return storyboard;
  const changed = scene === undefined ? scenes : [scene];
  return withScenes(
    storyboard,
    storyboard.scenes.map((before) => changed.find(({ id }) => id === before.id) ?? before),
  );
}

/** The name of an edit's answer among the others. */
export const editPath = '/edit';

/** An answer to an edit that leaves a storyboard like this. */
export const answerWith = (
  { scenes }: Storyboard,
  inverse: readonly Change[] = [],
): { body: StoryboardEdit } => ({
  body: {
    inverse: [...inverse],
    scenes: [...scenes],
    order: scenes.map(({ id }) => id),
    stale: [],
  },
});

/** A change as tests read it: its scene by the last digit of its id, new ones without one. */
const withoutIds = ({ ...change }: Change): object => ({
  ...change,
  ...('scene' in change ? { scene: change.scene.at(-1) } : {}),
});

/** Opens the page on a storyboard; `answers` are the replies by the end of their path, beside the usual ones. */
export async function openStoryboard(
  storyboard: Storyboard,
  answers: Record<string, Answer> = {},
): Promise<void> {
  let kept = storyboard;
  const deleted = new Map<string, Scene>();
  const edit: Answer = (body) => {
    const { storyboard: after, reply } = answerEdit(
      kept,
      (body as { changes: Change[] }).changes,
      deleted,
    );
    kept = after;
    return { body: reply };
  };
  const all: Record<string, Answer> = {
    '/storyboard': () => ({ body: kept }),
    '/credit-cost': () => ({
      body: { creditCost: 10, scenes: 2, visualModel: storyboard.visual_model, available: 500 },
    }),
    '/credits': () => ({
      status: 404,
      body: { detail: 'Not here.', code: 'not_found', request_id: 'r' },
    }),
    [editPath]: edit,
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(url, location.origin);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const isEdit = init.method === 'PATCH' && path.startsWith('/api/v1/storyboard/content/');
    const last = isEdit ? 'edit' : (path.split('/').at(-1) ?? '');
    const isRead = init.method === 'GET' || init.method === undefined;
    if (isRead) read.push(last);
    else
      sent.push(
        isEdit
          ? `edit ${JSON.stringify((body as { changes: Change[] }).changes.map(withoutIds))}`
          : `${init.method} ${last} ${typeof init.body === 'string' ? init.body : ''}`.trim(),
      );
    const answer = (await Object.entries(all).find(([end]) =>
      (isEdit ? editPath : path).endsWith(end),
    )?.[1](body, query)) ?? { status: 404, body: { detail: 'Not here.' } };
    if (!isRead && !isEdit) kept = afterCall(kept, answer);
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

/**
 * Unfolds the scenes of a finished storyboard. The element itself is pressed, not a place on the page: above it stands a player
 * whose film cannot be loaded, and the place moves when it says so.
 */
export async function openScenes(): Promise<void> {
  const fold = (expanded: boolean) => page.getByRole('button', { name: /^Scenes/, expanded });
  await expect.element(fold(false)).toBeVisible();
  (fold(false).element() as HTMLElement).click();
  await expect.element(fold(true)).toBeVisible();
}

export { expectAccessible } from '../../../ui/testing/expect-accessible.ts';
