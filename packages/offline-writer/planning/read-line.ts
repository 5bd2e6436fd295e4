import { isFiniteVerb, isPastForm } from '@scenewright/contract/rules/prose/verbs.ts';
import { isVerbForm } from './sure-noun.ts';
import { chunksOf, type Chunk, type Phrase } from './phrases.ts';
import { leadsComparison, withCompared } from './compared.ts';
import { withoutIdioms } from './idioms.ts';
import { people } from './plan-words.ts';
import type { Word } from './tag-words.ts';
import { classAt, wordAt, type Who } from './verbs/chunk-words.ts';
import { isHabit } from './verbs/habits.ts';
import { isFurther, isOnlyWhen, whoGoesOn, whoIsLed } from './verbs/led-verbs.ts';
import { toldActive, toldBehind } from './verbs/turned-round.ts';
import { ofVerbs } from './verbs/verb-words.ts';
import { whoDoes } from './verbs/who-does.ts';
import { ofDoings } from './doing-words.ts';

/** Somebody or something that does something. */
export interface Action {
  readonly who: Who;
  readonly verb: Word;
  /** Told not to be: "never spoils". */
  readonly isNegative: boolean;
  readonly isPassive: boolean;
  /** What follows the verb, up to the end of its clause. */
  readonly rest: readonly Word[];
  /** The same, in phrases. */
  readonly behind: readonly Chunk[];
  readonly objects: readonly Phrase[];
  readonly settings: readonly Where[];
  /** Asked, or only supposed: "how long he slept". */
  readonly isSupposed: boolean;
  /** It only will, may or could be: "you can undo it". */
  readonly isPossible: boolean;
  /** It only tells which thing another clause speaks of: "the toughest thing I saw doesn't …". */
  readonly isWithin: boolean;
  /** Its verb only leads on to another one: "people tend to assume". */
  readonly leadsOn: boolean;
  /** It only says when or why something else happens: "because it sits steadier". */
  readonly isAside: boolean;
}

/** "in her kitchen". */
export interface Where {
  readonly preposition: string;
  readonly phrase: Phrase;
}

export interface LineReading {
  readonly actions: readonly Action[];
  /** Every noun phrase, in order. */
  readonly phrases: readonly Phrase[];
  readonly settings: readonly Where[];
}

/** Whether a clause only says when or why: what links it stands before its verb, behind the verb of another. */
function isAside(chunks: readonly Chunk[], verbAt: number): boolean {
  for (let at = verbAt - 1; at >= 0; at -= 1) {
    const chunk = chunks[at];
    if (chunk?.is !== 'word') continue;
    if (asides.test(chunk.word.lower) && !isOnlyWhen(chunks, at, verbAt)) return true;
    if (chunk.ends === 'sentence' || (chunk.word.is === 'verb' && !chunk.word.tags.has('Gerund')))
      return false;
  }
  return false;
}

const asides = new RegExp(`^(?:${ofDoings.asides})$`, 'u');

const leadsTelling = new RegExp(`^(?:${ofDoings.tellingLeads})$`);

/** A verb told to somebody stands at the beginning of its clause, in its base form. */
function isTold(chunks: readonly Chunk[], verbAt: number, wasTold: boolean): boolean {
  const chunk = chunks[verbAt];
  if (chunk?.is !== 'word') return false;
  const { tags } = chunk.word;
  if (
    tags.has('PastTense') ||
    tags.has('Gerund') ||
    (tags.has('PresentTense') && !tags.has('Infinitive'))
  )
    return false;
  const before = chunks[verbAt - 1];
  if (!isFiniteVerb(chunk.word.lower)) return false;
  if (before === undefined || before.ends === 'sentence') return true;
  if (before.ends === 'part') return wasTold;
  return before.is === 'word' && leadsTelling.test(before.word.lower);
}

const particle = new RegExp(`^(?:${ofDoings.particlesPlain})$`);

