import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import { isDrawable } from './drawable.ts';
import { isDrawnAct, isDrawnWith } from './drawn-acts.ts';
import type { Chunk, Phrase } from './phrases.ts';
import type { LineContext } from './picture-of-line.ts';
import { lightVerbs, seenAlone, vagueNouns } from './plan-words.ts';
import type { Action } from './read-line.ts';
import { isBodyPart } from './sure-noun.ts';
import type { Word } from './tag-words.ts';
import { ofVerbs } from './verbs/verb-words.ts';
import { usesOf } from './word-uses.ts';
import doingWords from '../data/doing-words.json' with { type: 'json' };
import { ofDoings } from './doing-words.ts';

/*
 * A doing as plain English tells it: a verb, what it is done to, and where. What else a line says of it (how, when, how
 * long, of whom) is left with the line: "ran both last January" and "came cheap after Pilkington" are nothing to see.
 */

interface PlainDoing {
  /** In how many places it is. */
  readonly wheres: number;
  /** What it is done to; null where it is done to nothing. */
  readonly object: Phrase | null;
  /** What stands behind the verb; may be empty. */
  readonly text: string;
}

const mostWheres = 2;
const mostPhraseWords = 6;
const byWord: ReadonlyMap<string, string> = new Map([
  ['my', 'the'],
  ['our', 'the'],
  ['your', 'the'],
]);
const particles = new RegExp(`^(?:${ofDoings.particles})$`, 'u');
/** They stand for something that nobody sees in them: "pouring it". */
const unseenThings = new RegExp(`^(?:${ofDoings.unseenThings})$`, 'u');

const headOf = ({ noun }: Phrase) => noun.split(' of ', 1)[0] ?? noun;
const lastOf = (phrase: Phrase) => headOf(phrase).split(' ').at(-1)?.toLowerCase() ?? '';

/** A date, a time, an amount, a name and what is only compared with are nothing that anything is done to. */
export function isSeenPhrase(phrase: Phrase, { kindOf, cast, memory }: LineContext): boolean {
  const isNamed = /^\p{Lu}/u.test(headOf(phrase).split(' ').at(-1) ?? '');
  const isKnown = cast.has(phrase.noun) || memory.names.has(phrase.noun.toLowerCase());
  if (phrase.isCompared || phrase.isNumbered || (isNamed && !isKnown)) return false;
  if (phrase.noun.split(' ').length > mostPhraseWords || /\d/u.test(phrase.noun)) return false;
  const last = lastOf(phrase);
  if (vagueNouns.has(last)) return false;
  return isKnown || kindOf(headOf(phrase)) !== null || sceneHeads.has(last) || isBodyPart(last);
}

/** Where something happens may be what a dictionary knows better as another thing: "under the table". */
const isWhere = (phrase: Phrase, context: LineContext): boolean =>
  isSeenPhrase(phrase, context) ||
  (phrase.determiner !== '' &&
    !/^\p{Lu}/u.test(phrase.noun) &&
    !vagueNouns.has(lastOf(phrase)) &&
    usesOf(lastOf(phrase)).field === groupField);
/** WordNet's field of groups. */
const groupField = 14;
/** "Drove 41 winters": so long, or so often. */
const spans = new RegExp(`^(?:${ofDoings.spans})$`, 'u');

const told = (words: readonly Word[]) =>
  words.map(({ text, lower }) => byWord.get(lower) ?? text).join(' ');

/** Whom a pronoun stands for, as a doing names them; null for what nobody sees. */
function somebody({ lower, is }: Word, { memory }: LineContext): string | null {
  if (unseenThings.test(lower)) return null;
  if (/^(?:him|her)$/u.test(lower) && is === 'pronoun') {
    const who = memory.last[lower === 'him' ? 'he' : 'she']?.what ?? '';
    return who === '' || /^\p{Lu}/u.test(who) ? 'somebody' : `the ${who}`;
  }
  return 'somebody';
}

/** "Gave one to every bride": what is only counted, before to whom it goes. */
function isHandedOver(chunks: readonly Chunk[], at: number, { kindOf }: LineContext): boolean {
  const [one, to, whom] = chunks.slice(at, at + 3);
  return (
    at === 0 &&
    one?.is === 'word' &&
    (one.word.is === 'number' || /^(?:it|one|them)$/u.test(one.word.lower)) &&
    to?.is === 'word' &&
    to.word.lower === 'to' &&
    whom?.is === 'phrase' &&
    kindOf(whom.phrase.noun) === 'person'
  );
}

