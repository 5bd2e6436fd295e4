import { expect, test } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard } from '../testing/open-storyboard.tsx';

const card = (number: number) =>
  page.getByRole('listitem', { name: `Scene ${number}`, exact: true });
const threeScenes = buildStoryboard(
  [
    buildScene(1, { media_type: 'video', visual_url: '/none.mp4' }),
    buildScene(2, {
      status: 'pending',
      cancelable: true,
      progress: { stage: 'picture', percent: 40 },
    }),
    buildScene(3, { status: 'failed', failure: 'Out of paint.' }),
  ],
  { status: 'awaiting_compilation' },
);

async function openBoard(storyboard = threeScenes): Promise<void> {
  await openStoryboard(storyboard);
  await expect.element(card(1)).toBeVisible();
}

/** The scenes whose cards Tab stops at, card or control, from here until it leaves their list. */
async function tabbedScenes({ shift = false } = {}): Promise<string[]> {
  const scenes: string[] = [];
  for (;;) {
    const stop = document.activeElement?.closest('[aria-label="Scenes"] > li');
    if (stop === null || stop === undefined) return scenes;
    scenes.push(stop.getAttribute('aria-label') ?? '');
    await userEvent.tab({ shift });
  }
}

test('Tab stops at one scene of all: at the card, then at its controls [BOARD-28]', async () => {
  await openBoard();
  card(1).element().focus();
  const fromFirst = await tabbedScenes();
  expect(new Set(fromFirst)).toEqual(new Set(['Scene 1']));
  // Card, tick, still, media, duration, menu, two texts, three buttons at least.
  expect(fromFirst.length).toBeGreaterThanOrEqual(11);

  card(1).element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(new Set(await tabbedScenes())).toEqual(new Set(['Scene 3']));
  page
    .getByRole('button', { name: /^Regenerate Media.*scene 3$/ })
    .element()
    .focus();
  expect(new Set(await tabbedScenes({ shift: true }))).toEqual(new Set(['Scene 3']));
  await expectAccessible();
});

thoroughly(() =>
  test('a press in any other scene works at once and makes it the one that Tab stops at [BOARD-28]', async () => {
    await openBoard();
    await page.getByRole('checkbox', { name: 'Select scene 3' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Select scene 3' })).toBeChecked();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'View scene 3' })).toHaveFocus();
    await page.getByRole('textbox', { name: 'Dialogue' }).first().click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Listen, scene 1' })).toHaveFocus();
  }),
);

test('while its menu is open and when it has closed, the scene stays the one', async () => {
  await openBoard(buildStoryboard([buildScene(1), buildScene(2)]));
  page.getByRole('button', { name: 'More for scene 2' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: /Move earlier/ })).toHaveFocus();
  await expect.element(card(2)).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'More for scene 2' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Visual description').nth(1)).toHaveFocus();
});

test('from a button of a scene arrows go to its neighbours, and Escape goes from any control to its card [BOARD-28]', async () => {
  await openBoard();
  page.getByRole('button', { name: 'View, scene 1' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card(2)).toHaveFocus();
  for (const control of ['Visual description', 'Duration of scene 3']) {
    const [element] = page.getByLabelText(control).elements().slice(-1);
    if (element instanceof HTMLElement) element.focus();
    // In a text and in a choice arrows are theirs.
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(element);
    await userEvent.keyboard('{Escape}');
    await expect.element(card(3)).toHaveFocus();
  }
});
