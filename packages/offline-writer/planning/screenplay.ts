import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { readAction, type ActionContext } from './action-lines.ts';
import { doingDrawn } from './handled-things.ts';
import { meantIn, placeNamed } from './named-on-stage.ts';
import { plain, type FilmMemory } from './film-memory.ts';
import { readForeignAction } from './languages/foreign-action.ts';
import type { KindOf } from './noun-kinds.ts';
import type { SceneInput } from './plan-context.ts';
import { titlesOfMen, titlesOfWomen } from './plan-words.ts';
import { headingOf, type Heading } from './screenplay-headings.ts';
import { introduced, longestNote, ofFilm } from './screenplay-names.ts';
import { learnPeople } from './screenplay-people.ts';
import { ofWishes } from './wished-words.ts';

/*
 * The action lines of a screenplay: who comes on for the first time stands in capitals, often with an age ("INES (70s) sits
 * at the wheel"), and each sentence tells what somebody does, as a line of a story does.
 */

const notesOf = (scenes: readonly SceneInput[]) => [
  ...new Set(scenes.flatMap(({ beats }) => beats.map(({ shows }) => shows.note))),
];

/** Learns from the notes of a film, and from who speaks, who is whom: "Kojo" is a young apprentice in all of its scenes. */
export function learnScreenplay(
  scenes: readonly SceneInput[],
  memory: FilmMemory,
  reader: { readonly kindOf: KindOf; readonly language: string },
): void {
  const speakers = scenes.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit?.speaker ?? []));
  const notes = notesOf(scenes);
  const isHeaded = notes.some((note) => headingOf(note, reader.language) !== null);
  learnPeople({ notes, speakers: [...new Set(speakers)], isHeaded }, memory, reader);
}

const capitalised = (words: string) =>
  words.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "Her apprentice, Kojo, sweeps", "Marge, a retired teacher, knits": whoever has a name needs no more in a sentence. */
const apposed: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:an?|the|his|her|their) (?:\p{Ll}[\p{L}-]+ ){0,4}\p{Ll}+, (\p{Lu}[\p{L}'’ -]*\p{L}),(?= \p{Ll})/giu,
    '$1',
  ],
  [/(\p{Lu}\p{Ll}+), an? (?:\p{Ll}[\p{L}-]+ ){0,3}\p{Ll}+,(?= \p{Ll})/gu, '$1'],
  [/(\p{Lu}\p{Ll}+),(?= \p{Ll}+s )/gu, '$1'],
];

/** "Mr Okoro digs": a title is no part of who does it. */
const titled = new RegExp(
  String.raw`(?<!\p{L})(?:${[...titlesOfMen, ...titlesOfWomen].join('|')})\.? (\p{Lu}[\p{L}'’-]+)`,
  'giu',
);

