import { inSeveral, wordSet } from '@scenewright/contract/testing/word-lists.ts';
import { musicMoods } from '@scenewright/media/music/moods.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import words from './sound-words.json' with { type: 'json' };

const mood = z.enum(musicMoods);
const form = z.strictObject({
  grave: wordSet,
  subjects: z.array(z.strictObject({ mood, words: wordSet })),
  moodOfGenre: z.record(z.string(), mood),
});

describe('the words by which a film sounds', () => {
  it('have their form', () => {
    const { error } = form.safeParse(words);
    expect(error === undefined ? '' : z.prettifyError(error)).toBe('');
  });

  it('ask for one mood each', () => {
    expect(inSeveral(...words.subjects.map((subject) => subject.words))).toEqual([]);
  });
});
