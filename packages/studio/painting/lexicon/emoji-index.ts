import keywords from 'emojilib/dist/emoji-en-US.json' with { type: 'json' };
import spellings from '../../data/emoji-names.json' with { type: 'json' };
import { hasEmoji } from '../actors/emoji-file.ts';

/** emojilib gives each emoji its name first, then words people search it by. */
const table: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(keywords));

const nameOf = (listed: readonly string[]): string =>
  (listed[0] ?? '')
    .toLowerCase()
    .replaceAll('_', '-')
    .replaceAll(/[^a-z0-9-]/g, '');

/** Where the two collections spell a name differently. */
const spelling: ReadonlyMap<string, string> = new Map(Object.entries(spellings));

const drawn = (name: string): string | null => {
  const spelt = spelling.get(name) ?? name;
  return hasEmoji(spelt) ? spelt : null;
};

let byName: Map<string, string> | null = null;

function names(): Map<string, string> {
  byName ??= new Map([...table.values()].map((listed) => [nameOf(listed), nameOf(listed)]));
  return byName;
}

/**
 * The illustration whose own name is this word (or words joined by `_`). Search words are not used: they are loose
 * (a boot is filed under "wellness"), and a wrong picture is worse than none.
 */
export function findByName(word: string): string | null {
  const name = names().get(word.replaceAll('_', '-'));
  return name === undefined ? null : drawn(name);
}

const pictograph =
  /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;

/** The illustrations of the emoji written in a text, in order. */
export function emojiIn(text: string): string[] {
  return (text.match(pictograph) ?? []).flatMap((emoji) => {
    const listed =
      table.get(emoji) ??
      table.get(emoji.replaceAll('\uFE0F', '')) ??
      table.get(`${emoji.replaceAll('\uFE0F', '')}\uFE0F`);
    const name = listed === undefined ? null : drawn(nameOf(listed));
    return name === null ? [] : [name];
  });
}
