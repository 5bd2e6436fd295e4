import type { Page } from '@playwright/test';
import { isThorough, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import {
  createThroughOutage,
  expectScenesMade,
  readLedger,
  readStoryboard,
  test,
  toast,
} from './adversity.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect } from './product.ts';
import { scene } from './steps.ts';

// Painting takes long enough to be left alone meanwhile; what is not made needs none. Saying so here, too, would start another server.
if (isThorough) test.use({ isFlat: false });

const offline = (page: Page, is: boolean) => page.context().setOffline(is);

test('texts typed without a network wait, say so, and are saved when it is back [BOARD-19]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const id = await makeStoryboard(page, 2);
  await page.goto(`${product.origin}/storyboard/${id}`);
  await expect(scene(page, 1)).toBeVisible();
  await offline(page, true);
  await scene(page, 1).getByRole('textbox', { name: 'Dialogue' }).fill('Typed in a tunnel.');
  await scene(page, 2)
    .getByRole('textbox', { name: 'Visual description' })
    .fill('A train in a tunnel');
  await scene(page, 2).getByRole('textbox', { name: 'Visual description' }).blur();
  for (const number of [1, 2])
    await expect(scene(page, number).getByText(/Offline, will retry/)).toBeVisible();
  await expect(scene(page, 1).getByRole('textbox', { name: 'Dialogue' })).toHaveValue(
    'Typed in a tunnel.',
  );
  await offline(page, false);
  for (const number of [1, 2])
    await expect(scene(page, number).getByText(/^Saved \d/)).toBeVisible();
  const { scenes } = await readStoryboard(page, product, id);
  expect([scenes[0]?.dialogue, scenes[1]?.description]).toEqual([
    'Typed in a tunnel.',
    'A train in a tunnel',
  ]);
});

test('Create Content without a network says what to do and keeps the form; with it, makes one content [WIZ-14]', async ({
  page,
  product,
}) => {
  await createThroughOutage(page, product, {
    begin: () => offline(page, true),
    end: () => offline(page, false),
  });
});

thoroughly(() =>
  test('scenes that were made meanwhile are there when the network is back [SCENE-4]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 2);
    await page.goto(`${product.origin}/storyboard/${id}`);
    await page.getByRole('button', { name: /^Approve Content/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Approve Content/ })
      .click();
    await expect(scene(page, 1).getByRole('progressbar')).toBeVisible();
    await offline(page, true);
    await expectScenesMade(page, product, id);
    await expect(page.getByText('Your scenes are ready')).toHaveCount(0);
    await offline(page, false);
    await expect(page.getByText('Your scenes are ready')).toBeVisible();
    await expect(page.getByText('5 credits available')).toBeVisible();
    expect(await readLedger(page, product)).toEqual({ available: 5, used: [5, 5] });
  }),
);

test('deleting without a network brings the list back and says so [DASH-10]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  await makeStoryboard(page, 1);
  await page.goto(`${product.origin}/dashboard`);
  await expect(page.getByRole('article')).toHaveCount(1);
  // The question is asked once before, so that all of it is there when the network goes.
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await offline(page, true);
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete content. Please try again.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await offline(page, false);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

thoroughly(() =>
  test('a page asked for without a network comes when it is back, and until then the one before stays [PAGE-10]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 1);
    await page.goto(`${product.origin}/storyboard/${id}`);
    const dialogue = scene(page, 1).getByRole('textbox', { name: 'Dialogue' });
    await expect(dialogue).toBeVisible();
    await offline(page, true);
    await dialogue.fill('Typed before leaving.');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(dialogue).toHaveValue('Typed before leaving.');
    await offline(page, false);
    await expect(page.getByRole('heading', { name: 'Your videos' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect
      .poll(async () => (await readStoryboard(page, product, id)).scenes[0]?.dialogue)
      .toBe('Typed before leaving.');
  }),
);
