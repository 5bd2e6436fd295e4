import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ContentItem } from '#contract/api/content.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import DashboardPage from './dashboard-page.tsx';
import '../../ui/theme.css';

let server: ReturnType<typeof fakeBilling>;

const listed = 'GET /content/user-content';
const content = (id: string, title: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  id, title, platform: 'tiktok', orientation: 'vertical', status: 'draft', scheduled_at: null, created_at: '2026-05-01T00:00:00.000Z', updated_at: '2026-05-01T00:00:00.000Z', duration: 30, scene_count: 3, visual_model: 'recraft-ai/recraft-v3', thumbnail_url: null, failure: null, ...changes,
});
const all = [content('1', 'Why bees dance'), content('2', 'How bridges stand', { status: 'completed' })];
const askedFor = () => Object.fromEntries(new URLSearchParams(server.requestsOf(listed).at(-1)?.query));

beforeEach(() => {
  signInAs('account');
  server = fakeBilling(() => buildCredits());
  server.answer(listed, () => {
    const { search = '', status } = askedFor();
    const items = all.filter((item) => item.title.toLowerCase().includes(search.toLowerCase()) && (status === undefined || item.status === status));
    return { body: { items, total: items.length, currentPage: 1, totalPages: 1 } };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(address = '/dashboard') {
  const router = createMemoryRouter([{ path: 'dashboard/*', Component: DashboardPage }, { path: '*', element: <h1>elsewhere</h1> }], { initialEntries: [address] });
  await render(<QueryClientProvider client={createQueryClient()}><main><RouterProvider router={router} /></main></QueryClientProvider>);
  return router;
}

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });

test('words find videos, stand in the address, and are forgotten by Show all videos', async () => {
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

test('nobody is offered a filter over nothing', async () => {
  server.answer(listed, { body: { items: [], total: 0, currentPage: 1, totalPages: 1 } });
  await open();
  await expect.element(page.getByRole('link', { name: 'Create your first video' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});
