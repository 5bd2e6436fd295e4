import { type Image, loadImage } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { hasEmoji, readEmojiBody } from '../painting/actors/emoji-file.ts';
import { isEmoji, splitGraphemes } from './graphemes.ts';

/** Emoji to its keywords; the first one is its name. */
const keywords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>(createRequire(import.meta.url)('emojilib')),
);

/** Drawn larger than any caption shows them, so that they are only ever made smaller. */
const rasterPx = 160;

const skinTones = /[\u{1F3FB}-\u{1F3FF}]/gu;
const regionalIndicatorA = 0x1f1e6;

/** Loads the pictures of all emoji in a text, by their characters. An emoji that the set does not have is left out. */
export async function loadEmojiArt(text: string): Promise<Map<string, Image>> {
  const art = new Map<string, Image>();
  for (const emoji of new Set(splitGraphemes(text).filter(isEmoji))) {
    const name = emojiName(emoji);
    if (name !== null) art.set(emoji, await rasterise(readEmojiBody(name)));
  }
  return art;
}

/** The picture's name in Fluent Emoji; for a family or a couple, which the set lacks, its first member's. */
export function emojiName(emoji: string): string | null {
  const plain = emoji.replace(skinTones, '');
  const [first = plain] = plain.split('\u200d');
  for (const candidate of [plain, first]) {
    const name = nameVariants(keywordOf(candidate)).find(hasEmoji);
    if (name !== undefined) return name;
  }
  return null;
}

/** A country's flag is not in the set: its two letters are shown instead. Null for anything else. */
export function flagLetters(emoji: string): string | null {
  const letters = [...emoji].map(
    (character) => (character.codePointAt(0) ?? 0) - regionalIndicatorA,
  );
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return null;
  return String.fromCharCode(...letters.map((letter) => letter + 65));
}

/** The emoji's name with hyphens; '' when unknown. The index is not consistent about the variation selector. */
function keywordOf(emoji: string): string {
  const bare = emoji.replaceAll('\uFE0F', '');
  const [name = ''] =
    keywords.get(emoji) ?? keywords.get(bare) ?? keywords.get(`${bare}\uFE0F`) ?? [];
  return name.replaceAll('_', '-');
}

/** The two packages spell some names differently. */
function nameVariants(name: string): string[] {
  if (name === '') return [];
  return [
    name,
    name.replace('-o-clock', '-oclock'),
    name.replace('blond-', 'blonde-'),
    `person-${name}`,
    name.replace(/-face$/, ''),
    `${name}-face`,
  ];
}

function rasterise(body: string): Promise<Image> {
  const size = `width="${rasterPx}" height="${rasterPx}"`;
  return loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 32 32">${body}</svg>`,
    ),
  );
}
