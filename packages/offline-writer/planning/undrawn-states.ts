import data from '../data/undrawn-states.json' with { type: 'json' };
import { statesTold } from './thing-states.ts';

/* How something is that no painter shows: its picture would be of the same thing as it is not. */

/** A `*` stands for any ending. */
const patternOf = (words: readonly string[]) =>
  words.join('|').replaceAll('*', String.raw`[\p{L}\p{M}]*`);
/** Nothing parts the words of Japanese. */
const unparted = 'ja';

const states: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data).map(([language, words]) => {
    const pattern = patternOf(words);
    const whole = String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}\p{N}])`;
    return [language, new RegExp(language === unparted ? pattern : whole, 'iu')];
  }),
);

/** Whether a text says of what it names that it is empty, dead, broken or the wrong way round, and no painter shows it so. */
export function saysUndrawnState(text: string, language: string): boolean {
  const [code = ''] = language.toLowerCase().split('-', 1);
  const rest = statesTold(text, code).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );
  return states.get(code)?.test(rest) ?? false;
}
