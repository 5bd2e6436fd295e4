import { expect, test } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { keepIdea } from '../../api/typed-idea.ts';
import { createDraftStore } from './draft-store.ts';
import { emptyDraft, toNewContent } from './draft.ts';

function memoryStorage(entries: Record<string, string> = {}): StateStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const opened = (storage: StateStorage, userId = 'ada') => createDraftStore(userId, () => storage);

test('a form is found again after a reload, by the same user only', () => {
  const storage = memoryStorage();
  opened(storage)
    .getState()
    .change({ orientation: 'vertical', platform: 'shorts', customPrompt: 'How bees fly' });
  expect(opened(storage).getState().draft).toMatchObject({
    platform: 'shorts',
    customPrompt: 'How bees fly',
  });
  expect(opened(storage, 'bob').getState().draft).toEqual(emptyDraft);
});

test('a cleared form stays cleared', () => {
  const storage = memoryStorage();
  const store = opened(storage);
  store.getState().change({ voice: 'nova' });
  store.getState().clear();
  expect(opened(storage).getState().draft).toEqual(emptyDraft);
});

test('an idea that waits becomes the prompt once, whatever the form held; the rest of the form stays', () => {
  const storage = memoryStorage();
  opened(storage).getState().change({
    platform: 'shorts',
    customPrompt: 'Old',
    enhancedPrompt: 'Old, enhanced',
    topic: 'fitness',
    topicName: 'Fitness',
  });
  keepIdea('How bees fly', storage);
  const draft = opened(storage).getState().draft;
  expect(draft).toEqual({ ...emptyDraft, platform: 'shorts', customPrompt: 'How bees fly' });
  opened(storage).getState().change({ customPrompt: 'Mine' });
  expect(opened(storage).getState().draft.customPrompt).toBe('Mine');
});

test('what is stored but unknown counts as not chosen; the rest is kept', () => {
  const stored = {
    state: {
      draft: {
        platform: 'vine',
        voice: 7,
        visualModel: 'old/model',
        customPrompt: 'kept',
        isModelChosen: 'yes',
      },
    },
    version: 1,
  };
  const storage = memoryStorage({ 'wizard-draft:ada': JSON.stringify(stored) });
  expect(opened(storage).getState().draft).toEqual({
    ...emptyDraft,
    customPrompt: 'kept',
    narrativeStyle: null,
  });
});

const content = toNewContent({
  ...emptyDraft,
  platform: 'shorts',
  voice: 'nova',
  customPrompt: 'How bees fly.',
});

test('the same content is asked for under the same key, until it is another or the form is cleared', () => {
  const storage = memoryStorage();
  const key = opened(storage).getState().keyOf(content);
  expect(opened(storage).getState().keyOf(content)).toBe(key);
  const others = [
    opened(storage)
      .getState()
      .keyOf({ ...content, style: 'Calm.' }),
    opened(storage).getState().keyOf(content),
  ];
  opened(storage).getState().clear();
  others.push(opened(storage).getState().keyOf(content));
  expect(new Set([key, ...others]).size).toBe(4);
});

test.each([{ key: 'mine', sent: JSON.stringify(content) }, { key: 5, sent: '' }, 'x', null])(
  'a stored key that is none, %j, is not used',
  (submitted) => {
    const store = opened(
      memoryStorage({ 'wizard-draft:ada': JSON.stringify({ state: { submitted }, version: 1 }) }),
    );
    expect(store.getState().keyOf(content)).toMatch(/^[\da-f-]{36}$/);
  },
);

test.each(['null', '{"state":null,"version":1}', '{"state":{"draft":"x"},"version":1}'])(
  '%s is an empty form',
  (text) => {
    const { draft } = opened(memoryStorage({ 'wizard-draft:ada': text })).getState();
    expect(draft).toMatchObject({
      platform: null,
      customPrompt: '',
      visualModel: emptyDraft.visualModel,
    });
  },
);
