import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { ApiError } from '../../../api/api-error.ts';
import { createEditor, type Editor } from '../board/editor.ts';
import type { KeptHistory } from '../board/history.ts';
import type { BoardAction } from '../board/editor.ts';
import { createSceneActions, type SceneActions } from './scene-actions.ts';
import {
  changeDuration,
  changeMediaType,
  changeSpeed,
  saveCaption,
  saveText,
  setCaption,
  shownCaption,
} from './scene-edits.ts';
import { answerEdit } from '../testing/answer-edit.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';

let shown: Storyboard;
let sent: string[];
let kept: KeptHistory<BoardAction>;
let editor: Editor;
let actions: SceneActions;
/** Edits are answered once this has come. */
let answerable: Promise<unknown>;
let refusal: ApiError | null;
const onRemoved = vi.fn();

const words = (change: Change): string => {
  switch (change.type) {
    case 'scene':
      return `${change.scene.at(-1)} ${JSON.stringify(change.fields)}${change.replaces === undefined ? '' : ` for ${JSON.stringify(change.replaces)}`}`;
    case 'content':
      return JSON.stringify(change.fields);
    default:
      return `${change.type} ${change.scene.at(-1)}`;
  }
};

/** A server that finds everything as it is wanted: the request has come before. */
const answerNothing = async () => ({
  inverse: [],
  scenes: [],
  order: shown.scenes.map(({ id }) => id),
  stale: [],
});

function startEditor(
  start: KeptHistory<BoardAction>,
  sendEdit?: Parameters<typeof createEditor>[0]['sendEdit'],
): void {
  const deleted = new Map<string, Scene>();
  const read = () => shown;
  editor = createEditor({
    sendEdit:
      sendEdit ??
      (async (changes) => {
        await answerable;
        if (refusal !== null) throw refusal;
        sent.push(changes.map(words).join(', '));
        const { storyboard, reply } = answerEdit(shown, changes, deleted);
        shown = storyboard;
        return reply;
      }),
    sendCastChange: async (change) => {
      sent.push(`cast ${change.type}`);
      return { type: 'restore', id: change.id };
    },
    read,
    now: () => 0,
    start,
    keep: (history) => void (kept = history),
  });
  actions = createSceneActions({
    editor,
    whenSaved: async () => true,
    read,
    calls: {
      regenerate: async () => void sent.push('regenerate'),
      cancel: async () => void sent.push('cancel'),
      speak: async (id) => {
        sent.push('speak');
        shown = answerEdit(shown, [{ type: 'move', scene: id, position: 1 }]).storyboard;
        shown = {
          ...shown,
          scenes: shown.scenes.map((each) =>
            each.id === id ? { ...each, audio_url: '/spoken.m4a', audio_stale: false } : each,
          ),
        };
        return '/spoken.m4a';
      },
    },
    onRemoved,
  });
}

const scene = (number: number): Scene => {
  const found = shown.scenes[number - 1];
  if (found === undefined) throw new Error('no such scene');
  return found;
};
const dialogues = () => shown.scenes.map(({ dialogue }) => dialogue);

beforeEach(() => {
  shown = buildStoryboard([buildScene(1, { duration: 14 }), buildScene(2)]);
  sent = [];
  refusal = null;
  answerable = Promise.resolve();
  onRemoved.mockReset();
  startEditor({ done: [], undone: [] });
});

/** Undoes and redoes the last edit, and gives what was sent for it: one request each. */
async function backAndForth(): Promise<{ undo: string[]; redo: string[] }> {
  sent = [];
  await editor.history.undo();
  const undo = sent;
  sent = [];
  await editor.history.redo();
  return { undo, redo: sent };
}

test('a text is saved in place of the one its author saw, and goes back to it', async () => {
  await saveText(editor, scene(1), 'description', 'A fox', {
    replaces: 'Description 1',
    isRetry: false,
  });
  expect(sent).toEqual(['1 {"description":"A fox"} for {"description":"Description 1"}']);
  expect(await backAndForth()).toEqual({
    undo: ['1 {"description":"Description 1"} for {"description":"A fox"}'],
    redo: ['1 {"description":"A fox"} for {"description":"Description 1"}'],
  });
});

