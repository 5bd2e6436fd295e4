import type { PictureShot, PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { drawableHead, isDrawable } from '../drawable.ts';
import { plain } from '../film-memory.ts';
import { isAnybody } from '../plan-words.ts';
import { isDeterminer, particles, prepositions } from './english-words.ts';

/*
 * What only hands do shows nothing on a body: somebody who "presses the canister" merely stands there. Where hands are not shown at
 * it, the thing itself is.
 */

const seenOnlyNear: ReadonlySet<string> = new Set(handPhrases.seenOnlyNear);
/** What is larger is worked on with the whole body. */
const mostWords = 3;

/** What a doing is done to, where only hands do it and its thing is drawn: "an inner tube" of "pulling an inner tube out". */
function thingOf(doing: string): string | null {
  const [gerund = '', ...rest] = doing.toLowerCase().split(' ');
  if (!seenOnlyNear.has(gerund)) return null;
  while (particles.has(rest[0] ?? '') || isDeterminer(rest[0] ?? '')) rest.shift();
  const end = rest.findIndex((word) => prepositions.has(word));
  const named = (end < 0 ? rest : rest.slice(0, end)).join(' ');
  const isShort = named !== '' && named.split(' ').length <= mostWords;
  return isShort && isDrawable(named) ? drawableHead(named) : null;
}

/** "Folding the leaves": several are a group of them. */
const inNumber = (thing: string): string =>
  singularPhrase(thing) === null || massNouns.has(thing.split(' ').at(-1) ?? '')
    ? thing
    : `group of ${thing}`;

function thingsOf<Shot extends PictureShot>(shot: Shot): Shot {
  if (shot.layout !== 'scene' || shot.relation !== '') return shot;
  const subjects = shot.subjects.map((subject) => {
    const { what, doing, count, holding } = subject;
    const thing = count > 0 && isAnybody(what) && holding === '' ? thingOf(doing) : null;
    return thing === null ? subject : plain(inNumber(thing));
  });
  const isNew = subjects.some((subject, at) => subject !== shot.subjects[at]);
  const once = subjects.filter(
    ({ what, doing }, at) =>
      doing !== '' || subjects.findIndex((other) => other.what === what) === at,
  );
  return isNew ? { ...shot, subjects: once } : shot;
}

/** A plan of a how-to without anybody who only stands there. */
export function onlyNear(plan: PicturePlan): PicturePlan {
  const opening = thingsOf(plan);
  if (plan.later === undefined) return opening;
  return {
    ...opening,
    later: plan.later.map((each) => ({ ...each, shows: thingsOf(each.shows) })),
  };
}
