import stored from '../../data/picture-model.json' with { type: 'json' };
import type { Candidate } from './candidates.ts';
import { keysOf, keysOfAct, knownSigns, type Grades, type KnownGrades } from './known-grades.ts';
import type { PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import type { CandidateSigns } from './signs.ts';
import { treeLikelihoods, type TreeModel } from '../../sifting/tree-model.ts';

/*
 * Trees that say how likely a picture of a text is wrong, harmless or right: one model of a thing beside its words, from what
 * `signs.ts` counts, and one of a whole scene, from what `scene-signs.ts` counts. Both were trained by
 * `npm run train-reader -- --pictures` on pictures that were judged by readers who had not seen the code.
 */

/** What is thought of any picture before the trees are asked, and the trees. */
export interface PictureModel {
  /** Of the judged pictures the shares that are wrong, harmless and right. */
  readonly shares: readonly number[];
  readonly trees: TreeModel;
}

/** The model of things knows what was thought of each, that of scenes what was thought of each act as it is painted. */
export interface KnowingModel extends PictureModel {
  readonly known: KnownGrades;
}

/** Both models as they lie in their file, each with what was thought before. */
export interface StoredPictures {
  readonly things: PictureModel;
  readonly known: Readonly<Record<string, Grades>>;
  readonly scenes: PictureModel;
  readonly acts: Readonly<Record<string, Grades>>;
}

const knowing = (model: PictureModel, known: Readonly<Record<string, Grades>>): KnowingModel => ({
  ...model,
  known: new Map(Object.entries(known)),
});
const things = knowing(stored.things, stored.known);
const scenes = knowing(stored.scenes, stored.acts);

/** What a harmless picture is worth, and what a wrong one costs, where a right one is worth 1. */
const ofHarmless = 0.5;
const ofWrong = 1;

/** What a picture is worth: 1 where it is surely right, -1 where it is surely wrong. */
export function worthBy({ shares, trees }: PictureModel, signs: readonly number[]): number {
  const [wrong = 0, harmless = 0, right = 0] = treeLikelihoods(trees, signs, shares);
  return right + ofHarmless * harmless - ofWrong * wrong;
}

/** All numbers of a candidate, with what is known of it: those of its part in the text are the latest, and stand last. */
export const allSigns = (
  { counted, roles }: CandidateSigns,
  known: readonly number[],
): readonly number[] => [...counted, ...known, ...roles];

/**
 * What a candidate is worth beside a text.
 * @param signs what `signsOf` counts of it there
 */
export const worthOf = (
  candidate: Candidate,
  signs: CandidateSigns,
  model: KnowingModel = things,
): number => worthBy(model, allSigns(signs, knownSigns(keysOf(candidate), model.known)));

/** All numbers of a scene, with what is known of its act. */
export const allSceneSigns = (
  signs: readonly number[],
  isAlone: boolean,
  known: readonly number[],
): readonly number[] => [...signs, isAlone ? 1 : 0, ...known];

/** What a whole scene is worth as the picture of a text, from what `signsOfScene` counts of it. */
export const worthOfScene = (shot: PictureShot, signs: readonly number[]): number =>
  // As strict as the readers are who judged things beside it.
  worthBy(scenes, allSceneSigns(signs, false, knownSigns(keysOfAct(shot), scenes.known)));
