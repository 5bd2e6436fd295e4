import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, filledDraft, heading, next, openWizard, visit } from './testing/open-wizard.tsx';

const arrival = vi.hoisted(() => ({
  topic: Promise.withResolvers<void>(),
  voice: Promise.withResolvers<void>(),
}));

vi.mock('./steps/topic-step.tsx', async (importOriginal) => {
  await arrival.topic.promise;
  return importOriginal();
});
vi.mock('./steps/voice-step.tsx', async (importOriginal) => {
  await arrival.voice.promise;
  return importOriginal();
});

afterEach(() => vi.unstubAllGlobals());

test('a step that has not been fetched yet leaves the one before in its place, and does not move the page [WIZ-3]', async () => {
  // Both steps are shorter than the window.
  await page.viewport(1280, 900);
  visit({ draft: filledDraft });
  const { router } = await openWizard('/create?step=platform');
  await expect.element(page.getByRole('radio', { name: 'Shorts' })).toBeVisible();
  const footerAt = () => button('Back').element().getBoundingClientRect().top;
  const before = footerAt();
  await next.click();
  await expect.poll(() => router.state.location.search).toBe('?step=topic');
  await expect.element(next).toBeDisabled();
  await expect.element(next).toHaveAttribute('aria-busy', 'true');
  await expect.element(heading('Where will it be watched?')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Shorts' })).toBeVisible();
  expect(footerAt()).toBe(before);
  arrival.topic.resolve();
  await expect.element(heading('What is your video about?')).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Your idea' })).toBeVisible();
  await expect.element(next).toBeEnabled();
  expect(footerAt()).toBe(before);
});

test('one may go back while it is being fetched', async () => {
  visit({ draft: filledDraft });
  const { router } = await openWizard('/create?step=model');
  await expect.element(page.getByRole('tab', { name: 'Enterprise' })).toBeVisible();
  await next.click();
  await expect.poll(() => router.state.location.search).toBe('?step=voice');
  await button('Back').click();
  await expect.element(next).toBeEnabled();
  await expect.element(heading('Choose the visual style')).toBeVisible();
});

test('a visit that begins at such a step has its heading at once [WIZ-3]', async () => {
  visit({ draft: filledDraft });
  await openWizard('/create?step=voice');
  await expect.element(heading('Who tells the story?')).toBeVisible();
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
  arrival.voice.resolve();
  await expect.element(page.getByRole('radio', { name: /^Aurora/ })).toBeVisible();
});
