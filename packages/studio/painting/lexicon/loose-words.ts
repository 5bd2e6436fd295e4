import words from '../../data/loose-words.json' with { type: 'json' };

/**
 * Words of the lexicon whose illustration is only near: a place's token, what somebody works with, what an idea makes people
 * think of. They choose a stage and help where nothing else is known, but are not what the word names, so none of them is
 * drawn as what a scene is about. (Ideas are all so, but for {@link namedIdeas}.)
 */
export const looseWords: ReadonlySet<string> = new Set(words.loose);

/** Ideas that are a thing all the same. */
export const namedIdeas: ReadonlySet<string> = new Set(words.namedIdeas);
