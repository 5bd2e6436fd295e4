import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { Brief } from '../brief.ts';
import type { Known, KnownFact } from '../knowledge/known.ts';
import type { Material, Topic, Unit } from '../reading/material.ts';
import type { WriterParts } from '../read-brief.ts';
import type { PlanFilm } from '../write-script.ts';

/** Units as plain as their texts, in one block. */
export function unitsOf(
  ...texts: (string | (Partial<Unit> & { readonly text: string }))[]
): Unit[] {
  return texts.map((text, id) => ({
    kind: 'sentence',
    block: 0,
    leansOn: null,
    corrects: null,
    speaker: null,
    number: null,
    figures: [],
    names: [],
    picture: null,
    onScreen: null,
    seconds: null,
    said: 1,
    ...(typeof text === 'string' ? { text } : text),
    id,
  }));
}

const plainForm: Material['form'] = {
  isScript: false,
  isDialogue: false,
  isChat: false,
  isVerse: false,
  hasList: false,
  hasSteps: false,
  hasIngredients: false,
  hasQuiz: false,
};

export function materialOf(
  parts: Omit<Partial<Material>, 'form' | 'topic'> & {
    readonly form?: Partial<Material['form']>;
    readonly topic?: Partial<Topic> & { readonly text: string };
  },
): Material {
  const { form, topic, ...others } = parts;
  return {
    language: 'en',
    title: null,
    units: [],
    requests: [],
    opening: null,
    ending: null,
    topic: topic === undefined ? null : { head: topic.text, aspect: null, count: null, ...topic },
    form: { ...plainForm, ...form },
    ...others,
  };
}

export const nothingKnown: Known = {
  topicOf: () => null,
  foreignTopicOf: () => null,
  factsFor: () => [],
  define: () => null,
};

export const knowing = (facts: readonly KnownFact[]): Known => ({
  topicOf: () => null,
  foreignTopicOf: () => null,
  factsFor: () => facts,
  define: () => null,
});

/** Reads every idea as this material, and every answer as one sentence. */
export function partsWith(material: Material, known: Known = nothingKnown): WriterParts {
  const read = (text: string) =>
    text === 'idea' ? material : materialOf({ units: unitsOf(text) });
  return { read, known, measure: speakingTimeS };
}

export const briefOf = (parts: Partial<Brief> = {}): Brief => ({
  title: '',
  idea: 'idea',
  answers: [],
  orientation: 'vertical',
  sceneCount: 6,
  sceneLengthS: 10,
  style: '',
  styleNotes: '',
  cast: [],
  ...parts,
});

export const noPictures: PlanFilm = ({ scenes }) => scenes.map(() => emptyPlan);
