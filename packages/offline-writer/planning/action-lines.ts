import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isDrawable } from './drawable.ts';
import { isDrawnAct } from './drawn-acts.ts';
import { copyOfMemory, plain, type FilmMemory } from './film-memory.ts';
import { genderOf } from './gender-of.ts';
import type { KindOf, NounKind } from './noun-kinds.ts';
import { pictureOfLine, type LinePicture } from './picture-of-line.ts';
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

const nameOf = (known: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${known.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,2}')}(?!\p{L})`,
    'giu',
  );

/** Where a text names somebody, from 0; -1 where it does not. */
export const placeNamed = (known: string, note: string): number => note.search(nameOf(known));

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
  const [first] = namedIn(sentence, memory);
  return first === undefined ? (meantIn(sentence, memory)[0] ?? null) : plain(first.what);
}

interface Named {
  readonly known: string;
  readonly what: string;
  readonly at: number;
}

/** Whom a sentence names, in its order. */
function namedIn(sentence: string, { names }: FilmMemory): readonly Named[] {
  const all = [...names]
    .map(([known, what]) => ({ known, what, at: placeNamed(known, sentence) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.known.length - one.known.length);
  return all.filter(({ what }, at) => all.findIndex((other) => other.what === what) === at);
}

/** "Gwen puts a roll in a paper bag": what somebody who acts has in their hands. */
const thingHandled = (sentence: string): string =>
  [...sentence.matchAll(handles)].find(
    ({ groups }) =>
      handledVerb.test(gerundOf((groups?.['verb'] ?? '').replace(/(?<=ch|sh|ss|x)es$|s$/u, ''))) &&
      isThing(groups?.['thing'] ?? ''),
  )?.groups?.['thing'] ?? '';

/** "They both laugh", "Kim and Okoro drink tea". */
const together = new RegExp(
  String.raw`^(?:${ofWishes.allOnStage})(?: (?:all|both))?(?= \p{Ll})`,
  'iu',
);
const joined = /^(\p{Lu}[\p{L}'’-]+),? and (\p{Lu}[\p{L}'’-]+)(?= \p{Ll})/u;
const pronounFirst = /^(?:(?:Then|And|But|Now),? )?(?:he|she)(?= \p{Ll})/iu;

interface Retold {
  /** The sentence with a word for somebody in the place of their name: no tagger knows all names. */
  readonly text: string;
  readonly actors: readonly PlanSubject[];
}

function retold(sentence: string, memory: FilmMemory): Retold | null {
  const named = namedIn(sentence, memory);
  const stage = memory.stage?.people ?? [];
  const all = (pattern: RegExp, whats: readonly string[]): Retold => ({
    text: sentence.replace(pattern, 'The women'),
    actors: whats.map((what) => plain(what)),
  });
  if (together.test(sentence) && stage.length > 1) return all(together, stage);
  if (joined.test(sentence) && named.length > 1)
    return all(
      joined,
      named.slice(0, 2).map(({ what }) => what),
    );
  const actor = actorOf(sentence, memory);
  const [first, ...others] = named;
  const begins = first === undefined ? pronounFirst.test(sentence) : first.at === 0;
  if (actor === null || !begins) return null;
  const who = first === undefined ? pronounFirst : nameOf(first.known);
  const text = others.reduce(
    (told, { known }) => told.replaceAll(nameOf(known), 'somebody'),
    sentence.replace(who, 'The woman'),
  );
  return { text, actors: [actor] };
}

/** Who does what in a sentence, whose picture is known. */
function actorsIn(
  { subjects, sureness }: LinePicture,
  told: Retold | null,
  held: string,
  { memory, kindOf }: ActionContext,
  whole: string,
): readonly PlanSubject[] {
  const act = subjects.find(({ what, doing }) => doing !== '' && /\bwom[ae]n$/u.test(what));
  const holder = held === '' ? null : actorOf(whole, memory);
  const acting =
    told === null
      ? subjects.filter(({ doing }) => sureness === 2 && doing !== '')
      : told.actors.map((who) => ({
          ...who,
          doing: act?.doing ?? '',
          holding: act?.holding ?? '',
        }));
  const all = acting.length > 0 || holder === null ? acting : [holder];
  return all
    .map((who) => doingDrawn(who, kindOf))
    .map((who) =>
      who.doing === '' && who.holding === '' && held !== '' ? { ...who, holding: held } : who,
    )
    .filter(({ doing, holding }) => doing !== '' || holding !== '');
}

/** Reads a sentence of an action line in English. */
export function readAction(whole: string, context: ActionContext): Acted {
  const told = retold(whole, context.memory);
  const text = told?.text ?? whole;
  const own = told === null ? context : { ...context, memory: copyOfMemory(context.memory) };
  const picture = pictureOfLine({ whole: text, from: 0, to: text.length }, own);
  const { place, time, weather } = picture;
  const actors = actorsIn(picture, told, thingHandled(whole), context, whole);
  const inHands = actors.map(({ doing, holding }) => `${doing} ${holding}`).join(' ');
  return {
    actors,
    // What somebody does something to, or holds, is not seen a second time by itself.
    beside: picture.subjects.filter(
      ({ what }) =>
        isDrawable(what) &&
        context.kindOf(what) !== 'person' &&
        !inHands.includes(singularPhrase(headOf(what)) ?? headOf(what)),
    ),
    place,
    time,
    weather,
  };
}

const headOf = (what: string) => what.split(' ').at(-1) ?? what;
