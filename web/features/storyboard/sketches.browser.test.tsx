import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPicture, buildScene, buildStoryboard } from './testing/build-storyboard.ts';
import { expectAccessible, openStoryboard } from './testing/open-storyboard.tsx';

const sketched = buildStoryboard([
  buildScene(1, { sketch_url: aPicture }),
  buildScene(2, { status: 'completed', poster_url: aPicture, visual_url: aPicture }),
]);
const dialog = page.getByRole('dialog');

beforeEach(() => page.viewport(1280, 900));

test('a scene without a picture shows its sketch in the list, and says so; one with a picture does not', async () => {
  await openStoryboard(sketched);
  const thumbnail = page.getByRole('button', { name: 'View scene 1, Sketch', exact: true });
  await expect.element(thumbnail.getByText('Sketch', { exact: true })).toBeVisible();
  expect(thumbnail.element().querySelector('img')?.getAttribute('src')).toBe(aPicture);
  await expect
    .element(page.getByRole('button', { name: 'View scene 2', exact: true }))
    .toBeVisible();
  await expectAccessible();
});

test('the scene on its own shows the sketch, and when it is made', async () => {
  await openStoryboard(sketched);
  await page.getByRole('button', { name: 'View scene 1, Sketch', exact: true }).click();
  await expect
    .element(dialog.getByText('Sketch · Made when you approve the content', { exact: true }))
    .toBeVisible();
  expect(dialog.element().querySelector('img')?.getAttribute('src')).toBe(aPicture);
  await expectAccessible();
});

test('the preview shows sketches until there are pictures', async () => {
  await openStoryboard(sketched);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.element(dialog.getByText('Sketch', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Dialogue 1')).toBeVisible();
});

test('a sketch that cannot be loaded leaves the place as it was', async () => {
  await openStoryboard(buildStoryboard([buildScene(1, { sketch_url: '/none.jpg' })]));
  const thumbnail = page.getByRole('button', { name: 'View scene 1, Sketch', exact: true });
  await expect.poll(() => thumbnail.element().querySelector('img')).toBeNull();
  await expect.element(thumbnail).toBeVisible();
});
