import data from '../data/undrawn-states.json' with { type: 'json' };

/* How something is that no painter shows: its picture would be of the same thing as it is not. */

const states: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data).map(([language, words]) => [
    language,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${words
        .trim()
        .split(/\s+/u)
        .join('|')
        .replaceAll('_', ' ')
        .replaceAll('*', String.raw`\p{L}*`)})(?![\p{L}\p{N}])`,
      'iu',
    ),
  ]),
);

/** Whether a text says of what it names that it is empty, dead, broken or the wrong way round. */
export const saysUndrawnState = (text: string, language: string): boolean =>
  states.get(language.toLowerCase().split('-', 1)[0] ?? '')?.test(text) ?? false;
