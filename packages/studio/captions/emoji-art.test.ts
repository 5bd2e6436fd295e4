import { describe, expect, it } from 'vitest';
import { emojiName, flagLetters, loadEmojiArt } from './emoji-art.ts';

describe('emojiName', () => {
  it.each([
    ['😀', 'grinning-face'],
    ['🚀', 'rocket'],
    ['❤️', 'red-heart'],
    ['👩‍🚀', 'woman-astronaut'],
    ['👍🏽', 'thumbs-up'],
    ['🕛', 'twelve-oclock'],
    ['🧟', 'person-zombie'],
    ['1️⃣', 'keycap-1'],
  ])('%s is %s', (emoji, name) => expect(emojiName(emoji)).toBe(name));

  it('shows the first member of a family, which the set has no picture of', () => {
    expect(emojiName('👨‍👩‍👧')).toBe('man');
  });

  it('knows no name for what is no emoji', () => {
    expect(emojiName('x')).toBeNull();
  });
});

it('shows a flag by its letters', () => {
  expect(flagLetters('🇫🇷')).toBe('FR');
  expect(flagLetters('🚀')).toBeNull();
});

it('loads each emoji of a text once', async () => {
  const art = await loadEmojiArt('Launch 🚀 day 😀 🚀 in 🇫🇷');
  expect([...art.keys()]).toEqual(['🚀', '😀']);
  expect(art.get('🚀')?.width).toBeGreaterThan(0);
});
