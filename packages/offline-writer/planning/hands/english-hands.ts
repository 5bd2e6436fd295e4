import { gerundOf, isFiniteVerb } from '@scenewright/contract/rules/prose/verbs.ts';
import { nounVerbs, sureVerbs } from '../../reading/english-words.ts';
import { usesOf } from '../word-uses.ts';
import { type Clause, clausesOf, type Word } from './english-clauses.ts';
import { isLook } from './english-looks.ts';
import { thingAt } from './english-things.ts';
import { isOfPot } from './english-meant.ts';
import { placeIn, spoonFor, toolBefore, toolIn } from './english-places.ts';
import { isStepVerb, stepIn } from './english-steps.ts';
import { actsOfVerb, type HandAct, handActs } from './hand-acts.ts';
import { isEdible, isLiquid, shownAs } from './hand-nouns.ts';
import {
  adverbs,
  amounts,
  denials,
  isLead,
  particles,
  persons,
  prepositions,
  pronouns,
  subordinate,
  times,
} from './english-words.ts';
import type { HandThing } from './thing-names.ts';
import type { HandsMemory, ToldAct } from './told-act.ts';
import { type Behind, objectOf } from './english-objects.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

/* What an English line tells hands to do. What is not surely told is not shown. */

/** What is worked on where nothing else is said, in a film that cooks. */
const inKitchens: ReadonlyMap<string, string> = new Map([
  ['kneading', 'dough'],
  ['stirring', 'saucepan'],
  ['rolling', 'dough'],
  ['mixing', 'ingredients'],
]);
/** They are done to nothing else, whatever it is called. */
const inAnyCase: ReadonlyMap<string, string> = new Map([
  ['ironing', 'shirt'],
  ['plaiting', 'hair'],
]);
const ofCooking = new RegExp(`^(?:${said.ofCooking})$`, 'u');
/** What is put somewhere, or poured, is told with where to. */
const withPlace = new RegExp(`^(?:${said.withPlace})$`, 'u');
const poured = /^(?:pouring|adding|drizzling|sprinkling)$/u;
/** Where an act happens to these, it does so wherever it is said to: "sprinkle it over the rice". */
const placedFreely = new RegExp(`^(?:${said.placedFreely})$`, 'u');

/** What a clause tells to do: the place of its verb behind what leads to it; -1 where it tells nothing. */
function toldVerb(
  clause: Clause,
): { readonly at: number; readonly isHeading: boolean; readonly isTold: boolean } | null {
  const { words, link, opens } = clause;
  if (subordinate.has(link)) return null;
  let at = 0;
  let isTold = true;
  for (; at < words.length; at += 1) {
    const lower = words[at]?.lower ?? '';
    if (denials.has(lower)) return null;
    if (
      (actsOfVerb(lower).length > 0 || isStepVerb(lower)) &&
      !/^(?:dry|cold)$/u.test(words[at - 1]?.lower ?? '')
    )
      break;
    if (at === 0 && opens && /^\p{L}+ing$/u.test(lower)) return { at, isHeading: true, isTold };
    if (!isLead(lower)) return null;
    if (persons.has(lower)) isTold = false;
  }
  if (at >= words.length) return null;
  return { at, isHeading: false, isTold };
}

const verbOfGerund: ReadonlyMap<string, string> = new Map(
  [...sureVerbs, ...nounVerbs].map((verb) => [gerundOf(verb), verb]),
);

const byItself = new RegExp(`^(?:${said.byItself})$`, 'u');

/** What an act is done to where its line does not name it. */
function usualOf(
  { gerund }: HandAct,
  behind: readonly Word[],
  isTold: boolean,
  isFood: boolean,
): Behind | null {
  const always = inAnyCase.get(gerund);
  const ofFood =
    isFood && isTold && behind.every(({ lower }) => saysLittle(lower))
      ? inKitchens.get(gerund)
      : undefined;
  const isOfAll = ofFood === 'saucepan' && behind.some(({ lower }) => allOfIt.test(lower));
  const noun = always ?? (isOfAll ? 'ingredients' : ofFood);
  return noun === undefined ? null : { thing: { noun, isPlural: false, look: '' }, particle: '' };
}

const allOfIt = new RegExp(`^(?:${said.allOfIt})$`, 'u');

const littleSaid = new RegExp(`^(?:${said.saysLittle})$`, 'u');
const saysLittle = (word: string): boolean =>
  adverbs.has(word) || particles.has(word) || littleSaid.test(word);

/** "Lid off", "wheel off": what is taken off. */
function takenOff({ words, link, at }: Clause, memory: HandsMemory): ToldAct | null {
  const offAt = words.findIndex(({ lower }) => lower === 'off');
  const act = handActs.get('removing');
  if (offAt < 1 || offAt > 3 || link !== '' || act === undefined) return null;
  if (words.slice(0, offAt).some(({ lower }) => denials.has(lower) || isFiniteVerb(lower)))
    return null;
  const { thing, to } = thingAt(words, 0);
  if (thing === null || to !== offAt || !act.things.has(thing.noun)) return null;
  if (thing.noun === 'lid' && !isOfPot(words, to, memory)) return null;
  return {
    doing: `removing ${shownAs(thing)}`,
    holding: '',
    thing,
    isCooking: false,
    isTold: true,
    at,
  };
}

