/** The indefinite article of a phrase, by its first letter. */
export const articleOf = (phrase: string) => (/^[aeiou]/iu.test(phrase) ? 'an' : 'a');

/** "A harbour", "an old mill". */
export const withArticle = (phrase: string) => `${articleOf(phrase)} ${phrase}`;
