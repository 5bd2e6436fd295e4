import { choicesInRows } from './answer-keys.ts';
import { withMarkedLetters } from './formats/bare-labels.ts';
import { withoutStamps } from './formats/chats.ts';
import { readDateline } from './formats/datelines.ts';
import { withoutFurniture } from './formats/furniture.ts';
import { withoutSongParts } from './formats/lyrics.ts';
import { betweenRules, withoutMail, withoutQuotedMail } from './formats/mail.ts';
import { withoutTags } from './formats/markup.ts';
import { plainNumbers } from './formats/numbering.ts';
import { readInlineQuiz } from './formats/inline-quiz.ts';
import { readQuizLines } from './formats/quiz-lines.ts';
import { readQuotedTalk } from './formats/quoted-talk.ts';
import { readSlashedVerses } from './formats/slashed-verses.ts';
import { readScreenplay } from './formats/screenplay.ts';
import { withoutQuotedParagraphs } from './formats/quoted-paragraphs.ts';
import { readShownCues } from './formats/shown-cues.ts';
import { withoutCues } from './formats/subtitles.ts';
import { readTables, tabsToBars } from './formats/tables.ts';
import { unwrapLines } from './formats/wrapped-lines.ts';
import sentenceSigns from '../data/sentence-signs.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(sentenceSigns);

/** The longest idea that is read; what follows is left away. */
export const maxIdeaCharacters = 40_000;

