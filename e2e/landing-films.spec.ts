import { findFreePort } from '../apps/server/testing/server-process.ts';
import { expectPlaying, openExamples, openLanding } from './landing-page.ts';
import { expect, startProduct, test } from './product.ts';

test('the film of the hero is heard at a press, and silent again at the next', async ({
  page,
  product,
}) => {
  await openLanding(page, product.origin);
  const panel = page.getByRole('figure', { name: 'A storyboard made with Scenewright' });
  const film = panel.locator('video[aria-label]');
  await panel.getByRole('button', { name: 'Play with sound' }).click();
  await expect
    .poll(() =>
      film.evaluate(
        (video: HTMLVideoElement) => !video.muted && video.volume > 0 && video.currentTime > 0.1,
      ),
    )
    .toBe(true);
  await panel.getByRole('button', { name: 'Pause the storyboard' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await panel.getByRole('button', { name: 'Turn the sound off' }).click();
  await expect(film).toHaveCount(0);
});

test.describe('films on a host of their own', () => {
  test.use({ tolerates: /ERR_CONNECTION_REFUSED|ERR_FAILED|status of 404/ });

  test('come from there, and from here where that fails [LAND-6]', async ({ page }) => {
    const hostedPort = await findFreePort();
    const hosted = `http://localhost:${hostedPort}/films`;
    const { product, end } = await startProduct(await findFreePort(), {
      MEDIA_EXAMPLES_URL: hosted,
    });
    try {
      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()));
      await openLanding(page, product.origin);
      const dialog = await openExamples(page);
      await expectPlaying(dialog);
      expect(asked[0]).toBe(`${hosted}/elephants.mp4`);
      expect(asked).toContain(`${product.origin}/examples/elephants.mp4`);
      expect(await dialog.locator('video').getAttribute('src')).toBe('/examples/elephants.mp4');

      // Now the host answers: its film plays, which the security policy must allow.
      await page.route(`${hosted}/ramen.mp4`, async (route) =>
        route.fulfill({
          response: await route.fetch({ url: `${product.origin}/examples/ramen.mp4` }),
        }),
      );
      await dialog.getByRole('button', { name: /Two days in a bowl/ }).click();
      await expectPlaying(dialog);
      expect(await dialog.locator('video').getAttribute('src')).toBe(`${hosted}/ramen.mp4`);
    } finally {
      await end();
    }
  });
});
