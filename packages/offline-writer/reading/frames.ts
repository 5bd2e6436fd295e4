import { hasVerb, wordsOf } from './english.ts';
import {
  auxiliaries,
  determiners,
  irregularPasts,
  subjectPronouns,
  sureVerbs,
} from './english-words.ts';
import { filmNouns, makers, platforms, politeness } from './wish-words.ts';
import words from '../data/frame-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/** A sentence whose beginning is a wish to the film-maker, and whose rest is material. */
export interface Framed {
  readonly wish: string;
  readonly content: readonly string[];
}

const film = `(?:${filmNouns}|post|piece|voice-?over)`;
const whom = String.raw`(?:(?:[\p{L}'’-]+ ){1,6})?`;
/** "Make a 30 second reel for our page": the wish, without what it asks for. */
const asks = `^${politeness}(?:(?:in|for|with) (?:${said.filmOwners}) ${film},? )?(?:(?:i|we)(?: (?:${said.intending})|'d like|'ll|'m going|'re going)?(?: to)?|${makers})\\b(?:[^:.!?]{0,120}?\\b(?:${film}|${platforms})\\b[^:.!?]{0,80}?)?`;
const says = new RegExp(
  String.raw`${asks}[ ,]+(?:that |which |and )?(?:${said.says}|with (?:the|this|these|my) (?:${said.texts}))(?: that)?\s?[:,]?\s+(?=\S)`,
  'iu',
);
const tells = new RegExp(
  String.raw`${asks}[ ,]+(?:to |that |which |and |,)*(?:${said.tells}) ${whom}?that (?=\S)`,
  'iu',
);
const about = new RegExp(
  String.raw`${asks}[ ,]+(?:to |that |which |and )*(?:${said.about})(?: ${whom})? ?(?:how|why|the fact that|what happened when) (?=\S)`,
  'iu',
);
/** "The video should explain that it rounds up." */
const filmTells = new RegExp(
  String.raw`^${politeness}(?:the|this|my|our) (?:[\p{L}-]+ )?${film} (?:${said.obliging})(?: also)? (?:${said.filmSays}) ${whom}?that (?=\S)`,
  'iu',
);
const mention = new RegExp(
  String.raw`^${politeness}(?:(?:${said.remembering}) to )?(?:${said.mention}|make sure (?:people|viewers|they|everyone) (?:know|knows|understand|understands)) that (?=\S)`,
  'iu',
);
/** Somebody tells what they have seen or done. */
const personal = new RegExp(String.raw`\b(?:${said.persons})\b|\d`, 'iu');
const longest = 1000;
/** "I want to tell you that I love you" asks nobody for a film. */
const ofFilm = new RegExp(`\\b(?:${film}|${platforms})\\b`, 'iu');
/** None is without one of these. */
const frameWord = new RegExp(String.raw`\b(?:${said.frameWords})\b`, 'iu');

/**
 * Cuts the wish off a sentence that holds material as well: "Make a video that says: We are open." Null where it is a wish
 * alone, or none. English only.
 */
export function readFrame(sentence: string, isPrompt: boolean): Framed | null {
  if (sentence.length > longest || !frameWord.test(sentence)) return null;
  const text = sentence.replace(/’/gu, "'");
  for (const frame of [says, tells, filmTells, ...(isPrompt ? [mention] : [])]) {
    const found = frame.exec(text);
    if (found !== null && (isPrompt || ofFilm.test(found[0])))
      return cutAt(sentence, found[0].length, isClause);
  }
  const told = about.exec(text);
  return told === null || !(isPrompt || ofFilm.test(told[0]))
    ? null
    : cutAt(sentence, told[0].length, tellsOfThem);
}

/** After "that", who does it stands first; "the story that changed us" is no clause. */
function isClause(rest: string): boolean {
  const words = wordsOf(rest.slice(0, 300));
  const first = words[0] ?? '';
  const isVerb = auxiliaries.has(first) && !first.includes("'");
  if (isVerb || irregularPasts.has(first) || sureVerbs.has(first)) return false;
  return hasVerb(rest) || words.length > 4;
}

/** "why my bakery closes on Mondays", but not "how to close a bakery" and "how lonely I was". */
function tellsOfThem(rest: string): boolean {
  const first = wordsOf(rest.slice(0, 40))[0] ?? '';
  const isSubject = determiners.has(first) || subjectPronouns.has(first) || /^\p{Lu}/u.test(rest);
  return isSubject && personal.test(rest) && wordsOf(rest).length > 3;
}

function cutAt(sentence: string, at: number, isMaterial: (rest: string) => boolean): Framed | null {
  const rest = sentence.slice(at).replace(/^["“](.*)["”]([.!?]?)$/u, '$1$2');
  if (!isMaterial(rest)) return null;
  // "that we move and that parking is free"
  const content = rest.split(/,? (?:and|but) that (?=\S+ )/u).filter((part) => part.trim() !== '');
  return { wish: sentence.slice(0, at).replace(/[\s,:]+$/u, ''), content };
}
