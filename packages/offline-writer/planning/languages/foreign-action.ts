import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { Acted, ActionContext } from '../action-lines.ts';
import { namedIn, type Named } from '../named-on-stage.ts';
import { withArticle } from '../articles.ts';
import { isDrawable } from '../drawable.ts';
import { newMemory, plain } from '../film-memory.ts';
import type { KindOf } from '../noun-kinds.ts';
import { seenAlone } from '../plan-words.ts';
import { ofWishes } from '../wished-words.ts';
import { doingTo } from './done-to.ts';
import { weatherTold } from './foreign-weather.ts';
import { pictureOfForeignLine } from './foreign-line.ts';
import type { Hit, Token } from './find-words.ts';
import { lexiconOf, type Lexicon } from './lexicons.ts';
import { hitsMeant } from './meant-in-film.ts';

/* What a sentence of an action line in another language shows: names are those of the film, and act as words for people do. */

/** Too large for anybody's hands. */
const neverHeld = new RegExp(`(?:^| )(?:${ofWishes.neverHeld})$`, 'u');
const canHold = ({ english, isPlural }: Hit): boolean =>
  isDrawable(english) && !isPlural && !neverHeld.test(english);

/** What is done is done to what stands within so many words behind the verb, or before it where verbs stand last. */
const reach = 5;

interface Reading {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly lexicon: Lexicon;
  readonly kindOf: KindOf;
}

/** Whether only a place of something is told between two words: "sitzt auf einer Bank". */
const isWhere = ({ tokens, lexicon }: Reading, from: number, to: number): boolean =>
  tokens
    .slice(Math.max(0, from), to)
    .some(({ form }) => lexicon.words.at.has(form) || lexicon.words.near.has(form));

/** What stands behind a verb as its object. */
function objectOf(doing: Hit, reading: Reading): Hit | null {
  const isLast = reading.lexicon.file.verbLast === true;
  return (
    reading.hits.find(
      (hit) =>
        hit.kind === 'thing' &&
        hit.clause === doing.clause &&
        (isLast
          ? hit.to <= doing.from
          : hit.from >= doing.to &&
            hit.from - doing.to < reach &&
            !isWhere(reading, doing.to, hit.from)),
    ) ?? null
  );
}

/** "Ola trzyma latarkę": a small thing right behind what somebody does, of which no body is drawn, is in their hands. */
function heldBehind(name: number, reading: Reading): Hit | null {
  const { hits, tokens, kindOf } = reading;
  const start = tokens.findIndex(({ at }) => at > name);
  const next = hits.find((hit) => hit.from > start && hit.kind === 'thing');
  if (next === undefined || start < 0 || next.from - start > reach) return null;
  const isHeld =
    !isWhere(reading, start, next.from) && kindOf(next.english) === 'thing' && canHold(next);
  return isHeld ? next : null;
}

/** What somebody who is named does, and what they hold. */
function actOf(named: Named, reading: Reading): { actor: PlanSubject; used: readonly Hit[] } {
  const { hits, tokens, lexicon, kindOf } = reading;
  const isLast = lexicon.file.verbLast === true;
  const doings = hits.filter(
    ({ kind, from }) => kind === 'doing' && (tokens[from]?.at ?? 0) > named.at,
  );
  for (const doing of isLast ? doings.slice(-1) : doings.slice(0, 2)) {
    const object = objectOf(doing, reading);
    const told = doingTo(doing.english, object);
    if (told === null) continue;
    const isHeld =
      object !== null &&
      told.object === null &&
      canHold(object) &&
      !seenAlone.has(doing.english) &&
      kindOf(object.english) === 'thing';
    // "Feeding the pigeons": of animals the painter knows what is done to them.
    const isDoneToAnimal =
      object !== null && told.object === null && kindOf(object.english) === 'animal';
    return {
      actor: {
        ...plain(named.what),
        doing: isDoneToAnimal ? `${told.doing} the ${pluralPhrase(object.english)}` : told.doing,
        holding: isHeld ? withArticle(object.english) : '',
      },
      used: [doing, ...(object === null ? [] : [object])],
    };
  }
  const held = heldBehind(named.at, reading);
  return held === null
    ? { actor: plain(named.what), used: [] }
    : { actor: { ...plain(named.what), holding: withArticle(held.english) }, used: [held] };
}

/** Reads a sentence of an action line in another language than English. */
export function readForeignAction(
  whole: string,
  { memory, kindOf, language }: Omit<ActionContext, 'cast'> & { readonly language: string },
): Acted {
  const weather = weatherTold(whole);
  const lexicon = lexiconOf(language);
  if (lexicon === null) return { actors: [], beside: [], place: '', time: '', weather };
  const { tokens, hits } = hitsMeant(whole, lexicon, memory);
  const reading: Reading = { tokens, hits, lexicon, kindOf };
  const [actor] = namedIn(whole, memory);
  const acted = actor === undefined ? null : actOf(actor, reading);
  const part = { whole, from: 0, to: whole.length };
  const { subjects, place } = pictureOfForeignLine(part, {
    language,
    memory: newMemory(),
    kindOf,
  });
  const used = new Set(acted?.used.map(({ english }) => english));
  const isUsed = ({ what }: PlanSubject) =>
    [...used].some((english) => what.includes(english)) || what === '';
  const isIdle = acted === null || (acted.actor.doing === '' && acted.actor.holding === '');
  return {
    actors: acted === null || isIdle ? [] : [acted.actor],
    beside: subjects
      .filter(({ what, count }) => count > 0 && kindOf(what) !== 'person' && isDrawable(what))
      .filter((subject) => !isUsed(subject))
      .map((subject) => ({ ...subject, doing: '', holding: '' })),
    place,
    time: '',
    weather,
  };
}
