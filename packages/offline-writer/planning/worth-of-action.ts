import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import type { KindOf } from './noun-kinds.ts';
import type { Seen } from './picture-of-line.ts';
import { doingsOfThings, isAnybody, lightVerbs, seenAlone, unseenVerbs } from './plan-words.ts';
import type { Action } from './read-line.ts';
import { isBare, isVerbForm } from './sure-noun.ts';
import { usesOf } from './word-uses.ts';
import doingWords from '../data/doing-words.json' with { type: 'json' };
import { ofDoings } from './doing-words.ts';

/* How surely an action of a line can be seen. */

const restIsSeen = (action: Action, kindOf: KindOf) =>
  [...action.objects, ...action.settings.map(({ phrase }) => phrase)].some(
    ({ noun }) => kindOf(noun.split(' of ', 1)[0] ?? noun) !== null,
  );

export const isLiving = (actors: readonly Seen[]) =>
  actors.some(({ kind }) => kind === 'person' || kind === 'animal');

/** Of these nobody sees from a body what is done: it is seen from the thing. */
const ofItsObject: ReadonlySet<string> = new Set(doingWords.ofItsObject);

/** Whoever takes a photo is seen with a camera. */
const ofPhotos = /^(?:photos?|pictures?|selfies?)$/u;

/** They show something where it is said where to: "goes out". */
const motions = new RegExp(`^(?:${ofDoings.motions})$`);

/** What the main clause says comes before what only says when or why. */
const ofAside = 0.5;

/** How well an action can be shown; 0 for none. */
export const worth = (action: Action, actors: readonly Seen[], kindOf: KindOf): number =>
  Math.max(0, worthAlone(action, actors, kindOf) * (action.isAside ? ofAside : 1));

/** Whether books use a word as a verb: "whittles", "milk". */
const isUsedAsVerb = (word: string): boolean =>
  usesOf(singularPhrase(word) ?? word).verb > leastVerb;
const leastVerb = 0.1;

/** "Running a bath" is done to something, and "running home" is not. */
const isDoneTo = ({ rest, objects }: Action): boolean =>
  rest.length > 0 && (objects.some(({ noun }) => noun !== 'home') || rest[0]?.is === 'pronoun');

const isPlace = ({ kind, subject: { what } }: Seen): boolean =>
  kind === 'place' || (kind === 'thing' && peopled.test(what));
const peopled = new RegExp(`(?:^| )(?:${ofDoings.peopledPlaces})$`, 'iu');

function worthAlone(action: Action, actors: readonly Seen[], kindOf: KindOf): number {
  if (
    action.isNegative ||
    action.isSupposed ||
    action.isPossible ||
    action.isWithin ||
    (action.who.is === 'pronoun' && action.who.word === 'who') ||
    actors.length === 0
  )
    return 0;
  const verb = action.verb.lower;
  const isAlive = isLiving(actors);
  if (!(isVerbForm(verb) || (isAlive && isUsedAsVerb(verb))) || action.leadsOn) return 0;
  const seen = restIsSeen(action, kindOf);
  if (action.isPassive) return 0;
  const isThing = actors.every(({ kind }) => kind === 'thing' || kind === 'place');
  // "The wall cuts the force": what a thing does to something shows where both are seen.
  const isUnseen = action.objects.length > 0 && !seen;
  if (isThing && action.objects.some((object) => isBare(object))) return 0;
  // "Our school rings a bell": somebody in it does.
  if (action.objects.length > 0 && actors.some(isPlace)) return 0;
  if (isThing && (isUnseen || !doingsOfThings.has(gerundOf(verb)))) return 0;
  // "A person opening" says less than the line.
  if (
    action.rest.length === 0 &&
    action.who.is !== 'phrase' &&
    actors.every(({ subject }) => isAnybody(subject.what)) &&
    !(isAlive && seenAlone.has(gerundOf(verb)))
  )
    return 0;
  if (action.who.is === 'told' && !seen) return 0;
  if (motions.test(verb))
    return action.rest.length > 0 && isAlive ? 3 : action.rest.length > 0 ? 2 : 0;
  const gerund = gerundOf(verb);
  // "You ran reset hard": one of many without an article is no object, so that the verb means something else.
  const [object] = action.objects;
  if (
    object !== undefined &&
    isBare(object) &&
    kindOf(object.noun) === null &&
    !sceneHeads.has(object.noun)
  )
    return 0;
  if (unseenVerbs.has(gerund) && !(lightVerbs.has(gerund) && seen)) return 0;
  // "Hide the shampoo bottles", "take the magnets off": what is seen is the thing.
  if (
    ofItsObject.has(gerund) &&
    isDoneTo(action) &&
    !action.rest.some(({ lower }) => ofPhotos.test(lower)) &&
    actors.every(({ subject }) => isAnybody(subject.what))
  )
    return 0;
  // "Meet Luma" introduces.
  if (action.who.is === 'told' && verb === 'meet') return 0;
  return isAlive ? (seen ? 4 : 3) : 2;
}
