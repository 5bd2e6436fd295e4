import { hasVerb, isImperative, wordsOf } from './english.ts';
import {
  demonstratives,
  emptyIt,
  foreignBelieving,
  foreignCorrecting,
  foreignLeaning,
  foreignPointing,
  germanArticle,
  innerDemonstratives,
  ofThisTime,
  leaningOpeners,
  ownDemonstratives,
  ownOpeners,
  persons,
} from './leaning-words.ts';
import words from '../data/reference-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { grammar } from '../grammar-words.ts';

const writtenSaid = alternativesIn(writtenWords);

const said = alternativesIn(words);

/** Whether it can be told, in this language, which sentence leans on which. */
export const isLeaningKnown = (language: string) =>
  language === 'en' || foreignLeaning.has(language);

/** Whether a sentence needs the one before it to be understood. */
export function needsSentenceBefore(
  text: string,
  before: string | null,
  language: string,
): boolean {
  if (wordAndResult.test(text)) return true;
  if (language === 'de' && germanArticle.test(text)) return false;
  if (language !== 'en')
    return foreignLeaning.get(language)?.test(text) === true || pointsBack(text, language);
  const plain = text.slice(0, 600).replace(/’/g, "'").replace(unmarked, "$1'$2");
  if (leaningOpeners.test(plain) && !ownOpeners.test(plain)) return true;
  if (demonstratives.test(plain)) return !ownDemonstratives.test(plain);
  if (before !== null && isAnswerTo(plain, before)) return true;
  if (before !== null && reckonsOn(plain, before.slice(0, 600))) return true;
  if (anotherStory.test(plain) || hasBareOne(plain) || besidePronoun.test(plain)) return true;
  if (
    someOfThem.test(plain) ||
    everyOne.test(plain) ||
    cutShort.test(plain) ||
    ofWhat.test(plain) ||
    isDoneToAnother(plain)
  )
    return true;
  if (hasOpenPronoun(plain) || hasOpenDemonstrative(plain)) return true;
  return !hasVerb(plain) && !/\?["”]?$/.test(plain);
}

/** "Größer, und der Spatz zieht ein.", "Too late, and it sticks.": what would be so was said before. */
const wordAndResult = new RegExp(
  String.raw`^(?:(?:${said.tooMuch}) )?\p{L}+, (?:${said.ands}) \p{Ll}`,
  'iu',
);

/** "Auf dieses Loch kommt alles an": what a sentence shows is not in it, unless a mark stands before. */
function pointsBack(text: string, language: string): boolean {
  const start = /^[^.,;:!?،؛—–]{0,80}/u.exec(text)?.[0] ?? '';
  return foreignPointing.get(language)?.test(start) === true && !ofThisTime.test(start);
}

/** Whether all that an English sentence leaves open is who "he" or "she" is. */
export function needsPersonAlone(text: string, before: string): boolean {
  const named = text
    .slice(0, 600)
    .replace(/’/gu, "'")
    .replaceAll(/\b(?:he|she|him)\b/giu, 'Anna')
    .replaceAll(/\b(?:his|hers?)\b/giu, "Anna's");
  return named !== text && !needsSentenceBefore(named, before, 'en');
}

/** "Nobody knows who.", "They hadn't.": the rest is in the sentence before. */
const cutShort = new RegExp(String.raw`^(?:[\p{L}'-]+ ){1,6}(?:${said.cutOffAt})[.!]$`, 'iu');

/** "Thats when I lost it", as it is typed. */
const unmarked = new RegExp(String.raw`^(${said.heldBeforeIs})(s|d|ll)\b`, 'iu');

/** "We had no idea.", "Nobody noticed.", "I still can't believe it.": of what was said before. */
const ofWhat = new RegExp(
  String.raw`^(?:but |and |so )?(?:${said.believers}|(?:my|our|the) \p{L}+) (?:(?:${said.beforeKnowing}) )*(?:(?:had|have|has) (?:absolutely )?no (?:idea|clue|words)|(?:${said.knowing}|(?:${said.believingVerbs}) (?:it|this|that)))[.!]+$`,
  'iu',
);

/** "In year two you earn 10% on $110" goes on with the sum, or with the year, of the sentence before. */
function reckonsOn(text: string, before: string): boolean {
  const sums = new Set(before.match(sum));
  if (text.match(sum)?.some((one) => sums.has(one)) === true) return true;
  const next = nextOfSequence.exec(text)?.[1];
  return next !== undefined && new RegExp(`\\b${next}\\b`, 'iu').test(before);
}

const sum = /[$€£¥]\s?\d+(?:[.,]\d+)*/gu;
const nextOfSequence = new RegExp(
  String.raw`^(?:in|on|after|by) (?:the )?(?:(?:second|third|fourth|fifth) )?(${said.sequenceTimes})(?:(?<=(?:second|third|fourth|fifth) \p{L}+)| (?:two|three|four|five|[2-9]))\b`,
  'iu',
);

/** "We learned to ask whether we needed one.": one of what was spoken of before. */
function hasBareOne(text: string): boolean {
  const found = bareOne.exec(text);
  return (
    found !== null &&
    !/\b(?:an?|any|some|every|each|no|the) \p{L}/iu.test(text.slice(0, found.index))
  );
}

const anotherStory = /\b(?:another|a different) (?:story|tale|picture)[.!:]$/iu;
/** "There were three of them, and the youngest whistled.": who they are was said before. */
const someOfThem = /^(?:\p{L}+ ){1,4}of them\b/iu;
/** "…and launch every single one at once": of what was said before. */
const everyOne = new RegExp(
  String.raw`\b(?:every|each)(?: (?:single|last))? one(?:[.,!]| (?:${said.behindOne})\b)`,
  'iu',
);
const bareOne = new RegExp(
  String.raw`\b(?:${said.havingOne})(?:ed|s|d)? (?:another )?one[.!?]["”]?$`,
  'iu',
);
/** "Put a lamp beside it": what it is beside is not the lamp. */
const besidePronoun = new RegExp(
  String.raw`^(?!If|When|While)\p{Lu}\p{Ll}+ (?:an?|the|some|your|two|three|\d+) (?:\p{L}+ ){1,2}(?:${said.beside}) (?:it|them)\b`,
  'u',
);

/**
 * "Edie hated it.", "The nurse put them away.": nobody does it to themselves, so what is meant was said before. "Rain makes
 * it hard" means nothing by its "it".
 */
const isDoneToAnother = (text: string): boolean => {
  const [, verb = ''] = doneToAnother.exec(text) ?? [];
  return verb !== '' && !ofEmptyIt.test(verb) && !wordsThatAreNoVerb.test(verb);
};
const doneToAnother = new RegExp(
  String.raw`^["“]?(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|(?:the|an?|my|our|your|one|every|no) [\p{L}-]+(?: [\p{L}-]+)?) (?:(?:${said.beforeVerbs}) )*(\p{L}+) (?:it|them|him)(?! (?:is|was|are|were|has|had)\b)\b`,
  'iu',
);
const ofEmptyIt = new RegExp(String.raw`^(?:${said.withEmptyIt})$`, 'iu');
const wordsThatAreNoVerb = new RegExp(String.raw`^(?:${said.noVerbs})$`, 'iu');

function isAnswerTo(text: string, before: string): boolean {
  if (!/[?？]["”]?$/u.test(before)) return false;
  if (wordsOf(before).length <= 6 && !/\?["”]?$/.test(text)) return true;
  if (isImperative(text)) return false;
  return beginsLikeAnswer.test(text) || wordsOf(text).length <= 8;
}
const beginsLikeAnswer = new RegExp(String.raw`^(?:${said.answers}|to |by |with )\b`, 'iu');

const spokenPerson = new RegExp(
  String.raw`\b(${said.thirdPersons})\b(?!')|\b(?:he|she|they|it)'(?:s|d|ll|re|ve)\b`,
  'iu',
);
const beforeEmptyPronoun = new RegExp(String.raw`\b(?:${said.beforeObjects}) $`, 'iu');
const leadsWithPerson = new RegExp(String.raw`^(?:${grammar.heAndShe})\b`);

/** Whether a pronoun of the third person stands in a sentence before anything that it could mean. */
function hasOpenPronoun(text: string): boolean {
  const match = spokenPerson.exec(text);
  if (match === null || emptyIt.test(text)) return false;
  const pronoun = match[0].toLowerCase();
  const before = text.slice(0, match.index);
  if (
    /^(?:it|its)\b/.test(pronoun) &&
    beforeEmptyPronoun.test(before) &&
    saysNothingOfIt.test(text.slice(match.index))
  )
    return false;
  if (leadsWithPerson.test(pronoun)) return !holdsPerson(before);
  return !holdsThing(before);
}
const saysNothingOfIt = new RegExp(
  String.raw`^it(?:'s| is| was)? (?:${said.weathersAndEase})`,
  'iu',
);

const nameAndVerb = new RegExp(
  String.raw`^["“]?\p{Lu}\p{Ll}+ (?:${said.nameVerbs}|\p{L}+ed)\b`,
  'u',
);

function holdsPerson(before: string): boolean {
  return (
    persons.test(before) ||
    /(?<=[\p{L}"“,] )\p{Lu}\p{Ll}+/u.test(before.replace(/\bI\b/g, '')) ||
    nameAndVerb.test(before) ||
    /\b(?:dr|mr|mrs|ms)\. ?\p{Lu}/iu.test(before)
  );
}

const countedThing = new RegExp(String.raw`\b(?:${said.countings}|\d+) (?!of\b)[\p{L}-]{2,}`, 'iu');
const emptyEnds = new RegExp(String.raw`^\W*(?:${said.adverbsWithS})\W*$`, 'iu');
const nameWithinSentence = new RegExp(
  String.raw`(?:^|[\s"“])(?!(?:${writtenSaid.openersWithCapital})\b)\p{Lu}[\p{L}'-]+ `,
  'u',
);

function holdsThing(before: string): boolean {
  if (countedThing.test(before)) return true;
  if (/\b[\p{L}]{3,}[^s\W]s\b/u.test(before) && !emptyEnds.test(before)) return true;
  return nameWithinSentence.test(before) && wordsOf(before).length > 1;
}

function hasOpenDemonstrative(text: string): boolean {
  const match = innerDemonstratives.exec(text);
  if (match === null) return false;
  // "a, b and c: these three" points back within the sentence.
  return (
    !/[:;,—]/u.test(text.slice(0, match.index)) && !/\blike $/iu.test(text.slice(0, match.index))
  );
}

const correctingOpeners = new RegExp(
  String.raw`^["“'‘(]?(?:${said.correcting}|not \p{L}+ but|no[,.!—–] )`,
  'iu',
);
const believing = new RegExp(
  String.raw`\b(?:(?:i|we) (?:always |once |used to )?(?:${said.supposing})|(?:${said.manyPeople})? ?people (?:still )?(?:${said.believing})|(?:we|i) (?:were|was) (?:always )?told|(?:everyone|everybody) (?:${said.sayingVerbs})|you (?:may|might|probably|'ve been told)(?: \p{L}+)? ?(?:think|believe|heard)?|(?:scientists|experts|doctors) (?:once |long )?(?:thought|believed)|(?:was|were|is|are) (?:(?:${said.oftenBelieved}) )?(?:thought|believed|said)|myth\b|${said.beliefs})`,
  'iu',
);
const denying = new RegExp(String.raw`\b(?:${said.denying})\b|n't\b`, 'iu');

/** Whether a sentence takes back or corrects what the sentence before it claims. */
export function correctsBefore(text: string, before: string, language: string): boolean {
  const plain = text.slice(0, 600).replace(/’/g, "'");
  if (language !== 'en')
    return (
      foreignCorrecting.get(language)?.test(plain) === true ||
      (foreignBelieving.test(before) && !foreignBelieving.test(plain))
    );
  if (/^(?:fact|truth|reality)\s*:/iu.test(plain)) return true;
  if (correctingOpeners.test(plain) && !/^["“]?(?:but wait|but first|instead of)\b/iu.test(plain))
    return true;
  return (
    believing.test(before.replace(/’/g, "'")) &&
    denying.test(plain) &&
    !believing.test(plain) &&
    !/\?["”]?$/.test(plain)
  );
}

/** Whether a sentence says what is only believed; whatever denies it must be told as well. */
export function isBelief(text: string, language: string): boolean {
  return language === 'en' && believing.test(text.replace(/’/g, "'"));
}

/** Whether a sentence says that something is not so. */
export function isDenial(text: string): boolean {
  return denies.test(text.replace(/’/g, "'"));
}
const denies = new RegExp(String.raw`\b(?:${said.denials})\b`, 'iu');

/** The noun that "The bartender" begins with; null where a sentence begins otherwise. */
export function definiteOpener(text: string): string | null {
  return /^["“]?The ((?:\p{Ll}[\p{L}'’-]+))\b/u.exec(text)?.[1]?.toLowerCase() ?? null;
}

const introducedNoun = new RegExp(
  String.raw`\b(?:${said.introducing}|\d+) ([\p{L}'’-]+)(?: ([\p{L}'’-]+))?(?: ([\p{L}'’-]+))?`,
  'giu',
);

/** Nouns that a sentence brings in: "a man", "two groups". */
export function introducedNouns(text: string): readonly string[] {
  const nouns: string[] = [];
  for (const match of text.slice(0, 600).matchAll(introducedNoun)) {
    for (const word of match.slice(1, 4))
      if (word !== undefined && word.length > 2) nouns.push(word.toLowerCase());
  }
  return nouns;
}
