import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, refusing, sent } from '../testing/open-storyboard.tsx';

const list = page.getByRole('region', { name: 'Not in the film' });
const add = (sentence: string) => list.getByRole('button', { name: `Add as scene: ${sentence}` });

const leftOut = (
  text: string,
  changes: Partial<Storyboard['left_out'][number]> = {},
): Storyboard['left_out'][number] => ({
  id: text,
  text,
  source: 'own',
  of: '',
  why: 'no-room',
  place: 2,
  ...changes,
});
const board = (changes: Partial<Storyboard> = {}) =>
  buildStoryboard([buildScene(1), buildScene(2)], {
    left_out: [
      leftOut('She never hung it up.'),
      leftOut('She died in June.', { place: 9 }),
      leftOut('Make the music sad.', { why: 'request', place: 3 }),
      leftOut('A sentence of very many words.', { why: 'too-long' }),
      leftOut('A dark church.', { why: 'picture-note' }),
    ],
    ...changes,
  });

test('the sentences that no scene says are listed, and why where that is not plain', async () => {
  await openStoryboard(board());
  await expect.element(list).toBeVisible();
  const items = list
    .getByRole('listitem')
    .elements()
    .map((item) => item.firstElementChild?.textContent);
  expect(items).toEqual([
    'She never hung it up.',
    'She died in June.',
    'Make the music sad.Read as a wish, so it is not spoken.',
    'A sentence of very many words.Longer than one scene can say.',
    'A dark church.Read as a note on the picture, so it is not spoken.',
  ]);
  await expectAccessible();
});

test('a sentence becomes a scene at its place by keyboard, leaves the list at once, and the focus goes to its card', async () => {
  const added = {
    ...buildScene(7, { dialogue: 'She never hung it up.' }),
    number: 2,
  };
  await openStoryboard(board(), { '/generate-scene': () => ({ body: added }) });
  const button = add('She never hung it up.');
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const card = page.getByRole('listitem', { name: 'Scene 2' });
  await expect
    .element(card.getByRole('textbox', { name: 'Dialogue' }))
    .toHaveValue('She never hung it up.');
  await expect.element(card).toHaveFocus();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(add('She died in June.')).toBeEnabled();
  expect(sent).toEqual([
    'POST generate-scene {"position":2,"is_last_scene":false,"left_out_id":"She never hung it up."}',
  ]);
});

test('one whose place lies behind the last scene becomes the last', async () => {
  const added = { ...buildScene(7, { dialogue: 'She died in June.' }), number: 3 };
  await openStoryboard(board(), { '/generate-scene': () => ({ body: added }) });
  await add('She died in June.').click();
  await expect.element(page.getByRole('listitem', { name: 'Scene 3' })).toHaveFocus();
  expect(sent).toEqual([
    'POST generate-scene {"position":3,"is_last_scene":true,"left_out_id":"She died in June."}',
  ]);
});

test('one that could not be added stays, and the failure is told', async () => {
  await openStoryboard(board(), { '/generate-scene': refusing(409, 'Not now.') });
  await add('She never hung it up.').click();
  await expect
    .element(page.getByText('Failed to generate new scene', { exact: true }))
    .toBeVisible();
  await expect.element(add('She never hung it up.')).toBeEnabled();
});

test('where nothing was left out, or nothing can be added any more, there is no list', async () => {
  await openStoryboard(board({ status: 'processing' }));
  await expect.element(page.getByRole('listitem', { name: 'Scene 1' })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test('an Arabic storyboard is marked as Arabic where it says what is said, and read from the right', async () => {
  const arabic = 'ترقص النحلة لتخبر أخواتها بمكان الزهور.';
  await openStoryboard(
    board({
      language: 'ar',
      title: 'لماذا ترقص النحل',
      scenes: [buildScene(1, { dialogue: arabic, narrated: false })],
      left_out: [leftOut('ثم يطير الجميع.')],
    }),
  );
  const dialogue = page.getByRole('textbox', { name: 'Dialogue' });
  const title = page.getByRole('heading', { level: 1 });
  const sentence = list.getByText('ثم يطير الجميع.');
  for (const text of [dialogue, title, sentence]) {
    await expect.element(text).toHaveAttribute('lang', 'ar');
    expect(getComputedStyle(text.element()).direction).toBe('rtl');
  }
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const caption = page.getByRole('dialog').getByText(arabic);
  await expect.element(caption).toHaveAttribute('lang', 'ar');
  expect(getComputedStyle(caption.element()).direction).toBe('rtl');
});
