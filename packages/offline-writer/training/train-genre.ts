import { genres } from '../genres/choose-genre.ts';
import { genreIds, type GenreId } from '../genres/genre.ts';
import { genreFeatures } from '../genres/genre-features.ts';
import { readMaterial } from '../reading/read-material.ts';
import type { LinearModel } from '../sifting/linear-model.ts';
import type { Sift } from '../sifting/sift.ts';
import type { TrainingDocument } from './documents.ts';
import { trainModel, type Example } from './train-model.ts';

/** The genres that people named, by the documents' ids: lines of `id<tab>genre`. A genre that we do not tell throws. */
export function readGenres(file: string): ReadonlyMap<string, GenreId> {
  return new Map(
    file
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', name = ''] = line.split('\t');
        const genre = genreIds.find((known) => known === name);
        if (genre === undefined) throw new Error(`${id}: there is no genre ${name}`);
        return [id, genre];
      }),
  );
}

/** A text as somebody types it, with its genre and nothing else marked. */
interface NamedText {
  readonly genre: GenreId;
  readonly text: string;
}

/** Texts behind lines of `=== genre | language`. A genre that we do not tell throws. */
export function readNamedTexts(file: string): readonly NamedText[] {
  return file
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const name = part.slice(0, end).split('|')[0]?.trim();
      const genre = genreIds.find((known) => known === name);
      if (genre === undefined) throw new Error(`There is no genre ${name ?? ''}`);
      return { genre, text: part.slice(end + 1).trim() };
    });
}

/** Words tell less than the form of a text: they are many, and each is seen seldom. */
const scales: ReadonlyMap<string, number> = new Map([
  ['w', 0.5],
  ['b', 0.5],
  ['p', 0.25],
  ['a', 0.7],
]);

/** What of a document tells its genre, and which people named. */
export function genreExample(
  { text }: Pick<TrainingDocument, 'text'>,
  genre: GenreId,
  sift?: Sift,
): Example {
  const material = readMaterial(text, sift);
  const fits = new Map(genres.map(({ id, fits: fit }) => [id, fit(material)] as const));
  return { features: genreFeatures(material, fits), target: genreIds.indexOf(genre) };
}

/** Learns the genre of a text. */
export const trainGenre = (examples: readonly Example[]): LinearModel =>
  trainModel(examples, {
    classes: genreIds,
    rounds: 8,
    rate: 0.1,
    decay: 1e-4,
    leastSeen: 3,
    scaleOf: (name) => (name[1] === ' ' ? (scales.get(name[0] ?? '') ?? 1) : 1),
  });
