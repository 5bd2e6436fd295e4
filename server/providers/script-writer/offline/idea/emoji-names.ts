import keywordsByEmoji from 'emojilib/dist/emoji-en-US.json' with { type: 'json' };

const names: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(keywordsByEmoji));

/** What each emoji shows, in English: 🚀 is a "rocket". Unknown ones are left out. */
export function emojiNames(emoji: readonly string[]): string[] {
  return emoji.flatMap((symbol) => {
    const known = names.get(symbol) ?? names.get(withoutVariation(symbol)) ?? names.get(`${symbol}\ufe0f`);
    const name = known?.[0]?.replaceAll('_', ' ');
    return name === undefined ? [] : [name];
  });
}

/** Words that belong to some emoji: nouns and ideas one can draw. */
export const drawableWords: ReadonlySet<string> = new Set(
  [...names.values()].flatMap((keywords) => [...keywords.map((keyword) => keyword.replaceAll('_', ' ').toLowerCase()), lastWord(keywords[0])]),
);

const keywordsByNoun = indexNouns();

/** What the emoji that a noun names is filed under: a "fox" under "animal" and "nature". Empty for a noun no emoji shows. */
export function keywordsOfNoun(noun: string): ReadonlySet<string> {
  const forms = [noun, noun.replace(/s$/u, ''), noun.replace(/es$/u, ''), noun.replace(/ies$/u, 'y')];
  return forms.map((form) => keywordsByNoun.get(form)).find((keywords) => keywords !== undefined) ?? new Set();
}

/** By the emoji's own name, its first keyword, or its last word: 🍞 is "bread", ☕ a "hot_beverage". */
function indexNouns(): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, ReadonlySet<string>>();
  for (const keywords of names.values()) {
    const name = keywords[0]?.toLowerCase() ?? '';
    for (const noun of [name.replaceAll('_', ' '), lastWord(name)]) if (!index.has(noun)) index.set(noun, new Set(keywords));
  }
  for (const keywords of names.values()) for (const keyword of keywords.slice(1)) if (!index.has(keyword)) index.set(keyword, new Set(keywords));
  return index;
}

/** A "kick_scooter" is a scooter. */
function lastWord(name = ''): string {
  return name.toLowerCase().split('_').at(-1) ?? name;
}

function withoutVariation(symbol: string): string {
  return symbol.replace(/\ufe0f|\p{Emoji_Modifier}/gu, '');
}
