import type { Locator } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { ideaField, openLanding } from './landing-page.ts';
import { expect, expectAccessible, test } from './product.ts';

// How long a real one takes is what is promised.
test.use({ isFlat: false });

const idea =
  'My bakery opens at five. The first loaf comes out at six. By noon every shelf is empty.';

/** How far a sound of a player has played. */
const playedS = async (player: Locator, selector: string) =>
  await player.locator(selector).evaluate((audio: HTMLAudioElement) => audio.currentTime);

test('an idea typed on the landing page is seen and heard within 20 s, without an account, and stays in the field', async ({
  page,
  product,
}) => {
  await openLanding(page, product.origin);
  const begin = page.getByRole('button', { name: 'Play a rough cut' });
  await begin.click();
  await expect(ideaField(page)).toBeFocused();

  await ideaField(page).fill(idea);
  await begin.click();
  const dialog = page.getByRole('dialog', { name: 'Rough cut' });
  const player = dialog.getByRole('group', { name: 'Rough cut' });
  await expect(player.locator('img').first()).toBeVisible();
  await expect(player).toContainText('My bakery opens at five.');
  await expect.poll(() => playedS(player, 'audio:not([data-music])')).toBeGreaterThan(0.1);
  await expect(player).toContainText('The first loaf comes out at six.');
  await expect(dialog.getByRole('status')).toBeEmpty();
  // On a slow machine the film is over by then: the music is there for the next time.
  const again = dialog.getByRole('button', { name: 'Play', exact: true });
  if (await again.isVisible()) await again.click();
  await expect.poll(() => playedS(player, 'audio[data-music]')).toBeGreaterThan(0.1);
  await expectAccessible(page);
  await expect(dialog.getByRole('link', { name: 'Make this video' })).toHaveAttribute(
    'href',
    '/auth?tab=signup',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ideaField(page)).toHaveValue(idea);
});

thoroughly(() =>
  test('the last step of the wizard plays it with what was chosen, before anything is created', async ({
    page,
    product,
  }) => {
    await openLanding(page, product.origin);
    await ideaField(page).fill(idea);
    await page.getByRole('link', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL(/\/(?:create|dashboard)/);
    await page.goto(`${product.origin}/create?step=topic`);
    await page.getByRole('button', { name: 'Use the defaults' }).click();
    await page.getByRole('textbox', { name: 'Delivery email' }).fill('baker@example.com');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Play a rough cut' }).click();
    const player = page.getByRole('dialog', { name: 'Rough cut' }).getByRole('group');
    await expect(player.locator('img').first()).toBeVisible();
    await expect.poll(() => playedS(player, 'audio:not([data-music])')).toBeGreaterThan(0.1);
    await page.keyboard.press('Escape');
    await page.goto(`${product.origin}/dashboard`);
    await expect(page.getByRole('link', { name: 'Create your first video' })).toBeVisible();
  }),
);