/** Signs that Unicode counts among the pictographs, though they belong to the words. */
const keptPictographs = new Set(['©', '®', '™', '‼', '⁉']);
const pictograph =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|[\uFE0F\u20E3\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*/gu;
/** After these words a hashtag at the end of a line is the word that the sentence still needs. */
const awaitingWord = new RegExp(String.raw`\b(?:${said.awaitingWord})$`, 'iu');

/** "[a]", "[note 2]", "[citation needed]" behind a word. */
const wikiMark =
  /(?<=[\p{L}\p{N}.,;)”"\]])\[(?:[a-z]|(?:note|nb|n) \d{1,3}|[a-z]{2,15} needed|when\?|who\?)\]/gu;
/** "(/ˈæksəlɒtəl/; from Nahuatl)" cannot be said. */
const pronunciation =
  / ?\([^()/\n]{0,60}[/[][^/()\n]{0,40}[ˈˌəɪʊɛɔæɑʌθðʃʒŋɒɜː][^/()\n]{0,40}[/\]][^()\n]{0,200}\)/gu;
/** A link that nobody would read aloud: with a path of several parts, or with a query. */
const longLink = /https?:\/\/[^\s/?]{1,100}(?:\/[^\s/?]{1,100}\/[^\s]*|\/?[^\s?]{0,300}\?[^\s]*)/gu;

/** "Subscribe: https://…" says nothing without its link. */
const labelledLink =
  /^[^\n.!?:]{0,30}: ?https?:\/\/\S{40,500}$|^[^\n.!?:]{0,30}: ?https?:\/\/\S{1,100}[?/]\S{1,300}$/gmu;

/**
 * The words of an idea without the marks that are there for the eye: markdown, emojis, hashtags, zero-width characters.
 * Quotation marks, dashes and lines stay. A line that stands in bold becomes a heading of markdown.
 */
export function tidy(idea: string): string {
  return tidyText(readForms(idea));
}

/** An idea whose form is read, with its marks for the eye: chats, subtitles and screenplays say who says what. */
export function readForms(idea: string): string {
  return withForms(legible(idea));
}

/** A text whose form is read, without the marks that are there for the eye. */
export function tidyText(text: string): string {
  const lines = dropMarkup(dropEmojis(starsToBullets(text)))
    .split('\n')
    .map(tidyLine);
  return withoutQuotedParagraphs(withoutFrames(lines.join('\n').trim())).trim();
}

/** An idea with all its words, and without tags and what nobody can see. */
export function legible(idea: string): string {
  const bounded = idea.slice(0, maxIdeaCharacters).toWellFormed().normalize('NFC');
  return withDirections(inCommonMarks(dropInvisible(tabsToBars(withoutTags(bounded)))));
}

/** "*she pours the milk*" on a line of its own between what people say is what others write in brackets. */
function withDirections(text: string): string {
  const turns = text.match(/^\p{L}[^:\n]{0,24}: ?\S/gmu) ?? [];
  return turns.length < leastTurns
    ? text
    : text.replaceAll(/^[ \t]*\*(?! )([^*\n]{3,200})\*[ \t]*$/gmu, '($1)');
}
const leastTurns = 2;

/** »So steht es in Büchern.« is „so“: what is read as the beginning of a quotation anywhere ends none, and is no bullet. */
const inCommonMarks = (text: string): string =>
  text.replaceAll(
    /(^|[\s([])»(?=[^\s»«,.;:!?])([^»«\n]{0,1000}[^\s»«])«(?![\p{L}\p{N}])/gmu,
    '$1„$2“',
  );

/** Texts that were made for another use, by the marks that only they have. */
function withForms(text: string): string {
  return plainNumbers(
    readSlashedVerses(
      readQuotedTalk(
        readQuizLines(
          withMarkedLetters(
            choicesInRows(
              readInlineQuiz(
                readScreenplay(
                  readShownCues(withoutStamps(withoutCues(betweenRules(withoutQuotedMail(text))))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Without what a page, a song sheet or a mail has around its words. */
function withoutFrames(text: string): string {
  return readDateline(
    unwrapLines(readTables(withoutMail(withoutSongParts(withoutFurniture(text))))),
  );
}

function dropInvisible(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
      .replace(
        /[\uFE0E\u200B\u2060\uFEFF\u00AD\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFFFD\uE000-\uF8FF]/g,
        '',
      )
      .replace(/[\t\p{Zs}]/gu, ' ')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000E-\u001F\u007F-\u009F]/g, '')
      // Numbers in boxes head the points of a list.
      .replace(/(\d)\uFE0F?\u20E3/gu, '$1. ')
  );
}

/** ":(", ";-)", "xD", "<3": an emoji of signs. */
const emoticon =
  /(?<=^|\s)(?:[:;=]['’]?-?[()DPp|*/](?!\S)[()]*|[xX]D+|<3|\^_?\^|:-?[oO])(?=$|[\s.,!?])/gmu;
/** "lol", "kkk", "jaja", "mdr" and kisses behind a sentence are laughed or kissed, and said by nobody; "jars" are said. */
const laughter = new RegExp(
  String.raw`(?<=\S{1,20}\s\S{1,20})(?<!\b(?:${said.beforeLaughter}))[,;]? (?:lo+l|lmf?ao|rofl|kk+|(${said.laughs})\1+h?|mdr+|ptdr+|xx+|xox[xo]*)(?: (?:lo+l|x+))?(?= ?(?:[.!?…]|$)| (?=\p{Lu}\p{Ll}))`,
  'gmu',
);
const smile = '🙂';

/** "EATS the boys 💀 so in June turn the light off": what goes on behind an emoji is a clause of its own. */
const linked = new RegExp(String.raw`^ ?(?:${said.linking}) `, 'u');

const partsClauses = (before: string, behind: string): boolean =>
  /(?:\p{L}[\p{L}'’]* |\d+ ){3}$/u.test(before.slice(-80)) &&
  /^ ?\p{Ll}[\p{L}'’]* \p{L}+/u.test(behind);

function dropEmojis(written: string): string {
  const text = written.replace(emoticon, smile).replace(laughter, ` ${smile}`);
  const lines = text.split('\n');
  const leading = lines.filter((line) => leadingPictograph(line) > 0).length;
  const withBullets = leading < 2 ? lines : lines.map(emojiToBullet);
  return withBullets
    .join('\n')
    .replace(pictograph, (sign, offset: number, whole: string) => {
      if (keptPictographs.has(sign)) return sign;
      if (
        /^ *[)\]”»]/u.test(whole.slice(offset + sign.length, offset + sign.length + 3)) &&
        whole[offset - 1] === ' '
      )
        return '\u200B';
      const end = offset + sign.length;
      if (
        /[\p{L}\p{N}] $/u.test(whole.slice(0, offset).slice(-2)) &&
        linked.test(whole.slice(end, end + 12))
      )
        return '\u200B, ';
      if (endsSentence(whole, offset, end)) return '\u200B. ';
      // "18 months 😭 purple bands next": a face parts two clauses, and a thing only stands for its word.
      return face.test(sign) && partsClauses(whole.slice(0, offset), whole.slice(end))
        ? '\u200B, '
        : ' ';
    })
    .replace(/ \u200B */g, '')
    .replace(/[\uFE0F\u20E3\u{E0020}-\u{E007F}\p{Emoji_Modifier}]/gu, '')
    .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu, '');
}

/** How many characters of pictographs a line begins with. */
function leadingPictograph(line: string): number {
  const match = /^ *(?:\p{Extended_Pictographic}[\uFE0F]?)+ */u.exec(line);
  return match === null || keptPictographs.has(match[0].trim()) ? 0 : match[0].length;
}

function emojiToBullet(line: string): string {
  const length = leadingPictograph(line);
  const rest = line.slice(length);
  return length === 0 || rest.trim() === '' || /^[#\d•-]/u.test(rest) ? line : `• ${rest}`;
}

/** Whether an emoji stands in place of a full stop: "So good 😂 We went home", "so good 😂 we went home". */
function endsSentence(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - longestBefore), from).trimEnd();
  const behind = text.slice(to, to + longestBehind);
  if (!/[\p{Ll}\d]$/u.test(before)) return false;
  if (/^ *\p{Lu}\p{Ll}/u.test(behind) || headsList.test(behind)) return true;
  return (
    face.test(text.slice(from, to)) && !awaitingWord.test(before) && subjectBehind.test(behind)
  );
}
const longestBefore = 20;
const longestBehind = 100;
/** "🙏 5 errors that kill a fern: 1) watering" begins with what heads its list. */
const headsList = /^ *\d{1,2} \p{L}[^.!?:\n]{8,80}: ?(?:\(?1[.)]|①|-|•)/u;
/** Who laughs or cries has said a sentence; other signs may stand for a word within one. */
const face = /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}]/u;
const subjectBehind = new RegExp(String.raw`^ *(?:${said.clauseSubjects})(?![\p{L}'’])`, 'iu');

/** "*cold start", "*oil cap": stars that head two lines or more, and end no emphasis, are bullets. */
function starsToBullets(text: string): string {
  const lines = text.split('\n');
  const starred = lines.filter((line) => star.test(line.slice(0, longestStarred)));
  return starred.length < 2
    ? text
    : lines
        .map((line) => line.replace(/^(\s*)\*(?=[^\s*])/u, starred.includes(line) ? '$1- ' : '$&'))
        .join('\n');
}
const star = /^\s*\*[^\s*][^*]*$/u;
const longestStarred = 400;
const longestTurn = 1_000;

function dropMarkup(text: string): string {
  return text
    .replace(/^ *(?:```|~~~).*$/gm, '')
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g, '')
    .replace(/\[([^\]\n]{1,300})\]\((?:https?:|\/|#|mailto:)[^)\n]{0,500}\)/g, '$1')
    .replace(/\[\^[^\]\s]{1,20}\]:?/gu, '')
    .replace(wikiMark, '')
    .replace(pronunciation, '')
    .replace(labelledLink, '')
    .replace(longLink, '');
}

/** "Dot & Len x": a kiss behind those who sign. */
const kiss = /(?<=(?:&|and) \p{Lu}[\p{L}'’-]{1,20}) x(?=[.\s]*$)/u;

/** "*** Doors at 7 ***" */
const framed = /^(\*{3}|[-=~]{2,3})[-=~*]{0,9} ?([^-=~*\s][^\n]{0,300}?) ?\1[-=~*]{0,9}$/u;

function tidyLine(line: string): string {
  const trimmed = line
    .replace(/[★☆✩✪]+/gu, '')
    .trim()
    .replace(/^(?:> ?)+/, '')
    .replace(framed, '$2')
    .replace(kiss, '')
    .replace(/\(#\d{2,7}[,;:] /g, '(')
    .replace(/\s{2,}page \d{1,4} of \d{1,4}$/iu, '');
  if (/^(?:[-–—*_=~] ?){3,}$/.test(trimmed)) return '';
  const unboxed = trimmed.replace(/^[▢□◻◽◯☐☑☒]\uFE0F?\s*(?=[\p{L}\p{N}½¼¾])/u, '- ');
  const point = unboxed.replace(/^(?:[-*•] )?\[[ xX✓]?\] (?=\S)/u, '- ');
  const bold = /^(?:\*\*|__)([^*_[(][^*_]{0,99}?)(?:\*\*|__):?$/.exec(point);
  const boxed = /^【([^【】]{1,30})】\s*(.*)$/u.exec(point);
  if (boxed !== null)
    return (boxed[2] ?? '') === '' ? `# ${boxed[1] ?? ''}` : `${boxed[1] ?? ''}：${boxed[2] ?? ''}`;
  const heading = bold === null ? point : `# ${bold[1] ?? ''}`;
  // What stood in front of a comma is gone.
  return dropHashtags(dropEmphasis(heading)).replace(/ {2,}/g, ' ').replaceAll(' , ', ', ').trim();
}

/**
 * "Barber: 2 cm. *cuts for 40 minutes*", "Me: *sighs* no": in a line of dialogue stars hold what is done, where they stand between
 * sentences and begin small or with what somebody does.
 */
const spokenBefore = String.raw`(?<=^\p{L}[\p{L}\p{M}\p{N} .'’-]{0,30}:(?:[^*\n]*[.!?…,])?\s*)`;
const doesSomething = String.raw`(?!(?:${said.notVerbs})(?!\p{L}))\p{Ll}{3,}s(?!\p{L})[^*\n]{0,120}`;
const starredAction = new RegExp(
  String.raw`${spokenBefore}\*(?:(${doesSomething})\*|(\p{Ll}[^*\n]{1,120})\*(?=\s*(?:$|["“¿¡\p{Lu}\d])))`,
  'gu',
);

function dropEmphasis(line: string): string {
  return line
    .slice(0, longestTurn)
    .replaceAll(starredAction, '[Format: $1$2]')
    .concat(line.slice(longestTurn))
    .replace(/(?<!\d)\*+(?=[^\s*])|(?<=[^\s*])\*+(?!\d)/g, '')
    .replace(/(?<![\p{L}\p{N}_])_+(?=[^\s_])|(?<=[^\s_])_+(?![\p{L}\p{N}_])/gu, '')
    .replace(/~~|`/g, '');
}

/** A hashtag within a sentence becomes its word; those that close a line are for the platform. */
function dropHashtags(line: string): string {
  if (!line.includes('#')) return line;
  const words = line.split(' ');
  let kept = words.length;
  while (kept > 0 && isHashtag(words[kept - 1] ?? '')) kept -= 1;
  const closing = words.slice(kept);
  const head = words.slice(0, kept);
  const needed = closing.length === 1 && awaitingWord.test(head.join(' ').slice(-20));
  const rest = needed ? [...head, ...closing] : head;
  return rest.map((word) => word.replace(/^([("“]?)#(?=\p{L})/u, '$1')).join(' ');
}

function isHashtag(word: string): boolean {
  return /^[＃#][\p{L}\p{M}\p{N}_-]{1,100}[.,!?]?$/u.test(word) && !/^#\d+$/.test(word);
}
