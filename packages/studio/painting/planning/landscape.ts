import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import choices from '../../data/art-direction.json' with { type: 'json' };
import { templateNames, type TemplateName } from '../drawing.ts';
import { placeOf } from './places.ts';

interface Landscape {
  readonly word: string;
  readonly pattern: RegExp;
  readonly template: TemplateName;
}

/** Words like "space" and "field" head phrases that are no landscape ("a parking space"): only these may stand before them. */
const plainly = String.raw`(?:wide|open|empty|green|golden|outer|deep|dark|starry|rough|high|great|tall|white|blue|small|desert|tropical|distant|far)`;

/** Landscapes by the words that head their phrase: "a deep blue sky above a dry desert" is a sky. The longest words first. */
const landscapes: readonly Landscape[] = choices.landscapes
  .flatMap(({ words, alone, template }) => {
    const name = templateNames.find((each) => each === template);
    const patternOf = (word: string, before: string) =>
      new RegExp(String.raw`^${before}${alternatives([word])}$`, 'iu');
    return name === undefined
      ? []
      : [
          ...words.map((word) => ({
            word,
            pattern: patternOf(word, String.raw`(?:.*\s)?`),
            template: name,
          })),
          ...alone.map((word) => ({
            word,
            pattern: patternOf(word, String.raw`(?:${plainly}\s)*`),
            template: name,
          })),
        ];
  })
  .toSorted((one, other) => other.word.length - one.word.length);

/** Where a phrase goes on behind its noun. */
const behind =
  /,| (?:of|in|on|over|above|under|below|with|without|at|from|around|near|full|seen|as|where|that|which) /iu;

/** Words that are heard and captioned need not be read a second time. */
const isHeard = (quote: string, dialogue: string): boolean =>
  quote === '' || dialogue.toLowerCase().includes(quote.replace(/[.!?…]+$/u, '').toLowerCase());

/** The set of a place where nobody and nothing is told of, unless there is something to be read in it; null where nobody knows it. */
export function emptyPlaceOf(
  { layout, subjects, place, quote }: PicturePlan,
  dialogue: string,
): TemplateName | null {
  const isAlone = layout === 'scene' && subjects.length === 0 && place !== '';
  return isAlone && isHeard(quote, dialogue)
    ? (placeOf(`in ${place}`) ?? placeOf(`in the ${place}`))
    : null;
}

/** The stage that is itself what a plan is of, where its first subject is a landscape; null where it is somebody or something. */
export function landscapeOf({ layout, subjects }: PicturePlan): TemplateName | null {
  const [first] = subjects;
  if (layout !== 'scene' || first === undefined || first.count === 0) return null;
  const noun =
    first.what
      .replace(/^group of /iu, '')
      .split(behind)[0]
      ?.trim() ?? '';
  return landscapes.find(({ pattern }) => pattern.test(noun))?.template ?? null;
}
