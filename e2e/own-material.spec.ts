import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, test } from './product.ts';
import { scene } from './steps.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-own-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a scene shows a picture and then a clip of its creator’s own, free, and undo takes it back [LIB-7, LIB-8, LIB-14]', async ({
  page,
  product,
}) => {
  const files: string[] = [];
  for (const [name, what] of [
    ['Boat.jpg', 'a grey JPEG'],
    ['Waves.mp4', 'a clip with sound'],
  ] as const) {
    const path = join(folder, name);
    await writeFile(path, await makeOwnFile(folder, what));
    files.push(path);
  }
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 2);
  await page.goto(`${product.origin}/storyboard/${id}`);
  const toggle = scene(page, 1).getByRole('group', { name: 'Media type of scene 1' });
  await toggle.getByRole('radio', { name: 'My own' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use my own in scene 1' });
  await expect(dialog.getByText('Nothing here yet')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(files);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Boat', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('slider', { name: 'Focus from left to right' }).press('Home');
  await dialog.getByRole('button', { name: 'Use in this scene' }).click();
  await expect(toggle.getByRole('radio', { name: 'My own' })).toBeChecked();
  await expect(dialog).toBeHidden();
  await toggle.getByRole('radio', { name: 'My own' }).click();
  await dialog.getByRole('button', { name: 'Clip Waves', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('slider', { name: 'Start of the clip' }).press('ArrowRight');
  await expect(dialog.getByText(/From 0\.1 s to 2\.\d s/)).toBeVisible();
  await dialog.getByLabel('Where the scene lasts longer').selectOption('loop');
  await dialog.getByLabel('Its own sound').selectOption('On, as loud as a voice');
  await expect(dialog.getByText('The music steps back for it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use in this scene' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(toggle.getByRole('radio', { name: 'Image' })).toBeChecked();
});
