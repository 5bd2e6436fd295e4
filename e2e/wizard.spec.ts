import type { Page } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { expect, type RunningProduct, test } from './product.ts';

async function openWizard(page: Page, { origin }: RunningProduct): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL(/\/create/);
}

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
}

/** Up to the visual style. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'TikTok' }).click();
  await goOn(page, 'What is your video about?');
  await page.getByRole('button', { name: 'Cooking' }).click();
  await goOn(page, 'Choose the visual style');
}

thoroughly(() =>
  test('the examples of the models play, and a voice is heard [WIZ-9, WIZ-10]', async ({
    page,
    product,
  }) => {
    await openWizard(page, product);
    await begin(page);
    for (const [tier, model] of [
      ['Professional', 'Kling'],
      ['Enterprise', 'Veo'],
      ['Value', 'Recraft'],
    ] as const) {
      await page.getByRole('tab', { name: tier }).click();
      const still = page
        .getByRole('tabpanel', { name: new RegExp(`^${tier}`) })
        .locator('img')
        .first();
      await expect
        .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThanOrEqual(540);
      await page.getByRole('button', { name: `Watch the ${model} example` }).click();
      const dialog = page.getByRole('dialog', { name: `${model} example` });
      await dialog.getByRole('button', { name: 'Play', exact: true }).click();
      await expect
        .poll(() =>
          dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime),
        )
        .toBeGreaterThan(0.1);
      expect(
        await dialog.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth),
      ).toBe(540);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await goOn(page, 'Who tells the story?');
    // The creator's own first sentence, or the voice's sample where it cannot be said: both are sound.
    const heard = page.waitForResponse((reply) =>
      (reply.headers()['content-type'] ?? '').startsWith('audio/'),
    );
    await page.getByRole('button', { name: 'Preview Aurora' }).click();
    expect((await heard).ok()).toBe(true);
    await expect(page.getByRole('button', { name: 'Stop Aurora' })).toBeVisible();
    // It ends by itself.
    await expect(page.getByRole('button', { name: 'Preview Aurora' })).toBeVisible();
  }),
);

test('a step pressed before its script is there leaves the one before in its place', async ({
  page,
  product,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/topic-step/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await openWizard(page, product);
  await page.getByRole('radio', { name: /^Vertical 9:16/ }).click();
  await page.getByRole('radio', { name: 'TikTok' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/step=topic/);
  await expect(page.getByRole('radio', { name: 'TikTok' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  arrived.resolve();
  await expect(
    page.getByRole('heading', { name: 'What is your video about?', level: 1 }),
  ).toBeFocused();
});
