import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import * as limits from '@scenewright/contract/rules/limits.ts';
import { rememberNewContent, useNewContents } from '../../api/new-contents.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { untilWithStoppedClock } from '../../api/testing/stopped-clock.ts';
import { useToasts } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import DashboardPage from './dashboard-page.tsx';
import '../../ui/theme.css';

let server: ReturnType<typeof fakeBilling>;

const listed = 'GET /content/user-content';
const content = (id: string, title: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  id,
  title,
  platform: 'tiktok',
  orientation: 'vertical',
  shape: 'vertical',
  status: 'draft',
  scheduled_at: null,
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
  duration: 30,
  scene_count: 3,
  pending_scenes: 0,
  visual_model: 'recraft-ai/recraft-v3',
  quality: 'final',
  thumbnail_url: null,
  failure: null,
  ...changes,
});
const bees = content('1', 'Why bees dance');
let all: readonly ContentItem[];
const askedFor = () =>
  Object.fromEntries(new URLSearchParams(server.requestsOf(listed).at(-1)?.query));

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  useNewContents.setState({ items: [] });
  all = [bees, content('2', 'How bridges stand', { status: 'completed' })];
  signInAs('account');
  server = fakeBilling(() => buildCredits());
  server.answer(listed, () => {
    const { search = '', status } = askedFor();
    const items = all.filter(
      (item) =>
        item.title.toLowerCase().includes(search.toLowerCase()) &&
        (status === undefined || item.status === status),
    );
    return { body: { items, total: items.length, currentPage: 1, totalPages: 1 } };
  });
  server.answer('DELETE /content/1', () => {
    all = all.filter(({ id }) => id !== '1');
    return { body: { status: 'ok' } };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(address = '/dashboard') {
  const router = createMemoryRouter(
    [
      { path: 'dashboard/*', Component: DashboardPage },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <RouterProvider router={router} />
      </main>
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}

// A notification is an item of a list, too.
const card = (title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('words find videos, stand in the address, and are forgotten by Show all videos [DASH-6]', async () => {
  const router = await open();
  await expect.element(card('How bridges stand')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your videos' }).fill('BEES ');
  await expect.element(card('Why bees dance')).toBeVisible();
  await expect.element(card('How bridges stand')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=BEES');
  await expect.element(page.getByText('2 created')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your videos' }).fill('nothing like it');
  await page.getByRole('link', { name: 'Show all videos' }).click();
  await expect.element(card('How bridges stand')).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search your videos' })).toHaveValue('');
});

test('a status filters, and an address with a filter opens as it was left', async () => {
  const router = await open('/dashboard?status=completed');
  await expect.element(page.getByRole('combobox', { name: 'Show' })).toHaveValue('completed');
  await expect.element(card('How bridges stand')).toBeVisible();
  await expect.element(card('Why bees dance')).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('draft');
  await expect.element(card('Why bees dance')).toBeVisible();
  expect(router.state.location.search).toBe('?status=draft');
});

test('the list is put in another order, which stands in the address', async () => {
  const router = await open();
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest');
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Title, A to Z');
  await expect.poll(() => askedFor()['sort']).toBe('title');
  expect(router.state.location.search).toBe('?sort=title');
});

test('what was just created is marked, and its whole card leads to its storyboard', async () => {
  rememberNewContent('1');
  const router = await open();
  await expect.element(card('Why bees dance').getByText('New', { exact: true })).toBeVisible();
  await expect
    .element(card('How bridges stand').getByText('New', { exact: true }))
    .not.toBeInTheDocument();
  const leadsTo = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
  const { left, top, width, height } = card('Why bees dance')
    .getByRole('article')
    .element()
    .getBoundingClientRect();
  // The picture, its badges, the facts and the schedule: all but the pencil and the bin.
  for (const [across, down] of [
    [0.5, 0.3],
    [0.1, 0.1],
    [0.3, 0.75],
    [0.3, 0.9],
  ] as const)
    expect(leadsTo(left + width * across, top + height * down)).toBe('/storyboard/1');
  await card('Why bees dance')
    .getByRole('article')
    .click({ position: { x: 20, y: 60 } });
  expect(router.state.location.pathname).toBe('/storyboard/1');
});

test('a card says that its scenes are being made, and then that they wait to be combined', async () => {
  all = [
    content('1', 'Why bees dance', { status: 'awaiting_compilation', pending_scenes: 2 }),
    content('2', 'How bridges stand', { status: 'awaiting_compilation' }),
  ];
  await open();
  await expect
    .element(card('Why bees dance').getByText('Making scenes', { exact: true }))
    .toBeVisible();
  await expect
    .element(card('How bridges stand').getByText('Awaiting compilation', { exact: true }))
    .toBeVisible();
});

test('the pencil takes the part of the list along', async () => {
  const router = await open('/dashboard?status=draft&sort=title');
  await page.getByRole('link', { name: 'Edit title and schedule: Why bees dance' }).click();
  expect(router.state.location).toMatchObject({
    pathname: '/edit/1',
    state: { list: '?status=draft&sort=title' },
  });
});

test('the focus of a card is drawn around all of it', async () => {
  await open();
  const link = card('Why bees dance').getByRole('link', { name: 'Why bees dance', exact: true });
  await expect.element(link).toBeVisible();
  // The keyboard's focus alone is drawn.
  await userEvent.tab();
  (link.element() as HTMLElement).focus();
  const ring = getComputedStyle(link.element(), '::after');
  expect([ring.outlineStyle, ring.outlineWidth, ring.outlineOffset]).toEqual([
    'solid',
    '2px',
    '-2px',
  ]);
  expect(Number.parseFloat(ring.width)).toBeGreaterThan(200);
});

test('nobody is offered a filter over nothing', async () => {
  server.answer(listed, { body: { items: [], total: 0, currentPage: 1, totalPages: 1 } });
  await open();
  await expect.element(page.getByRole('link', { name: 'Create your first video' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test('a card shows its picture, platform, status and date, and leads to its storyboard and to editing [DASH-3, SHAPE-6]', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  all = [
    content('1', 'Why bees dance', {
      platform: 'shorts',
      status: 'scheduled',
      scheduled_at: new Date(2027, 0, 5, 18).toISOString(),
      thumbnail_url: picture,
    }),
    content('2', 'How bridges stand', {
      platform: 'youtube',
      orientation: 'landscape',
      shape: 'square',
      status: 'failed',
      failure: 'The scenes could not be combined.',
    }),
  ];
  await open();
  const first = card('Why bees dance');
  await expect.element(first.getByText('January 5, 2027', { exact: true })).toBeVisible();
  await expect.element(first.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect.element(first.getByText('Created May 1, 2026', { exact: true })).toBeVisible();
  await expect.element(first.getByText('Shorts', { exact: true })).toBeVisible();
  await expect.element(first.getByRole('presentation')).toHaveAttribute('src', picture);
  await expect
    .element(first.getByRole('link', { name: 'Why bees dance', exact: true }))
    .toHaveAttribute('href', '/storyboard/1');
  await expect
    .element(first.getByRole('link', { name: 'Edit title and schedule: Why bees dance' }))
    .toHaveAttribute('href', '/edit/1');
  const second = card('How bridges stand');
  for (const words of ['No scheduled date', 'Failed', 'The scenes could not be combined.'])
    await expect.element(second.getByText(words, { exact: true })).toBeVisible();
  await expect.element(second.getByText('YouTube · 1:1', { exact: true })).toBeVisible();
});

test('a film made of stills is told from a final one; a draft that waits for approval is not', async () => {
  all = [
    content('1', 'Of stills', { status: 'completed', quality: 'draft' }),
    content('2', 'Of clips', { status: 'completed' }),
    content('3', 'Not approved', { quality: 'draft' }),
  ];
  await open();
  await expect.element(card('Of stills').getByText('Draft quality')).toBeVisible();
  expect(page.getByText('Draft quality').elements()).toHaveLength(1);
});

test('the credits, the count, a tip and the way to a new video stand above the list [DASH-2]', async () => {
  await open();
  await expect.element(page.getByText('2 created', { exact: true })).toBeVisible();
  await expect.element(page.getByText('900', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Daily tip' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'New video' }))
    .toHaveAttribute('href', '/create');
});

test('without a video the count says None created [DASH-2]', async () => {
  all = [];
  await open();
  await expect.element(page.getByText('None created', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Create your first video' }))
    .toHaveAttribute('href', '/create');
});

test('pages of ten are gone through by number, by Previous and by Next [DASH-5, DASH-11]', async () => {
  server.answer(listed, () => {
    const { page: wanted = '1' } = askedFor();
    return {
      body: {
        items: [content(wanted, `Video of page ${wanted}`)],
        total: 41,
        currentPage: Number(wanted),
        totalPages: 5,
      },
    };
  });
  const router = await open();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect.element(card('Video of page 1')).toBeVisible();
  expect(askedFor()).toEqual({ page: '1', page_size: String(limits.dashboardPageSize) });
  await expect.element(pages.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect.element(card('Video of page 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await pages.getByRole('link', { name: 'Page 5' }).click();
  await expect.element(card('Video of page 5')).toBeVisible();
  await expect
    .element(pages.getByRole('link', { name: 'Page 5' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(pages.getByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect.element(card('Video of page 4')).toBeVisible();
});

test.each([
  ['generating', limits.contentListStaleMs, 'draft', 'Draft'],
  ['processing', limits.combinePollMs, 'completed', 'Completed'],
] as const)(
  'the status of a video that is being made (%s) moves by itself after %i ms [DASH-7]',
  async (before, ms, after, words) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    all = [content('1', 'Why bees dance', { status: before })];
    await open();
    await expect
      .element(card('Why bees dance').getByText('Processing (~5 mins)', { exact: true }))
      .toBeVisible();
    all = [content('1', 'Why bees dance', { status: after })];
    await vi.advanceTimersByTimeAsync(ms);
    await expect.element(card('Why bees dance').getByText(words, { exact: true })).toBeVisible();
    const asked = server.requestsOf(listed).length;
    await vi.advanceTimersByTimeAsync(2 * limits.combinePollMs);
    expect(server.requestsOf(listed)).toHaveLength(asked);
  },
);

test('the list is fresh for five seconds [DASH-11]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const router = await open();
  const shown = (element: Locator) => untilWithStoppedClock(() => element.query() !== null);
  const comeBackAfter = async (ms: number) => {
    await router.navigate('/elsewhere');
    await shown(page.getByRole('heading', { name: 'elsewhere' }));
    vi.setSystemTime(Date.now() + ms);
    await router.navigate('/dashboard');
    await shown(card('Why bees dance'));
  };
  await shown(card('Why bees dance'));
  await comeBackAfter(limits.contentListStaleMs - 100);
  expect(server.requestsOf(listed)).toHaveLength(1);
  await comeBackAfter(200);
  await expect.poll(() => server.requestsOf(listed)).toHaveLength(2);
});

const toastOf = (title: string) => page.getByText(title, { exact: true }).last();
async function confirmDelete() {
  await page.getByRole('button', { name: 'Delete Why bees dance' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
}

test('deleting is asked about first; Undo brings the video back [DASH-4]', async () => {
  server.answer('POST /content/1/restore', () => {
    all = [bees, ...all];
    return { body: bees };
  });
  await open();
  await page.getByRole('button', { name: 'Delete Why bees dance' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(server.requestsOf('DELETE /content/1')).toEqual([]);
  await confirmDelete();
  await expect.element(card('Why bees dance')).not.toBeInTheDocument();
  await expect.element(page.getByText('1 created', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(card('Why bees dance')).toBeVisible();
  await expect.element(page.getByText('2 created', { exact: true })).toBeVisible();
});

test('the count above a filtered list follows what is deleted from it', async () => {
  await open('/dashboard?status=draft');
  await expect.element(page.getByText('2 created', { exact: true })).toBeVisible();
  await confirmDelete();
  await expect.element(page.getByText('1 created', { exact: true })).toBeVisible();
});

test('a delete that fails puts the video back and says so [DASH-9]', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  server.answer('DELETE /content/1', () => answer.promise);
  await open();
  await confirmDelete();
  await expect.element(card('Why bees dance')).not.toBeInTheDocument();
  answer.resolve({
    status: 503,
    body: { detail: 'Service temporarily unavailable. Please try again later.' },
  });
  await expect.element(toastOf('Failed to delete content. Please try again.')).toBeVisible();
  await expect.element(card('Why bees dance')).toBeVisible();
});

test('deleting what is gone already refreshes the list without a word [DASH-9]', async () => {
  server.answer('DELETE /content/1', () => {
    all = all.slice(1);
    return { status: 404, body: { detail: 'not here' } };
  });
  await open();
  await confirmDelete();
  await expect.element(page.getByText('1 created', { exact: true })).toBeVisible();
  await expect.poll(() => server.requestsOf(listed)).toHaveLength(2);
  expect(useToasts.getState().items).toEqual([]);
});

test('a list that cannot be loaded can be asked for again', async () => {
  server.answer(listed, { status: 503, body: { detail: 'away' } });
  await open();
  await expect
    .element(page.getByRole('heading', { name: 'Your videos could not be loaded' }))
    .toBeVisible();
  server.answer(listed, { body: { items: [bees], total: 1, currentPage: 1, totalPages: 1 } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card('Why bees dance')).toBeVisible();
});
