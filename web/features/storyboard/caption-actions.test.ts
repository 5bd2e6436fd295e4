import { beforeEach, expect, test } from 'vitest';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { type CaptionActions, createCaptionActions, shownCaption } from './caption-actions.ts';
import { createHistory, type History } from './history.ts';
import { buildScene, buildStoryboard } from './testing/build-storyboard.ts';

let shown: Storyboard;
let sent: unknown[];
let history: History;
let actions: CaptionActions;
const sceneId = buildScene(1).id;

beforeEach(() => {
  shown = buildStoryboard([buildScene(1, { dialogue: 'Bees [pause 1s] dance.' })]);
  sent = [];
  history = createHistory(() => 0);
  actions = createCaptionActions({
    history,
    read: () => shown,
    calls: {
      saveCaptionText: async (id, text, seen) => {
        sent.push(seen === undefined ? text : [text, seen.replaces]);
        shown = {
          ...shown,
          scenes: shown.scenes.map((scene) =>
            scene.id === id ? { ...scene, caption_text: text } : scene,
          ),
        };
      },
      saveCaptions: async (captions) => {
        sent.push(captions.preset);
        shown = { ...shown, captions };
      },
    },
  });
});

test('a field shows what is said, without the marks of pauses, until it is written otherwise', () => {
  expect(shown.scenes.map(shownCaption)).toEqual(['Bees dance.']);
  expect(shownCaption({ caption_text: '', dialogue: 'Bees' })).toBe('');
});

test('a text that says just what is said is kept as spoken, as what is seen and as what is wanted', async () => {
  await actions.saveText(sceneId, 'Bees!', { replaces: 'Bees dance.', isRetry: false });
  await actions.saveText(sceneId, ' Bees dance. ', { replaces: 'Bees!', isRetry: false });
  expect(sent).toEqual([
    ['Bees!', null],
    [null, 'Bees!'],
  ]);
});

test('bursts of typing are taken back together, and made again', async () => {
  await actions.saveText(sceneId, 'B');
  await actions.saveText(sceneId, 'Bees!');
  sent = [];
  await history.undo();
  await history.redo();
  expect(sent).toEqual([null, 'Bees!']);
});

test('the look before comes back', async () => {
  await actions.changeLook({ preset: 'glow', position: 'top', colour: 'mint' });
  await history.undo();
  expect(shown.captions).toEqual({ preset: 'classic', position: 'bottom', colour: null });
  await history.redo();
  expect(shown.captions).toEqual({ preset: 'glow', position: 'top', colour: 'mint' });
});
