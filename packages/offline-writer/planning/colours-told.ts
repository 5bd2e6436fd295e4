import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import type { KindOf } from './noun-kinds.ts';
import { ofScenes } from './scene-words.ts';

/* The radio that a film first calls blue is blue in its later scenes as well, though nobody says so again. */

const colours = new RegExp(String.raw`(?<!\p{L})(?:${ofScenes.plainColours})(?!\p{L})`, 'iu');

const headOf = ({ what }: PlanSubject): string => {
  const head =
    what
      .split(/ (?:of|with|in|on) /u, 1)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? what;
  return singularPhrase(head) ?? head;
};

const isSeveral = ({ what, count }: PlanSubject): boolean =>
  count !== 1 || what.startsWith('group of ');

/** Plans in which a thing or an animal keeps the only colour that the film has told of it. */
export function withColoursTold(
  plans: readonly PicturePlan[],
  kindOf: KindOf,
): readonly PicturePlan[] {
  const told = new Map<string, Set<string>>();
  const coloured = (subject: PlanSubject): PlanSubject => {
    const head = headOf(subject);
    const [own] = colours.exec(`${subject.look} ${subject.what} ${subject.doing}`) ?? [];
    const known = told.get(head) ?? new Set();
    if (own !== undefined) {
      told.set(head, known.add(own.toLowerCase()));
      return subject;
    }
    const [only] = known.size === 1 ? known : [];
    const mayKeep =
      !isSeveral(subject) && !massNouns.has(head) && /^(?:thing|animal)$/u.test(kindOf(head) ?? '');
    if (only === undefined || !mayKeep) return subject;
    return { ...subject, look: [subject.look, only].filter((part) => part !== '').join(', ') };
  };
  return plans.map((plan) => {
    const subjects = plan.subjects.map(coloured);
    const later = plan.later?.map((shot) => ({
      ...shot,
      shows: { ...shot.shows, subjects: shot.shows.subjects.map(coloured) },
    }));
    return { ...plan, subjects, ...(later === undefined ? {} : { later }) };
  });
}
