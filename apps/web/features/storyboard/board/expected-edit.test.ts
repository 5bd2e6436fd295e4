import { expect, test } from 'vitest';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectedAfter } from '../../../api/queries/expected-edit.ts';

const [first, second, third] = [buildScene(1), buildScene(2), buildScene(3)];
const board = buildStoryboard([first, second, third]);
const expected = (changes: readonly Change[], removed = new Map([[second.id, second]])) =>
  expectedAfter(board, changes, removed);
const ids = (changes: readonly Change[]) => expected(changes).scenes.map(({ id }) => id);

test('what is chosen shows at once', () => {
  const after = expected([
    { type: 'scene', scene: first.id, fields: { duration: 4, media_type: 'video', speed: 1.2 } },
    { type: 'content', fields: { quality: 'draft', platform: 'youtube' } },
  ]);
  expect(after).toMatchObject({
    duration: 24,
    quality: 'draft',
    orientation: 'landscape',
    scenes: [{ duration: 4, media_type: 'video', speed: 1.2 }, second, third],
  });
});

test('texts wait for the answer: their fields would take what is shown for what is saved', () => {
  const after = expected([
    {
      type: 'scene',
      scene: first.id,
      fields: { description: 'A fox', dialogue: 'Hello', caption_text: 'Hi', camera: 'wide' },
    },
  ]);
  expect(after.scenes[0]).toEqual(first);
});

test('scenes go, move, and come back as they were; one that nobody knows waits for the answer', () => {
  expect(ids([{ type: 'remove', scene: second.id }])).toEqual([first.id, third.id]);
  expect(
    ids([
      { type: 'remove', scene: second.id },
      { type: 'insert', scene: second.id, position: 1 },
    ]),
  ).toEqual([second.id, first.id, third.id]);
  expect(ids([{ type: 'move', scene: first.id, position: 3 }])).toEqual([
    second.id,
    third.id,
    first.id,
  ]);
  expect(ids([{ type: 'insert', scene: 'unknown', copy_of: first.id }])).toHaveLength(3);
  expect(ids([{ type: 'merge', scene: first.id }])).toHaveLength(3);
});
