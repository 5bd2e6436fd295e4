import { candidatesOf } from '../planning/choosing/candidates.ts';
import { nameOf, signsOf, signsOfFilm } from '../planning/choosing/signs.ts';
import { newPlanContext, type SceneInput } from '../planning/plan-context.ts';
import { genreIds, type Line } from '../genres/genre.ts';
import type { TreeModel } from '../sifting/tree-model.ts';
import { trainTrees } from './train-trees.ts';

/** How right a thing is beside a text: 2 right, 1 harmless, 0 wrong. */
export type Grade = 0 | 1 | 2;

/** A film whose pictures people judged who had not seen the code. */
export interface JudgedFilm {
  readonly id: string;
  readonly title: string;
  readonly genre: string;
  readonly language: string;
  /** What is said while each picture is seen, in order. */
  readonly texts: readonly string[];
  /** What stood in each picture, as the writer had planned it. */
  readonly planned: readonly (readonly string[])[];
  /** Of each text, the grades of things that could stand beside it. */
  readonly grades: readonly Readonly<Record<string, number>>[];
}

/** What is thought of any thing before the trees are asked, and the trees. */
export interface PictureModel {
  /** Of the judged things the shares that are wrong, harmless and right. */
  readonly shares: readonly number[];
  readonly trees: TreeModel;
}

const trees = {
  classes: 3,
  rounds: 150,
  depth: 3,
  rate: 0.1,
  leastDoubt: 1,
  decay: 2,
  columns: 30,
} as const;

/** A text as a scene of its own. */
function sceneOf(text: string): SceneInput {
  const line: Line = { text, source: 'own', of: '', unit: null };
  const shows = { role: 'moment', note: '', number: null } as const;
  return { lines: [line], beats: [{ lines: [line], weight: 0, alone: false, pauseS: 0, shows }] };
}

interface Row {
  readonly signs: readonly number[];
  readonly grade: number;
}

function rowsOf({ title, genre, language, texts, planned, grades }: JudgedFilm): readonly Row[] {
  const film = {
    title,
    genre: genreIds.find((id) => id === genre) ?? 'explainer',
    language,
    requests: [],
    phoneOf: null,
    cast: [],
  };
  const told = { title, texts, context: newPlanContext(film, texts.map(sceneOf)) };
  const candidates = candidatesOf(told);
  const signs = signsOfFilm(told, candidates);
  return candidates.flatMap((all, at) =>
    all.flatMap((candidate) => {
      const grade = grades[at]?.[nameOf(candidate.subject.what)];
      return grade === undefined
        ? []
        : [{ signs: signsOf(candidate, at, signs, planned[at] ?? []), grade }];
    }),
  );
}

/** Learns how likely a thing is right beside a text. */
export function trainPictures(films: readonly JudgedFilm[]): PictureModel {
  const rows = films.flatMap(rowsOf);
  const shares = [0, 1, 2].map(
    (grade) =>
      Math.round((rows.filter((row) => row.grade === grade).length / rows.length) * 1_000) / 1_000,
  );
  return {
    shares,
    trees: trainTrees(
      rows.map(({ signs }) => signs),
      rows.map(() => shares),
      rows.map(({ grade }) => grade),
      trees,
    ),
  };
}
