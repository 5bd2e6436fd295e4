import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard } from '../testing/open-storyboard.tsx';

const scenes = [buildScene(1), buildScene(2)];

test('stock is offered by a scene where there is a site to search [STOCK-1]', async () => {
  await openStoryboard(buildStoryboard(scenes, { stock: ['pexels'] }));
  await expect
    .element(page.getByRole('button', { name: 'Find stock for scene 2' }))
    .toBeInTheDocument();
  await expectAccessible();
});

test('and nowhere without one [STOCK-1]', async () => {
  await openStoryboard(buildStoryboard(scenes));
  await expect.element(page.getByRole('switch', { name: 'Sound effects' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Find stock/ })).not.toBeInTheDocument();
});
