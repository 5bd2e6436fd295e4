import { beforeEach, expect, test, vi } from 'vitest';
import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import type { Take } from '#contract/api/takes.ts';
import { withPronunciation } from '#contract/rules/speech.ts';
import { createHistory, type History } from './history.ts';
import { createSceneActions, type SceneActions } from './scene-actions.ts';
import type { SceneCalls } from './calls/scene-calls.ts';
import { buildScene, buildStoryboard } from './testing/build-storyboard.ts';

let shown: Storyboard;
let sent: string[];
let history: History;
let actions: SceneActions;
const onRemoved = vi.fn();

/** Calls that do to the shown storyboard what the server would. */
function callsOnShown(): SceneCalls {
  const change = (sceneId: string, changes: Partial<Scene>) => {
    shown = {
      ...shown,
      scenes: shown.scenes.map((scene) =>
        scene.id === sceneId ? { ...scene, ...changes } : scene,
      ),
    };
  };
  const call = (name: string, sceneId: string, changes: Partial<Scene>) => {
    sent.push(`${name} ${Object.values(changes).join(' ')}`.trim());
    change(sceneId, changes);
    return Promise.resolve();
  };
  return {
    saveDescription: (id, description) => call('description', id, { description }),
    saveDialogue: (id, dialogue) => call('dialogue', id, { dialogue }),
    saveCaptionText: (id, text) => call('caption', id, { caption_text: text }),
    saveCaptions: () => Promise.resolve(),
    saveSpeed: (id, speed) => call('speed', id, { speed }),
    savePronunciations: (id, pronunciations) =>
      call(`say ${pronunciations.map(({ word, say }) => `${word}=${say}`).join(',')}`, id, {}).then(
        () => change(id, { pronunciations: [...pronunciations] }),
      ),
    pronounceEverywhere: async (word, say) => {
      sent.push(`everywhere ${word} ${say}`);
      for (const { id, pronunciations } of shown.scenes)
        change(id, { pronunciations: withPronunciation(pronunciations, word, say) });
      return shown.scenes;
    },
    speak: async (id) => {
      sent.push('speak');
      change(id, { audio_url: '/spoken.m4a', audio_stale: false });
      return '/spoken.m4a';
    },
    saveDuration: (id, duration) => call('duration', id, { duration }),
    saveMediaType: (id, mediaType) =>
      call('type', id, {
        media_type: mediaType,
        ...(mediaType === 'video'
          ? { duration: Math.min(10, shown.scenes.find((scene) => scene.id === id)?.duration ?? 0) }
          : {}),
      }),
    regenerate: (id) => call('regenerate', id, {}),
    cancel: (id) => call('cancel', id, {}),
    remove: (id) => call(`remove ${id.at(-1)}`, id, {}),
    restore: (id) => call(`restore ${id.at(-1)}`, id, {}),
    duplicate: (id) => call('duplicate', id, {}).then(() => buildScene(9)),
    split: (id, first, second) =>
      call('split', id, { dialogue: `${first}|${second}` }).then(() => [
        { ...scene(1), dialogue: first, duration: 6 },
        buildScene(9, { dialogue: second, duration: 8 }),
      ]),
    mergeNext: (id) =>
      call('merge', id, { dialogue: 'Dialogue 1 Dialogue 2', duration: 20 }).then(
        () => shown.scenes,
      ),
    restoreTake: (id, takeId) => call('take', id, { description: `made from ${takeId}` }),
    setQuality: (quality) => {
      sent.push(`quality ${quality}`);
      shown = { ...shown, quality };
      return Promise.resolve();
    },
    reorder: (ids) => call(`order ${ids.map((id) => id.at(-1)).join('')}`, '', {}),
  };
}

const scene = (number: number): Scene => {
  const found = shown.scenes[number - 1];
  if (found === undefined) throw new Error('no such scene');
  return found;
};
const take = (id: string): Take => ({
  id,
  kind: 'visual',
  media_type: 'image',
  still: false,
  text: '',
  speed: 1,
  pronunciations: [],
  model: 'm',
  credits: 5,
  created_at: '',
  current: false,
  thumbnail_url: null,
  media_url: null,
});

