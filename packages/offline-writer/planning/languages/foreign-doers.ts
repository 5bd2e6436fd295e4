import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { meant, plain, type FilmMemory } from '../film-memory.ts';
import { ofPeople } from '../people-words.ts';
import { toPeople } from './done-to.ts';
import type { Hit, Token } from './find-words.ts';
import type { Lexicon } from './lexicons.ts';
import { isLed, isOblique, sentenceFrom, type Reading } from './foreign-reading.ts';
import { subjectOf } from './foreign-subjects.ts';

/*
 * Who does what a verb of another language tells: who is named before it, or behind it where that language turns round; whom a
 * pronoun or the verb's own ending means; else who did what the sentence told before.
 */

interface Doers {
  readonly subjects: readonly PlanSubject[];
  /** Whether it is anybody: it is only said that something is to be done. */
  readonly isAnybody?: boolean;
  /** The words that name them; none where they are only meant. */
  readonly hits: readonly Hit[];
}

const mostActors = 3;
/** What an animal does that can be seen of it. */
const ofAnimals = new RegExp(`^(?:${ofPeople.doingsOfAnimals})$`, 'u');
/** Within so many words behind a verb stands who does it. */
const behindReach = 3;

const named = (hits: readonly Hit[]): Doers | null =>
  hits.length === 0 ? null : { hits, subjects: hits.map((hit) => subjectOf(hit, true)) };
const onlyMeant = (subject: PlanSubject | null): Doers | null =>
  subject === null ? null : { hits: [], subjects: [subject] };

const canDo = (doing: Hit, reading: Reading) => (hit: Hit) =>
  (hit.kind === 'person' ||
    (hit.kind === 'thing' &&
      ofAnimals.test(doing.english) &&
      reading.context.kindOf(hit.english) === 'animal')) &&
  !isOblique(hit, reading);

/** Those before the verb in its clause. */
function before(doing: Hit, reading: Reading): Doers | null {
  const { hits, lexicon } = reading;
  const own = hits.filter(
    (hit) => hit.clause === doing.clause && hit.to <= doing.from && canDo(doing, reading)(hit),
  );
  const free = own.filter((hit) => !isLed(hit, reading));
  const all = free.length > 0 ? free : [];
  // A verb at the end has its object before it as well.
  return named(all.slice(0, lexicon.file.verbLast === true ? 1 : mostActors));
}

/** "Am Abend goss der Nachbar …": right behind the verb, where its language allows that. */
function behind(doing: Hit, reading: Reading): Doers | null {
  const { hits, lexicon, tokens } = reading;
  const { doerBehind } = lexicon.file;
  if (doerBehind === undefined) return null;
  // "Abbracciò la nonna": whoever stands behind what is done to people may be whom it is done to.
  if (doerBehind === 'unless-done-to' && toPeople.has(doing.english)) return null;
  const next = hits.find((hit) => hit.from >= doing.to && hit.kind !== 'doing');
  const isNear =
    next !== undefined && next.clause === doing.clause && next.from - doing.to <= behindReach;
  if (!isNear || !canDo(doing, reading)(next) || isLed(next, reading)) return null;
  const isNominative =
    doerBehind !== 'as-written' || lexicon.isWritten(tokens[next.from]?.form ?? '');
  return isNominative ? named([next]) : null;
}

/** Whom "elle" or "er" means, where no thing was named after the last person: these stand for things as well. */
function lastOf(memory: FilmMemory, key: 'he' | 'she'): PlanSubject | null {
  const heard = memory.heard.get(key) ?? 0;
  return memory.last[key] === undefined || heard < (memory.heard.get('it') ?? 0)
    ? null
    : meant(memory, key);
}

const several = plain('person', 2);

function ofPronoun({ form }: Token, reading: Reading): PlanSubject | null | undefined {
  const { words } = reading.lexicon;
  const { memory } = reading.context;
  if (words.i.has(form)) return plain('person');
  if (words.we.has(form)) return several;
  if (words.she.has(form)) return lastOf(memory, 'she');
  if (words.he.has(form)) return lastOf(memory, 'he');
  if (words.they.has(form)) return memory.last.they ?? null;
  return undefined;
}

const isPronoun = (form: string, { words }: Lexicon) =>
  words.i.has(form) || words.she.has(form) || words.he.has(form) || words.they.has(form);

