import { beforeEach, expect, test } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page } from 'vitest/browser';
import {
  anotherPicture,
  aPicture,
  buildScene,
  buildStoryboard,
} from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard } from '../testing/open-storyboard.tsx';

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

thoroughly(() =>
  test('the scene on its own shows the sketch, and when it is made', async () => {
    await openStoryboard(sketched);
    await page.getByRole('button', { name: 'View scene 1, Sketch', exact: true }).click();
    await expect
      .element(dialog.getByText('Sketch · Made when you approve the content', { exact: true }))
      .toBeVisible();
    expect(dialog.element().querySelector('img')?.getAttribute('src')).toBe(aPicture);
    await expectAccessible();
  }),
);

thoroughly(() =>
  test('the preview shows sketches until there are pictures', async () => {
    await openStoryboard(sketched);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect.element(dialog.getByText('Sketch', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('Dialogue 1')).toBeVisible();
  }),
);

const stale = buildStoryboard(
  [
    buildScene(1, {
      status: 'completed',
      poster_url: aPicture,
      visual_url: aPicture,
      visual_kind: 'picture',
      visual_stale: true,
      sketch_url: anotherPicture,
    }),
  ],
  { status: 'awaiting_compilation' },
);
const shown = () => dialog.element().querySelector('img')?.getAttribute('src');

test('beside a picture that its text has left behind, the list shows the new sketch', async () => {
  await openStoryboard(stale);
  const picture = page.getByRole('button', { name: 'View scene 1', exact: true });
  await expect.element(picture).toBeVisible();
  expect(picture.element().querySelector('img')?.getAttribute('src')).toBe(aPicture);
  const sketch = page.getByRole('button', { name: 'View scene 1, New sketch', exact: true });
  await expect.element(sketch.getByText('New sketch', { exact: true })).toBeVisible();
  expect(sketch.element().querySelector('img')?.getAttribute('src')).toBe(anotherPicture);
  await expectAccessible();
});

thoroughly(() =>
  test('its view shows the picture or the new sketch, beginning with the one that was pressed', async () => {
    await openStoryboard(stale);
    await page.getByRole('button', { name: 'View scene 1, New sketch', exact: true }).click();
    const choice = dialog.getByRole('group', { name: 'What is shown of scene 1' });
    await expect.element(choice.getByRole('radio', { name: 'New sketch' })).toBeChecked();
    await expect
      .element(dialog.getByText('Sketch · Regenerate Media makes it', { exact: true }))
      .toBeVisible();
    expect(shown()).toBe(anotherPicture);
    await expectAccessible();
    await choice.getByRole('radio', { name: 'Picture' }).click();
    await expect.poll(shown).toBe(aPicture);
    await choice.getByRole('radio', { name: 'New sketch' }).click();
    await expect.poll(shown).toBe(anotherPicture);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'View scene 1', exact: true }).click();
    await expect.element(choice.getByRole('radio', { name: 'Picture' })).toBeChecked();
    expect(shown()).toBe(aPicture);
  }),
);

thoroughly(() =>
  test('the preview plays the new sketch of a stale scene, and says so', async () => {
    await openStoryboard(stale);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect.element(dialog.getByText('New sketch', { exact: true })).toBeVisible();
    expect(shown()).toBe(anotherPicture);
    await expect
      .element(dialog.getByText(/^Sketches where a picture is yet to be made/))
      .toBeVisible();
  }),
);

test('a sketch that cannot be loaded leaves the place as it was', async () => {
  await openStoryboard(buildStoryboard([buildScene(1, { sketch_url: '/none.jpg' })]));
  const thumbnail = page.getByRole('button', { name: 'View scene 1, Sketch', exact: true });
  await expect.poll(() => thumbnail.element().querySelector('img')).toBeNull();
  await expect.element(thumbnail).toBeVisible();
});
