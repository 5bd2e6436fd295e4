import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { plainBrand } from '@scenewright/contract/rules/brand.ts';
import { aPicture, buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const choice = page.getByRole('switch', { name: 'Brand', exact: true });
const changed = page.getByRole('button', { name: 'Use the changed brand' });
const scenes = [buildScene(1), buildScene(2)];
const turned = (brand: unknown) =>
  `edit ${JSON.stringify([{ type: 'content', fields: { brand } }])}`;

test('a brand is put on with one press [BRAND-2]', async () => {
  await openStoryboard(buildStoryboard(scenes, { brand_offer: 'other' }));
  await expect.element(choice).not.toBeChecked();
  await expectAccessible();
  await choice.click();
  await expect.poll(() => sent).toEqual([turned('current')]);
});

test('one that has changed since is put on anew, or taken off [BRAND-2]', async () => {
  await openStoryboard(buildStoryboard(scenes, { brand: plainBrand, brand_offer: 'other' }));
  await expect.element(choice).toBeChecked();
  await expectAccessible();
  await changed.click();
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await expect.poll(() => sent).toEqual([turned('current'), turned(null)]);
});

test('there is nothing to switch without a brand, and nothing new where it is the same', async () => {
  await openStoryboard(buildStoryboard(scenes));
  await expect.element(page.getByRole('switch', { name: 'Sound effects' })).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
});

test('its cards stand before the first scene and after the last, free and part of the length [BRAND-4]', async () => {
  const cards = {
    intro: { words: 'Bakery Lang', seconds: 2, url: aPicture },
    outro: { words: 'See you', seconds: 3, url: aPicture },
  };
  // On a phone the bar at the foot covers part of what stands there, until one scrolls.
  await page.viewport(1280, 900);
  await openStoryboard(buildStoryboard(scenes, { brand: plainBrand, brand_offer: 'same', cards }));
  const opening = page.getByRole('region', { name: 'Opening card' });
  await expect.element(opening.getByText('2 s · free')).toBeVisible();
  await expect.element(opening.getByText('Bakery Lang')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Closing card' }).getByText('3 s · free'))
    .toBeVisible();
  await expect.element(page.getByText('0:25', { exact: false }).first()).toBeVisible();
  await expectAccessible();
});
