import { ofWishes } from './wished-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/* What of a creator's picture note is to be seen: what is written in it to the film-makers is not. */

/** "Logo centre" is laid over a picture, and is none. */
const overlay =
  /^\W*(?:(?:our|the|company|brand) )?(?:logo|watermark|lower third)\b[^.;,]{0,30}\.?$/iu;

/** "logo + web address": what stands at the end of a film, by its name alone. */
export const furniture = new RegExp(
  String.raw`^\W*(?:(?:(?:${ofWishes.brandOwners}) )?(?:${ofWishes.furniture})\W*(?:and\W*)?)+$`,
  'iu',
);

/** "logo + Volunteers Week": the words that stand beside it are to be read. */
export const ledByFurniture = new RegExp(
  String.raw`^\W*(?:(?:${ofWishes.brandOwners}) )?(?:logo|web ?(?:site|address)|url|qr ?code)\s*(?:\+|&|and\b|,)\s*`,
  'iu',
);

/** "Ref: GE/ON/44871": a file's number is nothing to see. */
const ofPaper = /(?:^|\s)(?=\S*\d)(?=\S*\p{L})\S+\/\S+/u;

/** "[insert the dog story??]": a note to oneself. */
const unsure = /\binsert\b|[?？]{2}|^\W*(?:tbc|tbd|todo)\b/iu;

/** "(Ania agreed)", "(ask Ben)": an aside in brackets is to the film-makers, where it holds a sentence or is of somebody. */
const aside = new RegExp(
  String.raw`\s*\((?=[^()]*(?:\p{Lu}\p{Ll}|,|[!?]|\b(?:${ofWishes.asideSigns})\b))[^()]*\)`,
  'giu',
);
/** "I have some on my phone", "if poss", "NB use an actor": said of the making. */
const ofMaking = new RegExp(
  String.raw`(?:^|[,;:.–—-]\s*|\s)(?:(?:${eitherApostrophe(ofWishes.makers)}) (?:${eitherApostrophe(ofWishes.makingVerbs)})\b|(?:${eitherApostrophe(ofWishes.makingSigns)})\b|n\.?b\.?\s|ask \p{Lu}|use (?:an? )?(?:actor|stock|archive)|already (?:filmed|shot|agreed)|(?:logo|titles?) \+)[^.;!?]*`,
  'giu',
);
/** "Zoya: Some seeds swim.": what somebody says is heard. */
const speech = /(?:^|[.!?]\s+)\p{Lu}[\p{L}'’-]{1,20}: \p{Lu}[^.!?]{8,}[.!?]/u;
/** "BA", "Courier/Steve Agar": of whom a note is, or whose picture. */
const credit = /^\W*(?:\p{Lu}{1,3}|\p{Lu}[\p{L}.]*\/\p{Lu}[\p{L}. ]*)\W*$/u;

/** A picture note without what is not to be seen; empty where nothing of it is. */
export function seenOfNote(written: string): string {
  if (
    !/\p{L}{2}/u.test(written) ||
    overlay.test(written) ||
    ofPaper.test(written) ||
    unsure.test(written) ||
    credit.test(written)
  )
    return '';
  if (speech.test(written.slice(0, 400))) return '';
  const note = written
    .slice(0, 1200)
    .replaceAll(aside, '')
    .replaceAll(ofMaking, '')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')
    .replace(/ (?:here|there)$/u, '')
    .trim();
  return /\p{L}{2}/u.test(note) ? note : '';
}
