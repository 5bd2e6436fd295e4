import type { Word } from './english-clauses.ts';
import { isNumber } from './english-looks.ts';
import { thingAt } from './english-things.ts';
import type { HandAct } from './hand-acts.ts';
import { grounds, isEdible, isLiquid, vessels } from './hand-nouns.ts';
import { ofBody, prepositions } from './english-words.ts';
import { named } from './thing-names.ts';
import type { HandsMemory } from './told-act.ts';

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
  if (ofBody.has(last)) return '';
  // "With alcohol", "with salt": what is put on it.
  const isStuff = thing !== null && isEdible(thing.noun);
  return isStuff ||
    /^(?:alcohol|vinegar|diesel|water|soap|bleach|oil|liquid|powder|vaseline|salt|soda|polish|wax|cleaner|spray|shampoo|lemon|flour|love)$/u.test(
      last,
    )
    ? ''
    : null;
}

/** Tools that the sentence has named before: "steel wool and some soap, scrub". */
export function toolBefore(memory: HandsMemory, act: HandAct): string {
  const last = memory.things
    .filter(({ line }) => line === memory.line)
    .findLast(({ thing }) => thing !== null && act.tools.has(thing.noun));
  return last?.thing == null ? '' : named({ ...last.thing, isPlural: false });
}

/** Where to: "into a bowl"; null where it is somewhere that is not shown. */
export function placeIn(words: readonly Word[], act: HandAct): string | null {
  for (const [at, { lower }] of words.entries()) {
    if (/^(?:down|out|through|away)$/u.test(lower)) return null;
    const isInto = /^(?:in|into)$/u.test(lower);
    if (!isInto && !/^(?:on|onto|over|to)$/u.test(lower)) continue;
    const next = words[at + 1]?.lower ?? '';
    if (next === '' || prepositions.has(next)) continue;
    if (
      /^(?:half|halves|two|quarters?|thirds?|pieces?|strips?|circles?|slices?|cubes?|place|top|there|here|it|them)$/u.test(
        next,
      ) ||
      isNumber(next)
    )
      continue;
    const { thing } = thingAt(words, at + 1);
    if (thing === null) return null;
    const one = { ...thing, isPlural: false };
    if (isInto && act.gerund === 'soaking')
      return vessels.has(thing.noun) || isLiquid(thing.noun) ? `in ${named(one)}` : null;
    if (isInto && (vessels.has(thing.noun) || isLiquid(thing.noun))) return `into ${named(one)}`;
    if (!isInto && grounds.has(thing.noun)) return `on ${named(one)}`;
    return null;
  }
  return '';
}
