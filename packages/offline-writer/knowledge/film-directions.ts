import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import tails from '../data/topic-tails.json' with { type: 'json' };
import { platforms } from '../reading/wish-words.ts';
import { ofQuestions } from './knowledge-words.ts';
import { grammar } from '../grammar-words.ts';
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };

const time = alternativesIn(timeWords);

/* What is typed behind a topic and says how the film is to be: "the emu war but make it epic". */

/** A topic, and what was said behind it to whoever makes the film, as it was typed. */
interface Undirected {
  readonly text: string;
  readonly directions: readonly string[];
}

/** A longer text is told. */
const mostCharacters = 300;
const mostDirections = 6;

const manners = alternatives(tails.manners);
const manner = `(?:(?:${ofQuestions.mannerDegrees}) )?(?:${manners})(?:(?:,? and|,| &|,? but) (?:(?:very|super) )?(?:${manners}))*`;
const forms = alternatives(tails.forms);
const parts = alternatives(tails.parts);
const within = `(?:${ofQuestions.lengthBounds})`;
const length = String.raw`(?:(?:${within} )+\d{1,3}[ -]?(?:${time.lengthUnits})|\d{1,3} ?(?:s|secs?))(?: (?:${ofQuestions.behindLength}))?`;
const thing = ofQuestions.madeThings;
/** "Make it epic and end on a fire": whatever follows is said of the film. */
const making = String.raw`(?:please )?(?:${ofQuestions.makingVerbs}) (?:${ofQuestions.madeWholes})`;

/** Behind any topic these are said to the film-maker. */
const sure: readonly string[] = [
  `but,? ${making}\\b[^.!?]*`,
  `(?:and |but )*${making} (?:all |look |feel |sound )?${manner}`,
  `but (?:as|like|in) an? [^.!?,]{2,60}`,
  `but (?:it(?:'?s| is) )?${manner}(?: please| pls)?`,
  `(?:but )?(?:(?:${ofQuestions.toldAs}) )?in (?:the )?style of [^.!?]{2,60}`,
  `(?:(?:${ofQuestions.spokenAs}) )?(?:as|like) an? (?:[\\p{L}-]+ ){0,2}(?:${forms})`,
  `in an? ${manner} (?:way|manner|format)`,
  `in an? (?:[\\p{L}-]+,? ){1,4}(?:${ofQuestions.toneNouns})`,
  `in (?:${ofQuestions.formsAsked}|4k|(?:[\\p{L}]+ )style)`,
  `(?:${ofQuestions.accompanied}) (?:[\\p{L}'-]+ ){0,4}(?:${parts})`,
  `(?:${ofQuestions.beforePlatform}) (?:(?:${ofQuestions.beforePlatformOwners}) )?(?:${platforms})(?: (?:${ofQuestions.behindPlatform}))?`,
  alternatives(tails.bareManners),
  alternatives(tails.politeness),
  alternatives(tails.elsewhere),
];
/** Behind a mark. */
const apart: readonly string[] = [
  `(?:something |nothing )?${manner}(?: (?:${thing}|${ofQuestions.behindManner}))?`,
  `(?:a |an )?(?:[\\p{L}-]+ ){1,3}(?:${parts}|vibes?|style|mood|tone)`,
  `(?:and |but )*${making} (?:as|like|in the style of) [^.!?,]{2,60}`,
  `(?:${within} )*\\d{1,3}[ -]?(?:secs?|seconds?|mins?|minutes?)(?: (?:${ofQuestions.behindLength}))?`,
];
/** Where all the rest is known, so that nothing else can be meant. */
const likely: readonly string[] = [`but (?:no|without|skip) [^.!?,]{2,60}`, manner];
/** "How far does light get in 10 seconds": the seconds are asked about. */
const asksToMeasure = new RegExp(
  String.raw`^(?:how (?:${ofQuestions.measuredByHow})|what happens)\b`,
  'iu',
);
/** "Why are sharks scary" */
const asks = new RegExp(
  String.raw`^(?:${grammar.asking}|${grammar.be}|${grammar.do}|can|could)\b`,
  'iu',
);

const behind = (phrases: readonly string[], mark: string) =>
  new RegExp(`${mark}((?:${phrases.join('|')}))[\\s.!?,;:)]*$`, 'iu');
const anyMark = String.raw`(?:\s*[,;.:!?…()–—-]+\s*|\s+)`;
const someMark = String.raw`(?:\s*[,;:!?…()]+\s*|\.\s+|\s+[–—-]+\s*)`;
const sureBehind = behind(sure, anyMark);
const apartBehind = behind(apart, someMark);
const lengthBehind = behind([`(?:an? )?${length}`], anyMark);
const likelyBehind = behind(likely, anyMark);
const signsBehind =
  /(?:[\s\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\uFE0F]|<3|[:;]-?[)dDpP])+$/u;
const tagsBehind = /(?:^|\s)#[\p{L}\p{N}_]+\s*$/u;

const withoutSigns = (text: string) => text.replace(signsBehind, '');
const isName = (text: string) => /\p{L}{2}/u.test(text);
/** "How to make it simple", "how to say please": what comes behind these belongs to the topic. */
const needsMore = new RegExp(
  String.raw`(?:^|\s)(?:${eitherApostrophe(ofQuestions.unfinished)})$`,
  'iu',
);

/** The last direction of a text, and what stands before it; null where there is none, or nothing before it. */
function lastDirection(text: string, mayGuess: boolean): readonly [string, string] | null {
  const found =
    tagsBehind.exec(text) ??
    sureBehind.exec(text) ??
    apartBehind.exec(text) ??
    (asksToMeasure.test(text) ? null : lengthBehind.exec(text)) ??
    (mayGuess && !asks.test(text) ? likelyBehind.exec(text) : null);
  if (found === null) return null;
  const rest = withoutSigns(text.slice(0, found.index)).replace(/[\s,;:–—-]+$/u, '');
  return isName(rest) && !needsMore.test(rest) ? [rest, (found[1] ?? found[0]).trim()] : null;
}

/**
 * A topic without the directions behind it. Nothing is taken of a text that holds nothing else.
 * @param mayGuess whether what is only likely one is taken too: for finding what is known, never for what is shown
 */
export function withoutDirections(idea: string, mayGuess = false): Undirected {
  let text = withoutSigns(idea.trim());
  if (idea.length > mostCharacters || !isName(text)) return { text: idea, directions: [] };
  const directions: string[] = [];
  while (directions.length < mostDirections) {
    const found = lastDirection(text, mayGuess);
    if (found === null) break;
    text = found[0];
    directions.unshift(found[1]);
  }
  return { text, directions };
}