/** A note as plain sentences: "ROSA, 60, wipes …" is "Rosa wipes …". */
export function asSentences(note: string, names: ReadonlyMap<string, string>): readonly string[] {
  const named = note.slice(0, longestNote).replaceAll(introduced, (found, ...groups) => {
    const { name: own = '' } = groups.at(-1) as Record<string, string>;
    if (ofFilm.test(own)) return found;
    // "A PIGEON walks in": nobody whom the film knows by a name.
    return names.has(own.toLowerCase()) ? capitalised(own) : own.toLowerCase();
  });
  return apposed
    .reduce((text, [pattern, kept]) => text.replaceAll(pattern, kept), named)
    .replaceAll(titled, (found, own: string) => (names.has(own.toLowerCase()) ? own : found))
    .split(/(?<=[.!?])(?<!(?<!\p{L})(?:mrs?|ms|dr|st)\.)\s+|;\s*/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

/** "Rain on the window": a room has it anyway. */
const partsOfRooms = new RegExp(`(?:^| )(?:${ofWishes.partsOfRooms})s?$`, 'iu');
export const mostSentences = 6;
export const mostSubjects = 3;

/** "Small delivery robot": a delivery robot, as it looks. */
function looking(subject: PlanSubject): PlanSubject {
  const words = subject.what.split(' ');
  const end = words.findIndex((word) => !lookWords.has(word));
  if (end <= 0) return subject;
  const looks = [...words.slice(0, end), ...(subject.look === '' ? [] : [subject.look])];
  return { ...subject, what: words.slice(end).join(' '), look: looks.join(', ') };
}

/** Whom a note names, of those that are known by then. */
const knownIn = (note: string, memory: FilmMemory): readonly PlanSubject[] =>
  [...memory.names].flatMap(([known, what]) => (placeNamed(known, note) >= 0 ? [plain(what)] : []));

export interface Context extends ActionContext {
  readonly language: string;
}

/** Adds subjects that are not there yet, as long as there is room. */
export function withMore(
  subjects: readonly PlanSubject[],
  more: readonly PlanSubject[],
): readonly PlanSubject[] {
  const all = [...subjects];
  for (const next of more)
    if (all.length < mostSubjects && all.every(({ what }) => what !== next.what)) all.push(next);
  return all;
}

const talkingOf = (
  speakers: readonly (string | null)[],
  { names }: FilmMemory,
): readonly PlanSubject[] =>
  [...new Set(speakers)].flatMap((speaker) =>
    speaker === null ? [] : [plain(names.get(speaker.toLowerCase()) ?? speaker)],
  );

/** What the plans of a screenplay call a speaker. */
export const speakerCalled = (speaker: string, { names }: FilmMemory): string =>
  looking(plain(names.get(speaker.toLowerCase()) ?? speaker)).what;

/** Who speaks in a scene whose heading and action lines stood before: they are still there, and talk. Null where nobody is known. */
export function planOfTalk(
  speakers: readonly (string | null)[],
  memory: FilmMemory,
  isHeard = false,
): PicturePlan | null {
  const isKnown = speakers.some((speaker) => memory.names.has(speaker?.toLowerCase() ?? ''));
  if (memory.stage === null || !(isKnown || isHeard)) return null;
  const talking = withMore([], talkingOf(speakers, memory)).map(looking);
  // Whoever is heard from elsewhere is listened to by those who are there.
  const isListening = isHeard && talking.length === 0;
  const subjects = isListening ? memory.stage.people.map((what) => looking(plain(what))) : talking;
  const [only, other] = subjects;
  if (only === undefined) return null;
  return {
    ...emptyPlan,
    subjects: other === undefined && !isListening ? [{ ...only, doing: 'talking' }] : subjects,
    relation: other === undefined || isListening ? '' : 'talking to each other',
    place: memory.stage.place,
    time: memory.stage.time,
  };
}

const isEnglish = (language: string) => /^en\b/iu.test(language);

/** Who is on a stage while its note names nobody whom the film knows: whom it means, else who was there last. */
function onStage(note: string, { memory }: Context): readonly PlanSubject[] {
  if (memory.stage === null) return [];
  const one = meantIn(note, memory);
  return one.length > 0 ? one : memory.stage.people.map((what) => plain(what));
}

/** A heading begins a stage; without one the last one goes on. */
function stageOf(note: string, { memory, language }: Context): Heading | null {
  const head = headingOf(note, language);
  if (head !== null) memory.stage = { place: head.place, time: head.time, people: [] };
  return head;
}

/**
 * The plan of a screenplay's note: who does what in its action lines, and who speaks there, in the place of its heading. Null for
 * any other note.
 */
export function planOfScreenplay(
  note: string,
  speakers: readonly (string | null)[],
  context: Context,
): PicturePlan | null {
  const { memory, kindOf, language } = context;
  const head = stageOf(note, context);
  const talking = talkingOf(speakers, memory);
  const named = knownIn(note, memory);
  const known = named.length > 0 || head !== null ? named : onStage(note, context);
  if (known.length === 0 && head === null) return null;
  const read = isEnglish(language) ? readAction : readForeignAction;
  const acts = asSentences(head === null ? note : head.rest, memory.names)
    .slice(0, mostSentences)
    .map((sentence) => read(sentence, context));
  const acting = togetherOf(acts.flatMap(({ actors }) => actors));
  const beside = acts
    .flatMap((act) => act.beside)
    .filter(({ what }) => kindOf(what) !== 'person' && !partsOfRooms.test(what));
  const people = withMore(withMore(acting, talking), known);
  const first = (key: 'place' | 'time' | 'weather') =>
    acts.find((act) => act[key] !== '')?.[key] ?? '';
  const place = memory.stage?.place ?? first('place');
  // Aboard a bus stands no bus.
  const subjects = withMore(
    people,
    beside.filter(({ what }) => !place.endsWith(what)),
  );
  if (subjects.length === 0 && place === '') return null;
  if (memory.stage !== null)
    memory.stage = { ...memory.stage, place, people: people.map(({ what }) => what) };
  return {
    ...emptyPlan,
    ...talkOf(
      subjects.map(looking).map((subject) => doingDrawn(subject, kindOf)),
      talking.map((who) => looking(who).what),
    ),
    place,
    time: memory.stage?.time || first('time'),
    weather: first('weather'),
  };
}

/** Of one who acts in several sentences: what they do first, and what they hold. */
function togetherOf(actors: readonly PlanSubject[]): readonly PlanSubject[] {
  const all = new Map<string, PlanSubject>();
  for (const actor of actors) {
    const before = all.get(actor.what);
    all.set(actor.what, {
      ...actor,
      doing: before === undefined || before.doing === '' ? actor.doing : before.doing,
      holding: before === undefined || before.holding === '' ? actor.holding : before.holding,
    });
  }
  return [...all.values()].slice(0, mostSubjects);
}

/** People who only stand there talk, where they are those who speak. */
function talkOf(
  subjects: readonly PlanSubject[],
  talking: readonly string[],
): Pick<PicturePlan, 'subjects' | 'relation'> {
  const idle = subjects.filter(({ what, doing }) => doing === '' && talking.includes(what));
  const others = subjects.filter(({ what }) => !talking.includes(what));
  const [only] = idle;
  if (talking.length > 1 && idle.length === talking.length && others.length === 0)
    return { subjects, relation: 'talking to each other' };
  return {
    subjects:
      talking.length === 1 && only !== undefined
        ? subjects.map((subject) => (subject === only ? { ...subject, doing: 'talking' } : subject))
        : subjects,
    relation: '',
  };
}
