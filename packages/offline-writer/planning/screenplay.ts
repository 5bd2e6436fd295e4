import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { isDrawable } from './drawable.ts';
import { isDrawnAct } from './drawn-acts.ts';
import { plain, type FilmMemory } from './film-memory.ts';
import type { KindOf, NounKind } from './noun-kinds.ts';
import { pictureOfLine } from './picture-of-line.ts';
import type { SceneInput } from './plan-context.ts';
import { femalePeople, malePeople } from './plan-words.ts';
import { headingOf } from './screenplay-headings.ts';
import { introduced, learnPeople, longestNote, ofFilm, pronoun } from './screenplay-people.ts';
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

/** A note as plain sentences: "ROSA, 60, wipes …" is "Rosa wipes …". */
export function asSentences(note: string): readonly string[] {
  const named = note.slice(0, longestNote).replaceAll(introduced, (found, ...groups) => {
    const { name: own = '' } = groups.at(-1) as Record<string, string>;
    return ofFilm.test(own) ? found : capitalised(own);
  });
  return apposed
    .reduce((text, [pattern, kept]) => text.replaceAll(pattern, kept), named)
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

/** "Pulling out a very small sweater": what somebody then has in their hands. */
const handled = new RegExp(
  `^(?:${ofWishes.handledVerbs})(?: (?:${ofWishes.handledParticles}))?(?: somebody)? (?<thing>(?:${ofWishes.handledDeterminers}) .+)$`,
  'u',
);

/** Somebody whose doing no painter has a body for stands there, with what they handle: whoever is in a scene is seen in it. */
function doingDrawn(subject: PlanSubject, kindOf: KindOf): PlanSubject {
  const isDrawn = subject.doing.split(' ').some((word) => word.endsWith('ing') && isDrawnAct(word));
  if (isDrawn || kindOf(subject.what) !== 'person') return subject;
  const thing = handled.exec(subject.doing)?.groups?.['thing'] ?? '';
  const isHeld = subject.holding === '' && isDrawable(thing.split(' ').at(-1) ?? '');
  return { ...subject, doing: '', holding: isHeld ? thing : subject.holding };
}

export const isNamedIn = (known: string, note: string) =>
  new RegExp(
    String.raw`(?<!\p{L})${known.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,2}')}(?!\p{L})`,
    'iu',
  ).test(note);

/** Whom a note names, of those that are known by then. */
const knownIn = (note: string, memory: FilmMemory): readonly PlanSubject[] =>
  [...memory.names].flatMap(([known, what]) => (isNamedIn(known, note) ? [plain(what)] : []));

/** Whom "she" or "he" of a note on a stage is said of, where only one who is known there is a woman, or a man. */
function meantIn(note: string, { names }: FilmMemory): readonly PlanSubject[] {
  const [, said = ''] = pronoun.exec(note) ?? [];
  if (said === '') return [];
  const own = /^h(?:e|im|is)$/iu.test(said) ? malePeople : femalePeople;
  const all = new Set([...names.values()].filter((what) => own.has(what.split(' ').at(-1) ?? '')));
  return all.size === 1 ? [...all].map((what) => plain(what)) : [];
}

export interface Context {
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
  readonly cast: ReadonlyMap<string, NounKind>;
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
): PicturePlan | null {
  const isKnown = speakers.some((speaker) => memory.names.has(speaker?.toLowerCase() ?? ''));
  if (memory.stage === null || !isKnown) return null;
  const subjects = withMore([], talkingOf(speakers, memory)).map(looking);
  const [only, other] = subjects;
  if (only === undefined) return null;
  return {
    ...emptyPlan,
    subjects: other === undefined ? [{ ...only, doing: 'talking' }] : subjects,
    relation: other === undefined ? '' : 'talking to each other',
    place: memory.stage.place,
    time: memory.stage.time,
  };
}

/**
 * The plan of a screenplay's note: who does what in its action lines; where they are silent, who speaks there, in the place
 * of its heading. Null for any other note.
 */
export function planOfScreenplay(
  note: string,
  speakers: readonly (string | null)[],
  context: Context,
): PicturePlan | null {
  const { memory, kindOf, cast } = context;
  const head = headingOf(note, 'en');
  if (head !== null) memory.stage = head;
  const named = knownIn(note, memory);
  const known = named.length === 0 && memory.stage !== null ? meantIn(note, memory) : named;
  if (known.length === 0 && head === null) return null;
  const sentences = asSentences(head === null ? note : head.rest).slice(0, mostSentences);
  const pictures = sentences.map((whole) =>
    pictureOfLine({ whole, from: 0, to: whole.length }, { memory, kindOf, cast }),
  );
  const done = pictures
    .filter(({ sureness }) => sureness === 2)
    .flatMap(({ subjects }) => subjects);
  const beside = pictures
    .flatMap(({ subjects }) => subjects)
    .filter(({ what }) => isDrawable(what) && !partsOfRooms.test(what));
  const talking = talkingOf(speakers, memory);
  const acting = withMore(withMore([], done), known);
  const subjects = withMore(acting.length > 0 ? acting : withMore([], talking), beside);
  const first = (key: 'place' | 'time' | 'weather') =>
    pictures.find((picture) => picture[key] !== '')?.[key] ?? '';
  const place = head?.place ?? memory.stage?.place ?? first('place');
  if (subjects.length === 0 && place === '') return null;
  return {
    ...emptyPlan,
    subjects: subjects.map(looking).map((subject) => doingDrawn(subject, kindOf)),
    relation: acting.length === 0 && talking.length > 1 ? 'talking to each other' : '',
    place,
    time: (head === null ? memory.stage?.time : head.time) || first('time'),
    weather: first('weather'),
  };
}
