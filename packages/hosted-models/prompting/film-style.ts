import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import type { Medium } from '../catalogue-schema.ts';
import words from '../prompts/styles.json' with { type: 'json' };
import { sentencesOf, withoutLettering } from './sentences.ts';
import { splitUnwanted } from './without.ts';

/** How a film looks, from its style and the notes to it. */
export interface FilmStyle {
  /** Of the chosen styles. */
  readonly style: readonly string[];
  /** What the creator wrote of the picture. */
  readonly wishes: readonly string[];
  readonly unwanted: readonly string[];
  /** As the creator wrote it; null where nothing is said of it. */
  readonly medium: Medium | null;
}

const anyOf = (list: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}-])(?:${list.map((each) => each.replaceAll(' ', '[ -]')).join('|')})(?![\\p{L}-])`,
    'iu',
  );
const photo = anyOf(words.photoWords);
const illustration = anyOf(words.illustrationWords);
const ofWords = anyOf(words.notOfThePicture);
const mostWishes = 8;

function mediumOf(text: string): Medium | null {
  if (illustration.test(text)) return 'illustration';
  return photo.test(text) ? 'photo' : null;
}

/**
 * @param written the style field and the notes. The texts of presets stand in it; they speak of narration as well, so that each
 * has words of its own for pictures (`prompts/styles.json`)
 */
export function readFilmStyle(written: string): FilmStyle {
  const presets = [
    ...directorStyles.map(({ id, text }) => [text, words.directors[id]] as const),
    ...narrativeStyles.map(({ id, text }) => [text, words.narrative[id]] as const),
  ];
  const style = presets.filter(([text]) => written.includes(text)).map(([, look]) => look);
  const own = presets.reduce((rest, [text]) => rest.replaceAll(text, '\n'), written);
  const split = sentencesOf(own).map(splitUnwanted);
  const wishes = split
    .map(({ text }) => withoutLettering(text))
    .filter((text) => text !== '' && !ofWords.test(text))
    .slice(0, mostWishes);
  // "No music" is nothing that could be seen.
  const unwanted = split.flatMap((each) => each.unwanted).filter((thing) => !ofWords.test(thing));
  return { style, wishes, unwanted, medium: mediumOf(wishes.join('\n')) };
}

/** A medium in words, for a model that has no setting for it or takes both. */
export const mediumWords = (medium: Medium): string => words.media[medium];
