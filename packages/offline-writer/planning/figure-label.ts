import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { Figure } from '../reading/material.ts';
import { adverbs, conjunctions, prepositions } from '../reading/english-words.ts';
import { nounPhrases } from './phrases.ts';
import { tagWords } from './tag-words.ts';
import { weighedOut } from './weighed-out.ts';
import labelParts from '../data/label-parts.json' with { type: 'json' };
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { grammar } from '../grammar-words.ts';
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(labelParts);
const writtenSaid = alternativesIn(writtenWords);

/*
 * A figure is a whole phrase: "150 foot passengers", "41-mile drive", "40 seconds a week", "87% of the walkers". Beside it may
 * stand what it is of, as a short noun phrase of its own clause. Where nobody can tell, there is neither.
 */

/** What belongs to a figure in its line. */
export interface FigureWords {
  /** The words right behind it that are one phrase with it, as they are written: "-mile drive". */
  readonly phrase: string;
  /** What it is of, from elsewhere in its clause: "roof", "for the park". */
  readonly label: string;
}

const cuts = /[,;:.!?()[\]–—。、→=+/|“”"]|\s-\s/u;
const linking = new RegExp(`^(?:${said.linking})$`, 'iu');
/** They name nobody and nothing. */
const pronouns = new RegExp(`^(?:${said.pronouns})$`, 'iu');
/** They say how much, and nothing of what. */
const amounts = new RegExp(`^(?:${said.amounts})$`, 'iu');
const spanOfTime = new RegExp(`(?:^| )(?:${eitherApostrophe(said.spansOfTime)})$`, 'iu');
const mostWords = 5;

const isLabel = (words: readonly string[]) =>
  words.length > 0 &&
  words.length <= mostWords &&
  words.some((word) => /\p{L}{3}/u.test(word)) &&
  !pronouns.test(words[0] ?? '') &&
  !words.some((word) => /^\d|['’](?:s|m|re|ll|d|ve)$/u.test(word) && !/\p{L}{3}['’]s$/u.test(word));

const firstWords = (text: string, count: number) => text.split(/\s+/u).slice(0, count).join(' ');

const linksRate = new RegExp(`^(?:|${said.rateLinks})$`, 'u');

const isRate = ([each = '', span = '', behind = '']: readonly string[]) =>
  /^(?:per|an?|each|every)$/u.test(each) && span !== '' && linksRate.test(behind);

/** The noun phrase with which a text begins, where it is whole: what follows neither goes on with it nor makes it a verb. */
function nounsAt(text: string): string {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  // One word by itself is a noun, whatever else it could be.
  if (words.length === 1 && /^\p{Ll}{3,}$/u.test(words[0] ?? '')) return words[0] ?? '';
  const phrase = nounPhrases(text).find(({ from }) => from === 0);
  if (phrase === undefined || !isLabel(phrase.words)) return '';
  const next = tagWords(text)[phrase.to];
  return next !== undefined &&
    !isRate(words.slice(phrase.to)) &&
    /^(?:determiner|possessive|pronoun|number)$/u.test(next.is)
    ? ''
    : firstWords(text, phrase.to);
}

const irregular = new RegExp(`^(?:${said.irregularPlurals})$`, 'iu');
const isPlural = (word: string): boolean =>
  irregular.test(word) || (/[^su]s$/iu.test(word) && singularPhrase(word.toLowerCase()) !== null);

/** "60 people dey inside": what is counted ends with its plural, whatever a tagger takes the next word for. */
function countedNouns(nouns: string): string {
  const words = nouns.split(' ');
  const first = words.findIndex(isPlural);
  return first < 0 || words.slice(first + 1).some(isPlural)
    ? nouns
    : words.slice(0, first + 1).join(' ');
}

const eachBehind = new RegExp(
  String.raw`^ (?:each|max|(?:per|an?|every) \p{L}+)(?=$| (?:${said.rateLinks}|when)\b)`,
  'u',
);
const wholeBehind = new RegExp(
  String.raw`^ of (?:the |all )(?:\d[\d,.]* )?(?!(?:${said.wholeVerbs})\b)\p{L}+|^ of (?:the )?\d[\d,.]*(?= (?:${said.wholeVerbsOfMany})\b)|^ of \p{Lu}[\p{L}\d]*`,
  'u',
);
const endsOnThing = new RegExp(`(?:^| )(?:${said.thingDeterminers})$`, 'iu');
const leadsTime = new RegExp(String.raw`^(?:${said.timeLeads}|\p{L}+er)$`, 'iu');

/** "of flour", "per acre", "a week", "-mile drive", "foot passengers". */
function phraseBehind(kind: Figure['kind'], before: string, rest: string): string {
  const behind = (rest.split(cuts)[0] ?? '').replace(/\s+$/u, '');
  const each = eachBehind.exec(behind)?.[0];
  if (each !== undefined) return each;
  const [of = ''] = /^ (?:of|per) /u.exec(behind) ?? [];
  const named = nounsAt(behind.slice(of.length).trimStart());
  const nouns = kind === 'count' ? countedNouns(named) : named;
  const rateBehind = (told: string) => {
    const [each = '', span = '', ...more] = behind.slice(told.length).trim().split(/\s+/u);
    return isRate([each, span, ...more]) ? `${told} ${each} ${span}` : told;
  };
  if (of !== '') {
    const whole = wholeBehind.exec(rest)?.[0] ?? '';
    return nouns === '' && whole === '' ? '' : rateBehind(nouns === '' ? whole : of + nouns);
  }
  // "A path of 640 metres": what it measures stands before it.
  if (kind !== 'count' && before.endsWith(' of')) return '';
  // "£10 feeds a family", but "the £6.8 million vessel".
  const isOfThing = endsOnThing.test(before);
  const first = nouns.split(' ')[0] ?? '';
  if (nouns === '' || (kind === 'money' && !isOfThing)) return '';
  if (leadsTime.test(first) && nouns.includes(' ')) return '';
  if (!endsName(nouns)) return '';
  // "43 years Pargeter's Wools": a name is no measure.
  if (/(?:^| )\p{Lu}\p{Ll}/u.test(nouns)) return '';
  const [space = ' '] = /^[ -]/u.exec(behind) ?? [];
  return rateBehind(`${space}${nouns}`);
}

/** "$4.2 million for the park": what follows a figure and says what it is of. */
function linkedBehind(rest: string): string {
  const behind = (rest.split(cuts)[0] ?? '').trim();
  const [first = '', ...others] = behind.split(/\s+/u);
  if (!linking.test(first)) return '';
  const nouns = nounsAt(others.join(' '));
  const end = `${first} ${nouns}`;
  const next = behind.slice(end.length).trim();
  return nouns === '' ||
    !endsName(nouns) ||
    /^(?:and|or|of)\b/iu.test(next) ||
    (first.toLowerCase() !== 'in' && spanOfTime.test(nouns))
    ? ''
    : end;
}

const opensHeadline = new RegExp(`^(?:${said.thingDeterminers})$`, 'iu');

/** "Revenue €212k", "pie and mash £6": without an article nobody does anything. */
const isHeadline = (words: readonly string[]): boolean =>
  words.length <= 4 && !opensHeadline.test(words[0] ?? '');

const measuredThing = new RegExp(
  String.raw`^(.*?(?:^|\s)(?:${writtenSaid.measureDeterminers}) ((?:\p{Ll}+ ){0,2}\p{Ll}{3,})) of$`,
  'u',
);

/** "A lit path of 640 metres" measures a lit path; empty where nothing is measured so. */
function measuredBy(before: string): string {
  const [, led = '', own = ''] = measuredThing.exec(before) ?? [];
  const last = led === '' ? undefined : nounPhrases(led).at(-1);
  const isEnd = last !== undefined && last.to === led.split(/\s+/u).length;
  return isEnd && isLabel(own.split(' ')) ? own : '';
}

/** The first phrase of a clause, with those that it is joined to: "cod and chips". */
function joinedPhrases(before: string) {
  const [first, ...more] = nounPhrases(before);
  if (first === undefined) return undefined;
  const words = before.split(/\s+/u);
  const next = more.find(({ from }) => from === first.to + 1 && words[first.to] === 'and');
  return next === undefined
    ? first
    : { words: [...first.words, 'and', ...next.words], from: first.from, to: next.to };
}

const leadsPhrase = new RegExp(`^(?:after|in|by|since|before|within)$`, 'iu');
const countedNumber = new RegExp(String.raw`^(?:${grammar.numbersToTen}|\d+)$`, 'iu');
const opensPhrase = new RegExp(`^(?:${said.phraseDeterminers}) `, 'iu');

/** "The roof will cost $12,000": the subject of the clause; "After 10 years you have 1,628.89": when that is. */
function phraseBefore(kind: Figure['kind'], before: string): string {
  const tagged = tagWords(before);
  const words = before.split(/\s+/u).filter((word) => word !== '');
  const [first = ''] = words;
  if (leadsPhrase.test(first)) {
    const [span] = nounPhrases(words.slice(1).join(' '));
    if (span?.from !== 0) return '';
    // "After 10 years it's about $259", "in year two".
    const own = span.words.filter((word) => !/^(?:it|he|she|that|you|we|they|I)['’]/iu.test(word));
    const next = words[span.words.length + 1] ?? '';
    const numbered = countedNumber.test(next);
    return own.length > 0 && own.length <= 3
      ? [first.toLowerCase(), ...own, ...(numbered ? [next] : [])].join(' ')
      : '';
  }
  // "A forecast of 2,000" measures a forecast.
  const measured = measuredBy(before);
  if (measured !== '') return measured;
  const phrase = joinedPhrases(before);
  const verbAt = tagged.findIndex(({ is }) => is === 'verb' || is === 'auxiliary');
  // The figure is what the verb says of it: "uses radar at 2.6 GHz" measures radar.
  const isSaidOfIt = tagged
    .slice(verbAt + 1)
    .every(({ is, lower }) => is === 'verb' || is === 'auxiliary' || amounts.test(lower));
  const isRow =
    phrase !== undefined &&
    (phrase.to < tagged.length || (kind !== 'count' && isHeadline(phrase.words))) &&
    tagged.slice(phrase.to).every(({ lower }) => amounts.test(lower));
  const isSubject =
    phrase !== undefined && phrase.from === 0 && ((phrase.to === verbAt && isSaidOfIt) || isRow);
  if (!isSubject || !isLabel(phrase.words)) return '';
  return phrase.words.join(' ').replace(opensPhrase, '');
}

/** "4.1 before", "the lighthouse here": such a word ends no name. */
export function endsName(label: string): boolean {
  const last = label.split(' ').at(-1)?.toLowerCase() ?? '';
  // "3 hrs befor": a letter is missing.
  const isCutShort = [...prepositions].some(
    (word) => word.length > 4 && word.slice(0, -1) === last,
  );
  return !isCutShort && !prepositions.has(last) && !adverbs.has(last) && !conjunctions.has(last);
}

/** "A path of 640 metres leads on": what is done stands behind, and no noun. */
function isVerbAt(text: string, at: number): boolean {
  const next = tagWords(text).find((word) => word.at >= at);
  return next?.is === 'verb' && !next.tags.has('Gerund');
}

/** What belongs to a figure; in other languages than English only what is weighed out. */
export function wordsOfFigure(figure: Figure, text: string, language: string): FigureWords {
  const at = text.indexOf(figure.text);
  if (at < 0) return { phrase: '', label: '' };
  if (!/^en\b/iu.test(language))
    return { phrase: weighedOut(figure, text.slice(at + figure.text.length), language), label: '' };
  // What a number counts is read again, whole: "22 cars a week".
  const own = figure.kind === 'count' ? writtenNumber(figure) : figure.text;
  const rest = text.slice(at + own.length);
  const before = text.slice(0, at).split(cuts).at(-1)?.trim() ?? '';
  const isVerb =
    figure.kind !== 'count' && /^ \p{Ll}/u.test(rest) && isVerbAt(text, at + own.length);
  const phrase = isVerb ? '' : phraseBehind(figure.kind, before, rest);
  const label = phrase === '' ? linkedBehind(rest) || phraseBefore(figure.kind, before) : '';
  return { phrase, label: endsName(label) ? label : '' };
}

const scales = new RegExp(String.raw`^(?:\s?(?:${said.scales}))?(?!\p{L})`, 'iu');

/** A count without what it counts: "2.3 million". */
function writtenNumber({ text, value }: Figure): string {
  const end = text.indexOf(value) + value.length;
  return text.slice(0, end) + (scales.exec(text.slice(end))?.[0] ?? '');
}

const countsInRomance = new RegExp(String.raw`^(?:${said.countingRomance})\b`, 'iu');

/** What a number of another language counts, where the rule of that language is certain; empty where it is not. */
export function countedIn(language: string, thing: string): string {
  if (/^de\b/iu.test(language)) return /^(?:\p{Ll}+ )?\p{Lu}\p{Ll}+$/u.test(thing) ? thing : '';
  return countsInRomance.test(language) && /^\p{L}+s(?: \p{Ll}+s)?$/u.test(thing) && endsName(thing)
    ? thing
    : '';
}

/** "plot 27", "the 52 bus", "LX-90": a number that is a name, and counts nothing. */
export function isNameNumber({ kind, text, unit, value }: Figure, line: string): boolean {
  if (kind !== 'count') return false;
  const at = line.indexOf(text);
  const before = line.slice(0, Math.max(at, 0));
  if (/[\p{L}\p{N}]-$|[#№]$/u.test(before)) return true;
  const behind = line.slice(at + text.length);
  const counted = unit === '' ? (/^ ?(\p{Ll}+)/u.exec(behind)?.[1] ?? '') : unit;
  const last = tagWords(before.split(cuts).at(-1)?.trim() ?? '').at(-1);
  const isDetermined = last !== undefined && /^(?:the|this|that|my|our|a)$/iu.test(last.text);
  const [thing] = tagWords(`a ${counted}`).slice(-1);
  if (isDetermined && counted !== '' && value !== '1' && thing?.tags.has('Singular') === true)
    return true;
  return (
    unit === '' &&
    /^\d{1,4}$/u.test(value) &&
    last?.is === 'noun' &&
    !amounts.test(last.lower) &&
    !/^ (?:of|to|out)\b/u.test(behind)
  );
}
