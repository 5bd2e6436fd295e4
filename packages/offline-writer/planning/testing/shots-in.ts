import type { LaterShot, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import type { BeatRole } from '../../genres/genre.ts';
import type { FilmInput } from '../plan-context.ts';
import { planPictures } from '../plan-scene.ts';
import { english, scene } from './plan-lines.ts';

interface Told {
  readonly language?: string;
  readonly genre?: FilmInput['genre'];
  readonly role?: BeatRole;
}

/** All pictures of a film's second scene, in order, each with the words at which it is cut to; the first is there from the start. */
export function shotsIn(
  texts: readonly string[],
  { language = 'en', genre = 'explainer', role = 'moment' }: Told = {},
): readonly LaterShot[] {
  const [, plan] = planPictures([scene(['Hello there, everybody.']), scene(texts, { role })], {
    ...english,
    ...{ language, genre },
  });
  if (plan === undefined) return [];
  const { later = [], ...opening } = plan;
  const first: PictureShot = opening;
  return [{ at: '', shows: first }, ...later];
}
