import type { Word } from './english-clauses.ts';
import { isNumber } from './english-looks.ts';
import { thingAt } from './english-things.ts';
import type { HandAct } from './hand-acts.ts';
import { grounds, isEdible, isLiquid, spooned, vessels } from './hand-nouns.ts';
import { ofBody, prepositions } from './english-words.ts';
import { named } from './thing-names.ts';
import type { HandsMemory } from './told-act.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

const liquidForTool = new RegExp(`^(?:${said.liquidsForTools})$`, 'u');
const cutResult = new RegExp(`^(?:${said.cutInto})$`, 'u');

/* With what, and where to, something is done. */

/** The tool that a clause names: its name, empty for none; null for one that is not shown. */
export function toolIn(words: readonly Word[], act: HandAct): string | null {
  const at = words.findIndex(
    ({ lower }) =>
      /^(?:with|using|w)$/u.test(lower) || (act.gerund === 'wrapping' && /^(?:in|w)$/u.test(lower)),
  );
  if (at < 0) return '';
  const { thing, to } = thingAt(words, at + 1);
  const last = words[to - 1]?.lower ?? '';
  if (thing !== null && act.tools.has(thing.noun)) return named({ ...thing, isPlural: false });
  // "With half a lemon": it is cut.
  const half = `half ${thing?.noun ?? ''}`;
  if (act.tools.has(half)) return named({ noun: half, isPlural: false, look: '' });
  if (ofBody.has(last)) return '';
  // Pots are shown with theirs.
  if (last === 'lid' && act.gerund === 'covering') return act.things.has('saucepan') ? '' : null;
  // "With alcohol", "with salt": what is put on it.
  const isStuff = thing !== null && isEdible(thing.noun);
  return isStuff || liquidForTool.test(last) ? '' : null;
}

/** Tools that the sentence has named before: "steel wool and some soap, scrub". */
export function toolBefore(memory: HandsMemory, act: HandAct): string {
  const things = memory.things
    .filter(({ line }) => line === memory.line)
    .flatMap(({ thing }) => (thing === null ? [] : [thing]));
  const last = things.findLast(({ noun }) => act.tools.has(noun) || act.tools.has(`half ${noun}`));
  if (last === undefined) return '';
  const noun = act.tools.has(last.noun) ? last.noun : `half ${last.noun}`;
  return named({ ...last, noun, isPlural: false });
}

/** A spoon, where so many of them are put somewhere: "two spoons of sugar"; empty for another measure, or none. */
export const spoonFor = (words: readonly Word[], act: HandAct, noun: string): string =>
  act.gerund === 'adding' &&
  spooned.has(noun) &&
  words.slice(0, 5).some(({ lower }) => spoons.test(lower))
    ? 'a spoon'
    : '';
const spoons = /^(?:(?:tea|table)?spoon(?:ful)?s?|tsp|tbsp)$/u;

/** Where to: "into a bowl"; null where it is somewhere that is not shown. */
export function placeIn(words: readonly Word[], act: HandAct): string | null {
  for (const [at, { lower }] of words.entries()) {
    if (/^(?:down|out|through|away)$/u.test(lower)) return null;
    // "Pour in the milk".
    if (at === 0 && act.keeps.has(lower)) continue;
    const isInto = /^(?:in|into)$/u.test(lower) || (lower === 'to' && act.gerund === 'adding');
    if (!isInto && !/^(?:on|onto|over|to)$/u.test(lower)) continue;
    const next = words[at + 1]?.lower ?? '';
    if (next === '' || prepositions.has(next)) continue;
    if (cutResult.test(next) || isNumber(next)) continue;
    const { thing } = thingAt(words, at + 1);
    if (thing === null) return null;
    const one = { ...thing, isPlural: false };
    if (isInto && act.gerund === 'soaking')
      return vessels.has(thing.noun) || isLiquid(thing.noun) ? `in ${named(one)}` : null;
    if (isInto && (vessels.has(thing.noun) || isLiquid(thing.noun)))
      return `${lower === 'to' ? 'to' : 'into'} ${named(one)}`;
    if (!isInto && grounds.has(thing.noun)) return `on ${named(one)}`;
    return null;
  }
  return '';
}
