import { probeMedia } from '@scenewright/media/probe.ts';
import { signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';
import { approveAndCombine, downloadFilm, fillWizard, openStoryboard, scene } from './steps.ts';

const idea = 'Bees dance to show the way. The dance points to the flowers.';

test('a film is made in 1:1, and goes on in 4:5 as a new draft at a price that was told [SHAPE-1, SHAPE-2, SHAPE-5, SHAPE-6]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  await page.goto(`${product.origin}/create`);
  await fillWizard(page, {
    idea,
    orientation: 'Vertical 9:16',
    platform: 'TikTok',
    format: 'Square 1:1',
    tier: 'Value',
    model: /^Recraft/,
    voice: /^Aurora/,
    email: 'guest@example.com',
  });
  await openStoryboard(page);
  const picture = scene(page, 1).getByRole('button', { name: /^View scene 1/ });
  const aspect = async () => {
    const box = await picture.boundingBox();
    return box === null ? 0 : box.width / box.height;
  };
  await expect.poll(aspect).toBeCloseTo(1, 1);

  // A draft changes its format by a press, and back.
  const format = page.getByRole('button', { name: /^Format/ });
  await expect(format).toContainText('1:1');
  await format.click();
  await page.getByRole('menuitemradio', { name: 'Portrait 4:5' }).click();
  await expect(format).toContainText('4:5');
  await expect.poll(aspect).toBeCloseTo(0.8, 1);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(format).toContainText('1:1');

  await approveAndCombine(page, /credits/);
  const video = page.getByRole('region', { name: 'Final video' }).locator('video');
  await expect
    .poll(() =>
      video.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight]),
    )
    .toEqual([1080, 1080]);
  expect((await probeMedia(await downloadFilm(page))).video).toMatchObject({
    width: 1080,
    height: 1080,
  });

  // The same film in another format, from its card.
  await page.goto(`${product.origin}/dashboard`);
  await page
    .getByRole('button', { name: /in another format$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate in another format' });
  await dialog.getByRole('radio', { name: /^Portrait 4:5/ }).click();
  await expect(dialog.getByText('Price then, in final quality')).toBeVisible();
  await expect(dialog.getByText(/^\d+ credits$/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Make the Portrait 4:5 draft/ }).click();
  await expect(page).toHaveURL(/\/storyboard\//);
  await expect(format).toContainText('4:5');
  await expect.poll(aspect).toBeCloseTo(0.8, 1);
  await expect(page.getByRole('button', { name: /^Approve Content/ })).toContainText(/credits/);
});
