import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStockEmulator } from '@scenewright/stock-emulator';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { findFreePort } from '../apps/server/testing/server-process.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, startProduct, test } from './product.ts';
import { scene } from './steps.ts';

// A site that is down is one of its steps.
test.use({ tolerates: /503/ });

test('a scene is searched for at a site of stock, shows what was chosen, and says whose it is [STOCK-2, STOCK-4]', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-stock-'));
  const emulator = await startStockEmulator({
    picture: await makeOwnFile(folder, 'a grey JPEG'),
    clip: await makeOwnFile(folder, 'a clip with sound'),
  });
  const { pexelsKey, baseUrls, fileHost } = emulator.settings;
  const { product, end } = await startProduct(
    await findFreePort(),
    {
      ...{ PEXELS_API_KEY: pexelsKey, PEXELS_BASE_URL: baseUrls.pexels },
      ...{ STOCK: 'openverse', OPENVERSE_BASE_URL: baseUrls.openverse },
      STOCK_FILE_HOSTS: fileHost,
    },
    { isFlat: true },
  );
  try {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 2);
    await page.goto(`${product.origin}/storyboard/${id}`);
    await page.getByRole('button', { name: 'Find stock for scene 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find stock for scene 1' });
    await expect(dialog.getByRole('searchbox', { name: 'Search stock' })).not.toHaveValue('');
    const photo = dialog.getByRole('button', { name: /^Photo: A quiet harbour 1000, by Jane Doe/ });
    await expect(photo).toBeVisible();
    await expect
      .poll(() =>
        photo.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'More results' }).click();
    await expect(dialog.getByRole('button', { name: /^Photo: / })).toHaveCount(40);
    await dialog.getByLabel('Kind').selectOption('Videos');
    await expect(dialog.getByRole('button', { name: /^Video of 12 s: / }).first()).toBeVisible();
    await dialog.getByLabel('Site').selectOption('Openverse');
    await expect(dialog.getByRole('button', { name: /^Photo: Harbour at dawn/ })).toHaveCount(20);
    await dialog.getByLabel('Site').selectOption('Pexels');
    await dialog.getByRole('searchbox', { name: 'Search stock' }).fill('nothing like it');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText('Pexels has nothing for this')).toBeVisible();
    emulator.faults.api.once('fail');
    await dialog.getByRole('searchbox', { name: 'Search stock' }).fill('boats');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText(/Pexels cannot be reached right now/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: /^Photo: A quiet harbour 1001/ }).click();
    await expect(dialog.getByRole('button', { name: 'Use in this scene' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use in this scene' }).click();
    await expect(dialog).toBeHidden();
    const card = scene(page, 1);
    await expect(card.getByText(/By Jane Doe on Pexels, Pexels License/)).toBeVisible();
    await expect(card.getByRole('radio', { name: 'My own' })).toBeChecked();
    await expectAccessible(page);
    await page.goto(`${product.origin}/library`);
    await page.getByRole('button', { name: 'A quiet harbour 1001', exact: true }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Pexels License' }),
    ).toHaveAttribute('href', 'https://www.pexels.com/license/');
  } finally {
    // A page that outlives its product complains that it cannot reach it.
    await page.close();
    await end();
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
});
