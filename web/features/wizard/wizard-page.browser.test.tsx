import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { keepSession } from '../../api/session.ts';
import { catchDepartures } from '../../api/testing/fake-billing.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useToasts } from '../../ui/toast.ts';
import WizardPage from './wizard-page.tsx';
import '../../ui/theme.css';

const userId = '7c1f0f0e-5a4b-4b2e-9d0c-0f3b1a2c3d4e';
const contentId = '1d2e3f40-5a4b-4b2e-9d0c-0f3b1a2c3d4e';
const credits = {
  tier: 'free', subscription_status: 'none', cancel_at_period_end: false, scheduled_plan: null, current_period_end: null,
  available_credits: 15, total_used: 0, next_refresh: null, usage_history: [],
};
let createAnswer: { status: number; body: unknown };
let created: unknown[];

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  created = [];
  createAnswer = { status: 200, body: { id: contentId } };
  keepSession({ access_token: 'token', expires_at: '2999-01-01T00:00:00.000Z', profile: { userId, email: '', name: null, is_guest: true } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/subscription/credits')) return Response.json(credits);
    if (!url.endsWith('/content/create')) return Response.json({ detail: 'not here' }, { status: 404 });
    created.push(JSON.parse(String(init.body)));
    return Response.json(createAnswer.body, { status: createAnswer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(address = '/create') {
  const routes = [{ path: 'create', Component: WizardPage }, { path: 'dashboard', element: <h1>Dashboard</h1> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <><main><RouterProvider router={router} /></main><Toaster /></>
    </QueryClientProvider>,
  );
  return { router, screen };
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const next = page.getByRole('button', { name: 'Next' });

async function fillUpToPreview() {
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'Shorts' }).click();
  await next.click();
  await page.getByRole('textbox', { name: 'Your idea' }).fill('How bees fly. And why.');
  await next.click();
  await expect.element(heading('Choose the visual style')).toBeVisible();
  await next.click();
  await page.getByRole('radio', { name: /^Celesta/ }).click();
  await next.click();
  await expect.element(heading('Set the direction')).toBeVisible();
  await next.click();
  await page.getByRole('textbox', { name: 'Delivery email' }).fill('bee@example.com');
  await next.click();
  await expect.element(heading('Ready to create')).toBeVisible();
}

test('seven steps lead to a content and the dashboard, and leave an empty form', async () => {
  const { router } = await open();
  await fillUpToPreview();
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(created).toEqual([expect.objectContaining({ platform: 'shorts', title: 'How bees fly', voice: 'nova', email: 'bee@example.com', scene_count: 3, visual_model: 'recraft-ai/recraft-v3' })]);
  await expect.poll(() => localStorage.getItem(`wizard-draft:${userId}`)).not.toContain('How bees fly');
});

test('each step waits until it is filled in', async () => {
  await open();
  await expect.element(next).toBeDisabled();
  await page.getByRole('radio', { name: /^Landscape 16:9/ }).click();
  await page.getByRole('radio', { name: 'YouTube' }).click();
  await expect.element(next).toBeEnabled();
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await expect.element(next).toBeDisabled();
});

test('going back and reloading lose nothing', async () => {
  const { screen } = await open();
  await fillUpToPreview();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Delivery email' })).toHaveValue('bee@example.com');
  await screen.unmount();
  await open('/create?step=topic');
  await expect.element(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue('How bees fly. And why.');
});

test('a step begins at its heading, and the address names it', async () => {
  const { router } = await open();
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'TikTok' }).click();
  await next.click();
  await expect.element(heading('What is your video about?')).toHaveFocus();
  expect(router.state.location.search).toBe('?step=topic');
});

test('too few credits are told with their numbers and a way out; the form stays', async () => {
  createAnswer = { status: 402, body: { detail: { required: 15, available: 4 }, code: 'insufficient_credits', request_id: 'r' } };
  await open();
  await fillUpToPreview();
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect.element(page.getByText('You need 15 credits, but you only have 4 credits available. Please upgrade your plan to continue.', { exact: true })).toBeVisible();
  expect(localStorage.getItem(`wizard-draft:${userId}`)).toContain('How bees fly');
  const departures = catchDepartures();
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect.poll(() => departures.addresses).toEqual([`${location.origin}/pricing`]);
  departures.stop();
});

test('the preview has no accessibility violations', async () => {
  await open();
  await fillUpToPreview();
  // A cancelled one rejects; either way the colours have settled.
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
