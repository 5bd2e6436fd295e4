import { describe, expect, it } from 'vitest';
import { type NotedScript, scriptNotes } from './script-notes.ts';

const spoken = { durationS: 10, isSpoken: true };
const three = (durationS: number) =>
  Array.from({ length: 3 }, () => ({ durationS, isSpoken: true }));
const silent = { durationS: 3, isSpoken: false };
const noted = (changes: Partial<NotedScript>) =>
  scriptNotes({
    genre: 'explainer',
    asked: { scenes: 3, seconds: 30 },
    scenes: [spoken, spoken, spoken],
    leftOut: [],
    ...changes,
  });

describe('what a creator is told of the words of a storyboard', () => {
  it('is nothing where the film is as long as was asked for, or nearly', () => {
    expect(noted({})).toEqual([]);
    expect(noted({ scenes: [{ durationS: 23, isSpoken: true }] })).toEqual([]);
    expect(noted({ scenes: three(5) })).toEqual([]);
    expect(noted({ scenes: [] })).toEqual([]);
  });

  it('is how short it is, and how to lengthen it', () => {
    const words =
      'This film has words for 12 of 30 seconds. To lengthen it, write more into its scenes or add scenes.';
    expect(noted({ scenes: [{ durationS: 12, isSpoken: true }] })).toEqual([words]);
    expect(noted({ scenes: three(4) })).toEqual([words]);
  });

  it('is which scenes still have no words; of a film without any that is said once', () => {
    expect(noted({ scenes: [spoken, spoken, silent, spoken] })).toEqual([
      'Scene 3 has no words yet.',
    ]);
    expect(noted({ scenes: [silent, spoken, silent, spoken, spoken, silent] })).toEqual([
      'Scenes 1, 3 and 6 have no words yet.',
    ]);
    expect(noted({ scenes: [silent, silent] })).toEqual([
      'This film has no words yet. Write what its scenes should say, or add scenes.',
    ]);
  });

  it('says nothing of the silent scenes of a script, which says itself where nobody speaks [SCRIPT-8]', () => {
    expect(noted({ scenes: [spoken, silent, spoken, spoken], genre: 'script' })).toEqual([]);
  });

  it('says nothing of a silent scene that the film leaves out', () => {
    expect(noted({ scenes: [spoken, spoken, spoken, { ...silent, durationS: 0 }] })).toEqual([]);
  });

  it('is how many sentences did not fit, and where they are; wishes are none of them', () => {
    const left = (...why: string[]) => why.map((reason) => ({ why: reason }));
    expect(noted({ leftOut: left('no-room', 'request') })).toEqual([
      '1 sentence did not fit and is listed below the scenes.',
    ]);
    expect(noted({ leftOut: left('no-room', 'no-room'), genre: 'poem' })).toEqual([
      'This poem is not whole: 2 lines did not fit and are listed below the scenes.',
    ]);
    expect(noted({ leftOut: left('no-room', 'no-room'), genre: 'how-to' })).toEqual([
      'This how-to is not whole: 2 sentences did not fit and are listed below the scenes.',
    ]);
    expect(noted({ leftOut: left('request', 'picture-note') })).toEqual([]);
    expect(
      noted({ scenes: [{ durationS: 12, isSpoken: true }], leftOut: left('no-room') }),
    ).toEqual(['1 sentence did not fit and is listed below the scenes.']);
  });
});
