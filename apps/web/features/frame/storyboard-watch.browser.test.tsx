import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import { rememberNewContent, useNewContents } from '../../api/new-contents.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { profile } from '../../api/testing/fake-browser.ts';
import { useToasts } from '../../ui/toast.ts';
import { AppLayout } from './app-layout.tsx';
import '../../ui/theme.css';

const content: ContentItem = {
  id: '1',
  title: 'Why bees dance',
  platform: 'tiktok',
  orientation: 'vertical',
  shape: 'vertical',
  status: 'generating',
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
let stored: ContentItem;
let server: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  useNewContents.setState({ items: [] });
  signInAs('account');
  server = fakeBilling(() => buildCredits());
  stored = content;
  server.answer('GET /content/1', () => ({ body: stored }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useNewContents.setState({ items: [] });
});

const Somewhere = () => <h1>at {useLocation().pathname}</h1>;

async function open() {
  const router = createMemoryRouter(
    [
      {
        element: <AppLayout isLoading={false} user={profile} onSignOut={() => {}} />,
        children: [{ path: '*', Component: Somewhere }],
      },
    ],
    { initialEntries: ['/dashboard'] },
  );
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const titles = () => useToasts.getState().items.map(({ title }) => title);

test('says when the storyboard of what was created is ready, once, and opens it', async () => {
  rememberNewContent('1');
  await open();
  await expect.poll(() => server.requestsOf('GET /content/1').length).toBeGreaterThan(0);
  expect(titles()).toEqual([]);
  stored = { ...content, status: 'draft' };
  await expect.element(page.getByText('Storyboard ready', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText('“Why bees dance”', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'at /storyboard/1' })).toBeVisible();
  const asked = server.requestsOf('GET /content/1').length;
  await page.getByRole('heading').click();
  expect(server.requestsOf('GET /content/1')).toHaveLength(asked);
});

test('one that could not be written says why', async () => {
  stored = { ...content, status: 'failed', failure: 'The writer is ill.' };
  rememberNewContent('1');
  await open();
  await expect.element(page.getByText('Storyboard failed', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText('The writer is ill.', { exact: true }).last()).toBeVisible();
});

test('one that was deleted meanwhile is forgotten', async () => {
  server.answer('GET /content/1', { status: 404, body: { detail: 'not here' } });
  rememberNewContent('1');
  await open();
  await expect.poll(() => useNewContents.getState().items).toEqual([]);
  expect(titles()).toEqual([]);
});
