import { expect, test } from 'vitest';
import { newContentShape } from '@scenewright/contract/schemas/content.ts';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import {
  chooseOrientation,
  editPrompt,
  emptyDraft,
  shownPrompt,
  topicNameOf,
  toNewContent,
  type WizardDraft,
} from './draft.ts';

const filled: WizardDraft = {
  ...emptyDraft,
  orientation: 'vertical',
  platform: 'tiktok',
  customPrompt: ' How bees fly. And why. ',
  voice: 'nova',
};

test('the body passes the contract, with the first sentence as its title [WIZ-15]', () => {
  const body = newContentShape.parse(toNewContent(filled));
  expect(body).toMatchObject({
    title: 'How bees fly',
    prompt: 'How bees fly. And why.',
    duration: 30,
    scene_count: 3,
    scene_length: 10,
    email: null,
  });
});

test('a chip gives its own name [WIZ-7]', () => {
  expect(toNewContent({ ...filled, topic: 'cooking', topicName: 'Cooking' })).toMatchObject({
    topic: 'cooking',
    title: 'Cooking',
  });
});

test('blank style notes are not sent, filled ones are [WIZ-31]', () => {
  expect(toNewContent({ ...filled, styleNotes: '  ' })).not.toHaveProperty('style_notes');
  expect(toNewContent({ ...filled, styleNotes: ' no jargon ' })).toMatchObject({
    style_notes: 'no jargon',
  });
});

test('a format is sent only where it is another than the platform’s own [SHAPE-1]', () => {
  expect(toNewContent(filled)).not.toHaveProperty('shape');
  const square: WizardDraft = { ...filled, shape: 'square' };
  expect(toNewContent(square)).toMatchObject({ platform: 'tiktok', shape: 'square' });
  expect(chooseOrientation(square, 'landscape')).toMatchObject({ platform: null, shape: 'square' });
});

test('an unfinished form is not sent', () => {
  expect(() => toNewContent(emptyDraft)).toThrow('not finished');
});

test('a title never outgrows its limit', () => {
  expect(topicNameOf({ ...filled, customPrompt: 'word '.repeat(500) }).length).toBeLessThanOrEqual(
    maxTitleCharacters,
  );
});

test('typing into an enhanced prompt keeps the original; emptying it starts over [WIZ-7]', () => {
  const enhanced = { ...filled, enhancedPrompt: 'How bees find home' };
  const edited = { ...enhanced, ...editPrompt(enhanced, 'How bees find home at night') };
  expect(shownPrompt(edited)).toBe('How bees find home at night');
  expect(edited.customPrompt).toBe(filled.customPrompt);
  expect(editPrompt(edited, '')).toMatchObject({ customPrompt: '', enhancedPrompt: null });
});

test("editing a chip's prompt makes it one's own", () => {
  expect(editPrompt({ ...filled, topic: 'cooking', topicName: 'Cooking' }, 'Ramen')).toMatchObject({
    topic: 'custom',
    topicName: null,
  });
});
