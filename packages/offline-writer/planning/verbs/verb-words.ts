import words from '../../data/verb-words.json' with { type: 'json' };

/** The lists of words by which a verb is found, each as a set. */
export const ofVerbs = Object.fromEntries(
  Object.entries(words).map(([name, list]) => [name, new Set(list)]),
) as { readonly [Name in keyof typeof words]: ReadonlySet<string> };
