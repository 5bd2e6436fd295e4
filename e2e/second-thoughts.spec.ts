import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './product.ts';
import { chooseDuration, editText, fillWizard, openStoryboard, scene } from './steps.ts';

// What is called off must still be in the making.
test.use({ isFlat: false });

const undo = (page: Page) => page.keyboard.press('Control+z');
const available = (page: Page, credits: number) =>
  expect(page.getByText(`${credits} credits available`)).toBeVisible();

/** Waits until nothing is being made. */
const settled = (page: Page) =>
  expect(page.getByRole('listitem').filter({ hasText: 'Pending' })).toHaveCount(0, {
    timeout: 300_000,
  });

test('second thoughts cost nothing: undo, call off, go back to an earlier take, preview, and bring back what was deleted [DASH-4, BOARD-18]', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/auth`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillWizard(page, {
    idea: 'Foxes hunt in deep snow by listening for a mouse under it. A hunting fox leaps high and dives in with its nose first. The soft snow gives it a gentle landing, and often a meal.',
    orientation: 'Landscape 16:9',
    platform: 'YouTube',
    tier: 'Value',
    model: /^Recraft/,
    voice: /^Aurora/,
    email: 'fox@example.com',
  });
  await openStoryboard(page);
  for (const number of [2, 3]) await chooseDuration(page, number, 0);
  await chooseDuration(page, 1, 3);
  await editText(page, 1, 'Dialogue', 'A fox hears a mouse.');

  await scene(page, 3).focus();
  await page.keyboard.press('Delete');
  await expect(scene(page, 3)).toHaveCount(0);
  await expect(scene(page, 2)).toBeFocused();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(scene(page, 3)).toBeVisible();
  await scene(page, 2).focus();
  await undo(page);
  await expect(scene(page, 1).getByRole('textbox', { name: 'Dialogue' })).not.toHaveValue(
    'A fox hears a mouse.',
  );
  await page.keyboard.press('Control+Shift+z');
  await expect(scene(page, 1).getByRole('textbox', { name: 'Dialogue' })).toHaveValue(
    'A fox hears a mouse.',
  );
  // The history outlives its page.
  await page.reload();
  await page.getByRole('button', { name: 'Undo: Edit the dialogue of scene 1' }).click();
  await expect(scene(page, 1).getByRole('textbox', { name: 'Dialogue' })).not.toHaveValue(
    'A fox hears a mouse.',
  );
  await page.getByRole('button', { name: 'Redo: Edit the dialogue of scene 1' }).click();
  await expect(scene(page, 1).getByRole('textbox', { name: 'Dialogue' })).toHaveValue(
    'A fox hears a mouse.',
  );

  await page.getByRole('button', { name: /^Approve Content/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve Content/ })
    .click();
  await available(page, 10);
  await page.getByRole('button', { name: 'Cancel, scene 1' }).click();
  await available(page, 15);
  await page.getByRole('button', { name: /^Regenerate Media, 5 credits, scene 1/ }).click();
  await available(page, 10);
  await settled(page);
  const first = await scene(page, 1)
    .getByRole('textbox', { name: 'Visual description' })
    .inputValue();

  await editText(page, 1, 'Visual description', 'A fox leaps over a snow bank under the moon');
  await page.getByRole('button', { name: /^Regenerate Media, 5 credits, scene 1/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Regenerate Media/ })
    .click();
  await available(page, 5);
  await settled(page);
  await page.getByRole('button', { name: 'View, scene 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Take 2/ }).click();
  await expect(dialog.getByText(first).last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('2');
  await expect(dialog.getByRole('button', { name: /^Take 2.*in place/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scene(page, 1).getByRole('textbox', { name: 'Visual description' })).toHaveValue(
    first,
  );
  await settled(page);

  await page.keyboard.press('p');
  const thumb = page.getByRole('slider', { name: 'Position' });
  // Before it plays: three seconds later it rests at its end.
  const startedAt = (await thumb.boundingBox())?.x ?? 0;
  await page
    .getByRole('dialog', { name: 'Preview' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  const narration = page
    .getByRole('dialog', { name: 'Preview' })
    .locator('audio:not([data-music])');
  await expect
    .poll(() => narration.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  await expect.poll(async () => (await thumb.boundingBox())?.x ?? 0).toBeGreaterThan(startedAt + 5);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create Final Video' }).click();
  await expect(page.getByRole('region', { name: 'Final video' })).toBeVisible({ timeout: 300_000 });
  const save = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Downloads' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const captions = await save(/SRT/);
  expect(captions.name).toMatch(/\.srt$/);
  expect(captions.bytes.toString()).toMatch(
    /^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nA fox hears a mouse\.\n/,
  );
  const everything = await save(/ZIP/);
  expect(everything.name).toMatch(/\.zip$/);
  expect(everything.bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['captions.vtt', 'script.txt', 'scenes/01.mp4', 'narration/01.m4a'])
    expect(everything.bytes.includes(name)).toBe(true);
  await available(page, 5);

  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('button', { name: /^Delete / }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
