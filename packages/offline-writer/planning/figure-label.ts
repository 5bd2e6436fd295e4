import type { Figure } from '../reading/material.ts';
import { adverbs, conjunctions, prepositions } from '../reading/english-words.ts';
import { nounPhrases } from './phrases.ts';
import { tagWords } from './tag-words.ts';

/* What a figure measures, as a short noun phrase of its own clause. Where nobody can tell, it has no label. */

const cuts = /[,;:.!?()[\]–—。、→=+/|“”"]|\s-\s/u;
const leading =
  /^(?:of|per|for|from|in|by|at|with|under|over|above|below|among|between|after|since|until|against|on)$/iu;
/** They say how much, and nothing of what. */
const amounts =
  /^(?:about|around|roughly|nearly|almost|over|under|only|just|up|to|than|and|or|at|least|most|some|another|more|as|like)$/iu;
const mostWords = 5;

const isLabel = (words: readonly string[]) =>
  words.length > 0 &&
  words.length <= mostWords &&
  words.some((word) => /\p{L}{3}/u.test(word)) &&
  !words.some((word) => /^\d/u.test(word));

/** "of flour", "cupcakes": the phrase with which the words behind a figure begin. */
function phraseBehind(behind: string): string {
  const [first = '', ...others] = behind.split(/\s+/u);
  const preposition = leading.test(first) ? first : '';
  const rest = preposition === '' ? behind : others.join(' ');
  // Behind "of" and "per" a word is a noun, whatever else it could be.
  if (/^(?:of|per)$/iu.test(preposition) && /^\p{Ll}{3,}$/u.test(rest)) return behind;
  const phrase = nounPhrases(rest).find(({ from }) => from === 0);
  if (phrase === undefined || !isLabel(phrase.words)) return '';
  return [preposition, ...phrase.words].filter((word) => word !== '').join(' ');
}

/** "The roof will cost $12,000": the subject of the clause; "After 10 years you have 1,628.89": when that is. */
function phraseBefore(before: string): string {
  const tagged = tagWords(before);
  const words = before.split(/\s+/u).filter((word) => word !== '');
  const [first = ''] = words;
  if (/^(?:after|in|by|since|before|within)$/iu.test(first)) {
    const [span] = nounPhrases(words.slice(1).join(' '));
    if (span?.from !== 0) return '';
    // "After 10 years it's about $259", "in year two".
    const own = span.words.filter((word) => !/^(?:it|he|she|that|you|we|they|I)['’]/iu.test(word));
    const next = words[span.words.length + 1] ?? '';
    const numbered = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/iu.test(next);
    return own.length > 0 && own.length <= 3
      ? [first.toLowerCase(), ...own, ...(numbered ? [next] : [])].join(' ')
      : '';
  }
  // "A forecast of 2,000" measures a forecast.
  const [, measured = ''] = /(?:^| )(?:an?|the) (\p{Ll}+) of$/u.exec(before) ?? [];
  if (measured !== '') return measured;
  const phrase = nounPhrases(before).at(0);
  const verbAt = tagged.findIndex(({ is }) => is === 'verb' || is === 'auxiliary');
  const isRow =
    phrase !== undefined &&
    phrase.to < tagged.length &&
    tagged.slice(phrase.to).every(({ lower }) => amounts.test(lower));
  const isSubject = phrase !== undefined && phrase.from === 0 && (phrase.to === verbAt || isRow);
  if (!isSubject || !isLabel(phrase.words)) return '';
  return phrase.words
    .join(' ')
    .replace(/^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their) /iu, '');
}

/** "4.1 before", "the lighthouse here": such a word ends no name. */
export function endsName(label: string): boolean {
  const last = label.split(' ').at(-1)?.toLowerCase() ?? '';
  return !prepositions.has(last) && !adverbs.has(last) && !conjunctions.has(last);
}

/** What a figure measures; empty where its clause does not say it in a few words, and in other languages than English. */
export function labelOfFigure(figure: Figure, text: string, isEnglish: boolean): string {
  const at = text.indexOf(figure.text);
  if (at < 0 || !isEnglish) return '';
  const rest = text.slice(at + figure.text.length);
  const whole = /^ of (?:the |all )(?:\d[\d,.]* )?\p{L}+/u.exec(rest)?.[0];
  if (whole !== undefined) return whole.trim();
  const behind = rest.split(cuts)[0]?.trim() ?? '';
  const before = text.slice(0, at).split(cuts).at(-1)?.trim() ?? '';
  // "48 adults" says what it counts.
  const saysWhat = figure.kind === 'count' && /^\p{Ll}{3,}/u.test(figure.unit);
  const label = phraseBehind(behind) || (saysWhat ? '' : phraseBefore(before));
  return endsName(label) ? label : '';
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
