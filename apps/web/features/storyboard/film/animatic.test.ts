import { expect, test } from 'vitest';
import { isClip, sceneAt, timelineOf, withCards } from '../../../animatic/animatic.ts';
import { buildScene } from '../testing/build-storyboard.ts';

const timeline = timelineOf([
  buildScene(1, { duration: 3 }),
  buildScene(2, { duration: 0 }),
  buildScene(3, { duration: 5 }),
]);

test('scenes follow one another; one of 0 s is left out', () => {
  expect(timeline.map(({ scene, startS, endS }) => [scene.number, startS, endS])).toEqual([
    [1, 0, 3],
    [3, 3, 8],
  ]);
});

test('each moment shows one scene, the end the last', () => {
  expect([0, 2.99, 3, 7.9, 8, 20].map((timeS) => sceneAt(timeline, timeS)?.scene.number)).toEqual([
    1, 1, 3, 3, 3, 3,
  ]);
  expect(sceneAt([], 1)).toBeUndefined();
});

test('clips are told from pictures by their address', () => {
  expect(
    ['/media/a.mp4?expires=1', '/media/a.jpg?download=b.mp4', '/media/a.mp4'].map(isClip),
  ).toEqual([true, false, true]);
});

test('a card is a moment of its own, without words, before the first scene and after the last [BRAND-4]', () => {
  const shown = withCards([buildScene(1, { duration: 3 })], {
    intro: { words: 'Hello', seconds: 2, url: 'intro.jpg' },
    outro: { words: 'Bye', seconds: 1, url: 'outro.jpg' },
  });
  expect(timelineOf(shown).map(({ scene, startS, endS }) => [scene.number, startS, endS])).toEqual([
    [0, 0, 2],
    [1, 2, 5],
    [0, 5, 6],
  ]);
  expect([shown[0]?.poster_url, shown[0]?.dialogue]).toEqual(['intro.jpg', '']);
  expect(withCards([], { intro: null, outro: null })).toEqual([]);
});
