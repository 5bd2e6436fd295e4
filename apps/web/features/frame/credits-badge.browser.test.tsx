import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { createQueryClient } from '../../api/queries/query-client.ts';
import { buildCredits, fakeBilling, signInAs } from '../../api/testing/fake-billing.ts';
import { CreditsBadge } from './credits-badge.tsx';
import '../../ui/theme.css';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signInAs('account');
});
afterEach(() => vi.unstubAllGlobals());

async function hover(credits: CreditInfo) {
  fakeBilling(() => credits);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CreditsBadge />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await page.getByRole('link', { name: /credits$/ }).hover();
  await expect.element(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
}

test('the badge opens to the plan, the day of its refresh and the way to more [PAGE-6]', async () => {
  await hover(
    buildCredits({ available_credits: 1250, next_refresh: new Date(2999, 0, 5, 12).toISOString() }),
  );
  await expect
    .element(page.getByRole('link', { name: '1,250 credits' }))
    .toHaveAttribute('href', '/profile');
  await expect.element(page.getByText('Plus Plan', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Refreshes on January 5, 2999', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Upgrade Plan' }))
    .toHaveAttribute('href', '/pricing');
});

test('a guest is led to an account, before any price', async () => {
  signInAs('guest');
  await hover(buildCredits({ tier: 'free', subscription_status: 'none', available_credits: 15 }));
  await expect
    .element(page.getByRole('link', { name: 'Create an account' }))
    .toHaveAttribute('href', '/auth?tab=signup');
  await expect.element(page.getByRole('link', { name: 'Upgrade Plan' })).not.toBeInTheDocument();
});

test('from the keyboard Tab goes on into it and out of it, and Escape comes back to the badge [PAGE-7]', async () => {
  fakeBilling(() => buildCredits({ available_credits: 20 }));
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CreditsBadge />
        <button type="button">After</button>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const badge = page.getByRole('link', { name: '20 credits' });
  const upgrade = page.getByRole('link', { name: 'Upgrade Plan' });
  const card = page.getByRole('dialog', { name: 'Credits' });
  await expect.element(badge).toBeVisible();
  await userEvent.tab();
  await expect.element(badge).toHaveFocus();
  await expect.element(card).toBeVisible();
  await userEvent.tab();
  await expect.element(upgrade).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(badge).toHaveFocus();
  await expect.element(card).not.toBeInTheDocument();

  await userEvent.tab({ shift: true });
  badge.element().focus();
  await expect.element(upgrade).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(card).not.toBeInTheDocument();
});

test('unlimited credits are called that; without a refresh no day is named', async () => {
  await hover(
    buildCredits({ tier: 'enterprise', available_credits: 9_999_000, next_refresh: null }),
  );
  await expect.element(page.getByRole('link', { name: 'Unlimited credits' })).toBeVisible();
  await expect.element(page.getByText('Unlimited', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Refreshes on/)).not.toBeInTheDocument();
});

test('a plan that is past due names no day that is over', async () => {
  await hover(
    buildCredits({
      subscription_status: 'past_due',
      next_refresh: new Date(Date.now() - 60_000).toISOString(),
    }),
  );
  await expect.element(page.getByText('Plus Plan', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Refreshes on/)).not.toBeInTheDocument();
});

test('credits that are not known show nothing [PAGE-6]', async () => {
  const billing = fakeBilling(() => buildCredits());
  billing.answer('GET /subscription/credits', { status: 503, body: { detail: 'away' } });
  const { container } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CreditsBadge />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  expect(billing.requestsOf('GET /subscription/credits')).toHaveLength(1);
  expect(container.textContent).toBe('');
});
