import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { ActionContext } from './action-lines.ts';
import { placeNamed } from './named-on-stage.ts';
import { calledAs } from './card-of-scene.ts';
import { isDrawable } from './drawable.ts';
import { plain } from './film-memory.ts';
import { pictureOfLine } from './picture-of-line.ts';
import { asSentences, mostSentences, mostSubjects, withMore } from './screenplay.ts';

/* What is done while people speak: between the lines of a dialogue, and in the action lines of a script that is not English. */

/** "(She opens the kitchen door.)": what is done between what people say. */
export const isDirection = (note: string): boolean => /^\s*[[(［（【]/u.test(note);
const brackets = /[[\](){}［］（）【】]/gu;

/**
 * The plan of what is done between the lines of a dialogue ("(A duck swims out from behind the fridge.)"): those who speak
 * there, with the animals and things that it names. Null where it names none.
 */
export function planOfDirection(
  note: string,
  speakers: readonly (string | null)[],
  context: ActionContext,
): PicturePlan | null {
  const { memory, kindOf, cast } = context;
  const talking = [...new Set(speakers)].flatMap((speaker) =>
    speaker === null ? [] : [plain(calledAs(speaker, 'en'))],
  );
  const written = note.replaceAll(brackets, '');
  const isNamed = ({ what }: PlanSubject) =>
    placeNamed(what.split(' ').at(-1) ?? what, written) >= 0;
  const pictures = asSentences(written, memory.names)
    .slice(0, mostSentences)
    .map((whole) => pictureOfLine({ whole, from: 0, to: whole.length }, { memory, kindOf, cast }));
  const seen = pictures
    .flatMap(({ subjects }) => subjects)
    .filter(({ what, count }) => count > 0 && kindOf(what) !== 'person' && isDrawable(what))
    .filter(isNamed);
  if (talking.length === 0 || seen.length === 0) return null;
  const subjects = withMore(talking.slice(0, mostSubjects - 1), seen);
  const [only] = talking;
  return {
    ...emptyPlan,
    subjects: subjects.map((subject) =>
      talking.length === 1 && subject === only ? { ...subject, doing: 'talking' } : subject,
    ),
    relation: talking.length > 1 ? 'talking to each other' : '',
  };
}
