import { namedIn, replaceNames } from '@scenewright/contract/rules/cast.ts';
import { shotsOf } from '@scenewright/contract/rules/plan-prose.ts';
import { placeOfWords } from '@scenewright/contract/rules/shot-words.ts';
import type { LockedCast, SceneIdea } from './scene-idea.ts';

/** A picture of a scene, as a scene that says what is said meanwhile. */
export interface ShotIdea {
  /** The words that it comes with; empty for the one that the scene opens with. */
  readonly at: string;
  readonly idea: SceneIdea;
}

/** What is said from each of the words on at which a scene cuts; null for those that nobody says. */
function saidFrom(dialogue: string, cuts: readonly string[]): (number | null)[] {
  let from = 0;
  return cuts.map((at) => {
    const place = placeOfWords(dialogue, at, from);
    if (place < 0) return null;
    from = place;
    return place;
  });
}

/** Of the members in a scene those that one of its pictures names. */
function castOf(
  { members }: LockedCast,
  description: string,
  dialogue: string,
): LockedCast | null {
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
  const [opening, ...later] = shotsOf(idea.description);
  if (opening === undefined || later.length === 0) return [{ at: '', idea }];
  const places = saidFrom(
    idea.dialogue,
    later.map(({ at }) => at),
  );
  const seen = later.flatMap((shot, index) => {
    const from = places[index] ?? null;
    return from === null ? [] : [{ ...shot, from }];
  });
  return [{ ...opening, from: 0 }, ...seen].map(({ at, prose, from }, index) => {
    const dialogue = idea.dialogue.slice(from, seen[index]?.from);
    const cast = idea.cast ? castOf(idea.cast, prose, dialogue) : null;
    return { at, idea: { ...idea, description: prose, dialogue, cast } };
  });
}
