import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import data from '../../data/hand-acts.json' with { type: 'json' };
import { handActs } from './hand-acts.ts';
import { foods, grounds, liquids, loose, vessels } from './hand-nouns.ts';
import steps from '../../data/hand-steps.json' with { type: 'json' };
import type { HandThing } from './thing-names.ts';

/* The words of a line that name what hands work on or with. */

const tools: ReadonlySet<string> = new Set([...handActs.values()].flatMap((act) => [...act.tools]));
/** What an act is done with rather than to. */
export const isHandTool = (noun: string): boolean => tools.has(noun);

/** Everything that a line may name beside an act. */
/** What steps name that is no act's. */
const ofSteps = Object.values<{
  parts?: string[];
  things?: string[];
  place?: string[];
  isBody?: boolean;
}>(steps).flatMap(({ parts = [], things = [], place = [], isBody }) => [
  ...(isBody === true ? [] : parts),
  ...things,
  ...place,
]);

const things: ReadonlySet<string> = new Set([
  ...ofSteps,
  ...data.known,
  ...foods,
  ...liquids,
  ...loose,
  ...vessels,
  ...grounds,
  ...tools,
  ...[...handActs.values()].flatMap((act) => [...act.things]),
]);

/** A word, or several, as a thing that hands work on or with; null for any other. */
export function handThing(words: string): Pick<HandThing, 'noun' | 'isPlural'> | null {
  if (things.has(words)) return { noun: words, isPlural: false };
  const singular = singularPhrase(words);
  return singular !== null && things.has(singular) ? { noun: singular, isPlural: true } : null;
}
