import type { Profile } from '@scenewright/contract/schemas/auth.ts';

/** The letter of the avatar: the name's first, else the e-mail's first in upper case, else (guests) G. */
export function initialOf({ name, email }: Pick<Profile, 'name' | 'email'>): string {
  return firstOf(name?.trim() ?? '') ?? firstOf(email)?.toUpperCase() ?? 'G';
}

/** The first character as a reader counts them: an emoji or an accented letter is one. */
function firstOf(text: string): string | undefined {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  for (const { segment } of characters) return segment;
  return undefined;
}
