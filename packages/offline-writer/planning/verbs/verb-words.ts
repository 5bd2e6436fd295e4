import words from '../../data/verb-words.json' with { type: 'json' };

type Lists = { readonly [Name in keyof typeof words]: ReadonlySet<string> };

/** The lists of words by which a verb is found, each as a set. */
export const ofVerbs: Lists = Object.fromEntries(
  Object.entries(words).map(([name, list]) => [name, new Set(list)]),
) as unknown as Lists;
