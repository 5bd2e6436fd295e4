import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { shareOf } from '@scenewright/contract/testing/thorough.ts';
import {
  buildCredits,
  fakeBilling,
  freeCredits,
  signInAs,
} from '../../api/testing/fake-billing.ts';
import { expectAccessible } from '../../ui/testing/expect-accessible.ts';
import { forgetPricing, openPricing } from './testing/open-pricing.tsx';

let credits: CreditInfo;
let billing: ReturnType<typeof fakeBilling>;

beforeEach(() => {
  forgetPricing();
  credits = buildCredits();
  billing = fakeBilling(() => credits);
  billing.answer('GET /subscription/prorated-change', {
    body: {
      prorated_amount: 46.67,
      current_credits: 900,
      new_total_credits: 2433,
      prorated_credits: 1533,
      remaining_days: 20,
    },
  });
  billing.answer('POST /subscription/change-plan', () => {
    credits = buildCredits({ scheduled_plan: 'starter' });
    return { body: { status: 'scheduled' } };
  });
});
afterEach(() => {
  delete document.documentElement.dataset['theme'];
  forgetPricing();
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const dialog = page.getByRole('alertdialog');

/** Readable for everybody, and no wider than the screen. */
async function expectGood(): Promise<void> {
  await expectAccessible();
  expect(
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ).toBeLessThanOrEqual(0);
}

interface State {
  readonly who: Parameters<typeof signInAs>[0];
  readonly credits?: CreditInfo;
  readonly search?: string;
  /** Leads to what is looked at. */
  readonly reach: () => Promise<void>;
}

const states: Readonly<Record<string, State>> = {
  'the prices of a visitor, a question open': {
    who: 'visitor',
    reach: async () => {
      await page.getByRole('heading', { name: 'What do I get for free?' }).click();
      await expect.element(page.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
    },
  },
  'the costs of the models': {
    who: 'visitor',
    search: '?tab=models',
    reach: () => expect.element(page.getByRole('table')).toBeVisible(),
  },
  'a checkout that was left': {
    who: 'visitor',
    search: '?checkout=canceled',
    reach: () => expect.element(page.getByText(/You left the checkout/)).toBeVisible(),
  },
  'a guest asked for an account': {
    who: 'guest',
    credits: freeCredits,
    reach: async () => {
      await press('Upgrade to Plus');
      await expect.element(dialog).toBeVisible();
    },
  },
  'an upgrade': {
    who: 'account',
    reach: async () => {
      await press('Upgrade to Pro');
      await expect.element(dialog.getByText('$46.67', { exact: true })).toBeVisible();
    },
  },
  'a smaller plan': {
    who: 'account',
    reach: async () => {
      await press('Downgrade to Starter');
      await expect.element(dialog).toBeVisible();
    },
  },
  'a smaller plan that was chosen, with its toast': {
    who: 'account',
    reach: async () => {
      await press('Downgrade to Starter');
      await press('Change to Starter');
      await expect.element(page.getByText('Plan change scheduled', { exact: true })).toBeVisible();
    },
  },
  'the free plan': {
    who: 'account',
    reach: async () => {
      await press('Downgrade to Free');
      await expect.element(dialog).toBeVisible();
    },
  },
  'a plan that ends': {
    who: 'account',
    credits: buildCredits({ cancel_at_period_end: true }),
    reach: () => expect.element(page.getByText('Yours until January 5, 2027')).toBeVisible(),
  },
  'a plan that ends, to be kept first': {
    who: 'account',
    credits: buildCredits({ cancel_at_period_end: true }),
    reach: async () => {
      await press('Upgrade to Pro');
      await expect.element(dialog).toBeVisible();
    },
  },
  'a smaller plan to come': {
    who: 'account',
    credits: buildCredits({ tier: 'pro', scheduled_plan: 'starter' }),
    reach: () => expect.element(page.getByText('Starts on January 5, 2027')).toBeVisible(),
  },
  'a payment that is open': {
    who: 'account',
    credits: buildCredits({ subscription_status: 'past_due' }),
    reach: () =>
      expect.element(page.getByText(/Your last payment did not go through/)).toBeVisible(),
  },
  'a payment that is open, to be made first': {
    who: 'account',
    credits: buildCredits({ subscription_status: 'past_due' }),
    reach: async () => {
      await press('Upgrade to Pro');
      await expect.element(dialog).toBeVisible();
    },
  },
  'a plan that is known already, with its toast': {
    who: 'account',
    reach: async () => {
      await press('Current Plan (Plus)');
      await expect.element(page.getByText('Already Subscribed', { exact: true })).toBeVisible();
    },
  },
};

const sizes = [
  ['wide', 1440, 900],
  ['phone', 390, 844],
] as const;
const themes = ['light', 'dark'] as const;

for (const [ofSize, [size, width, height]] of sizes.entries()) {
  for (const [ofTheme, theme] of themes.entries()) {
    const turn = ofSize * themes.length + ofTheme;
    test.each(shareOf(Object.entries(states), turn, sizes.length * themes.length))(
      `${size}, ${theme}: %s`,
      async (_name, { who, credits: own, search, reach }) => {
        await page.viewport(width, height);
        document.documentElement.dataset['theme'] = theme;
        signInAs(who);
        if (own !== undefined) credits = own;
        await openPricing(search);
        // It comes with the settings and fades in: half there, it is too pale.
        await expect.element(page.getByText('Test mode: no money moves.')).toBeVisible();
        await reach();
        await expectGood();
      },
    );
  }
}
