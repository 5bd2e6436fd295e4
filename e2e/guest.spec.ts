import type { Locator } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { expectDeliverable, expectWatchable } from './film.ts';
import { ideaField, openLanding } from './landing-page.ts';
import { expect, expectAccessible, expectStillAccessible, test } from './product.ts';
import {
  approveAndCombine,
  chooseDuration,
  downloadFilm,
  editText,
  fillWizard,
  openStoryboard,
  playFilm,
  scene,
} from './steps.ts';

// The film is watched, and how long a real rough cut takes is what is promised. Both have one server, one browser and one voice.
test.use({ isFlat: false });

const idea =
  'My bakery opens at five. The first loaf comes out at six. By noon every shelf is empty.';

/** How far a sound of a player has played. */
const playedS = async (player: Locator, selector: string) =>
  await player.locator(selector).evaluate((audio: HTMLAudioElement) => audio.currentTime);

test.describe('a rough cut', () => {
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
});

test('a guest goes from an idea to a finished vertical video with Recraft [WIZ-33, MAIL-1]', async ({
  page,
  product,
  identityService,
}) => {
  await page.goto(`${product.origin}/`);
  await expectStillAccessible(page);
  await page.goto(`${product.origin}/auth`);
  await expectStillAccessible(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL(/\/create/);
  await expectStillAccessible(page);
  await fillWizard(page, {
    idea: 'An octopus has three hearts, and two of them serve its gills alone. Most of its nerve cells lie in its eight arms, and not in its head.',
    orientation: 'Vertical 9:16',
    platform: 'TikTok',
    tier: 'Value',
    model: /^Recraft/,
    voice: /^Aurora/,
    email: 'guest@example.com',
  });
  await openStoryboard(page);
  await expectStillAccessible(page);

  await editText(
    page,
    1,
    'Visual description',
    'An octopus on a coral reef, sunbeams from above, slow push in',
  );
  await editText(page, 1, 'Dialogue', 'An octopus has three hearts.');
  await editText(page, 2, 'Dialogue', 'Each arm can taste.');
  for (const number of [1, 2]) await chooseDuration(page, number, 3);
  await expect(page.getByText(/Total duration/).first()).toBeVisible();

  await scene(page, 1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(scene(page, 2).getByRole('textbox', { name: 'Dialogue' })).toHaveValue(
    'An octopus has three hearts.',
  );

  await approveAndCombine(page, /10 credits/);
  expect(Math.abs((await playFilm(page)) - 6)).toBeLessThanOrEqual(0.1);
  await expectStillAccessible(page);
  const path = await downloadFilm(page);
  await expectDeliverable(path, { width: 1080, height: 1920 }, 6);
  // What the film shows does not depend on where people sign in.
  if (identityService === 'embedded') await expectWatchable(path, 'vertical', 6);

  // Nobody is mailed a film without having agreed.
  await expect(page.getByText(/^We ask guest@example\.com for its consent/)).toBeVisible();
  const asked = await product.mailTo('guest@example.com', /^May Scenewright mail you videos/);
  await page.goto(/https?:\/\/\S+/.exec(asked.text)?.[0] ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, mail me their videos' }).click();
  await expect(page.getByRole('heading', { name: 'You agreed' })).toBeVisible();
  await expectAccessible(page);
  const mail = await product.mailTo('guest@example.com', /^Your video is ready$/);
  await page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await expectStillAccessible(page);

  await page.goto(`${product.origin}/dashboard`);
  await expect(
    page.locator('a[href^="/storyboard/"] img, img[src^="/media/"]').first(),
  ).toBeVisible();
  await expectStillAccessible(page);
});