test('a burst of typing is taken back in one request, which expects the last of it', async () => {
  const type = (text: string, replaces: string) =>
    saveText(editor, scene(1), 'dialogue', text, { replaces, isRetry: false });
  await type('Be', 'Dialogue 1');
  await type('Bees', 'Be');
  expect(await backAndForth()).toEqual({
    undo: ['1 {"dialogue":"Dialogue 1"} for {"dialogue":"Bees"}'],
    redo: ['1 {"dialogue":"Bees"} for {"dialogue":"Dialogue 1"}'],
  });
});

test('a field that says what it says already is not sent', async () => {
  await changeDuration(editor, scene(1), 14);
  await changeDuration(editor, scene(1), Number.NaN);
  await changeMediaType(editor, scene(1), 'image');
  await changeSpeed(editor, scene(1), 1);
  expect(sent).toEqual([]);
  await changeMediaType(editor, scene(1), 'video');
  expect(editor.history.snapshot().undoLabel).toBe('Change the type of scene 1');
});

test('a caption that says just what is said is kept as spoken, as what is seen and as what is wanted', async () => {
  shown = buildStoryboard([buildScene(1, { dialogue: 'Bees [pause 1s] dance.' })]);
  expect(shownCaption(scene(1))).toBe('Bees dance.');
  expect(shownCaption({ caption_text: '', dialogue: 'Bees' })).toBe('');
  await saveCaption(editor, scene(1), 'Bees!', { replaces: 'Bees dance.', isRetry: false });
  await saveCaption(editor, scene(1), ' Bees dance. ', { replaces: 'Bees!', isRetry: false });
  await setCaption(editor, scene(1), null);
  expect(sent).toEqual([
    '1 {"caption_text":"Bees!"} for {"caption_text":null}',
    '1 {"caption_text":null} for {"caption_text":"Bees!"}',
    '1 {"caption_text":null}',
  ]);
});

test('a scene is deleted after the edits of it that are still on their way: they would find it gone', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerable = promise;
  void changeDuration(editor, scene(2), 4);
  const removed = actions.remove(scene(2));
  resolve(undefined);
  await removed;
  expect(sent).toEqual(['2 {"duration":4}', 'remove 2']);
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(await backAndForth()).toEqual({ undo: ['insert 2'], redo: ['remove 2'] });
});

test('copies, halves and merged scenes are taken back by one request each', async () => {
  await actions.duplicate(scene(2));
  expect(shown.scenes).toHaveLength(3);
  await editor.history.undo();
  expect(shown.scenes).toHaveLength(2);
  await actions.split(scene(1));
  expect(dialogues()).toEqual(['Dialogue', '1', 'Dialogue 2']);
  expect(editor.history.snapshot().undoLabel).toBe('Split scene 1');
  sent = [];
  await editor.history.undo();
  expect(sent).toHaveLength(1);
  expect(dialogues()).toEqual(['Dialogue 1', 'Dialogue 2']);
  await actions.mergeNext(scene(2));
  expect(sent).toHaveLength(1);
  await actions.mergeNext(scene(1));
  expect(editor.history.snapshot().undoLabel).toBe('Merge scenes 1 and 2');
  expect(dialogues()).toEqual(['Dialogue 1 Dialogue 2']);
  await editor.history.undo();
  expect(dialogues()).toEqual(['Dialogue 1', 'Dialogue 2']);
});

test('a double press is one action', async () => {
  await Promise.all([actions.duplicate(scene(1)), actions.duplicate(scene(1))]);
  expect(shown.scenes).toHaveLength(3);
  await Promise.all([
    actions.regenerate(scene(1).id),
    actions.regenerate(scene(1).id),
    actions.regenerate(scene(2).id),
  ]);
  expect(sent.filter((call) => call === 'regenerate')).toHaveLength(2);
});

test('a choice of quality goes back to the one before; the same again is none [SCENE-13]', async () => {
  expect(await actions.setQuality('final')).toBe(true);
  expect(sent).toEqual([]);
  expect(await actions.setQuality('draft')).toBe(true);
  expect(editor.history.snapshot().undoLabel).toBe('Change to draft quality');
  expect(await backAndForth()).toEqual({
    undo: ['{"quality":"final"}'],
    redo: ['{"quality":"draft"}'],
  });
});

