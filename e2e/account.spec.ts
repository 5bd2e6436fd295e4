import { expectDeliverable, expectWatchable } from './film.ts';
import { expect, expectAccessible, test } from './product.ts';
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

test.use({ viewport: { width: 390, height: 844 }, isFlat: false });

test('an account, on a phone, makes a landscape video with Kling and an added scene, then goes on in a duplicate', async ({
  page,
  product,
  identityService,
}) => {
  await page.goto(`${product.origin}/auth`);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByText('Create Account').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
  await page.getByRole('textbox', { name: /^Password/ }).fill('correct horse battery');
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill('correct horse battery');
  await page
    .getByRole('button', { name: /create account|sign up/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth\/verify$/);
  await expectAccessible(page);
  const mail = await product.mailTo('ada@example.com', /confirm/i);
  await page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page);

  await page.goto(`${product.origin}/create`);
  await fillWizard(page, {
    idea: 'Deep below a volcano, molten rock collects and its gases push against the roof. When the rock above cracks, the gases break free and the molten rock rises. What flows out as lava becomes new land when it has cooled down.',
    orientation: 'Landscape 16:9',
    platform: 'YouTube',
    tier: 'Professional',
    model: /^Kling/,
    voice: /^Obsidian/,
  });
  await openStoryboard(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Scene' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Description/ }).fill('A volcano glowing at night');
  await dialog.getByRole('button', { name: 'Add Scene' }).click();
  await expect(scene(page, 4)).toBeVisible();
  for (const [index, words] of [
    'Deep below, pressure grows.',
    'A crack opens.',
    'Lava flows like honey.',
    'Then all is quiet.',
  ].entries()) {
    await editText(page, index + 1, 'Dialogue', words);
    await chooseDuration(page, index + 1, 3);
  }
  await approveAndCombine(page, /from 20 credits/, /160 credits/);
  expect(Math.abs((await playFilm(page)) - 12)).toBeLessThanOrEqual(0.1);
  const path = await downloadFilm(page);
  await expectDeliverable(path, { width: 1920, height: 1080 }, 12);
  // What the film shows does not depend on where people sign in.
  if (identityService === 'embedded') await expectWatchable(path, 'landscape', 12);

  const finished = page.url();
  await page.getByRole('button', { name: 'Duplicate as new draft' }).click();
  await expect(page).not.toHaveURL(finished);
  await expect(scene(page, 1)).toBeVisible();
  await editText(page, 1, 'Dialogue', 'Far below, it boils.');
  await approveAndCombine(page, /0 credits/);
  expect(Math.abs((await playFilm(page)) - 12)).toBeLessThanOrEqual(0.1);
});
