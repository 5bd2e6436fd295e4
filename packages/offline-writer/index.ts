import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Brief, IdeaReading, MeasureSpeech, WrittenScene, WrittenScript } from './brief.ts';
import { createKnowledge } from './knowledge/create-knowledge.ts';
import { withKnownTopic } from './known-topic.ts';
import type { Known } from './knowledge/known.ts';
import type { SpokenBrief } from './read-brief.ts';
import { readIdea } from './read-idea.ts';
import { phoneOwner, planPictures } from './planning/index.ts';
import { untoldHeading, withHeadingShown, withIngredientsShown } from './first-picture.ts';
import { isNaming } from './titles/title-of.ts';
import { readMaterial } from './reading/read-material.ts';
import type { Sift } from './sifting/sift.ts';
import {
  enhanceIdea,
  reviseScenes,
  writeScene,
  type EditableScene,
  type NewScene,
  type RevisedScenes,
} from './revising/index.ts';
import { writeScript, type PlanFilm } from './write-script.ts';

export type * from './brief.ts';
export type { SpokenBrief } from './read-brief.ts';
export type { EditableScene, NewScene, RevisedScenes } from './revising/index.ts';

export interface OfflineWriterOptions {
  /** How long a text takes to say at the film's pace. */
  readonly measure: MeasureSpeech;
  /** The facts and the dictionary of this package unless others are handed in. */
  readonly knowledge?: Known;
}

export interface OfflineWriter {
  /** What an idea holds and what to ask: free, fast, and kept nowhere. */
  readIdea(brief: SpokenBrief): IdeaReading;
  writeScript(brief: Brief): WrittenScript;
  /** The idea alone, in better order: no word is added or lost. */
  enhanceIdea(idea: string): string;
  /** Scenes changed as far as an instruction can be followed. @param unused sentences of the idea that no scene says */
  reviseScenes(
    brief: Brief,
    scenes: readonly EditableScene[],
    instruction: string,
    unused: readonly SpokenSentence[],
  ): RevisedScenes;
  /** One more scene between its neighbours. */
  writeScene(brief: Brief, context: NewScene): WrittenScene;
}

const planFilm: PlanFilm = ({ title, brief, reading, scenes }) => {
  const { genre, idea, requests } = reading;
  const plans = planPictures(scenes, {
    title,
    genre: genre.id,
    language: idea.language,
    requests,
    phoneOf: phoneOwner(idea),
    cast: brief.cast,
  });
  // A joke's heading may give its point away, and a script shows what it wants shown.
  const mayShow = genre.id !== 'joke' && genre.id !== 'script' && idea.isTitleUnsaid !== true;
  const said = scenes.slice(0, 2).flatMap(({ lines }) => lines.map(({ text }) => text));
  const toldIds = new Set(
    scenes.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.id ?? [])),
  );
  const above = idea.title ?? (genre.id === 'list' ? untoldHeading(idea.units, toldIds) : null);
  const heading = mayShow && above !== null && isNaming(above, idea) ? above : null;
  const listed = genre.id === 'recipe' ? withIngredientsShown(plans, idea.units, toldIds) : plans;
  return withHeadingShown(listed, heading, said.join(' '));
};

const showNothing: PlanFilm = ({ scenes }) => scenes.map(() => emptyPlan);

/** A writer that needs no key: it orders and cuts what the creator said, and adds only what is known of just their topic. */
export function createOfflineWriter({ measure, knowledge }: OfflineWriterOptions): OfflineWriter {
  const toldOf = (brief: Brief) =>
    writeScript(brief, parts, showNothing).scenes.flatMap(({ sentences }) => sentences);
  const known = knowledge ?? createKnowledge();
  const read = (idea: string, sifted?: Sift) =>
    withKnownTopic(idea, readMaterial(idea, sifted), known);
  const parts = { read, known, measure };
  return {
    readIdea: (brief) => readIdea(brief, parts),
    writeScript: (brief) => writeScript(brief, parts, planFilm),
    enhanceIdea,
    reviseScenes: (brief, scenes, instruction, unused) =>
      reviseScenes(brief, scenes, instruction, unused, parts),
    writeScene: (brief, context) => writeScene(brief, context, { ...parts, toldOf }),
  };
}
