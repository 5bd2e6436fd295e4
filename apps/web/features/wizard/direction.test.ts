import { expect, test } from 'vitest';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { chooseDirector, chooseNarrative } from './direction.ts';
import { emptyDraft } from './draft.ts';

const text = (id: string) =>
  [...narrativeStyles, ...directorStyles].find((style) => style.id === id)?.text ?? '';

test('a director stands below the narrative, after a blank line [WIZ-11]', () => {
  expect(chooseDirector(emptyDraft, 'kubrick').style).toBe(
    `${text('balanced')}\n\n${text('kubrick')}`,
  );
});

test('one director takes the place of another, and can be taken away [WIZ-18]', () => {
  const kubrick = { ...emptyDraft, ...chooseDirector(emptyDraft, 'kubrick') };
  const nolan = { ...kubrick, ...chooseDirector(kubrick, 'nolan') };
  expect(nolan.style).toBe(`${text('balanced')}\n\n${text('nolan')}`);
  expect(chooseDirector(nolan, null)).toEqual({ directorStyle: null, style: text('balanced') });
});

test('a narrative takes the place of another and leaves director and own words alone', () => {
  const kubrick = { ...emptyDraft, ...chooseDirector(emptyDraft, 'kubrick') };
  const edited = { ...kubrick, style: `Start at night.\n${kubrick.style}` };
  expect(chooseNarrative(edited, 'dramatic').style).toBe(
    `Start at night.\n${text('dramatic')}\n\n${text('kubrick')}`,
  );
});

test('a rewritten direction is filled anew', () => {
  expect(chooseNarrative({ ...emptyDraft, style: 'My own words' }, 'technical').style).toBe(
    text('technical'),
  );
  expect(chooseDirector({ ...emptyDraft, style: '' }, 'nolan').style).toBe(text('nolan'));
});
