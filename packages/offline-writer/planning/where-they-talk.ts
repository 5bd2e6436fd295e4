import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { isNoted } from './film-things.ts';
import type { PlanContext, SceneInput } from './plan-context.ts';
import { placeOfTitle } from './screenplay-headings.ts';
import { seenSpeaker } from './turns.ts';

/** Those who talk stay where they are: what they only speak of ("it is from the garden") is elsewhere. */
export function inPlaceOf(plan: PicturePlan, scene: SceneInput, context: PlanContext): PicturePlan {
  const { film, memory } = context;
  const isTold = film.genre === 'dialogue' && memory.stage === null && plan.layout === 'scene';
  return isTold &&
    scene.lines.some((line) => seenSpeaker(line) !== null) &&
    !isNoted(scene, context)
    ? { ...plan, place: placeOfTitle(film.title, film.language) }
    : plan;
}
