import drawn from '../data/drawn-states.json' with { type: 'json' };
import data from '../data/undrawn-states.json' with { type: 'json' };

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

/** What a painter has in just that state: a dead battery, a burst pipe. */
const drawnStates: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(drawn).map(([language, phrases]) => [
    language,
    new RegExp(String.raw`(?<!\p{L})(?:${phrases.join('|')})(?!\p{L})`, 'giu'),
  ]),
);

/** Whether a text says of what it names that it is empty, dead, broken or the wrong way round, and no painter shows it so. */
export function saysUndrawnState(text: string, language: string): boolean {
  const [code = ''] = language.toLowerCase().split('-', 1);
  const rest = text.replaceAll(drawnStates.get(code) ?? /(?!)/gu, ' ');
  return states.get(code)?.test(rest) ?? false;
}
