import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shareOf } from '@scenewright/contract/testing/thorough.ts';
import { expectGoodInThemes, sizes } from './looks.ts';
import { openApp } from './open-app.tsx';
import { openState } from './open-state.tsx';
import { type StateName, storyboardStates } from './storyboard-states.ts';

const states = Object.keys(storyboardStates) as StateName[];

/** To the end of the page, where nothing is half behind the bar at a phone's lower edge: half a control counts as a small target. */
function scrollToEnd(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

const names = Object.keys(sizes);

describe.each(Object.entries(sizes))('%s', (name, [width, height]) => {
  beforeEach(() => page.viewport(width, height));

  test.each(shareOf(states, names.indexOf(name), names.length))(
    'a storyboard is accessible in its state “%s” [BOARD-15]',
    async (state) => {
      await openState(state);
      scrollToEnd();
      await expectGoodInThemes();
    },
  );

  test('a storyboard that cannot be loaded is accessible [BOARD-15]', async () => {
    await openApp(`/storyboard/${crypto.randomUUID()}`, { as: 'guest' });
    await expect.element(page.getByText('Error loading storyboard')).toBeVisible();
    await expectGoodInThemes();
  });
});
