import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freeCredits } from '../../api/testing/fake-billing.ts';
import {
  button,
  draftKey,
  filledDraft,
  heading,
  openWizard,
  radio,
  visit,
} from './testing/open-wizard.tsx';

const idea = 'How bees fly. And why.';
const typed = { customPrompt: idea };
const kept = () =>
  JSON.parse(localStorage.getItem(draftKey) ?? '{}') as {
    state: { draft: Record<string, unknown> };
  };

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test('a typed idea shows from the first step on, and can be edited once its step can be shown', async () => {
  visit({ draft: typed });
  await openWizard('/create');
  const line = page.getByRole('region', { name: 'Your idea' });
  await expect.element(heading('Where will it be watched?')).toBeVisible();
  await expect.element(line.getByText(idea)).toBeVisible();
  expect(button('Edit idea').query()).toBeNull();
  await radio(/^Vertical 9:16/).click();
  await radio('TikTok').click();
  await button('Edit idea').click();
  await expect.element(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue(idea);
  expect(line.query()).toBeNull();
});

test('the defaults lead to the preview in one press: the recommended model where the balance covers it', async () => {
  visit({ draft: typed });
  await openWizard('/create');
  await expect
    .element(button('Use the defaults'))
    .toHaveAttribute(
      'title',
      'TikTok, Meridian, Kling: 120 credits. Everything can be changed on the preview.',
    );
  await button('Use the defaults').click();
  await expect.element(heading('Ready to create')).toBeVisible();
  await expect.element(page.getByText('TikTok · Vertical 9:16')).toBeVisible();
  expect(kept().state.draft).toMatchObject({
    customPrompt: idea,
    platform: 'tiktok',
    voice: 'alloy',
    visualModel: 'kwaivgi/kling-v1.6-standard',
  });
});

test('what was chosen stays, and the cheapest model where credits are few', async () => {
  visit({
    draft: { ...typed, orientation: 'landscape', voice: 'nova' },
    credits: { ...freeCredits, available_credits: 15 },
  });
  await openWizard('/create');
  await expect
    .element(button('Use the defaults'))
    .toHaveAttribute('title', expect.stringMatching(/^YouTube, Celesta, Recraft: 15 credits/));
  await button('Use the defaults').click();
  await expect.element(heading('Ready to create')).toBeVisible();
  expect(kept().state.draft).toMatchObject({
    platform: 'youtube',
    voice: 'nova',
    visualModel: 'recraft-ai/recraft-v3',
  });
});

test('a guest stops where an address is needed, which has no default', async () => {
  visit({ as: 'guest', draft: typed });
  await openWizard('/create');
  await button('Use the defaults').click();
  await expect.element(heading('Structure and delivery')).toBeVisible();
  await page.getByRole('textbox', { name: 'Delivery email' }).fill('bee@example.com');
  await button('Next').click();
  await expect.element(heading('Ready to create')).toBeVisible();
});

test('on a phone, too, the guest stands in the address that is asked for, and sees why', async () => {
  await page.viewport(390, 600);
  visit({ as: 'guest', draft: typed });
  await openWizard('/create');
  await button('Use the defaults').click();
  const email = page.getByRole('textbox', { name: 'Delivery email' });
  const why = page.getByText('Email delivery is required for non-authenticated users', {
    exact: true,
  });
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInViewport({ ratio: 1 });
  await expect.element(why).toBeInViewport({ ratio: 1 });
  expect(why.element().getBoundingClientRect().bottom).toBeLessThan(
    button('Next').element().getBoundingClientRect().top,
  );
  // Asked again from the same step, it leads there again.
  window.scrollTo(0, 0);
  await button('Use the defaults').click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInViewport({ ratio: 1 });
});

test('without an idea there is nothing to go on with', async () => {
  visit({ draft: { ...filledDraft, customPrompt: '' } });
  await openWizard('/create?step=platform');
  await expect.element(heading('Where will it be watched?')).toBeVisible();
  expect(button('Use the defaults').query()).toBeNull();
});