beforeEach(() => {
  shown = buildStoryboard([buildScene(1, { duration: 14 }), buildScene(2)]);
  sent = [];
  onRemoved.mockReset();
  history = createHistory(() => 0);
  actions = createSceneActions({
    calls: callsOnShown(),
    history,
    whenSaved: async () => true,
    read: () => shown,
    onRemoved,
  });
});

/** Undoes and redoes the last edit, and gives what was sent for it. */
async function backAndForth(): Promise<{ undo: string[]; redo: string[] }> {
  sent = [];
  await history.undo();
  const undo = sent;
  sent = [];
  await history.redo();
  return { undo, redo: sent };
}

test('a scene is deleted after the edits of it that are still on their way: they would find it gone', async () => {
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = callsOnShown();
  const slow = createSceneActions({
    calls: {
      ...calls,
      saveDuration: (id, duration) => late.then(() => calls.saveDuration(id, duration)),
    },
    history,
    whenSaved: () => Promise.resolve(true),
    read: () => shown,
    onRemoved,
  });
  slow.changeDuration(scene(2), 4);
  const removed = slow.remove(scene(2));
  answer();
  await removed;
  expect(sent).toEqual(['duration 4', 'remove 2']);
});

test('texts go back to what they were', async () => {
  await actions.saveDescription(scene(1).id, 'A fox');
  expect(await backAndForth()).toEqual({
    undo: ['description Description 1'],
    redo: ['description A fox'],
  });
  await actions.saveDialogue(scene(1).id, 'Hello');
  expect(await backAndForth()).toEqual({ undo: ['dialogue Dialogue 1'], redo: ['dialogue Hello'] });
});

test('a switch to video gives the length back that it cut', async () => {
  actions.changeMediaType(scene(1), 'video');
  await vi.waitFor(() => expect(history.snapshot().undoLabel).toBe('Change the type of scene 1'));
  expect(scene(1).duration).toBe(10);
  expect((await backAndForth()).undo).toEqual(['type image', 'duration 14']);
});

test('adding, copying and deleting are undone by deleting and bringing back', async () => {
  actions.added(buildScene(3));
  await vi.waitFor(() => expect(history.snapshot().undoLabel).toBe('Add scene 3'));
  expect(await backAndForth()).toEqual({ undo: ['remove 3'], redo: ['restore 3'] });
  await actions.duplicate(scene(2));
  expect(await backAndForth()).toEqual({ undo: ['remove 9'], redo: ['restore 9'] });
  await actions.remove(scene(2));
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(await backAndForth()).toEqual({ undo: ['restore 2'], redo: ['remove 2'] });
});

test('two halves become one again, and one becomes two', async () => {
  await actions.split(scene(1));
  expect(sent).toEqual(['split Dialogue|1']);
  shown = buildStoryboard([
    buildScene(1, { dialogue: 'Dialogue', duration: 6 }),
    buildScene(9),
    buildScene(2),
  ]);
  expect(history.snapshot().undoLabel).toBe('Split scene 1');
  expect(await backAndForth()).toEqual({
    undo: ['remove 9', 'dialogue Dialogue 1', 'duration 14'],
    redo: ['dialogue Dialogue', 'duration 6', 'restore 9'],
  });
});

test('a scene and its next become one, and two again; the last has none', async () => {
  await actions.mergeNext(scene(2));
  expect(sent).toEqual([]);
  await actions.mergeNext(scene(1));
  expect(history.snapshot().undoLabel).toBe('Merge scenes 1 and 2');
  expect(await backAndForth()).toEqual({
    undo: ['dialogue Dialogue 1', 'duration 14', 'restore 2'],
    redo: ['remove 2', 'dialogue Dialogue 1 Dialogue 2', 'duration 20'],
  });
});

