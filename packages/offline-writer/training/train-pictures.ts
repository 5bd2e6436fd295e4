import { readFileSync } from 'node:fs';
import type { PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { candidatesOf, nameOf } from '../planning/choosing/candidates.ts';
import { countGrades, keysOf, keysOfAct, knownSigns } from '../planning/choosing/known-grades.ts';
import {
  allSceneSigns,
  allSigns,
  worthOf,
  type PictureModel,
  type KnowingModel,
} from '../planning/choosing/picture-model.ts';
import { signsOfScene } from '../planning/choosing/scene-signs.ts';
import { signsOf, signsOfFilm, type CandidateSigns } from '../planning/choosing/signs.ts';
import { newPlanContext, type SceneInput } from '../planning/plan-context.ts';
import { genreIds, type Line } from '../genres/genre.ts';
import { hashOf } from './train-model.ts';
import { trainTrees, type TreeOptions } from './train-trees.ts';

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
  /** Of some texts a whole scene, in prose, with its grade. */
  readonly scenes?: readonly JudgedScene[];
}

/**
 * Films of training/pictures. Not imported: of thousands of objects that each have other keys, the compiler works out one type,
 * which takes it a minute and 3 GB.
 */
export const readJudgedFilms = (name: 'judged' | 'held-out'): readonly JudgedFilm[] =>
  JSON.parse(readFileSync(new URL(`pictures/${name}.json`, import.meta.url), 'utf8'));

export interface JudgedScene {
  /** Of which text it was the picture. */
  readonly at: number;
  readonly prose: string;
  readonly grade: number;
  /** Whether no things were judged beside it: readers are milder then. */
  readonly isAlone: boolean;
  /** Whether readers saw it as it is painted, and not its prose alone. */
  readonly isPainted?: boolean;
}

/** What people thought of a thing beside a text of a film; null where they were not asked. */
export function gradeOf({ grades }: JudgedFilm, at: number, name: string): number | null {
  const own = grades[at] ?? {};
  return Object.hasOwn(own, name) ? (own[name] ?? null) : null;
}

const classes = 3;
const ofThings: TreeOptions = {
  classes,
  rounds: 180,
  depth: 3,
  rate: 0.1,
  leastDoubt: 1,
  decay: 2,
  columns: 30,
};
const ofScenes: TreeOptions = {
  classes,
  rounds: 80,
  depth: 3,
  rate: 0.08,
  leastDoubt: 2,
  decay: 3,
  columns: 35,
};
/** Scenes learn from what things are worth by a model that has not seen their film: so many times a part is put aside. */
const parts = 4;

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

interface JudgedThing {
  readonly signs: CandidateSigns;
  readonly grade: number;
  readonly keys: readonly string[];
}

/** A judged film with the candidates of its texts. */
export function openFilm({ title, genre, language, texts }: JudgedFilm) {
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
  return { candidates, signs: signsOfFilm(told, candidates) };
}

interface OpenFilm {
  readonly judged: JudgedFilm;
  readonly opened: ReturnType<typeof openFilm>;
  readonly things: readonly JudgedThing[];
}

function open(judged: JudgedFilm): OpenFilm {
  const opened = openFilm(judged);
  const { candidates, signs } = opened;
  const things = candidates.flatMap((all, at) =>
    all.flatMap((candidate): readonly JudgedThing[] => {
      const grade = gradeOf(judged, at, nameOf(candidate.subject.what));
      const keys = keysOf(candidate);
      return grade === null
        ? []
        : [{ signs: signsOf(candidate, at, signs, judged.planned[at] ?? []), grade, keys }];
    }),
  );
  return { judged, opened, things };
}

/** The signs of each judged scene of a film. */
export const signsOfScenes = (
  { scenes = [], planned }: JudgedFilm,
  { candidates, signs }: ReturnType<typeof openFilm>,
  model?: KnowingModel,
): readonly (Row & JudgedScene & { readonly shot: PictureShot })[] =>
  scenes.map((scene) => {
    const { at, prose } = scene;
    const shot = readDescription(prose);
    const weighed = (candidates[at] ?? []).map((candidate) => ({
      candidate,
      name: nameOf(candidate.subject.what),
      worth: worthOf(candidate, signsOf(candidate, at, signs, planned[at] ?? []), model),
    }));
    return { ...scene, shot, signs: signsOfScene(shot, at, signs, weighed) };
  });

function learn(rows: readonly Row[], options: TreeOptions): PictureModel {
  const shares = Array.from(
    { length: classes },
    (_, grade) =>
      Math.round((rows.filter((row) => row.grade === grade).length / rows.length) * 1_000) / 1_000,
  );
  return {
    shares,
    trees: trainTrees(
      rows.map(({ signs }) => signs),
      rows.map(() => shares),
      rows.map(({ grade }) => grade),
      options,
    ),
  };
}

/** Learns from each film with what is known of all others: its own grades would tell what is asked. */
function learnThings(films: readonly OpenFilm[]): KnowingModel {
  const known = countGrades(films.flatMap(({ things }) => things));
  const rows = films.flatMap(({ things }) => {
    const own = countGrades(things);
    return things.map(({ signs, grade, keys }) => ({
      signs: allSigns(signs, knownSigns(keys, known, own)),
      grade,
    }));
  });
  return { ...learn(rows, ofThings), known };
}

/** Readers of prose are milder than those who saw the picture: what these say counts so much more. */
const timesOfPainted = 3;

/** Learns from each film with what is known of the painted acts of all others. */
function learnScenes(films: readonly ReturnType<typeof signsOfScenes>[]): KnowingModel {
  const painted = (scenes: ReturnType<typeof signsOfScenes>) =>
    countGrades(
      scenes
        .filter(({ isPainted }) => isPainted === true)
        .map(({ shot, grade }) => ({ keys: keysOfAct(shot), grade })),
    );
  const known = painted(films.flat());
  const rows = films.flatMap((scenes) => {
    const own = painted(scenes);
    return scenes.flatMap(({ shot, signs, grade, isAlone, isPainted = false }) => {
      const of = knownSigns(keysOfAct(shot), known, own);
      const row = { signs: allSceneSigns(signs, isAlone, of), grade };
      return Array.from({ length: isPainted ? timesOfPainted : 1 }, () => row);
    });
  });
  return { ...learn(rows, ofScenes), known };
}

/** Learns how likely a thing is right beside a text, and a scene as its picture. */
export function trainPictures(films: readonly JudgedFilm[]): {
  readonly things: KnowingModel;
  readonly scenes: KnowingModel;
} {
  const all = films.map(open);
  const partOf = ({ judged }: OpenFilm): number => hashOf(judged.id) % parts;
  const others = Array.from({ length: parts }, (_, part) =>
    learnThings(all.filter((each) => partOf(each) !== part)),
  );
  const scenes = all.map((each) => signsOfScenes(each.judged, each.opened, others[partOf(each)]));
  return { things: learnThings(all), scenes: learnScenes(scenes) };
}
