import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { Line } from '../genres/genre.ts';
import type { SceneInput } from './plan-context.ts';
import { readLine } from './read-line.ts';
import { usesOf } from './word-uses.ts';
import { ofAmounts } from './amount-words.ts';

/* What a scene's picture must know of the whole film: where it ends, whether it cooks, whether its steps are counted. */

/** The last scene, and those before it that only call. */
export function endsOf(scenes: readonly SceneInput[]): ReadonlySet<SceneInput> {
  const isCall = ({ beats }: SceneInput) =>
    beats.length > 0 && beats.every(({ shows }) => /^(?:call|end)$/u.test(shows.role));
  const from = scenes.findLastIndex((scene) => !isCall(scene));
  return new Set(scenes.slice(Math.max(0, Math.min(from + 1, scenes.length - 1))));
}

const kitchenWords = new RegExp(
  String.raw`\d ?(?:${ofAmounts.spoonedUnits})\b|\b(?:teaspoon|tablespoon|oven|pinch of)`,
  'iu',
);
/** WordNet's field of what is eaten. */
const foodField = 13;

export const isOfFood = (sentences: readonly string[]) =>
  sentences.some(
    (sentence) =>
      kitchenWords.test(sentence) ||
      (sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
        (word) => usesOf(singularPhrase(word) ?? word).field === foodField,
      ),
  );

/**
 * Steps are counted rightly where each tells one thing to be done and nothing is told outside of them, or where their numbers
 * are ofAmounts. A number that an author gave is right in any case.
 */
export function areCounted(scenes: readonly SceneInput[]): boolean {
  const beats = new Set(scenes.flatMap((scene) => scene.beats));
  if (![...beats].some(({ shows }) => shows.role === 'step')) return true;
  const isSaid = scenes.some(({ lines }) =>
    lines.some(({ source, text }) => source === 'structure' && /step/iu.test(text)),
  );
  const isTold = ({ text }: Line) => readLine(text).actions.some(({ who }) => who.is === 'told');
  return (
    isSaid ||
    [...beats].every(({ shows: { role }, lines }) => {
      if (/^(?:call|end|title)$/u.test(role)) return true;
      return lines.filter(isTold).length <= (role === 'step' ? 1 : 0);
    })
  );
}