const denies = new RegExp(`^(?:${said.denials})$`, 'u');

/** Reads an act in a clause. */
function actIn(
  clause: Clause,
  ahead: readonly Clause[],
  memory: HandsMemory,
  isFood: boolean,
): ToldAct | null {
  const told = toldVerb(clause);
  if (told === null) return null;
  const { words } = clause;
  const own = words[told.at]?.lower ?? '';
  const verb = told.isHeading ? (verbOfGerund.get(own) ?? own) : own;
  const behind = words.slice(told.at + 1);
  const denied = behind.slice(0, 3).some(({ lower }) => denies.test(lower));
  if (denied) return null;
  const isTold = told.isTold && !told.isHeading;
  const step = stepIn(verb, behind, memory, ahead);
  // Somebody who tells what they do is not told to lie down.
  if (step !== null && (isTold || !step.isBody))
    return { ...step, isCooking: isEdible(step.thing.noun), isTold, at: clause.at };
  for (const act of actsOfVerb(verb)) {
    const mayBeAlone = told.isTold && !told.isHeading;
    const found = objectOf(verb, behind, act, memory, mayBeAlone);
    const object = found ?? usualOf(act, behind, told.isTold, isFood);
    if (object === null) continue;
    const { thing } = object;
    const place = withPlace.test(act.gerund) ? placeIn(behind, act) : '';
    if (place === null && !placedFreely.test(act.gerund)) continue;
    // Into what something is poured is known only where somebody cooks.
    if (!isFood && place === '' && poured.test(act.gerund)) continue;
    if (act.needsPlace && (place === null || place === '')) continue;
    const named = toolIn(behind, act);
    if (named === null) continue;
    const tool = named === '' ? spoonFor(behind, act, thing.noun) : named;
    // "Dry it on the burner" is done by what it lies on.
    if (act.gerund === 'drying' && behind.some(({ lower }) => byItself.test(lower))) continue;
    const gerund = act.gerund === 'adding' && isLiquid(thing.noun) ? 'pouring' : act.gerund;
    const head =
      /^\p{L}+ /u.test(act.gerund) || !act.keeps.has(object.particle)
        ? gerund
        : `${gerund} ${object.particle}`;
    const doing = [head, shownAs(thing), place ?? ''].filter((part) => part !== '').join(' ');
    return {
      doing,
      holding: tool === '' ? toolBefore(memory, act) : tool,
      thing,
      isCooking: isEdible(thing.noun) || ofCooking.test(act.gerund),
      isTold,
      at: clause.at,
    };
  }
  return null;
}

const isVerb = (word: string): boolean =>
  isFiniteVerb(word) || sureVerbs.has(word) || actsOfVerb(word).length > 0;

const namesWhole = new RegExp(`^(?:${said.wholeNouns})$`, 'u');

/** What a clause speaks of: what its verb is done to, else what it begins with; undefined where it names nothing. */
function aboutOf({ words }: Clause): HandThing | null | undefined {
  let at = 0;
  while (isLead(words[at]?.lower ?? '') || denials.has(words[at]?.lower ?? '')) at += 1;
  const first = words[at]?.lower ?? '';
  if (first === '') return undefined;
  if (isVerb(first) || /^(?:\p{L}+ing)$/u.test(first)) {
    at += 1;
    while (particles.has(words[at]?.lower ?? '') || adverbs.has(words[at]?.lower ?? '')) at += 1;
  }
  const next = words[at]?.lower ?? '';
  if (next === '' || pronouns.has(next) || prepositions.has(next)) return undefined;
  const { thing, to } = thingAt(words, at);
  if (thing !== null) return thing;
  // What is only so long, or only said to be so, is nothing that "it" could mean.
  const named = words.slice(at, to);
  if (named.some(({ lower }) => namesWhole.test(lower))) return null;
  // "A teaspoon of Crisco" is put on something else.
  if (named.some(({ lower }) => amounts.has(lower))) return undefined;
  const isThing = named.some(
    ({ lower }) =>
      /^\p{L}{3,}$/u.test(lower) &&
      !times.has(lower) &&
      usesOf(lower).noun >= 0.5 &&
      !isLook(lower),
  );
  return isThing ? null : undefined;
}

/** Reads what a line tells hands to do, and remembers what it speaks of. */
export function readHands(text: string, memory: HandsMemory, isFood: boolean): readonly ToldAct[] {
  memory.line += 1;
  const acts: ToldAct[] = [];
  const clauses = clausesOf(text);
  for (const [index, clause] of clauses.entries()) {
    const act = actIn(clause, clauses.slice(index + 1), memory, isFood) ?? takenOff(clause, memory);
    if (act !== null) acts.push(act);
    const about = act === null ? aboutOf(clause) : act.thing;
    if (about != null && memory.line <= 2) memory.topic ??= about;
    if (about !== undefined)
      memory.things.push({ thing: about, line: memory.line, isWorked: act !== null });
  }
  return acts;
}
