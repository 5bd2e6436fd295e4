import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import {
  emptyPlan,
  maxPlanTextCharacters,
  type PicturePlan,
} from '@scenewright/contract/rules/picture-plan.ts';
import { tones } from '../../boards/colours.ts';
import { showsWhatIsSaid } from '../../boards/said.ts';
import type { StoredBoard } from '../../boards/stored-board.ts';
import { hashText } from '../random.ts';
import type { SceneIdea } from './scene-idea.ts';

/** A line of type from what is said: whole sentences from the first on, as many as have room. */
function lineOf(dialogue: string): string {
  const plain = dialogue.replace(/\s+/gu, ' ').trim();
  if (plain.length <= maxPlanTextCharacters) return plain;
  const cut = plain.slice(0, maxPlanTextCharacters);
  const end = Math.max(
    ...['. ', '! ', '? ', '。', '！', '？'].map((sign) => cut.lastIndexOf(sign)),
  );
  return end > 40 ? cut.slice(0, end + 1).trim() : cut.slice(0, cut.lastIndexOf(' ')).trim();
}

/** What the scene shows where it is no stage: a designed picture, or, where no subject is surely known, the line as type. */
function planOf({ description, dialogue }: SceneIdea, hasHero: boolean): PicturePlan | null {
  const plan = readDescription(description);
  if (plan.layout !== 'scene') return plan;
  const line = lineOf(dialogue);
  return hasHero || line === '' ? null : { ...emptyPlan, layout: 'words', quote: line };
}

/** The board of a scene; null where it is painted as a stage. Neighbouring scenes stand on different grounds. */
export function planBoard(idea: SceneIdea, hasHero: boolean): StoredBoard | null {
  const plan = planOf(idea, hasHero);
  if (plan === null) return null;
  const first = hashText(`tone ${idea.topic}/${idea.style}`) % tones.length;
  return {
    plan,
    tone: tones[(first + idea.sceneNumber) % tones.length] ?? 'paper',
    isSilent: showsWhatIsSaid(plan, idea.dialogue),
  };
}
