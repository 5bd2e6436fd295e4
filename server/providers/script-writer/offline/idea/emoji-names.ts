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
  [...names.values()].flatMap((keywords) => keywords.map((keyword) => keyword.replaceAll('_', ' ').toLowerCase())),
);

function withoutVariation(symbol: string): string {
  return symbol.replace(/\ufe0f|\p{Emoji_Modifier}/gu, '');
}
