import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isDrawable } from './drawable.ts';
import { isDrawnAct } from './drawn-acts.ts';
import { plain, type FilmMemory } from './film-memory.ts';
import { genderOf } from './gender-of.ts';
import type { KindOf, NounKind } from './noun-kinds.ts';
import { pictureOfLine } from './picture-of-line.ts';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import { pronoun } from './screenplay-people.ts';
import { ofWishes } from './wished-words.ts';

/* What a sentence of an action line shows: who does what, what they then have in their hands, and what else is there. */

export interface ActionContext {
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
  readonly cast: ReadonlyMap<string, NounKind>;
}

export interface Acted {
  readonly actors: readonly PlanSubject[];
  readonly beside: readonly PlanSubject[];
  readonly place: string;
  readonly time: string;
  readonly weather: string;
}

/** "Pulling out a very small sweater": what somebody then has in their hands. */
const handling = String.raw`(?: (?:${ofWishes.handledParticles}))?(?: somebody)? (?<thing>(?:${ofWishes.handledDeterminers})(?: (?!(?:${ofWishes.handledEnds}) )[\p{L}-]+){1,4}?)(?=$|[,.;!?]| (?:${ofWishes.handledEnds}) )`;
const handled = new RegExp(`^(?:${ofWishes.handledVerbs})${handling}`, 'u');
/** "Tom holds up a coin": the same, as a sentence has it. */
const handles = new RegExp(String.raw`(?<!\p{L})(?<verb>\p{Ll}{2,12}s)${handling}`, 'gu');
const handledVerb = new RegExp(`^(?:${ofWishes.handledVerbs})$`, 'u');

/** Too large for anybody's hands. */
const neverHeld = new RegExp(`(?:^| )(?:${ofWishes.neverHeld})s?$`, 'u');
const isThing = (thing: string): boolean =>
  isDrawable(thing.split(' ').at(-1) ?? '') && !neverHeld.test(thing);

/** Somebody whose doing no painter has a body for stands there, with what they handle: whoever is in a scene is seen in it. */
export function doingDrawn(subject: PlanSubject, kindOf: KindOf): PlanSubject {
  if (kindOf(subject.what) !== 'person' || subject.doing === '') return subject;
  const thing = handled.exec(subject.doing)?.groups?.['thing'] ?? '';
  if (subject.holding === '' && thing !== '' && isThing(thing))
    return { ...subject, doing: '', holding: thing };
  const isDrawn = subject.doing.split(' ').some((word) => word.endsWith('ing') && isDrawnAct(word));
  return isDrawn ? subject : { ...subject, doing: '' };
}

/** Where a text names somebody, from 0; -1 where it does not. */
export const placeNamed = (known: string, note: string): number =>
  note.search(
    new RegExp(
      String.raw`(?<!\p{L})${known.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,2}')}(?!\p{L})`,
      'iu',
    ),
  );

/** Whom "she" or "he" of a note is said of: the only one on stage who is a woman, or a man. */
export function meantIn(note: string, { names }: FilmMemory): readonly PlanSubject[] {
  const [, said = ''] = pronoun.exec(note) ?? [];
  if (said === '') return [];
  const own = /^h(?:e|im|is)$/iu.test(said) ? 'he' : 'she';
  const all = new Set([...names.values()].filter((what) => genderOf(what) === own));
  return all.size === 1 ? [...all].map((what) => plain(what)) : [];
}

/** Who is named first in a sentence, or meant by its pronoun. */
function actorOf(sentence: string, memory: FilmMemory): PlanSubject | null {
  const [first] = [...memory.names]
    .map(([known, what]) => ({ what, at: placeNamed(known, sentence) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return first === undefined ? (meantIn(sentence, memory)[0] ?? null) : plain(first.what);
}

/** "Gwen puts a roll in a paper bag": who has what in their hands. */
function holderIn(sentence: string, memory: FilmMemory): PlanSubject | null {
  const thing = [...sentence.matchAll(handles)].find(
    ({ groups }) =>
      handledVerb.test(gerundOf((groups?.['verb'] ?? '').replace(/(?<=ch|sh|ss|x)es$|s$/u, ''))) &&
      isThing(groups?.['thing'] ?? ''),
  )?.groups?.['thing'];
  const actor = thing === undefined ? null : actorOf(sentence, memory);
  return actor === null || thing === undefined ? null : { ...actor, holding: thing };
}

/** Reads a sentence of an action line in English. */
export function readAction(whole: string, context: ActionContext): Acted {
  const picture = pictureOfLine({ whole, from: 0, to: whole.length }, context);
  const { place, time, weather, subjects } = picture;
  const isSure = picture.sureness === 2;
  const holder = holderIn(whole, context.memory);
  const actors = (isSure ? subjects : []).map((subject) =>
    holder !== null && subject.what === holder.what && subject.doing === ''
      ? { ...subject, holding: holder.holding }
      : subject,
  );
  const isNew = holder !== null && actors.every(({ what }) => what !== holder.what);
  const isHeld = (what: string) =>
    holder?.holding.endsWith(what.split(' ').at(-1) ?? what) === true;
  return {
    actors: isNew ? [...actors, holder] : actors,
    // What somebody surely does is not seen a second time by itself.
    beside: subjects.filter(({ what }) => isDrawable(what) && !isHeld(what)),
    place,
    time,
    weather,
  };
}
