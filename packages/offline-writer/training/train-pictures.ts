import { candidatesOf, nameOf } from '../planning/choosing/candidates.ts';
import { signsOf, signsOfFilm } from '../planning/choosing/signs.ts';
import { newPlanContext, type SceneInput } from '../planning/plan-context.ts';
import { genreIds, type Line } from '../genres/genre.ts';
import type { TreeModel } from '../sifting/tree-model.ts';
import { trainTrees } from './train-trees.ts';

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
  /** Of each text, the grades of things that could stand beside it: 2 right, 1 harmless, 0 wrong. */
  readonly grades: readonly Readonly<Record<string, number | undefined>>[];
}

/** What people thought of a thing beside a text of a film; null where they were not asked. */
export function gradeOf({ grades }: JudgedFilm, at: number, name: string): number | null {
  const own = grades[at] ?? {};
  return Object.hasOwn(own, name) ? (own[name] ?? null) : null;
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

function rowsOf(judged: JudgedFilm): readonly Row[] {
  const { title, genre, language, texts, planned } = judged;
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
      const grade = gradeOf(judged, at, nameOf(candidate.subject.what));
      return grade === null
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
