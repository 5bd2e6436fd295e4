import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard, sent } from '../testing/open-storyboard.tsx';

const choice = page.getByRole('switch', { name: 'Sound effects' });

test('sound effects are on until they are turned off, with one press and one back [FILM-10]', async () => {
  await openStoryboard(buildStoryboard([buildScene(1), buildScene(2)]));
  const turned = (effects: boolean) =>
    `edit ${JSON.stringify([{ type: 'content', fields: { sound: { effects } } }])}`;
  await expect.element(choice).toBeChecked();
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await expect.poll(() => sent).toEqual([turned(false)]);
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect.poll(() => sent).toEqual([turned(false), turned(true)]);
});

test('they are not changed once the video is finished', async () => {
  const scenes = [buildScene(1)];
  await openStoryboard(buildStoryboard(scenes, { status: 'completed', sound: { effects: false } }));
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toHaveAttribute('aria-disabled', 'true');
});
