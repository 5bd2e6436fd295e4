import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { ttfFile } from '@scenewright/studio/testing/font-files.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';

test('a brand is set up in the library, put on a video, seen there and taken off again [BRAND-1, BRAND-2, BRAND-4, BRAND-8]', async ({
  page,
  product,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-brand-'));
  const [file, font] = [join(folder, 'Logo.jpg'), join(folder, 'Bakery.ttf')];
  await writeFile(font, ttfFile());
  await writeFile(file, await makeOwnFile(folder, 'a grey JPEG'));
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 2);
  await page.goto(`${product.origin}/storyboard/${id}`);
  await expect(page.getByRole('switch', { name: 'Sound effects' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Brand' })).toBeHidden();
  await page.goto(`${product.origin}/library`);
  await page.locator('input[type=file]').first().setInputFiles([file, font]);
  for (const name of ['Logo', 'Bakery'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your brand' });
  await dialog.getByRole('button', { name: 'Logo', exact: true }).click();
  await dialog.getByLabel('Corner').selectOption('Bottom right');
  await dialog.getByLabel('Colour', { exact: true }).fill('#7a1f3d');
  await dialog.getByLabel('Font', { exact: true }).selectOption('Bakery');
  await dialog.getByLabel('Card at the beginning', { exact: true }).fill('Bakery Lang');
  await dialog.getByLabel('Card at the beginning: seen for').selectOption('3 s');
  await dialog.getByLabel('Lower third', { exact: true }).fill('Ann Lang');
  await expect(dialog.getByRole('figure').getByText('Bakery Lang')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save brand' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${product.origin}/storyboard/${id}`);
  const brand = page.getByRole('switch', { name: 'Brand' });
  await expect(brand).not.toBeChecked();
  await brand.click();
  await expect(brand).toBeChecked();
  const card = page.getByRole('region', { name: 'Opening card' });
  await expect(card.getByText('3 s · free')).toBeVisible();
  await expect(card.getByText('Bakery Lang')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('· Card')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(brand).not.toBeChecked();
  await expect(card).toBeHidden();
  await rm(folder, { recursive: true, force: true });
});
