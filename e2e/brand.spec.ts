import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';

test('a brand is set up in the library, put on a video and taken off again [BRAND-1, BRAND-2]', async ({
  page,
  product,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-brand-'));
  const file = join(folder, 'Logo.jpg');
  await writeFile(file, await makeOwnFile(folder, 'a grey JPEG'));
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 2);
  await page.goto(`${product.origin}/storyboard/${id}`);
  await expect(page.getByRole('switch', { name: 'Sound effects' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Brand' })).toBeHidden();
  await page.goto(`${product.origin}/library`);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Logo', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your brand' });
  await dialog.getByRole('button', { name: 'Logo', exact: true }).click();
  await dialog.getByLabel('Corner').selectOption('Bottom right');
  await dialog.getByLabel('Colour', { exact: true }).fill('#7a1f3d');
  await dialog.getByLabel('Card at the beginning').fill('Bakery Lang');
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
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(brand).not.toBeChecked();
  await rm(folder, { recursive: true, force: true });
});
