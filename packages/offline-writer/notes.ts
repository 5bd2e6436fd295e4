import type { FittedFilm } from './fitting/fit-film.ts';
import type { Genre } from './genres/genre.ts';
import type { WrittenScene } from './brief.ts';

const lengthened = 'Add to the idea or answer the questions in Topic to lengthen it.';
/** A film that fills so much of what was asked for needs no note. */
const wellFilled = 0.75;

interface NotedFilm {
  readonly scenes: readonly WrittenScene[];
  readonly film: FittedFilm;
  readonly genre: Genre;
  readonly askedScenes: number;
  readonly askedSeconds: number;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const listed = (numbers: readonly number[]) =>
  numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** What the creator should know of their storyboard, in sentences. */
export function notesOf(noted: NotedFilm): string[] {
  return [
    ...noteOnLength(noted),
    ...noteOnSilence(noted),
    ...noteOnRest(noted),
    ...noteOnLongSentences(noted),
  ];
}

function noteOnLength({ scenes, askedScenes, askedSeconds, film }: NotedFilm): string[] {
  const spoken = scenes
    .filter(({ sentences }) => sentences.length > 0)
    .reduce((sum, { durationS }) => sum + durationS, 0);
  if (spoken === 0 && scenes.length > 0) return [`This film has no words yet. ${lengthened}`];
  const isFull =
    spoken >= askedSeconds * wellFilled || scenes.length >= askedScenes || film.left.length > 0;
  return isFull
    ? []
    : [`This film has words for ${spoken} of ${askedSeconds} seconds. ${lengthened}`];
}

function noteOnSilence({ scenes }: NotedFilm): string[] {
  const silent = scenes.flatMap(({ sentences }, index) =>
    sentences.length === 0 ? [index + 1] : [],
  );
  if (silent.length === 0) return [];
  return [
    silent.length === 1
      ? `Scene ${listed(silent)} has no words.`
      : `Scenes ${listed(silent)} have no words.`,
  ];
}

function noteOnRest({ film, genre }: NotedFilm): string[] {
  const count = film.left.filter(
    ({ line, why }) => why === 'no-room' && line.source !== 'fact',
  ).length;
  if (count === 0) return [];
  const what = genre.id === 'poem' ? 'line' : 'sentence';
  const rest = `${counted(count, what, `${what}s`)} did not fit. All of it needs ${counted(film.need.scenes, 'scene', 'scenes')} and ${film.need.seconds} seconds.`;
  return [genre.verbatim ? `This ${genre.id} is not whole: ${rest}` : rest];
}

function noteOnLongSentences({ film }: NotedFilm): string[] {
  const count = film.left.filter(({ why }) => why === 'too-long').length;
  return count === 0
    ? []
    : [
        `${counted(count, 'sentence is', 'sentences are')} too long for a scene of this length. Choose longer scenes or shorten the sentence.`,
      ];
}
