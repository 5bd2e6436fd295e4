import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';

/** What a form of an English word may be of, the likelier first: "tuning", "plucked", "tapes". */
export function* basesOf(word: string): Generator<string> {
  yield word;
  const singular = singularPhrase(word);
  if (singular !== null) yield singular;
  const stem = /^(\p{L}{2,}?)(?:ing|ed|es|s)$/u.exec(word)?.[1];
  if (stem === undefined) return;
  yield `${stem}e`;
  yield stem;
  if (/([^aeiou])\1$/u.test(stem)) yield stem.slice(0, -1);
  if (stem.endsWith('i')) yield `${stem.slice(0, -1)}y`;
}
