import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import {
  describePlan,
  readDescription,
  splitCamera,
} from '@scenewright/contract/rules/plan-prose.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Brief } from '../../brief.ts';
import { chooseGenre } from '../../genres/choose-genre.ts';
import type { BeatRole, Line } from '../../genres/genre.ts';
import { newPlanContext, phoneOwner, planPicture } from '../../planning/index.ts';
import type { Material } from '../../reading/material.ts';
import { plainWords } from '../enhance/same-material.ts';
import { unitFinder } from './bonds.ts';
import type { EditableScene } from './draft.ts';

/** A picture planned for sentences. */
export type PlanSentences = (sentences: readonly SpokenSentence[], note: string) => PicturePlan;

/** Plans pictures for sentences of a film's material. */
export function createPlanning(brief: Brief, material: Material): PlanSentences {
  const findUnit = unitFinder(material);
  return (sentences, note) => {
    const lines: readonly Line[] = sentences.map((sentence) => ({
      ...sentence,
      unit: sentence.source === 'own' ? findUnit(sentence.text) : null,
    }));
    const noted = lines.find(({ unit }) => unit?.picture != null)?.unit?.picture ?? note;
    const role = roleOf(lines);
    const film = {
      title: brief.title,
      genre: chooseGenre(material).id,
      language: material.language,
      requests: material.requests,
      phoneOf: phoneOwner(material),
      cast: brief.cast,
    };
    const beats = [
      { lines, weight: 1, alone: false, pauseS: 0, shows: { role, note: noted, number: null } },
    ] as const;
    return planPicture({ lines, beats }, newPlanContext(film, [{ lines, beats }]));
  };
}

function roleOf(lines: readonly Line[]): BeatRole {
  if (lines.some(({ unit }) => unit?.kind === 'turn')) return 'turn';
  return lines.some(({ source }) => source === 'fact') ? 'fact' : 'detail';
}

/** Gives a changed scene the picture of its words where it still shows words that are no longer said. */
export type Repaint = (before: EditableScene, after: EditableScene) => EditableScene;

export function createRepainting(brief: Brief, material: Material): Repaint {
  const planSentences = createPlanning(brief, material);
  return (before, after) => {
    if (
      before.dialogue === after.dialogue ||
      before.description !== after.description ||
      after.sentences.length === 0
    )
      return after;
    const plan = readDescription(splitCamera(after.description).prose);
    const isStale = textsOf(plan).some(
      (text) => holds(before.dialogue, text) && !holds(after.dialogue, text),
    );
    return isStale
      ? { ...after, description: describePlan(planSentences(after.sentences, '')) }
      : after;
  };
}

/** The words and figures to be read in a picture. */
function textsOf({ quote, figure, items }: PicturePlan): readonly string[] {
  return [quote, figure?.value ?? '', ...items].filter((text) => plainWords(text).length > 0);
}

function holds(dialogue: string, text: string): boolean {
  const words = new Set(plainWords(withoutPauses(dialogue)));
  return plainWords(text).every((word) => words.has(word));
}
