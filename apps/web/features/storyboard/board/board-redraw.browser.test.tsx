import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { createQueryClient } from '../../../api/queries/query-client.ts';
import { clearSession, keepSession } from '../../../api/session.ts';
import '../../../ui/theme.css';
import { SceneThumbnail } from '../scene/scene-thumbnail.tsx';
import StoryboardPage from '../storyboard-page.tsx';
import { answerEdit } from '../testing/answer-edit.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';

// Every card draws its thumbnail, and only with itself: how often it is drawn tells how often its card is.
vi.mock('../scene/scene-thumbnail.tsx', { spy: true });

const sceneCount = 96;
let scenes: Scene[];

beforeEach(() => {
  scenes = Array.from({ length: sceneCount }, (_, index) => buildScene(index + 1));
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
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

/** Which cards were drawn since the last call, by their numbers. */
function takeDrawn(): number[] {
  const drawn = vi.mocked(SceneThumbnail).mock.calls.map(([{ scene }]) => scene.number);
  vi.mocked(SceneThumbnail).mockClear();
  return [...new Set(drawn)].toSorted((one, other) => one - other);
}

/** A server that keeps texts, and whose title says how often the storyboard was read. */
function serve(): void {
  let reads = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, location.origin);
    if (pathname.endsWith('/storyboard')) {
      reads += 1;
      return Response.json(buildStoryboard(scenes, { title: `Read ${reads} times` }));
    }
    if (init.method !== 'PATCH' || typeof init.body !== 'string')
      return Response.json({ detail: 'Not here.' }, { status: 404 });
    const { changes } = JSON.parse(init.body) as { changes: Change[] };
    const { storyboard, reply } = answerEdit(buildStoryboard(scenes), changes);
    ({ scenes } = storyboard);
    return Response.json(reply);
  });
}

async function open(): Promise<void> {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/storyboard/${buildStoryboard([]).id}`]}>
        <Routes>
          <Route path="storyboard/:id" element={<StoryboardPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('listitem', { name: 'Scene 96' })).toBeInTheDocument();
}

test('editing one scene of 96 draws one card: while typing, when it is saved, and when the storyboard is read again', async () => {
  serve();
  await open();
  expect(takeDrawn()).toHaveLength(sceneCount);

  const text = page.getByLabelText('Visual description').nth(4);
  // Going there is not an edit yet.
  await text.click();
  takeDrawn();
  await text.fill('A red fox');
  await userEvent.tab();
  await expect.element(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  // Two seconds after the last edit.
  await expect.element(page.getByRole('heading', { name: 'Read 2 times' })).toBeVisible();
  expect(takeDrawn()).toEqual([5]);
});

test('ticking one scene of 96, or going to it, draws no other', async () => {
  serve();
  await open();
  takeDrawn();
  await page.getByRole('checkbox', { name: 'Select scene 7' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  // The card that Tab reached before is drawn once more: it is not the one any longer.
  expect(takeDrawn()).toEqual([1, 7]);
  page.getByRole('listitem', { name: 'Scene 7' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listitem', { name: 'Scene 8' })).toHaveFocus();
  expect(takeDrawn()).toEqual([7, 8]);
});

test('a scene that was not scrolled to yet takes as much room as one that was: nothing moves under who scrolls', async () => {
  serve();
  await open();
  const heightOf = (number: number) =>
    page
      .getByRole('listitem', { name: `Scene ${number}`, exact: true })
      .element()
      .getBoundingClientRect().height;
  await expect.poll(() => heightOf(96) - heightOf(2)).toBeCloseTo(0, 0);
  const { scrollHeight } = document.documentElement;
  page.getByRole('listitem', { name: 'Scene 48' }).element().scrollIntoView();
  await expect.element(page.getByRole('listitem', { name: 'Scene 48' })).toBeInViewport();
  expect(Math.abs(document.documentElement.scrollHeight - scrollHeight)).toBeLessThan(2);
});