/** Words behind a verb that belong to what is done. */
function restOf(chunks: readonly Chunk[], verbAt: number): Chunk[] {
  const rest: Chunk[] = [];
  for (let at = verbAt + 1; at < chunks.length; at += 1) {
    const before = chunks[at - 1];
    const chunk = chunks[at];
    if (chunk === undefined || before === undefined || before.ends !== 'no') break;
    if (leadsComparison(chunks, at)) break;
    if (
      chunk.is === 'word' &&
      (chunk.word.is === 'link' ||
        chunk.word.is === 'negative' ||
        chunk.word.is === 'auxiliary' ||
        chunk.word.is === 'determiner' ||
        chunk.word.lower === 'then' ||
        /^(?:i|he|she|we|they)$/.test(chunk.word.lower) ||
        (chunk.word.lower === 'it' && /^(?:verb|auxiliary)$/.test(classAt(chunks, at + 1) ?? '')) ||
        (chunk.word.lower === 'to' && classAt(chunks, at + 1) === 'verb'))
    )
      break;
    if (
      chunk.is === 'word' &&
      chunk.word.is === 'verb' &&
      !chunk.word.tags.has('PhrasalVerb') &&
      !particle.test(chunk.word.lower)
    )
      break;
    rest.push(chunk);
  }
  return rest;
}

