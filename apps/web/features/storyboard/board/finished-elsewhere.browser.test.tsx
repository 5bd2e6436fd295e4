import { expect, test, vi } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import {
  editPath,
  expectAccessible,
  openStoryboard,
  refusing,
} from '../testing/open-storyboard.tsx';

const draft = buildStoryboard([buildScene(1)]);
const finished = buildStoryboard(
  [buildScene(1, { status: 'completed', visual_url: '/none.jpg' })],
  { status: 'completed', video_url: '/none.mp4' },
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialogue = page.getByRole('textbox', { name: 'Dialogue' });

/** Types a dialogue that comes after the storyboard was finished in another tab. */
async function typeTooLate(): Promise<void> {
  let storyboard = draft;
  await openStoryboard(draft, {
    '/storyboard': () => ({ body: storyboard }),
    [editPath]: () => {
      storyboard = finished;
      return refusing(
        409,
        'This video is finished. Duplicate it as a new draft to change it.',
      )(null);
    },
  });
  await dialogue.fill('Mine, too late');
  await userEvent.tab();
  await expect.element(page.getByText('Your text came too late and is not saved.')).toBeVisible();
}

test('a text that came too late can be copied, and given up for the one that stands [BOARD-29]', async () => {
  await typeTooLate();
  await expect
    .element(
      page.getByText('This video is finished. Duplicate it as a new draft to change it.', {
        exact: true,
      }),
    )
    .toBeVisible();
  // A bar or notification at an edge may lie over what is only half in view.
  dialogue.element().scrollIntoView({ block: 'center' });
  await expectAccessible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy my text').click();
  expect(write).toHaveBeenCalledExactlyOnceWith('Mine, too late');
  await expect.element(page.getByText('Text copied', { exact: true })).toBeVisible();
  await expect.element(dialogue).toHaveValue('Mine, too late');

  await button('Discard it').click();
  await expect.element(dialogue).toHaveValue('Dialogue 1');
  await expect.element(dialogue).toHaveFocus();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  expect(sessionStorage.length).toBe(0);
});

thoroughly(() =>
  test('where the browser does not copy, the text is marked for the keyboard', async () => {
    await typeTooLate();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await button('Copy my text').click();
    await expect.element(dialogue).toHaveFocus();
    expect(document.getSelection()?.toString()).toBe('Mine, too late');
  }),
);

test('a finished storyboard hears that it was deleted elsewhere [BOARD-30]', async () => {
  let isGone = false;
  await openStoryboard(finished, {
    '/storyboard': () =>
      isGone
        ? refusing(404, 'This was not found. It may have been deleted.')(null)
        : { body: finished },
    // What comes first on the line says that something may have changed.
    '/events': () => {
      isGone = true;
      return { body: {} };
    },
  });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This was not found. It may have been deleted.');
});
