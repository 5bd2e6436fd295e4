import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  toastDurationMs,
  toastLimit,
  toastRemoveDelayMs,
  tooltipDelayMs,
} from '@scenewright/contract/rules/limits.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { untilWithStoppedClock } from '../../api/testing/stopped-clock.ts';
import { toast, useToasts } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { AppLayout } from './app-layout.tsx';
import '../../ui/theme.css';

// The design system knows no contract: here the two are held together.

beforeEach(() => {
  useToasts.setState({ items: [], epoch: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  useToasts.setState({ items: [], epoch: 0 });
});

const shownToast = () =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .query();
const kept = () => useToasts.getState().items.map(({ open }) => (open ? 'open' : 'dismissed'));

test('a toast stays for its time, alone, and its record for the time after [PAGE-12, PAGE-13]', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <AppLayout isLoading={false} user={null} onSignOut={() => {}} /> },
  ]);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  for (const title of ['One', 'Two', 'Three']) toast({ title });
  await untilWithStoppedClock(
    () => shownToast()?.textContent.includes('Three') === true && vi.getTimerCount() > 0,
  );
  expect(kept()).toHaveLength(toastLimit);
  await vi.advanceTimersByTimeAsync(toastDurationMs - 100);
  expect(kept()).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(100);
  expect(kept()).toEqual(['dismissed']);
  await vi.advanceTimersByTimeAsync(toastRemoveDelayMs - 200);
  expect(kept()).toEqual(['dismissed']);
  await untilWithStoppedClock(() => shownToast() === null);
  await vi.advanceTimersByTimeAsync(200);
  expect(kept()).toEqual([]);
});

test('a tooltip waits for the pointer to rest; the keyboard has it at once, and Escape closes it [PAGE-14]', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <Tooltip text="Deletes it for good">
        <button type="button">Delete</button>
      </Tooltip>
    </>,
  );
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'Deletes it for good' });
  await page.getByRole('button', { name: 'Delete' }).hover();
  await vi.advanceTimersByTimeAsync(tooltipDelayMs - 1);
  await expect.element(tooltip).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByRole('button', { name: 'Delete' }))
    .toHaveAccessibleDescription('Deletes it for good');
});
