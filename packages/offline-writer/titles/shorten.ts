import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';
import words from '../data/title-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/* Cuts a text to a title: each place where it could end is a candidate, and the best of them that stands by itself is it. */

/** A title of so many characters is read at a glance; a whole one may be somewhat longer than a cut one. */
const mostCharacters = 60;
const mostWhole = 76;
const leastCharacters = 20;
const leastOfPhrase = 30;
const ideograph = new RegExp(`[${unspacedScripts}]`, 'u');
/** Vowel signs stand on their letters. */
const widthOf = (text: string) => text.replaceAll(/\p{M}/gu, '').length;

const joins = 'and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale|ve|ama';
/** What begins a clause behind one of them; "cod and chips", "up and down" go on. */
const subjects =
  "i|he|she|its?|it’s|it's|im|we|they|you|this|that|there|none|nobody|everyone|my|our|his|her|their|every|each|the|an?|ich|er|sie|es|wir|das|der|die|eine?|il|elle|je|nous|on|ils|le|la|les|une?|yo|él|ella|el|los|las|eu|ele|ela|os?|as?|io|lui|lei|lo|gli|ik|hij|zij|het|de|een|bir|ben";

interface Cut {
  readonly at: RegExp;
  /** How good a title ends there, from 0 to 1. */
  readonly worth: number;
  readonly least: number;
}
const cuts: readonly Cut[] = [
  { at: /[;。！？]|:(?!\d)|[!?](?=\s)| [-–—] /gu, worth: 0.9, least: leastCharacters },
  { at: /,(?!\d)|[，،]/gu, worth: 0.8, least: leastCharacters },
  {
    at: new RegExp(
      ` (?=(?:${joins}) (?:${subjects}) (?!\\d))| (?=& (?:how|why|what|when|where|who) )`,
      'giu',
    ),
    worth: 0.75,
    least: leastCharacters,
  },
  {
    at: new RegExp(String.raw`(?= (?:${said.clauseWords}) )`, 'giu'),
    worth: 0.7,
    least: leastCharacters,
  },
  {
    at: new RegExp(String.raw`(?= (?:${said.prepositions}) )`, 'giu'),
    worth: 0.5,
    least: leastOfPhrase,
  },
];
/** A clause that only says when, where or on what terms is no title. */
const opensOther = new RegExp(String.raw`^(?:${said.otherOpenings})\b[^?]*$`, 'iu');
/** "Last summer we found a nest": when it was, and then all that a title needs. */
const opensWithWhen = new RegExp(
  String.raw`^(?:(?:last|next|every|each) \p{L}+|letzten \p{L}+|${said.days}),? (?:${said.subjects}) \p{L}+ \p{L}+`,
  'iu',
);
/** What is cut off may not be what the rest depends on. */
const depends = new RegExp(String.raw`^[\s,;:–—-]*(?:${said.conditions})\b`, 'iu');
const dangling = new RegExp(String.raw`(?:^|\s)(?:${said.dangling})$`, 'iu');
/** Of "between nine and three" both are told, or neither; "जिस", "जो", "जब" wait for what comes behind the comma. */
const waits = new RegExp(
  String.raw`(?<!\p{L})(?:${said.betweens})(?!\p{L})[^,]*$|(?<!\p{L})(?:जिस|जो|जब|जैसे|अगर)(?![\p{L}\p{M}])[^,]*$`,
  'iu',
);
const pairs = new RegExp(String.raw`(?<!\p{L})(?:${said.ands})(?!\p{L})`, 'iu');

const explains = /^[^,;:]{2,40}, [^,;:]{2,30}$/u;

