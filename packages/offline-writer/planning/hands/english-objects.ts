import type { Word } from './english-clauses.ts';
import { thingAt } from './english-things.ts';
import { isOfPot, lastFor, meantBy, partOf, underIt } from './english-meant.ts';
import type { HandAct } from './hand-acts.ts';
import { isEdible, isLoose } from './hand-nouns.ts';
import {
  adverbs,
  alone,
  isDeterminer,
  nounLike,
  particles,
  parts,
  prepositions,
  pronouns,
} from './english-words.ts';
import { type HandThing, named } from './thing-names.ts';
import type { HandsMemory } from './told-act.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

/* What the words behind a verb say that it is done to. */

/** What is rubbed on something else. */
const stuffs = new RegExp(`^(?:${said.stuffs})$`, 'u');

export interface Behind {
  readonly thing: HandThing;
  readonly particle: string;
}

const offPlant = new RegExp(`^(?:${said.offPlants})$`, 'u');

/** What is picked up, or out, hangs on no branch, and who picks a ripe mango stands in a shop. */
const isOffPlant = (particle: string, next: string): boolean =>
  /^(?:off)?$/u.test(particle) && offPlant.test(next);

const nounOrVerb = new RegExp(`^(?:${said.nounsOrVerbs})$`, 'u');

/** What the words behind a verb say that it is done to; null where nobody can tell. */
export function objectOf(
  verb: string,
  words: readonly Word[],
  act: HandAct,
  memory: HandsMemory,
  mayBeAlone: boolean,
): Behind | null {
  let from = 0;
  while (adverbs.has(words[from]?.lower ?? '') && !isDeterminer(words[from]?.lower ?? ''))
    from += 1;
  let particle = '';
  const first = words[from]?.lower ?? '';
  if (particles.has(first)) {
    const next = words[from + 1]?.lower ?? '';
    const isAlone = next === '' || prepositions.has(next);
    const isOwn = first === act.needs || act.keeps.has(first);
    if (isOwn || !/^(?:in|on|over)$/u.test(first)) {
      particle = first;
      from += 1;
      if (isAlone && !mayBeAlone) return null;
    }
  }
  while (adverbs.has(words[from]?.lower ?? '')) from += 1;
  const next = words[from]?.lower ?? '';
  if (next === '' || prepositions.has(next)) {
    if (!mayBeAlone || !alone.has(verb) || act.needs !== particle) return null;
    const thing = lastFor(memory, act);
    // Of what is mixed nobody says one thing.
    const isMixed = /^(?:mix|soak)$/u.test(verb) || (verb === 'stir' && isLoose(thing?.noun ?? ''));
    if (isMixed && (thing === null || isEdible(thing.noun))) return null;
    return thing === null ? null : { thing, particle };
  }
  if (act.gerund === 'picking' && !isOffPlant(particle, next)) return null;
  const isPronoun =
    pronouns.has(next) &&
    (words[from + 1] === undefined ||
      prepositions.has(words[from + 1]?.lower ?? '') ||
      adverbs.has(words[from + 1]?.lower ?? '') ||
      /^(?:it|them)$/u.test(next));
  const found = isPronoun
    ? { thing: meantBy(next, memory, act), to: from + 1 }
    : thingAt(words, from);
  const { to } = found;
  const last = words[to - 1]?.lower ?? '';
  const isPart = !isPronoun && found.thing === null && parts.has(last) && isDeterminer(next);
  const isPutOn =
    /^(?:rubbing|brushing|wiping|polishing)$/u.test(act.gerund) &&
    stuffs.test(found.thing?.noun ?? last);
  const thing = isPart
    ? partOf(memory, act)
    : isPutOn
      ? underIt(words, to, memory, act)
      : found.thing;
  if (thing === null || !act.things.has(thing.noun)) return null;
  if (thing.noun === 'lid' && !isOfPot(words, to, memory)) return null;
  if (isPart || isPutOn) return { thing, particle: '' };
  const behind = words[to]?.lower ?? '';
  if (particle === '' && particles.has(behind)) {
    const after = words[to + 1]?.lower ?? '';
    const isParticle = after === '' || prepositions.has(after) || adverbs.has(after);
    if (isParticle || behind === act.needs) particle = behind;
  }
  if (act.needs !== '' && act.needs !== particle) return null;
  // "Wrap rice", "open window": one of many without an article is no object, or the verb is none.
  const isBare = !isPronoun && !isDeterminer(next) && !next.endsWith("'s");
  const isOne = isBare && !thing.isPlural && named(thing).startsWith('a');
  if (isOne && named(thing) !== thing.noun && nounLike.has(verb)) return null;
  if (isBare && nounOrVerb.test(verb) && !thing.isPlural) return null;
  return { thing, particle };
}
