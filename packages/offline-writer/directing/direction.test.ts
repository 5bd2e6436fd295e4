import { describe, expect, it } from 'vitest';
import { musicMoods } from '@scenewright/media/music/moods.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { genreIds } from '../genres/genre.ts';
import { materialOf, briefOf, noPictures, partsWith, unitsOf } from '../testing/sample-material.ts';
import { writeScript } from '../write-script.ts';
import { readDirection } from './direction.ts';

const styles = [
  '',
  ...narrativeStyles.map(({ text }) => text),
  ...directorStyles.map(({ text }) => text),
];
const wordsIn = (text: string) =>
  text.replace(/\[pause[^\]]*\]/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

describe('a direction', () => {
  it('is known by the wizard’s own texts, by words in the notes, and by wishes in the idea', () => {
    const dramatic = readDirection(
      narrativeStyles.find(({ id }) => id === 'dramatic')?.text ?? '',
      '',
      [],
      'story',
    );
    expect(readDirection('', 'make it dramatic', [], 'story')).toEqual(dramatic);
    expect(readDirection('', '', ['Make it dramatic, please.'], 'story')).toEqual(dramatic);
    expect(readDirection('', 'shot like Wes Anderson', [], 'story').cameras[0]).toContain(
      'symmetrical',
    );
  });

  it('is not what a wish denies', () => {
    const usual = readDirection('', '', [], 'explainer');
    expect(readDirection('', '', ['not too scary please'], 'explainer')).toEqual(usual);
    expect(readDirection('', 'never dramatic', [], 'explainer')).toEqual(usual);
  });

  it('names a mood of the music, by the genre where the style says nothing of it', () => {
    for (const style of styles)
      for (const genre of genreIds)
        expect(musicMoods).toContain(readDirection(style, '', [], genre).mood);
    expect(readDirection('', '', [], 'recipe').mood).toBe('warm');
  });

  it('never changes what is said', () => {
    const units = unitsOf(
      'My father sold his boat in 1998.',
      'He never said why.',
      'Last year I found the letter that explained it all.',
      'It was three lines long.',
    );
    const said = styles.map((style) => {
      const { scenes } = writeScript(
        briefOf({ style }),
        partsWith(materialOf({ units })),
        noPictures,
      );
      return wordsIn(scenes.map(({ dialogue }) => dialogue).join(' ')).join(' ');
    });
    expect(new Set(said).size).toBe(1);
  });
});
