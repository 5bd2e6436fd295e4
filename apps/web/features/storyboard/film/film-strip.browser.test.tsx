import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard } from '../testing/open-storyboard.tsx';

/** A picture of this site that is twice as high as the strip is, and upright. */
const poster = '/examples/model-recraft-vertical.webp';
const segments = () => [...document.querySelectorAll<HTMLElement>('[data-frames]')];

test.each([
  [390, 844],
  [1440, 900],
])('the film strip shows whole frames, none cut, at %i×%i', async (width, height) => {
  await page.viewport(width, height);
  await openStoryboard(
    buildStoryboard(
      [1, 2].map((number) =>
        buildScene(number, { poster_url: poster, status: 'completed', visual_url: poster }),
      ),
      { status: 'awaiting_compilation' },
    ),
  );
  await expect.poll(() => segments().length).toBe(2);
  for (const segment of segments()) {
    const { backgroundImage, backgroundSize, backgroundRepeat } = getComputedStyle(segment);
    expect(backgroundImage).toContain(poster);
    // A frame as large as fits, as many of them as there is room for: what is left over is room between them.
    expect([backgroundSize, backgroundRepeat]).toEqual(['contain', 'space']);
  }
});

test('each scene is as wide as it is long; one that is left out has no place', async () => {
  await page.viewport(1440, 900);
  const scenes = [
    buildScene(1, { duration: 4, poster_url: poster }),
    buildScene(2, { duration: 12, poster_url: poster }),
    buildScene(3, { duration: 0, poster_url: poster }),
  ];
  await openStoryboard(buildStoryboard(scenes));
  await expect.poll(() => segments().length).toBe(2);
  const [short, long] = segments().map((segment) => segment.getBoundingClientRect().width);
  expect((long ?? 0) / (short ?? 1)).toBeCloseTo(3, 1);
});

test('a press on a scene of the strip leads to its card', async () => {
  await page.viewport(1440, 900);
  await openStoryboard(buildStoryboard([1, 2, 3].map((number) => buildScene(number))));
  await expect.element(page.getByRole('listitem', { name: 'Scene 3' })).toBeVisible();
  const third = document.querySelector<HTMLElement>('button[title="Scene 3, 10 s"]');
  third?.click();
  await expect.element(page.getByRole('listitem', { name: 'Scene 3' })).toHaveFocus();
});

test.each([
  [360, 800],
  [390, 844],
])('the tools of a scene stay within its card on a phone of %i×%i', async (width, height) => {
  await page.viewport(width, height);
  await openStoryboard(
    buildStoryboard([
      buildScene(1, { media_type: 'video' }),
      buildScene(2, { status: 'completed', visual_url: poster, poster_url: poster }),
    ]),
  );
  const menu = page.getByRole('button', { name: 'More for scene 1' });
  await expect.element(menu).toBeVisible();
  for (const card of page.getByRole('listitem', { name: /^Scene \d$/ }).elements()) {
    const right = card.getBoundingClientRect().right;
    for (const control of card.querySelectorAll('button, select, textarea, fieldset'))
      expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
