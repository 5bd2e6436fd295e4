import type { PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import { nameOf, type Candidate } from './candidates.ts';

/*
 * What readers thought of a thing for the same word, of other things for that word and of that thing elsewhere. Illustrators are
 * never sure how often an emblem fits; who has read it in twenty films knows.
 */

/** How often something was found wrong, harmless and right. */
export type Grades = readonly [wrong: number, harmless: number, right: number];
export type KnownGrades = ReadonlyMap<string, Grades>;

const none: Grades = [0, 0, 0];

/** Under what the grades of a candidate are kept: its thing for its word, its word, its thing. */
export function keysOf({ origin, word, subject: { what } }: Candidate): readonly string[] {
  const from = origin.slice(0, 1);
  const said = word.toLowerCase();
  const name = nameOf(what);
  return [`${from} ${said}>${name}`, `${from} ${said}`, `${from} >${name}`];
}

/** Under what the grades of a painted scene are kept: its act, and who acts; of things that only stand there, the first of them. */
export function keysOfAct({ subjects }: Pick<PictureShot, 'subjects'>): readonly string[] {
  const visible = subjects.filter(({ count }) => count > 0);
  const { what, doing } = visible.find((each) => each.doing !== '') ??
    visible[0] ?? { what: '', doing: '' };
  const [verb = ''] = doing.split(' ');
  return [verb === '' ? `t ${nameOf(what)}` : `d ${verb}`, `w ${nameOf(what)} ${verb}`];
}

/** How good something was on the whole, from -1 to 1, and how often it was judged. */
function standing([wrong, harmless, right]: Grades): readonly number[] {
  const times = wrong + harmless + right;
  return [(right + harmless / 2 - wrong) / (times + 1), times];
}

/**
 * The signs of what is known of a candidate.
 * @param without grades that are not to be counted, as those of the film that is learnt from
 */
export const knownSigns = (
  keys: readonly string[],
  known: KnownGrades,
  without: KnownGrades | null = null,
): readonly number[] =>
  keys.flatMap((key) => {
    const all = known.get(key) ?? none;
    const own = without?.get(key) ?? none;
    return standing([all[0] - own[0], all[1] - own[1], all[2] - own[2]]);
  });

/** Counts grades by their keys. */
export function countGrades(
  judged: readonly { readonly keys: readonly string[]; readonly grade: number }[],
): KnownGrades {
  const counts = new Map<string, [number, number, number]>();
  for (const { keys, grade } of judged)
    for (const key of keys) {
      const count = counts.get(key) ?? [0, 0, 0];
      count[grade as 0 | 1 | 2] += 1;
      counts.set(key, count);
    }
  return counts;
}