/** "The toughest thing I ever saw doesn't come close": where its clause ends on what another clause says, it is within that. */
function isWithinAnother(chunks: readonly Chunk[], verbAt: number, length: number): boolean {
  const last = chunks[verbAt + length];
  const next = chunks[verbAt + length + 1];
  if (last?.ends !== 'no' || next?.is !== 'word') return false;
  const { is, lower, tags } = next.word;
  const isFinite = is === 'verb' && tags.has('PresentTense') && /[^s]s$/u.test(lower);
  return (
    (is === 'auxiliary' && !/^(?:do|have|be)$/u.test(lower)) || isFinite || /n['’]t$/u.test(lower)
  );
}

/** "He did it free": of one a verb in its base form says nothing, unless it is led by "does" or "can". */
function agreesWithPronoun(
  { lower, tags }: Word,
  who: Who,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  if (who.is !== 'pronoun' || !/^(?:he|she|it)$/u.test(who.word)) return true;
  const isBase = !/(?:s|ed|ing)$/u.test(lower) && !tags.has('PastTense') && !tags.has('Gerund');
  if (!isBase || tags.has('Participle') || isPastForm(lower) || alwaysPast.test(lower)) return true;
  const from = chunks
    .slice(0, at)
    .findLastIndex((one) => one.is === 'word' && one.word.lower === who.word);
  return chunks
    .slice(from + 1, at)
    .some((one) => one.is === 'word' && /^(?:auxiliary|negative)$/u.test(one.word.is));
}

/** "The water cycle": behind one thing, a verb in its base form is a noun. */
function agrees({ lower, tags }: Word, who: Who, before: Chunk | undefined): boolean {
  if (who.is !== 'phrase' || who.phrase.isPlural || who.more.length > 0) return true;
  if (alwaysPast.test(lower) || isPastForm(lower)) return true;
  const isBase =
    !lower.endsWith('s') &&
    !tags.has('PastTense') &&
    !tags.has('Gerund') &&
    !tags.has('Participle');
  return !isBase || before?.is === 'word' || ofVerbs.asMany.has(who.phrase.noun.toLowerCase());
}

const actionParticle = new RegExp(`^(?:${ofDoings.particlesOfAction})$`);
const passive = new RegExp(`^(?:${ofDoings.passiveVerbs})$`);

/** Whether a verb is none of its own: it leads to the next, is a part of another, or only looks like one. */
function isNoAct(chunks: readonly Chunk[], verbAt: number): boolean {
  const chunk = chunks[verbAt];
  if (chunk?.is !== 'word' || (chunk.word.is !== 'verb' && chunk.word.is !== 'auxiliary'))
    return true;
  const next = classAt(chunks, verbAt + 1);
  if (
    chunk.word.is === 'auxiliary' &&
    (next === 'verb' ||
      next === 'auxiliary' ||
      (next === 'negative' && classAt(chunks, verbAt + 2) === 'verb'))
  )
    return true;
  if (actionParticle.test(chunk.word.lower)) return true;
  // "It is like opening a jar": nobody opens one.
  if (/^like$/.test(wordAt(chunks, verbAt - 1)) && chunk.word.tags.has('Gerund')) return true;
  // "They came by train": what stands behind a preposition is a noun.
  if (
    classAt(chunks, verbAt - 1) === 'preposition' &&
    !chunk.word.tags.has('Gerund') &&
    isByWay.test(wordAt(chunks, verbAt - 1)) &&
    chunks[verbAt - 1]?.ends === 'no'
  )
    return true;
  // A name is no verb: "Dove Row".
  if (/^\p{Lu}/u.test(chunk.word.text) && verbAt > 0 && chunks[verbAt - 1]?.ends !== 'sentence')
    return true;
  return chunk.word.tags.has('Gerund') && isHalf(chunks, verbAt - 1);
}

/** Who does what a verb says, where the verb agrees with them; null where nobody does. */
function whoActs(chunks: readonly Chunk[], verbAt: number, before: Action | undefined): Who | null {
  const chunk = chunks[verbAt];
  if (chunk?.is !== 'word') return null;
  const led = whoIsLed(chunks, verbAt);
  if (led !== null) return led;
  const isGoingOn = isFurther(chunks, verbAt) && before !== undefined;
  const who =
    whoDoes(chunks, verbAt) ??
    (isGoingOn
      ? before.who
      : isTold(chunks, verbAt, before?.who.is === 'told')
        ? ({ is: 'told' } as const)
        : whoGoesOn(chunks, verbAt, before));
  if (who === null || !agrees(chunk.word, who, chunks[verbAt - 1])) return null;
  return agreesWithPronoun(chunk.word, who, chunks, verbAt) ? who : null;
}

/** What stands right before a verb, within its clause: "my father didn't cry, he washed the car". */
function leadOf(chunks: readonly Chunk[], verbAt: number): readonly Chunk[] {
  const around = chunks.slice(Math.max(0, verbAt - 3), verbAt);
  const end = around.findLastIndex(
    (chunk, at) => chunk.ends !== 'no' && isNextSubject(around[at + 1]),
  );
  return around.slice(end + 1);
}

/** Whether somebody else begins a clause of their own. */
const isNextSubject = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'word' && chunk.word.is === 'pronoun';

const isNot = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'word' && chunk.word.is === 'negative';

/** Whether what a verb says is not so. */
const isDenied = (who: Who, around: readonly Chunk[], behind: readonly Chunk[]): boolean =>
  around.some((one) => isNot(one) || (one.is === 'word' && one.word.lower.endsWith("n't"))) ||
  isNot(behind[0]) ||
  behind.some((one) => one.is === 'word' && /^(?:none|nobody|nothing)$/.test(one.word.lower)) ||
  (who.is === 'phrase' && who.phrase.determiner === 'no') ||
  (who.is === 'pronoun' && /^no(?:body|thing)$/.test(who.word));

const isAmong = (around: readonly Chunk[], pattern: RegExp): boolean =>
  around.some((one) => one.is === 'word' && pattern.test(one.word.lower));

/** Who does it, and what stands behind it, whichever way round the line tells it. */
function toldAs(chunks: readonly Chunk[], verbAt: number, verb: Word, who: Who | null) {
  const behind = restOf(chunks, verbAt);
  const turned = toldBehind(chunks, verbAt);
  if (turned !== null) return { ...turned, length: behind.length, isPassive: false };
  if (who === null) return null;
  const around = leadOf(chunks, verbAt);
  const isPassive =
    ((verb.tags.has('PastTense') || alwaysPast.test(verb.lower)) && isAmong(around, passive)) ||
    verb.tags.has('Passive');
  const active = isPassive ? toldActive(chunks, who, behind) : null;
  const told = active ?? { who, behind };
  return { ...told, length: behind.length, isPassive: isPassive && active === null };
}

function actionAt(
  chunks: readonly Chunk[],
  verbAt: number,
  before: Action | undefined,
): Action | null {
  const chunk = chunks[verbAt];
  if (chunk?.is !== 'word' || isNoAct(chunks, verbAt)) return null;
  const told = toldAs(chunks, verbAt, chunk.word, whoActs(chunks, verbAt, before));
  if (told === null) return null;
  const { who, behind, isPassive } = told;
  const around = leadOf(chunks, verbAt);
  return {
    who,
    verb: chunk.word,
    isNegative: isDenied(who, around, behind),
    isPassive,
    rest: behind.flatMap((one) => (one.is === 'word' ? [one.word] : one.words)),
    behind,
    objects: behind.flatMap((one, index) =>
      one.is === 'phrase' && classAt(behind, index - 1) !== 'preposition' ? [one.phrase] : [],
    ),
    settings: settingsIn(behind),
    isPossible: isAmong(around.slice(-2), possible) && !isHabit(chunks, verbAt, who),
    isWithin: isWithinAnother(chunks, verbAt, told.length),
    isAside: isAside(chunks, verbAt),
    leadsOn: classAt(chunks, verbAt + 2) === 'verb' && wordAt(chunks, verbAt + 1) === 'to',
    isSupposed: isAmong(around, /^(?:how|why|what|whether|if|unless)$/),
  };
}

const isByWay = new RegExp(`^(?:${ofDoings.byWayOf})$`, 'u');

/** Past forms that are written as the verb itself: "it is hurt". */
const alwaysPast = new RegExp(`^(?:${ofDoings.alwaysPast})$`, 'u');

const possible = new RegExp(String.raw`^(?:${ofDoings.possible}|\p{L}+'(?:ll|d))$`, 'u');

function settingsIn(chunks: readonly Chunk[]): Where[] {
  return chunks.flatMap((chunk, at) => {
    const before = chunks[at - 1];
    if (chunk.is !== 'phrase' || before?.is !== 'word' || before.word.is !== 'preposition')
      return [];
    return [{ preposition: before.word.lower, phrase: chunk.phrase }];
  });
}

/** "The guy ropes", "mobile dog grooming": where what a tagger takes for a verb is none, the phrase is half of another noun. */
function isHalf(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  const next = chunks[at + 1];
  if (chunk?.is !== 'phrase' || chunk.ends !== 'no') return false;
  if (next?.is !== 'word' || next.word.is !== 'verb') return false;
  const { noun, determiner, number, isPlural, isPerson } = chunk.phrase;
  const isOfAct =
    next.word.tags.has('Gerund') &&
    determiner === '' &&
    number === null &&
    !isPlural &&
    !isPerson &&
    !people.has(noun.toLowerCase());
  return isOfAct || !isVerbForm(next.word.lower);
}

/** Reads who does what, and where, in an English line. */
export function readLine(line: string): LineReading {
  const chunks = withCompared(chunksOf(withoutIdioms(line)));
  const actions: Action[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const action = actionAt(chunks, at, actions.at(-1));
    if (action !== null) actions.push(action);
  }
  return {
    actions,
    phrases: chunks.flatMap((chunk, at) =>
      chunk.is === 'phrase' && !isHalf(chunks, at) ? [chunk.phrase] : [],
    ),
    settings: settingsIn(chunks),
  };
}

/** What of a sentence stands in a part of it; its subjects may stand before. */
export function within(
  { actions, phrases, settings }: LineReading,
  { from, to }: { readonly from: number; readonly to: number },
): LineReading {
  const isIn = (at: number) => at >= from && at < to;
  return {
    actions: actions.filter(({ verb }) => isIn(verb.at)),
    phrases: phrases.filter(({ at }) => isIn(at)),
    settings: settings.filter(({ phrase }) => isIn(phrase.at)),
  };
}

/** "our daughter's birthday" names a daughter. */
export function ownersIn({ phrases }: LineReading): Phrase[] {
  return phrases.flatMap((phrase) => {
    const [, owner] = /^(.+?)'s? /u.exec(phrase.noun) ?? [];
    return owner === undefined
      ? []
      : [{ ...phrase, noun: owner, adjectives: [], number: null, isPlural: false }];
  });
}
