import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const told = (texts: readonly string[], said = {}, film = {}) =>
  planPictures([scene(texts, said)], { ...english, ...film }, kindOf).map(describePlan)[0] ?? '';

describe('a scene that says several things', () => {
  it('shows each when it is spoken of [SCENE-22]', () => {
    expect(
      told(['The old dog sleeps under the table.', 'A black cat sits on the window sill.']),
    ).toMatch(/^A.* dog sleeping.* Then, at “A black cat sits on”: A.* cat sitting/u);
  });

  it('shows both things that happen in one long sentence', () => {
    expect(
      told([
        'The nurse pushed the bed along the corridor, and my grandmother waved to the people.',
      ]),
    ).toMatch(/nurse.* Then, at “and my grandmother waved to”: A grandmother waving/u);
  });

  it('shows what comes later from the start, where nothing is to be seen before', () => {
    expect(told(['You need not be good at it.', 'Three dogs slept across the field.'])).toMatch(
      /^Three dogs sleeping/u,
    );
  });

  it.each([
    [
      'what nothing can be seen of',
      ['The old dog sleeps under the table.', 'That is how it was, and nobody asked why.'],
    ],
    [
      'the same again',
      ['The old dog sleeps under the table.', 'The dog snores and dreams of dinner.'],
    ],
    ['a word in passing', ['The old dog sleeps under the table.', 'Poor cat.']],
  ])('is not cut for %s', (_, texts) => {
    expect(told(texts)).not.toContain('Then, at');
  });

  it('is not cut where somebody has said what is to be seen', () => {
    const texts = ['The old dog sleeps under the table.', 'A black cat sits on the window sill.'];
    expect(told(texts, { note: 'A lighthouse at night' })).not.toContain('Then, at');
  });

  it('is not cut where its sentences are read together', () => {
    const verses = ['The old dog sleeps under the table,', 'a black cat sits on the window sill.'];
    expect(told(verses, { role: 'verse' })).not.toContain('Then, at');
  });
});
