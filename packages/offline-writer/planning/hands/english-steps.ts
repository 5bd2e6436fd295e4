import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import steps from '../../data/hand-steps.json' with { type: 'json' };
import type { Clause, Word } from './english-clauses.ts';
import { lastFor, meantBy } from './english-meant.ts';
import { thingAt } from './english-things.ts';
import { adverbs, prepositions, pronouns } from './english-words.ts';
import type { HandAct } from './hand-acts.ts';
import { named, type HandThing } from './thing-names.ts';
import type { HandsMemory } from './told-act.ts';

/*
 * Steps whose words say less than what is seen: the cap that comes off is an inhaler's, what is put into the oven is baked, a lever
 * goes under a tyre. A verb, what it is done to, and where to or with what: see data/hand-steps.json.
 */

interface Step {
  /** With the word that they need: "take off". */
  readonly verbs: readonly string[];
  /** Of which the whole is shown: "the cap". */
  readonly parts?: readonly string[];
  readonly things?: readonly string[];
  /** What it is done to where nothing is named. */
  readonly usual?: string;
  /** What leads to the place, and which places. */
  readonly to?: readonly string[];
  readonly place?: readonly string[];
  /** Parts of the body with which it is done. */
  readonly body?: readonly string[];
  readonly doing: string;
  readonly holding?: string;
  /** Whether its place is what is worked on. */
  readonly isOfPlace?: boolean;
  /** Whether a body is seen at it, not hands: it breathes out, lies down, has its lips round a mouthpiece. */
  readonly isBody?: boolean;
}

const all: readonly Step[] = Object.values<Step>(steps);

const stepVerbs: ReadonlySet<string> = new Set(
  all.flatMap(({ verbs }) => verbs.map((written) => written.split(' ')[0] ?? '')),
);
/** Whether a verb in its base form may begin a step. */
export const isStepVerb = (verb: string): boolean => stepVerbs.has(verb);

const actOf = ({ verbs, things = [], doing }: Step): HandAct => ({
  gerund: doing,
  verbs,
  needs: '',
  keeps: new Set(),
  needsPlace: false,
  things: new Set(things),
  tools: new Set(),
});

/** How far behind a verb its "off" may stand. */
const particleWithin = 6;

/** The word that a verb of a step needs: empty for none; null where the step has not this verb, or its word is missing. */
function neededFor(step: Step, verb: string, words: readonly Word[]): string | null {
  for (const written of step.verbs) {
    const [own = '', needs = ''] = written.split(' ');
    if (own !== verb) continue;
    const isThere = words.slice(0, particleWithin).some(({ lower }) => lower === needs);
    if (needs === '' || isThere) return needs;
  }
  return null;
}

const isOneOf = (list: readonly string[], thing: HandThing | null): thing is HandThing =>
  thing !== null && list.includes(thing.noun);

/** Where to, or with what: null where the step needs that and the words do not say it. */
function placeOf(step: Step, words: readonly Word[]): HandThing | null | undefined {
  const { to = [], place = [], body = [] } = step;
  if (place.length === 0 && body.length === 0) return undefined;
  for (const [at, { lower }] of words.entries()) {
    if (!to.includes(lower)) continue;
    const { thing } = thingAt(words, at + 1);
    if (isOneOf(place, thing)) return thing;
    const noun = words.slice(at + 1, at + 4).find(({ lower: word }) => body.includes(word))?.lower;
    if (noun !== undefined) return { noun, isPlural: false, look: '' };
  }
  return null;
}

/** The first of some things that words name, wherever. */
function namedIn(words: readonly Word[], things: readonly string[]): HandThing | null {
  for (const at of words.keys()) {
    const { thing } = thingAt(words, at);
    if (isOneOf(things, thing)) return thing;
  }
  return null;
}

/** What a step is done to. */
function objectOf(
  step: Step,
  words: readonly Word[],
  needs: string,
  memory: HandsMemory,
  ahead: readonly Clause[],
): HandThing | null {
  const act = actOf(step);
  const { things = [] } = step;
  let from = 0;
  while (adverbs.has(words[from]?.lower ?? '') || words[from]?.lower === needs) from += 1;
  const next = words[from]?.lower ?? '';
  const { thing, to } = thingAt(words, from);
  if (step.parts !== undefined) {
    if (!isOneOf(step.parts, thing)) return null;
    return (
      namedIn(words.slice(to), things) ??
      lastFor(memory, act) ??
      namedIn(
        ahead.flatMap((clause) => clause.words),
        things,
      ) ??
      memory.things.findLast((each) => isOneOf(things, each.thing))?.thing ??
      null
    );
  }
  if (isOneOf(things, thing)) return thing;
  const isUnnamed = next === '' || prepositions.has(next);
  if (step.usual !== undefined && (isUnnamed || pronouns.has(next)))
    return { noun: step.usual, isPlural: false, look: '' };
  if (pronouns.has(next)) return meantBy(next, memory, act);
  return isUnnamed ? lastFor(memory, act) : null;
}

/** What a body's step is done to, as far as it has to be named: its lips, a mask. */
function namesPart({ parts }: Step, words: readonly Word[]): boolean {
  if (parts === undefined) return true;
  return words.slice(0, particleWithin).some(({ lower }) => parts.includes(lower));
}

const body: HandThing = { noun: 'body', isPlural: false, look: '' };

export interface Stepped {
  readonly doing: string;
  readonly holding: string;
  readonly thing: HandThing;
  readonly isBody: boolean;
}

/** What a verb with the words behind it shows by more than its own object; null for most. */
export function stepIn(
  verb: string,
  words: readonly Word[],
  memory: HandsMemory,
  ahead: readonly Clause[],
): Stepped | null {
  for (const step of all) {
    const needs = neededFor(step, verb, words);
    if (needs === null) continue;
    const place = placeOf(step, words);
    if (place === null) continue;
    if (step.isBody === true) {
      if (namesPart(step, words))
        return { doing: step.doing, holding: '', thing: body, isBody: true };
      continue;
    }
    const object = objectOf(step, words, needs, memory, ahead);
    // Of what is shaped into balls nobody has to say what it is.
    const thing = step.isOfPlace === true && place !== undefined ? place : object;
    if (thing === null || (object === null && step.holding !== undefined)) continue;
    const one = { ...thing, isPlural: false };
    const several = { ...thing, isPlural: true };
    const doing = step.doing
      .replace('{thing}', singularPhrase(thing.noun) === null ? named(one) : thing.noun)
      .replace('{places}', named(several))
      .replace('{place}', place === undefined ? '' : named({ ...place, isPlural: false }));
    return { doing, holding: step.holding ?? '', thing, isBody: false };
  }
  return null;
}
