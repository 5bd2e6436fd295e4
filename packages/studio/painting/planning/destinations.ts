import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import phrases from '../../data/noun-phrases.json' with { type: 'json' };
import { stagingOf } from '../actors/staging.ts';
import { sureSubject } from '../lexicon/sure-subjects.ts';
import { namesPeople } from '../people/somebody.ts';

/*
 * Whoever goes to a church is seen in front of it: a building that somebody goes to, comes from or waits at is what the picture
 * shows beside them, as large as it is.
 */

const some = '(?:an?|the|my|our|your|his|her|their|this|that|every)';
const onTheWay = new RegExp(
  String.raw`^(?:${alternatives(phrases.waysToBuildings)})\b(?:.{0,30}?\s)??(?:to|into|from|out of|towards?|past|outside|at|in front of|by) (?:${some} )?(?:(?:back|door|edge|front|gates?|side|steps) of (?:${some} )?)?([\p{L}][\p{L}\p{N}'’ -]{2,40})$`,
  'iu',
);

/** Words that mean a building only where somebody goes there: there are banks of rivers, and a home is of any kind. */
const buildings: ReadonlyMap<string, string> = new Map([
  ['bank', 'bank building'],
  ['home', 'house'],
]);

const isBuilding = (what: string): boolean => {
  const emoji = what === '' ? null : (sureSubject(what)?.emoji ?? null);
  return emoji !== null && stagingOf(emoji) === 'building';
};

/** The building that somebody is told to go to; null where it is none, or none that is drawn. */
function destinationOf({ doing }: PlanSubject): string | null {
  const [, phrase = ''] = onTheWay.exec(doing.replace(/ home\b/u, ' to home')) ?? [];
  const [noun = ''] = phrase.split(
    / (?:with|in|on|at|for|of|to|every|and|after|before|by|when)\b/u,
  );
  // "The post office counter" is in the post office.
  const inIt = noun.replace(/ (?:counter|desk|door|entrance|gates?|reception|window)$/u, '');
  return [noun, inIt].map((each) => buildings.get(each) ?? each).find(isBuilding) ?? null;
}

/** A plan with the building to which its only people go, as one of its subjects: they are not inside yet. */
export function withDestination(plan: PicturePlan): PicturePlan {
  const shown = plan.subjects.filter(({ count }) => count > 0);
  const [first] = shown;
  const isOfOne =
    plan.layout === 'scene' && shown.length === 1 && first !== undefined && namesPeople(first.what);
  const what = isOfOne && first !== undefined ? destinationOf(first) : null;
  if (what === null) return plan;
  const building = { what, count: 1, doing: '', holding: '', feeling: '', look: '' };
  const isThere = plan.place.toLowerCase().includes(what);
  return { ...plan, place: isThere ? '' : plan.place, subjects: [...plan.subjects, building] };
}
