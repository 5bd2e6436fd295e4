import type { Sifted } from '../sifting/sift.ts';
import type { Collected } from './collect.ts';
import { hasVerb } from './english.ts';
import { shownAtEnd } from './shown-at-end.ts';
import { readWish } from './wishes.ts';
import words from '../data/note-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/** What is somebody's own is named so; "our new menu for spring and what we think of it" is told. */
const named = /^(?:my|our)(?: [\p{L}\p{N}'’&-]+){1,5}[.!?]*$/iu;
/** Whom a film is for is not what it is about: "my beginner students". */
const audience = new RegExp(String.raw`(?<!\p{L})(?:${said.audiences})[.!?]*$`, 'iu');
/** "something about hand washing": what it is to be about, in a few words. */
const isSubject = (topic: string, note: string): boolean =>
  topic.split(/\s+/u).length <= 6 &&
  !hasVerb(topic) &&
  !/[?]|\d/u.test(topic) &&
  note.toLowerCase().includes(`about ${topic.toLowerCase()}`);

/** A note that wants an account, an address or a number seen at the end: it stands on the last picture. */
function showAtEnd(collected: Collected, note: string): void {
  const last = collected.drafts.at(-1);
  const shown = shownAtEnd(note);
  if (last === undefined || shown === null) return;
  last.onScreen = last.onScreen === null ? shown : `${last.onScreen}; ${shown}`;
}

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
    else if (wish?.kind === 'topic') {
      if (collected.drafts.length === 0) collected.topic ??= wish.topic;
      // "a video for my knife shop": the note names what all the rest is about.
      else if (
        !audience.test(wish.topic) &&
        (named.test(wish.topic) || isSubject(wish.topic, note))
      )
        collected.title ??= wish.topic.replace(/[.!?]+$/u, '');
    }
    showAtEnd(collected, note);
  }
  for (const request of collected.requests) showAtEnd(collected, request);
  collected.requests.unshift(...notes);
  collected.requests.push(...furniture);
  return collected;
}