const isOpen = (text: string) =>
  (text.match(/[([«“„「]/gu)?.length ?? 0) > (text.match(/[)\]»”」]/gu)?.length ?? 0) ||
  (text.match(/"/gu)?.length ?? 0) % 2 === 1;

function isWaiting(part: string): boolean {
  const pair = waits.exec(part)?.[0];
  return pair !== undefined && !pairs.test(pair);
}

const standsAlone = (part: string) =>
  // Between two commas a name is explained, and its verb comes after them.
  !explains.test(part) &&
  !isOpen(part) &&
  !dangling.test(part) &&
  (!opensOther.test(part) || opensWithWhen.test(part)) &&
  !isWaiting(part);

const withoutEnd = (text: string) => text.replace(/[\s.。।,，،;:–—-]+$/u, '');

const ofLength = 0.3;
const ofWhole = 0.85;

/** Of two ends as good the later one says more; what is read at a glance is better. */
function worthOf(text: string, worth: number): number {
  const width = widthOf(text);
  const over = Math.max(0, width - mostCharacters);
  return worth + (Math.min(width, mostCharacters) / mostCharacters) * ofLength - over * 0.015;
}

/** "A warm bath, | a towel and a biscuit": a comma of a series, which ends nothing. */
const goesOnAsSeries =
  /^(?:,? (?:and|or))? (?:an?|the|some|one|two|\d+) [^,.;:!?]{2,40}(?:(?:, [^,.;:!?]{2,30})*,? (?:and|or) [^,;:]{2,40})?[.!?]?$/iu;

const isInSeries = (text: string, at: number, mark: string): boolean =>
  (mark === ',' || (/^ (?:and|or) /iu.test(text.slice(at)) && text.slice(0, at).includes(','))) &&
  goesOnAsSeries.test(text.slice(at + mark.trim().length));

/** The places where a text may end, as the titles that they leave. */
const endsOf = (text: string) =>
  cuts.flatMap(({ at, worth, least }) =>
    [...text.matchAll(at)]
      .filter(({ index, 0: mark }) => !depends.test(text.slice(index + mark.length)))
      .filter(({ index, 0: mark }) => !isInSeries(text, index, mark))
      .map(({ index, 0: mark }) => withoutEnd(text.slice(0, index + (/[?!]/u.test(mark) ? 1 : 0))))
      .filter((part) => part.length >= least && widthOf(part) <= mostWhole && standsAlone(part))
      .map((part) => ({ part, worth: worthOf(part, worth) })),
  );

/** "The Panama hat is a light, pale straw hat that …": what a text defines is what it is about. */
const defined =
  /^((?:(?:the|an?) )?[^,.;:!?]{3,50}?) (?:is|are|was|were) (?:an?|the|one of|any|some|kinds? of|types? of) /iu;
const pointsBack = new RegExp(String.raw`^(?:${said.pointingBack})\b`, 'iu');
/** "In year 4 i was the back half of the donkey" defines nothing. */
const tellsOfSomebody = /(?:^|\s)(?:i|he|she|it|we|they|you|there|that|this)$/iu;
/** "We found Mr Lam's Noodle Bar by following …": words with capitals within a text, two or more of them. */
const named = new RegExp(
  String.raw`(?<=(?:^|\s)\p{Ll}[\p{L}'’-]*[,)]? )(?:\p{Lu}[\p{L}\p{N}'’&-]*)(?: (?:(?:${said.nameJoiners}|&) )?\p{Lu}[\p{L}\p{N}'’&-]*)+(?: (?:in|at|near|à|en|em|in|w) \p{Lu}[\p{L}’'-]+)?`,
  'u',
);
/** "On Monday", "In June": a day is no name. */
const ofCalendar =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|\bmay\b|june|july|august|september|october|november|december/iu;
const leastNamed = 8;
/** German writes every noun with a capital. */
const isGerman = new RegExp(String.raw`(?<!\p{L})(?:${said.germanWords})(?!\p{L})`, 'u');

/** What a text defines; null where it defines nothing. */
function definedIn(text: string): string | null {
  const what = defined.exec(text)?.[1];
  return what !== undefined && !pointsBack.test(what) && !tellsOfSomebody.test(what) ? what : null;
}

/** What a text names; null where that is nothing, or where nouns have capitals anyway. */
function namedIn(text: string): string | null {
  const name = isGerman.test(text) ? undefined : named.exec(text)?.[0];
  return name !== undefined && name.length >= leastNamed && !ofCalendar.test(name) ? name : null;
}

/** An end that leaves a better title than the text's own subject. */
const goodEnd = 0.79;

/**
 * A text as short as a title: whole, what it defines, up to the best of its ends, or, where none of them is good, what it
 * names; where that is nothing, cut at a word with a mark.
 */
export function shortened(text: string): string {
  if (widthOf(text) <= mostCharacters) return text;
  const what = widthOf(text) > mostWhole ? definedIn(text) : null;
  if (what !== null) return what;
  const whole = widthOf(text) <= mostWhole ? [{ part: text, worth: worthOf(text, ofWhole) }] : [];
  const [best] = [...whole, ...endsOf(text)].toSorted((one, other) => other.worth - one.worth);
  if (best !== undefined && best.worth >= goodEnd) return best.part;
  return namedIn(text) ?? best?.part ?? cutAtWord(text);
}

function cutAtWord(text: string): string {
  const cut = text.slice(0, mostCharacters);
  const space = cut.lastIndexOf(' ');
  const whole =
    space > mostCharacters / 3 ? cut.slice(0, space) : ideograph.test(cut) ? cut : cut.trimEnd();
  let rest = whole;
  while (dangling.test(rest)) rest = rest.slice(0, rest.lastIndexOf(' ')).trimEnd();
  // Half a surrogate pair is no character.
  return `${(rest === '' ? whole : rest).replace(/[\p{P}\s\uD800-\uDBFF]+$/u, '')}…`;
}