/** What stands behind a verb, as far as it is plain; null where what the verb is about cannot be seen. */
function plainBehind(chunks: readonly Chunk[], context: LineContext): PlainDoing | null {
  const parts: string[] = [];
  let object: Phrase | null = null;
  let led = '';
  let wheres = 0;
  let number = '';
  for (const [at, chunk] of chunks.entries()) {
    const isFirst = object === null && wheres === 0 && !parts.some((part) => part !== 'somebody');
    if (chunk.is === 'phrase') {
      if (chunk.phrase.noun === 'home' && chunk.phrase.determiner === '') {
        parts.push('home');
        continue;
      }
      const isSeen = isSeenPhrase(chunk.phrase, context);
      if (led !== '') {
        if (!isWhere(chunk.phrase, context) || wheres === mostWheres)
          return { object, wheres, text: parts.join(' ') };
        parts.push(`${led} ${told(chunk.words)}`);
        led = '';
        wheres += 1;
      } else if (isFirst) {
        if (!isSeen && spans.test(lastOf(chunk.phrase)) && parts.length === 0) break;
        if (!isSeen) return null;
        object = chunk.phrase;
        parts.push(`${number} ${told(chunk.words)}`.trim());
      } else break;
      continue;
    }
    const { word } = chunk;
    if (
      word.is === 'preposition' ||
      particles.test(word.lower) ||
      /^(?:far|high|deep)$/u.test(word.lower)
    )
      led = `${led} ${word.lower}`.trim();
    // "Gave one to every bride": whatever it is, it is handed over.
    else if (isFirst && led === '' && isHandedOver(chunks, at, context)) parts.push('something');
    // "Just sat there".
    else if (word.lower === 'there') continue;
    // "Lying awake".
    else if (ofVerbs.bodilyStates.has(word.lower) && isFirst && led === '') parts.push(word.lower);
    else if (word.is === 'pronoun') {
      const who = somebody(word, context);
      if (led !== '') return { object, wheres, text: parts.join(' ') };
      if (who === null || !isFirst)
        return isFirst && parts.length === 0 ? null : { object, wheres, text: parts.join(' ') };
      parts.push(who);
    } else if (word.is === 'adverb' && word.ends === 'no') continue;
    else if (word.is === 'adverb') break;
    else if (led !== '' && word.lower === 'zero') {
      parts.push(`${led} zero`);
      led = '';
    }
    // "Waved goodbye to the bus": what is said with the hand.
    else if (farewells.test(word.lower) && isFirst && led === '') parts.push(word.lower);
    // "Half a cup baking soda".
    else if (word.is === 'number' && isFirst && led === '' && chunks[at + 1]?.is === 'phrase')
      number = word.text;
    else {
      // "Sits steadier", "came cheap", "ran both": what the verb is about is no thing.
      if (isFirst && led === '' && parts.length === 0) return null;
      // "To the hospital in a borrowed float": what it leads to is not seen.
      if (parts.length > 0) led = '';
      break;
    }
  }
  if (led !== '' && led.split(' ').every((word) => particles.test(word))) parts.push(led);
  return { object, wheres, text: parts.join(' ') };
}

/** Whoever looks at something stands there: what is seen is the thing. */
const looking: ReadonlySet<string> = new Set(doingWords.looking);

const farewells = new RegExp(`^(?:${ofDoings.farewells})$`, 'u');

/** What things do to something else. */
const transitive = new RegExp(`^(?:${ofDoings.transitive})$`, 'u');

/** Whether the painter has either the doing or what it is done to. */
function isDrawn(gerund: string, { object, text }: PlainDoing): boolean {
  if (isDrawnWith(gerund, text)) return true;
  if (looking.has(gerund)) return isDrawable(text);
  const isAct = isDrawnAct(gerund);
  if (object !== null)
    return isAct || lightVerbs.has(gerund) || gerund === 'setting' || isDrawable(headOf(object));
  return text === ''
    ? seenAlone.has(gerund)
    : isAct || seenAlone.has(gerund) || lightVerbs.has(gerund);
}

/** WordNet's fields of what can be touched. */
const stuffFields: ReadonlySet<number> = new Set([6, 13, 17, 19, 20, 27]);

/** "Dug the snow away": what it is done to is there, and no picture shows it by itself. */
const isStuff = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'phrase' &&
  chunk.phrase.determiner !== '' &&
  stuffFields.has(usesOf(lastOf(chunk.phrase)).field);

/** What somebody does, in -ing, as plain words tell it; empty where the painter has neither the doing nor its object. */
export function plainDoing(
  { verb, behind }: Action,
  context: LineContext,
  isAlive: boolean,
): string {
  const gerund = gerundOf(verb.lower);
  const plain = plainBehind(behind, context);
  if (plain === null) return isAlive && seenAlone.has(gerund) && isStuff(behind[0]) ? gerund : '';
  // Whoever puts something puts it somewhere, and whoever goes goes somewhere.
  if (gerund === 'putting' && plain.wheres === 0) return '';
  if (lightVerbs.has(gerund) && plain.text === '') return '';
  if (plain.object === null && !isAlive && transitive.test(gerund)) return '';
  if (isAlive && !isDrawn(gerund, plain)) return '';
  return `${gerund} ${plain.text}`.trim();
}
