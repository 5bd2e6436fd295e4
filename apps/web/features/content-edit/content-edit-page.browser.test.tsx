import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { useToasts } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import ContentEditPage from './content-edit-page.tsx';
import '../../ui/theme.css';

const content: ContentItem = {
  id: '1',
  title: 'Why bees dance',
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
};
const evening = new Date(2027, 0, 5, 18, 30).toISOString();
const saved = 'PATCH /content/1';
let server: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  signInAs('account');
  server = fakeBilling(() => buildCredits());
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page of a content as the server has it; null: it has none. */
async function open(stored: ContentItem | null = content, state?: object) {
  if (stored !== null) server.answer('GET /content/1', { body: stored });
  const router = createMemoryRouter(
    [
      { path: 'edit/:id', Component: ContentEditPage },
      { path: 'dashboard', element: <h1>Dashboard stands here</h1> },
    ],
    { initialEntries: [{ pathname: '/edit/1', state }] },
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

const field = (name: RegExp) => page.getByLabelText(name);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dashboard = page.getByRole('heading', { name: 'Dashboard stands here' });

test('title and schedule are saved together, as an ISO instant; then the dashboard shows [EDIT-1]', async () => {
  server.answer(saved, { body: content });
  await open();
  await expect.element(field(/^Title/)).toHaveValue('Why bees dance');
  await field(/^Title/).fill('  How bees dance ');
  await field(/^Date/).fill('2027-01-05');
  await expect.element(page.getByText(/Set both a date and a time/)).toBeVisible();
  await field(/^Time/).fill('18:30');
  await expect
    .element(page.getByText(/^Content will be uploaded at January 5, 2027 at 6:30\sPM$/))
    .toBeVisible();
  await button('Save Changes').click();
  await expect.element(dashboard).toBeVisible();
  expect(server.requestsOf(saved).map(({ body }) => body)).toEqual([
    { title: 'How bees dance', scheduled_at: evening },
  ]);
});

test('a time that has passed is said to have, and can be saved all the same [EDIT-4]', async () => {
  server.answer(saved, { body: content });
  await open();
  const passed = page.getByText(
    'This time has passed, so nothing happens and no mail is sent. Choose a later one to be reminded.',
  );
  const reminder = page.getByText(
    'Nothing is published for you yet: at this time a mail reminds you to post the video yourself.',
  );
  await field(/^Date/).fill('2020-02-29');
  await expect.element(passed).not.toBeInTheDocument();
  await field(/^Time/).fill('18:30');
  await expect.element(passed).toBeVisible();
  await expect.element(reminder).not.toBeInTheDocument();
  await field(/^Date/).fill('2999-01-05');
  await expect.element(passed).not.toBeInTheDocument();
  await expect.element(reminder).toBeVisible();
  await field(/^Date/).fill('2020-02-29');
  await button('Save Changes').click();
  await expect.element(dashboard).toBeVisible();
});

test('a schedule that nobody touched goes back to the second as it came [EDIT-3]', async () => {
  const toTheSecond = new Date(2027, 0, 5, 18, 30, 17).toISOString();
  server.answer(saved, { body: content });
  await open({ ...content, scheduled_at: toTheSecond });
  await field(/^Title/).fill('How bees dance');
  await button('Save Changes').click();
  await expect
    .poll(() => server.requestsOf(saved).map(({ body }) => body))
    .toEqual([{ title: 'How bees dance', scheduled_at: toTheSecond }]);
});

test.each([/^Date/, /^Time/])(
  'a schedule whose %s is taken away is sent as null [EDIT-3]',
  async (emptied) => {
    server.answer(saved, { body: content });
    await open({ ...content, scheduled_at: evening });
    await expect.element(field(/^Date/)).toHaveValue('2027-01-05');
    await expect.element(field(/^Time/)).toHaveValue('18:30');
    await field(emptied).fill('');
    await expect.element(page.getByText(/^Content will be uploaded at/)).not.toBeInTheDocument();
    await button('Save Changes').click();
    await expect
      .poll(() => server.requestsOf(saved).map(({ body }) => body))
      .toEqual([{ title: 'Why bees dance', scheduled_at: null }]);
  },
);

test('Cancel goes back without saving [EDIT-1]', async () => {
  const router = await open();
  await field(/^Title/).fill('Something else');
  await page.getByRole('link', { name: 'Cancel' }).click();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(server.requestsOf(saved)).toEqual([]);
});

test('saving and Cancel lead back to the part of the list one came from', async () => {
  server.answer(saved, { body: content });
  const router = await open(content, { list: '?status=draft&page=3' });
  await expect
    .element(page.getByRole('link', { name: 'Cancel' }))
    .toHaveAttribute('href', '/dashboard?status=draft&page=3');
  await button('Save Changes').click();
  await expect.element(dashboard).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard',
    search: '?status=draft&page=3',
  });
});

test('an address that some other page left behind is not followed', async () => {
  await open(content, { list: '//elsewhere.example' });
  await expect
    .element(page.getByRole('link', { name: 'Cancel' }))
    .toHaveAttribute('href', '/dashboard');
});

test('the storyboard is one press away', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Open storyboard' }))
    .toHaveAttribute('href', '/storyboard/1');
});

test('a title is needed', async () => {
  await open();
  await field(/^Title/).fill('   ');
  await expect.element(page.getByText('Please enter a title')).toBeVisible();
  await expect.element(button('Save Changes')).toBeDisabled();
});

test('changes that could not be saved stay in the form, and it is said [EDIT-5]', async () => {
  server.answer(saved, { status: 503, body: { detail: 'away' } });
  await open();
  await field(/^Title/).fill('How bees dance');
  await button('Save Changes').click();
  await expect
    .element(page.getByText('Failed to save changes. Please try again.', { exact: true }).last())
    .toBeVisible();
  await expect.element(field(/^Title/)).toHaveValue('How bees dance');
  server.answer(saved, { body: content });
  await button('Save Changes').click();
  await expect.element(dashboard).toBeVisible();
});

test('what is not there is not found [EDIT-2]', async () => {
  await open(null);
  await expect.element(page.getByRole('heading', { name: 'Content not found' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Dashboard' }))
    .toHaveAttribute('href', '/dashboard');
});

test('what could not be read is not called missing, and can be asked for again [EDIT-2]', async () => {
  server.answer('GET /content/1', {
    status: 503,
    body: { detail: 'Service temporarily unavailable. Please try again later.' },
  });
  await open(null);
  await expect
    .element(page.getByText('Service temporarily unavailable. Please try again later.'))
    .toBeVisible();
  await expect.element(page.getByText('Content not found')).not.toBeInTheDocument();
  server.answer('GET /content/1', { body: content });
  await button('Try again').click();
  await expect.element(field(/^Title/)).toHaveValue('Why bees dance');
});

test('until it has come the page has the shape of its form, which moves nothing', async () => {
  let answer: (reply: { body: ContentItem }) => void = () => {};
  server.answer(
    'GET /content/1',
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await open(null);
  await expect.element(page.getByRole('status')).toMatchTextContent('Loading');
  const card = () => document.querySelector('main .rounded-card')?.getBoundingClientRect();
  const before = card();
  expect(document.querySelectorAll('.animate-shimmer').length).toBeGreaterThan(3);
  answer({ body: content });
  await expect.element(field(/^Title/)).toHaveValue('Why bees dance');
  expect(document.querySelector('.animate-shimmer')).toBeNull();
  expect(card()?.top).toBe(before?.top);
  expect(Math.abs((card()?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(12);
});
