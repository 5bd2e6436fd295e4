import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { accountId, buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { Toaster } from '../../ui/toaster.tsx';
import UsagePage from './usage-page.tsx';
import '../../ui/theme.css';

let billing: ReturnType<typeof fakeBilling>;

const entry = (
  kind: UsageEntry['kind'],
  credits: number,
  changes: Partial<UsageEntry> = {},
): UsageEntry => ({
  id: `${kind}-${credits}`,
  kind,
  description: `It was ${kind}`,
  date: '2026-12-24T12:00:00.000Z',
  credits,
  content_id: null,
  ...changes,
});
const reply = (items: readonly UsageEntry[], changes: object = {}) => ({
  body: { items, total: items.length, currentPage: 1, totalPages: 1, ...changes },
});

beforeEach(() => {
  signInAs('account');
  billing = fakeBilling(() => buildCredits());
});
afterEach(() => vi.unstubAllGlobals());

async function open(address = '/profile/usage') {
  const router = createMemoryRouter(
    [
      { path: 'profile/usage', Component: UsagePage },
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

test('each kind is said in words, with what came and what went', async () => {
  billing.answer(
    'GET /subscription/usage',
    reply([
      entry('used', -40),
      entry('released', 40),
      entry('refunded', 5),
      entry('granted', 750),
      entry('expired', -12),
      entry('withdrawn', -1300),
    ]),
  );
  await open();
  const lines = [
    ['Used', '−40'],
    ['Given back', '+40'],
    ['Refunded', '+5'],
    ['Added', '+750'],
    ['Expired', '−12'],
    ['Withdrawn', '−1,300'],
  ] as const;
  for (const [words, figure] of lines) {
    await expect
      .element(
        page
          .getByRole('listitem')
          .filter({ hasText: words })
          .getByText(`${figure} credits`, { exact: true }),
      )
      .toBeVisible();
  }
  await expect.element(page.getByRole('heading', { name: 'December 24, 2026' })).toBeVisible();
});

test('an entry leads to its video', async () => {
  billing.answer('GET /subscription/usage', reply([entry('used', -40, { content_id: accountId })]));
  const router = await open();
  await page.getByRole('link', { name: 'Open video' }).click();
  expect(router.state.location.pathname).toBe(`/storyboard/${accountId}`);
});

test('older entries are a page away, and the address names it', async () => {
  billing.answer('GET /subscription/usage', () => {
    const current = Number(
      new URLSearchParams(billing.requestsOf('GET /subscription/usage').at(-1)?.query).get('page'),
    );
    return reply([entry('used', -current, { description: `Page ${current} entry` })], {
      total: 45,
      currentPage: current,
      totalPages: 3,
    });
  });
  const router = await open();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect.element(page.getByText('Page 2 entry')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Older' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect.element(page.getByText('Page 2 entry')).toBeVisible();
});

test('a page that is not there is the last one', async () => {
  billing.answer('GET /subscription/usage', () => {
    const current = Number(
      new URLSearchParams(billing.requestsOf('GET /subscription/usage').at(-1)?.query).get('page'),
    );
    return reply(current === 2 ? [entry('granted', 15)] : [], {
      total: 21,
      currentPage: current,
      totalPages: 2,
    });
  });
  const router = await open('/profile/usage?page=9');
  await expect.element(page.getByText('It was granted')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('the table that is downloaded holds every page', async () => {
  billing.answer('GET /subscription/usage', () => {
    const current = Number(
      new URLSearchParams(billing.requestsOf('GET /subscription/usage').at(-1)?.query).get('page'),
    );
    return reply([entry('used', -current)], { total: 2, currentPage: current, totalPages: 2 });
  });
  let saved = new Blob();
  const make = URL.createObjectURL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob;
    return make(saved);
  });
  await open();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect
    .poll(async () => (await saved.text()).split('\r\n').slice(1))
    .toEqual([
      '2026-12-24T12:00:00.000Z,Used,It was used,-1,',
      '2026-12-24T12:00:00.000Z,Used,It was used,-2,',
    ]);
  vi.restoreAllMocks();
});

test('nothing yet says what will stand here', async () => {
  billing.answer('GET /subscription/usage', reply([]));
  await open();
  await expect.element(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
});

test('what could not be loaded can be tried again', async () => {
  billing.answer('GET /subscription/usage', { status: 503, body: { detail: 'away' } });
  await open();
  await expect.element(page.getByText('Your usage could not be loaded')).toBeVisible();
  billing.answer('GET /subscription/usage', reply([entry('granted', 15)]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('It was granted')).toBeVisible();
});
