import screenplayWords from '../../data/screenplay-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(screenplayWords);
const weathers: readonly (readonly [string, RegExp])[] = (
  [
    ['rain', said.foreignRain],
    ['snow', said.foreignSnow],
    ['fog', said.foreignFog],
  ] as const
).map(([weather, words]) => [
  weather,
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
]);

/** The weather that an action line of another language tells, in English; may be empty. */
export const weatherTold = (sentence: string): string =>
  weathers.find(([, words]) => words.test(sentence))?.[0] ?? '';
