import { readLabel } from './labels.ts';
import words from '../data/note-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };

const said = alternativesIn(words);
const time = alternativesIn(timeWords);

/** A note in brackets within a text that is spoken. */
export interface Note {
  readonly role: 'picture' | 'screen' | 'sound' | 'wish';
  readonly text: string;
}

/** Stands in a text where a note was taken out; tidied texts hold no such sign. */
export const noteSign = '\uE000';

const stageWords = new RegExp(String.raw`^(?:${said.stageWords})\b`, 'iu');
const soundWords = new RegExp(String.raw`\b(?:${said.soundWords})\b`, 'iu');
const manner = /^(?:\p{L}+ly|\p{L}+ing|\p{Ll}+ing(?: [\p{L}'’]+){1,5})$/u;

/** What an aside of the text itself begins with; what stands between sentences and begins otherwise is a cue. */
const asideOpening = new RegExp(String.raw`^(?:${said.asideOpenings})(?![\p{L}'])`, 'iu');
/** "(LOOK AT TOM)" is said to whoever speaks. */
const shouted = /^\p{Lu}{3,}(?: \p{Lu}+)+$/u;
const please = new RegExp(String.raw`(?<!\p{L})(?:${said.please})(?!\p{L})`, 'iu');
/**
 * "that ring when tapped (please don't)": what ends in a verb without its own doing takes that from the sentence around it. It can
 * tell nothing to anybody by itself, so it is said with its sentence.
 */
const elliptical = new RegExp(
  String.raw`^(?:\p{L}+,? ){0,3}(?:${said.auxiliaries})(?: not)?[.!]*$`,
  'iu',
);
/** Whether a bracket, with its signs or without, means something only within its sentence. */
export const isElliptical = (bracket: string): boolean =>
  elliptical.test(bracket.replace(/^[\s[(]+|[\s\])]+[.!]?$/gu, '').replace(/’/gu, "'"));
/** "don't run over a minute" is said to whoever speaks; "don't worry" to anybody. */
const forbids = new RegExp(
  String.raw`^(?:don't|do not|never) \p{Ll}.*\b(?:${said.partsOfClips})\b`,
  'iu',
);
/** "inquadratura finale: the harbour" begins with the label itself. */
const labelledLoosely = /^(\p{L}+) [\p{L} ]{1,20}:/u;
const caseless = /^[^\p{L}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Takes the notes out of a text; a sign stands for each. Cues of a text with time codes are seen, those of any other left out. */
export function takeNotes(
  text: string,
  { isTimed = false, isEnglish = true } = {},
): {
  readonly text: string;
  readonly notes: readonly Note[];
} {
  const notes: Note[] = [];
  const rest = text.replace(
    /\[([^[\]\n]{0,400})\]|\(([^()\n]{1,400})\)|［([^［］]{0,400})］|（([^（）\n]{2,400})）/gu,
    (whole, ...found) => {
      const [square, round, wide, wideRound] = found as (string | undefined)[];
      const offset = found[4] as unknown as number;
      const inner = (square ?? round ?? wide ?? wideRound ?? '').trim();
      const isRound = (round ?? wideRound) !== undefined;
      if (/^\d{0,3}$/.test(inner)) return isRound || inner === '' ? whole : ' ';
      // A line of a program is no note.
      if (/[=<>*{}]/.test(inner)) return whole;
      const end = offset + whole.length;
      const note =
        readNote(inner, isRound, () => standsApart(text, offset, end)) ??
        (isRound
          ? readCue(inner, text.slice(0, offset), text.slice(end), { isTimed, isEnglish })
          : null);
      if (note === 'words') return inner;
      if (note === null) return whole;
      notes.push(note);
      return noteSign;
    },
  );
  return { text: rest, notes };
}

function readNote(inner: string, isRound: boolean, isApart: () => boolean): Note | 'words' | null {
  const label = readLabel(inner);
  if (label !== null && label.rest !== '') {
    if (label.role === 'screen' || label.role === 'sound' || label.role === 'wish')
      return { role: label.role, text: label.rest };
    if (label.role === 'picture' || label.role === 'scene') return seenAs(label.rest);
  }
  if (stageWords.test(inner) || (isApart() && manner.test(inner))) return noteOf(inner);
  if (/^\d{1,3}\s?(?:s|sec|secs|seconds)\.?$/iu.test(inner)) return { role: 'wish', text: inner };
  if (isRound) return null;
  if (ofDraft.test(inner) || inCapitals.test(inner)) return { role: 'wish', text: inner };
  return isApart() || inner.split(' ').length >= 4 ? noteOf(inner) : 'words';
}

/** "[CHECK W BRIAN]", "[tbc]", "[source?]": what an author of a draft tells themselves. */
const ofDraft = new RegExp(
  String.raw`^(?:${said.draftMarks}|tk+|xx+|\?+)$|^(?:${said.draftVerbs})(?!\p{L}).{2,80}$`,
  'iu',
);
const inCapitals = /^(?=.*\p{Lu}{2})[^\p{Ll}]{1,60}[ /][^\p{Ll}]{1,60}$/u;

/** "show a piggy bank here" asks for a piggy bank. */
const asked = new RegExp(
  String.raw`^(?:(?:${said.leads}),? )*(?:${said.showing})\s+(?:(?:us|me) )?|(?:[,;]?\s+(?:${said.behindAsked}))+[.!]*$`,
  'giu',
);

const seenAs = (text: string): Note => ({
  role: 'picture',
  text: text.replace(asked, '').trim() || text,
});

/** "Fast cuts", "midroll here - mattress ad": how a film is cut, and nothing to see. */
const cutting = new RegExp(
  String.raw`^(?:(?:insert )?(?:the )?(?:pre|mid|post)-?roll|(?:ad|advert|sponsor) (?:break|slot|read|here)|(?:\p{L}+ ){0,3}(?:ads?|adverts?)(?:,|$))|^(?:(?:${said.atMost}) )?(?:an? |\d{1,3} ?)(?:${time.lengthUnits})(?: (?:max|long))?$|^(?:${said.orientations}|9 ?[:x] ?16|16 ?[:x] ?9|4 ?[:x] ?5)(?: (?:video|format|please|pls))?$|^(?:(?:${said.fillers}) )*(?:\p{L}+[ -]){0,2}(?:${said.paces})[.!]*$`,
  'iu',
);

const splitsWish = new RegExp(
  String.raw`,(?!\s*(?:and |then )*(?:${said.cameraAdverbs})(?!\p{L}))\s*`,
  'iu',
);

function noteOf(text: string): Note {
  const isDelivery = isSilence.test(text) || manner.test(text);
  if (isDelivery) return { role: 'wish', text };
  // "MUSIC UP, THEN UNDER" is heard to its end.
  const seen = text.split(splitsWish).filter((piece) => !soundWords.test(piece));
  if (seen.length === 0) return { role: 'sound', text };
  const pictures = seen.filter(
    (piece) => !piece.split(',').every((part) => cutting.test(part.trim())),
  );
  return pictures.length === 0 ? { role: 'wish', text } : seenAs(pictures.join(', '));
}
const isSilence = new RegExp(String.raw`^(?:${said.silences})\b`, 'iu');

/** "(click)", "(host winks)", "(don't run over 1 min!!)": what stands between sentences and is none itself. */
function readCue(
  inner: string,
  before: string,
  after: string,
  { isTimed, isEnglish }: { readonly isTimed: boolean; readonly isEnglish: boolean },
): Note | null {
  const text = inner.replace(/’/gu, "'");
  const startsLine = !/[^\s\uE000]/u.test(before);
  if (!startsLine && isElliptical(text)) return null;
  if (please.test(text)) return { role: 'wish', text: inner };
  const endsLine = after.trim() === '';
  const isLine = startsLine && endsLine;
  const label = isLine ? readLabel(text.replace(labelledLoosely, '$1:')) : null;
  if (label?.role === 'picture' && label.rest !== '') return seenAs(label.rest);
  if (isLine && caseless.test(text) && !/\d/u.test(text)) return { role: 'wish', text: inner };
  // Which words begin an aside is known of English alone.
  if (!isEnglish && !isLine && !(isTimed && startsLine)) return null;
  const isBetween =
    (startsLine || /[.!?…"”:\uE000]\s*$/u.test(before.slice(-4))) &&
    (endsLine || /^\s*["“'‘«¿¡([]?[\p{Lu}\d]/u.test(after.slice(0, 8)));
  if (!isBetween || !(/^\p{Ll}{3}/u.test(text) || shouted.test(text))) return null;
  if (forbids.test(text)) return { role: 'wish', text: inner };
  if (asideOpening.test(text) || /\d/u.test(text) || text.endsWith('.')) return null;
  const isSeen = isTimed && text.includes(' ');
  return isSeen ? noteOf(inner) : { role: 'wish', text: inner };
}

/** Whether a note stands between sentences rather than within one. */
function standsApart(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 4), from).trimEnd();
  const after = text.slice(to, to + 4).trim();
  return before === '' || /[.!?…。"”:]$/u.test(before) || after === '' || before.endsWith(noteSign);
}

/** A sentence without the signs that stand for notes. */
export function withoutSigns(sentence: string): string {
  return sentence
    .replaceAll(noteSign, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,!?;:]$)/, '')
    .trim();
}
