import type { Word } from './english-clauses.ts';
import { thingAt } from './english-things.ts';
import type { HandAct } from './hand-acts.ts';
import { isHandTool } from './hand-things.ts';
import { isEdible } from './hand-nouns.ts';
import { pronouns } from './english-words.ts';
import type { HandThing } from './thing-names.ts';
import type { HandsMemory } from './told-act.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

/* What an act is done to that its line does not name: what "it" means, an end, or nothing at all. */

/** So many sentences back. */
const reach = 3;

/** What an act that names nothing is done to: what the lines right before worked on, else what the film is about. */
export function lastFor(memory: HandsMemory, act: HandAct): HandThing | null {
  const worked = memory.things.findLast(
    ({ thing, line, isWorked }) =>
      isWorked && thing !== null && memory.line - line <= 1 && act.things.has(thing.noun),
  );
  if (worked !== undefined) return worked.thing;
  return topicFor(memory, act);
}

const topicFor = ({ topic }: HandsMemory, act: HandAct): HandThing | null =>
  topic !== null && act.things.has(topic.noun) ? topic : null;

/** What an act is done with, not to. */
const isTool = (thing: HandThing | null): boolean => thing !== null && isHandTool(thing.noun);

/** What "it" or "them" means; null where nobody can tell. */
export function meantBy(pronoun: string, memory: HandsMemory, act: HandAct): HandThing | null {
  const isSeveral = /^(?:them|these|those|both)$/u.test(pronoun);
  const isOne = /^(?:it|this)$/u.test(pronoun);
  if (!isSeveral && !isOne) return null;
  const fits = (thing: HandThing) => act.things.has(thing.noun) && thing.isPlural === isSeveral;
  // What the act is never done to, or only done with, is not meant: "soap is fine. Dry it".
  const last = memory.things.findLast(
    ({ thing }) => thing === null || (act.things.has(thing.noun) && !isTool(thing)),
  );
  if (last !== undefined && memory.line - last.line <= reach)
    return last.thing !== null && fits(last.thing) ? last.thing : null;
  const topic = topicFor(memory, act);
  return topic !== null && fits(topic) ? topic : null;
}

/** Lids are drawn on pots: one is meant where its pot is named, or where something is cooked. */
export function isOfPot(words: readonly Word[], from: number, { things }: HandsMemory): boolean {
  const isLed = /^(?:of|off|from)$/u.test(words[from]?.lower ?? '');
  const { thing } = isLed ? thingAt(words, from + 1) : { thing: null };
  if (isLed) return thing !== null && pots.test(thing.noun);
  return things.some(
    (each) => each.thing !== null && (isEdible(each.thing.noun) || pots.test(each.thing.noun)),
  );
}
const pots = new RegExp(`(?:^| )(?:${said.pots})$`, 'u');

/** The thing of which a line names an end or a side. */
export function partOf(memory: HandsMemory, act: HandAct): HandThing | null {
  const last = memory.things.findLast(({ thing }) => thing !== null && act.things.has(thing.noun));
  return last !== undefined && memory.line - last.line <= reach
    ? last.thing
    : topicFor(memory, act);
}

/** What something is rubbed on: "over the board", "everywhere". */
export function underIt(
  words: readonly Word[],
  from: number,
  memory: HandsMemory,
  act: HandAct,
): HandThing | null {
  const at = words.findIndex(
    ({ lower }, index) => index >= from && /^(?:on|onto|over|into)$/u.test(lower),
  );
  if (at < 0) return lastFor(memory, act);
  const next = words[at + 1]?.lower ?? '';
  if (pronouns.has(next)) return meantBy(next, memory, act);
  const { thing } = thingAt(words, at + 1);
  return thing;
}
