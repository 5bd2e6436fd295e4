import { isNoteToMaker } from '../reading/label-words.ts';
import contactWords from '../data/contact-words.json' with { type: 'json' };
import { askedEndingOf } from '../reading/asked-endings.ts';
import { wordsOf } from '../plain-words.ts';
import { holdsNumberToRing, tellsOpening } from './facts-in.ts';
import { isOfKind, speaksOfFilm } from './reader-words.ts';
import type { Segment } from './segments.ts';
import { tellsWhomToAsk } from './whom-to-ask.ts';
import words from '../data/notice-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(words);

/* Lines that a reader of texts takes for notes, and that whoever watches needs. */

/** "Réservations : 06 39 98 14 52", "Infos: garten.example", "Order 0700 000 118": a line that says where to ask is for who asks. */
export const isContact = (line: string): boolean =>
  line.length < longestContact &&
  [contact, called, numbered].some((form) => form.test(line.trim()));
const longestContact = 120;
const contact = new RegExp(
  String.raw`^(?:${contactWords.labels.join('|')})[^:]{0,25}\s?:\s*(?:(?:\p{L}+[ ,]+){0,3}(?:\+|\(?0)[\d ()./-]{6,}\d|\S+@\S+\.\p{L}{2,}|(?:https?://|www\.)\S+|\S+\.(?:${said.domainsOfContacts})(?:/\S*)?)[\s.!]*$`,
  'iu',
);

/** "Conservation officer 250-555-0148", "Scrivi ARANCE al 320 555 0143": a line that ends with a number to ring. */
const numbered = /^\p{Lu}[^.!?:;]{3,60} (?:\+|\(?0)?\d[\d ()./-]{7,}\d[\s.!]*$/u;

const called = new RegExp(
  `^(?:${contactWords.labels.join('|')})(?!\\p{L})(?: \\p{L}[\\p{L}.'’]*){0,4},?` +
    String.raw` (?:\+|\(?0)[\d ().\/-]{6,}\d[\s.!]*$`,
  'iu',
);

/** "(para 6 personas)", "serves 4": for how many a recipe is. */
export const isServing = (text: string): boolean => serving.test(text.trim());
const serving = new RegExp(`^[([]?(?:${contactWords.servings.join('|')})\\.?[)\\]]?$`, 'iu');

/**
 * "NOTICE TO ALL RESIDENTS OF PENHALLOW CLOSE", "Cracked screen?": the head of a notice says whom it is for, and a short question above
 * all asks the viewers.
 */
const headsNotice = ({ text, line, cut }: Segment): boolean =>
  line === 0 &&
  text.length < longestContact &&
  ((cut === 'line' && noticed.test(text.trim())) || hook.test(text.trim())) &&
  !ofFilm.test(text);
const hook = new RegExp(
  String.raw`^(?!(?:${said.notHooks})(?!\p{L}))\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}\?{1,3}$`,
  'iu',
);
const ofFilm = new RegExp(String.raw`(?<!\p{L})(?:${said.makersAndFilms})(?!\p{L})`, 'iu');
const noticed = new RegExp(
  String.raw`^(?:(?:${said.noticeKinds}) )?(?:${said.noticeHeads})(?!\p{L}).{0,4}\p{L}{2}`,
  'iu',
);

/** "Mémère se rassoit. « On finit la partie. »": what somebody says stands in a tale, unless it is wanted of a film. */
export const holdsSpeech = (text: string): boolean =>
  /[“«„][^“”«»„]{6,}[”»“]/u.test(text) &&
  !speaksOfFilm(wordsOf(text)) &&
  askedEndingOf(text) === null;

/** "GUION nº 12", "script, draft 3": the name of a draft, and no head of what is told. */
export const namesDraft = (text: string): boolean => ofDraft.test(text);
const ofDraft = new RegExp(String.raw`(?<!\p{L})(?:${said.drafts})(?!\p{L})`, 'iu');

/** "text my mom 555-0177 between 4 and 8", "Mon-Sat 8 to 7." */
export const tellsWhenOrWhere = (text: string): boolean =>
  (holdsNumberToRing(text) || tellsOpening(text)) && !asksOfMaker(wordsOf(text));
/** "Text", "WhatsApp" and "to" say how somebody is reached as well. */
const asksOfMaker = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      ['film', 'sound', 'voice', 'please', 'draft'].some((kind) => isOfKind(word, kind)) ||
      (isOfKind(word, 'picture') && word !== 'text'),
  );

/** "please no more pasta" where the text tells of pasta: a ban on what it speaks of, and on nothing of a film, is its message. */
function bansWhatIsTold({ text, sentence }: Segment, all: readonly Segment[]): boolean {
  const banned = banOfMore.exec(text.trim())?.groups?.['what'];
  if (banned === undefined || ofFilm.test(text)) return false;
  const stems = wordsOf(banned).filter((word) => word.length >= leastStem);
  if (
    stems.length === 0 ||
    stems.some((word) => isOfKind(word, 'picture') || isOfKind(word, 'sound'))
  )
    return false;
  return all.some(
    (other) =>
      other.sentence !== sentence &&
      wordsOf(other.text).some((word) => stems.some((stem) => word.startsWith(stem.slice(0, 5)))),
  );
}
const leastStem = 4;
const banOfMore = new RegExp(
  String.raw`^(?:(?:${said.beforeBan}),? )*(?:${said.noMore}) (?<what>\p{L}[\p{L}'’ -]{2,40})[.!]*$`,
  'iu',
);

/** "I'm doing a talk for sixth form about waiting.": why somebody writes is told to whoever makes the film, unless it invites to a day. */
const tellsWhatFor = ({ line, text }: Segment, all: readonly Segment[]): boolean =>
  line === 0 &&
  text === all[0]?.text &&
  all.length >= leastBelow &&
  whatFor.test(text.trim()) &&
  !/\d/u.test(text);
const leastBelow = 3;
const whatFor = new RegExp(
  String.raw`^(?:(?:${said.beforeWhatFor}),? )*(?:${eitherApostrophe(said.prepares)}) (?:${said.preparing}) (?:(?:${said.talkArticles}) )?(?:[\p{L}'’-]+ ){0,3}?(?:${said.talks})(?!\p{L})[^.!?]*? (?:${said.talkAbout}) [^.!?]+[.!]*$`,
  'iu',
);

/** All of the sentence that a segment is a piece of; "not sure?" with what answers it. */
function sentenceOf({ sentence }: Segment, all: readonly Segment[]): string {
  const own = (at: number) =>
    all.flatMap((other) => (other.sentence === at ? [other.text] : [])).join(' ');
  const text = own(sentence);
  return /\?+$/u.test(text) ? `${text} ${own(sentence + 1)}` : text;
}

/** Without end above 0 where a segment is surely told to the film-maker, below it where it is surely for the viewers; else null. */
export function surelyOf(segment: Segment, all: readonly Segment[]): number | null {
  const isForViewers =
    headsNotice(segment) ||
    bansWhatIsTold(segment, all) ||
    tellsWhomToAsk(sentenceOf(segment, all));
  if (isForViewers) return Number.NEGATIVE_INFINITY;
  return tellsWhatFor(segment, all) ? Number.POSITIVE_INFINITY : null;
}

/** "ACHTUNG Schnitt: keine Zeitlupe!" behind other sentences. */
export const callsMaker = (text: string): boolean => {
  const called = /^([^:：]{3,60}?)\s?[:：]\s*\S/u.exec(text)?.[1];
  return called !== undefined && isNoteToMaker(called.toLowerCase());
};