/** Whom a pronoun of the clause means: the last before the verb, or the one right behind it where a language turns round. */
function pronoun(doing: Hit, reading: Reading): Doers | null {
  const { tokens, lexicon } = reading;
  const own = tokens.slice(0, doing.from).filter(({ clause }) => clause === doing.clause);
  // "Elle nous offrait": behind another one it only says to whom.
  const isSubject = ({ form }: Token, at: number) =>
    !lexicon.words.we.has(form) || at === 0 || !isPronoun(own[at - 1]?.form ?? '', lexicon);
  const next = lexicon.file.doerBehind === 'turned' ? tokens.slice(doing.to, doing.to + 1) : [];
  for (const token of [...next, ...own.filter(isSubject).toReversed()]) {
    const subject = ofPronoun(token, reading);
    if (subject !== undefined) return onlyMeant(subject);
  }
  return null;
}

/** Who did what the same sentence told in the clause before: "…, um den Zaun zu streichen". */
function carried(doing: Hit, reading: Reading): Doers | null {
  const from = sentenceFrom(doing.from, reading.tokens);
  const earlier = reading.hits.filter(
    (hit) =>
      hit.from >= from &&
      hit.clause < doing.clause &&
      canDo(doing, reading)(hit) &&
      !isLed(hit, reading),
  );
  return named(earlier.slice(0, 1));
}

/** Whether the clause names nobody before its verb who could do it, known or not. */
function isBare(doing: Hit, { tokens, hits, lexicon }: Reading): boolean {
  const { words, file } = lexicon;
  const clause = tokens.findIndex((token) => token.clause === doing.clause);
  return tokens.slice(clause, doing.from).every((token, index) => {
    const at = clause + index;
    if (/^\p{Lu}/u.test(token.text) && !token.isFirst) return false;
    const hit = hits.find(({ from, to }) => from <= at && at < to);
    const led = tokens[at - 1]?.form ?? '';
    const isBehindLead = at > clause && (words.at.has(led) || words.of.has(led));
    if (hit !== undefined) return file.verbLast === true || isBehindLead || words.articles.has(led);
    const isOpen = words.articles.has(led) && !words.at.has(led) && !words.times.has(token.form);
    return !isOpen || isBehindLead || words.articles.has(token.form);
  });
}

/** Who did what was told last, where a language leaves that out: "Amasaba el pan". */
function leftOut(doing: Hit, reading: Reading): Doers | null {
  const { tokens, lexicon, context } = reading;
  if (lexicon.file.dropsDoer !== true || !isBare(doing, reading)) return null;
  const form = tokens[doing.to - 1]?.form ?? '';
  // A form of the present may as well tell somebody to do it: "escribe al ayuntamiento".
  const { past } = lexicon.file;
  if (past === undefined || !new RegExp(past, 'u').test(form)) return null;
  const { doer, line } = context.memory;
  return doer !== null && line - doer.line <= 1 ? onlyMeant(doer.subject) : null;
}

/** "Peindre le mur", "die Wand streichen": anybody does what is only to be done. */
function anybody(doing: Hit, reading: Reading): Doers | null {
  const { tokens, hits, lexicon } = reading;
  const { base } = lexicon.file;
  const form = tokens[doing.from]?.form ?? '';
  if (base === undefined || !new RegExp(base, 'u').test(form)) return null;
  const own = hits.filter(({ clause }) => clause === doing.clause);
  const isFirst = tokens[doing.from - 1]?.clause !== doing.clause;
  const isLast = tokens[doing.to]?.clause !== doing.clause;
  const isAtEnd = lexicon.file.verbLast === true || lexicon.file.doerBehind === 'turned';
  const isStep = isAtEnd ? isLast && allNamed(doing, reading) : isFirst;
  const isNobodys = own.every(({ kind }) => kind !== 'person');
  return isStep && isNobodys ? { hits: [], subjects: [plain('person')], isAnybody: true } : null;
}

/** Whether all nouns before a verb are known, where nouns have capitals: one that is not may do it. */
const allNamed = (doing: Hit, { tokens, hits, lexicon }: Reading): boolean =>
  tokens
    .slice(0, doing.from)
    .every(
      ({ text, clause, isFirst }, at) =>
        clause !== doing.clause ||
        !/^\p{Lu}/u.test(text) ||
        (isFirst && lexicon.words.articles.has(tokens[at]?.form ?? '')) ||
        hits.some(({ from, to }) => from <= at && at < to),
    );

/** Who does what a verb tells; null where nobody knows. */
export function doersOf(doing: Hit, reading: Reading): Doers | null {
  // "Llamé", "construimos": who speaks does it, whoever else is named.
  if (doing.who !== undefined) {
    const some = before(doing, reading);
    const children = some?.hits.every(({ english }) => english === 'child') === true ? some : null;
    return children ?? onlyMeant(doing.who === 'i' ? plain('person') : several);
  }
  return (
    before(doing, reading) ??
    pronoun(doing, reading) ??
    behind(doing, reading) ??
    carried(doing, reading) ??
    leftOut(doing, reading) ??
    anybody(doing, reading)
  );
}
