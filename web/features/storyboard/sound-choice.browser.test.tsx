import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { buildScene, buildStoryboard } from './testing/build-storyboard.ts';
import { openStoryboard } from './testing/open-storyboard.tsx';

const choice = page.getByRole('switch', { name: 'Sound effects' });

test('sound effects are on until they are turned off, with one press and one back', async () => {
  let storyboard = buildStoryboard([buildScene(1), buildScene(2)]);
  await openStoryboard(storyboard, {
    '/storyboard': () => ({ body: storyboard }),
    '/sound': (body) => {
      storyboard = { ...storyboard, sound: body as Storyboard['sound'] };
      return { body: { sound: storyboard.sound } };
    },
  });
  await expect.element(choice).toBeChecked();
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await expect.poll(() => storyboard.sound).toEqual({ effects: false });
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect.poll(() => storyboard.sound).toEqual({ effects: true });
});

test('they are not changed once the video is finished', async () => {
  const scenes = [buildScene(1)];
  await openStoryboard(buildStoryboard(scenes, { status: 'completed', sound: { effects: false } }));
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toHaveAttribute('aria-disabled', 'true');
});
