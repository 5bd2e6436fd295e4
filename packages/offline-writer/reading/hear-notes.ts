import type { Sifted } from '../sifting/sift.ts';
import type { Collected } from './collect.ts';
import { readWish } from './wishes.ts';

/** More is no note. */
const longestNote = 1_000;

/**
 * Adds what was sifted out of an idea to what its passages came to: words that a note asks for at the beginning or end are
 * understood, and so is what it asks a film about where nothing else tells; the rest is only kept.
 */
export function hearNotes(
  collected: Collected,
  { notes, furniture }: Pick<Sifted, 'notes' | 'furniture'>,
  language: string,
): Collected {
  for (const note of notes) {
    const context = { isPrompt: true, isForViewer: false, isFirst: false };
    const wish = note.length < longestNote ? readWish(note, language, context) : null;
    if (wish?.kind === 'opening' || wish?.kind === 'ending') collected[wish.kind] ??= wish.words;
    else if (wish?.kind === 'topic' && collected.drafts.length === 0)
      collected.topic ??= wish.topic;
  }
  collected.requests.unshift(...notes);
  collected.requests.push(...furniture);
  return collected;
}
