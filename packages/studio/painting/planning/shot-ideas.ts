import { namedIn, replaceNames } from '@scenewright/contract/rules/cast.ts';
import { shotsOf } from '@scenewright/contract/rules/plan-prose.ts';
import { saidShots } from '@scenewright/contract/rules/shot-times.ts';
import type { LockedCast, SceneIdea } from './scene-idea.ts';

/** A picture of a scene, as a scene that says what is said meanwhile. */
export interface ShotIdea {
  /** The words that it comes with; empty for the one that the scene opens with. */
  readonly at: string;
  readonly idea: SceneIdea;
}

/** Of the members in a scene those that one of its pictures names. */
function castOf({ members }: LockedCast, description: string, dialogue: string): LockedCast | null {
  const named = namedIn(`${description} ${dialogue}`, members);
  const withoutNames = (text: string) => replaceNames(text, members, () => ' ');
  return named.length === 0
    ? null
    : {
        members: named,
        description: withoutNames(description),
        dialogue: withoutNames(dialogue),
      };
}

/** The pictures of a scene, in order. What belongs to words that are not said any more is not seen. */
export function shotIdeasOf(idea: SceneIdea): readonly ShotIdea[] {
  const later = saidShots(idea.description, idea.dialogue);
  const [opening] = shotsOf(idea.description);
  if (opening === undefined) return [{ at: '', idea }];
  if (later.length === 0) return [{ at: '', idea: { ...idea, description: opening.prose } }];
  return [{ ...opening, from: 0 }, ...later].map(({ at, prose, from }, index) => {
    const dialogue = idea.dialogue.slice(from, later[index]?.from);
    const cast = idea.cast ? castOf(idea.cast, prose, dialogue) : null;
    return { at, idea: { ...idea, description: prose, dialogue, cast } };
  });
}