test('an order goes back to the one before', async () => {
  actions.reorder([scene(2).id, scene(1).id]);
  await vi.waitFor(() => expect(history.snapshot().undoLabel).toBe('Move a scene'));
  expect(await backAndForth()).toEqual({ undo: ['order 12'], redo: ['order 21'] });
});

test('a restored take gives way to the one before it and to the text that was newer than that', async () => {
  await actions.restoreTake(scene(1), take('b'), take('a'));
  expect((await backAndForth()).undo).toEqual(['take made from a', 'description Description 1']);
});

test('tweaked scenes get their own words back', async () => {
  const before = [scene(1), scene(2)];
  shown = {
    ...shown,
    scenes: before.map((old) => ({ ...old, description: `Tweaked ${old.number}` })),
  };
  actions.rewritten(before);
  await vi.waitFor(() => expect(history.snapshot().undoLabel).toBe('Tweak 2 scenes'));
  expect(await backAndForth()).toEqual({
    undo: ['description Description 1', 'description Description 2'],
    redo: ['description Tweaked 1', 'description Tweaked 2'],
  });
});

test('a choice of quality goes back to the one before; the same again is none', async () => {
  expect(await actions.setQuality('final')).toBe(true);
  expect(sent).toEqual([]);
  expect(await actions.setQuality('draft')).toBe(true);
  expect(history.snapshot().undoLabel).toBe('Change to draft quality');
  expect(await backAndForth()).toEqual({ undo: ['quality final'], redo: ['quality draft'] });
});

test('nothing paid is ever in the history', async () => {
  await actions.regenerate(scene(1).id);
  await actions.cancel(scene(1).id);
  expect(history.snapshot()).toEqual({ undoLabel: null, redoLabel: null });
});

test('a paid press that comes twice is one call', async () => {
  await Promise.all([
    actions.regenerate('scene-1'),
    actions.regenerate('scene-1'),
    actions.regenerate('scene-2'),
  ]);
  expect(sent).toEqual(['regenerate', 'regenerate']);
  await actions.regenerate('scene-1');
  expect(sent).toHaveLength(3);
});

test('speed and pronunciations go back to what they were, in all scenes they were changed in', async () => {
  actions.changeSpeed(scene(1), 1.2);
  await vi.waitFor(() => expect(history.snapshot().undoLabel).toBe('Change the speed of scene 1'));
  expect(await backAndForth()).toEqual({ undo: ['speed 1'], redo: ['speed 1.2'] });
  await actions.changePronunciations(scene(1), [{ word: 'GIF', say: 'jif' }]);
  expect(await backAndForth()).toEqual({ undo: ['say'], redo: ['say GIF=jif'] });
  await actions.pronounceEverywhere('GIF', 'gee eye eff');
  expect(await backAndForth()).toEqual({
    undo: ['say GIF=jif', 'say'],
    redo: ['everywhere GIF gee eye eff'],
  });
});

test('a take that is put back takes its speed along, and its undo brings the other back', async () => {
  await actions.restoreTake(scene(1), take('b'), take('a'));
  const [first, second] = shown.scenes;
  if (first === undefined || second === undefined) throw new Error('no such scene');
  shown = { ...shown, scenes: [{ ...first, speed: 1.3 }, second] };
  expect((await backAndForth()).undo).toContain('speed 1');
});

test('a line that was spoken as it stands is heard again, any other is spoken first', async () => {
  expect(await actions.lineOf(scene(1).id)).toBe('/spoken.m4a');
  expect(await actions.lineOf(scene(1).id)).toBe('/spoken.m4a');
  expect(sent).toEqual(['speak']);
  const [first, second] = shown.scenes;
  if (first === undefined || second === undefined) throw new Error('no such scene');
  shown = { ...shown, scenes: [{ ...first, audio_stale: true }, second] };
  await actions.lineOf(first.id);
  expect(sent).toEqual(['speak', 'speak']);
});