test('nothing paid is ever in the history', async () => {
  await actions.regenerate(scene(1).id);
  await actions.cancel(scene(1).id);
  expect(editor.history.snapshot()).toEqual({ undoLabel: null, redoLabel: null });
});

test('a word said in one way everywhere is one request, and so is its undo [VOICE-5]', async () => {
  shown = buildStoryboard([
    buildScene(1, { dialogue: 'A GIF.' }),
    buildScene(2, { dialogue: 'Another GIF.' }),
    buildScene(3),
  ]);
  await actions.changePronunciations(scene(1), [{ word: 'GIF', say: 'jif' }]);
  sent = [];
  expect(await actions.pronounceEverywhere('GIF', 'gee eye eff')).toBe(true);
  expect(sent).toEqual([
    '1 {"pronunciations":[{"word":"GIF","say":"gee eye eff"}]} for {"pronunciations":[{"word":"GIF","say":"jif"}]}, 2 {"pronunciations":[{"word":"GIF","say":"gee eye eff"}]} for {"pronunciations":[]}',
  ]);
  await editor.history.undo();
  expect(sent).toHaveLength(2);
  expect(shown.scenes.map(({ pronunciations }) => pronunciations)).toEqual([
    [{ word: 'GIF', say: 'jif' }],
    [],
    [],
  ]);
});

test('a line that was spoken as it stands is heard again, any other is spoken first', async () => {
  expect(await actions.lineOf(scene(1).id)).toBe('/spoken.m4a');
  expect(await actions.lineOf(scene(1).id)).toBe('/spoken.m4a');
  expect(sent).toEqual(['speak']);
});

test('a text whose first answer was lost is taken back like any other', async () => {
  shown = buildStoryboard([buildScene(1, { description: 'A fox' })]);
  startEditor({ done: [], undone: [] }, answerNothing);
  await saveText(editor, scene(1), 'description', 'A fox', {
    replaces: 'Description 1',
    isRetry: true,
  });
  expect(editor.history.snapshot().undoLabel).toBe('Edit the description of scene 1');
  startEditor(JSON.parse(JSON.stringify(kept)));
  await editor.history.undo();
  expect(shown.scenes[0]?.description).toBe('Description 1');
});

test('Undo right after Delete takes the deletion back, though an edit before it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerable = promise;
  void changeDuration(editor, scene(1), 4);
  const removed = actions.remove(scene(2));
  const undone = editor.history.undo();
  resolve(undefined);
  await Promise.all([removed, undone]);
  expect(shown.scenes.map(({ duration }) => duration)).toEqual([4, 10]);
  expect(editor.history.snapshot()).toEqual({
    undoLabel: 'Change the duration of scene 1',
    redoLabel: 'Delete scene 2',
  });
});

test('what says what to wait for can be taken back later', async () => {
  await changeDuration(editor, scene(1), 4);
  refusal = new ApiError({ status: 409, code: 'wrong_state', detail: 'It is being made.' });
  await expect(editor.history.undo()).rejects.toThrow('It is being made.');
  expect(editor.history.snapshot().undoLabel).toBe('Change the duration of scene 1');
});

test('undo survives a lost connection and a reload, and forgets what was changed elsewhere [BOARD-18, VOICE-6]', async () => {
  await changeDuration(editor, scene(1), 4);
  await changeDuration(editor, scene(2), 4);
  refusal = new ApiError({ status: 0, detail: 'offline' });
  await expect(editor.history.undo()).rejects.toThrow('offline');
  expect(editor.history.snapshot().undoLabel).toBe('Change the duration of scene 2');
  refusal = null;
  startEditor(JSON.parse(JSON.stringify(kept)));
  await editor.history.undo();
  expect(shown.scenes.map(({ duration }) => duration)).toEqual([4, 10]);
  refusal = new ApiError({ status: 409, code: 'changed_meanwhile', detail: 'Changed.' });
  await expect(editor.history.undo()).rejects.toThrow('Changed.');
  expect(editor.history.snapshot()).toEqual({
    undoLabel: null,
    redoLabel: 'Change the duration of scene 2',
  });
});
