import type { MeasureSpeech } from '../brief.ts';
import type { Beat, GenreId, Line } from '../genres/genre.ts';
import { isImperative } from '../reading/english.ts';
import { signsOf } from './line-signs.ts';
import { resultsOf } from './scores.ts';
import { bondsOf, withBonds } from './bonds.ts';
import { chooseLines, type Cut, type Weighed } from './choose-lines.ts';
import { notBut } from './corrections.ts';
import { wholeOf } from './forms.ts';
import { isGlued } from './glue.ts';
import { referencesOf } from './references.ts';
import { ofRemark, remarksIn } from './remarks.ts';
import { sharedAt } from './cut-points.ts';
import type { Filled } from './fill-up.ts';
import { lineWorths } from './line-worth.ts';
import { keptPauseS, piecesOf, placeLines, type PlacedLine } from './pieces.ts';
import { worthOfEnds } from './paragraph-ends.ts';
import { isReaction } from './meant.ts';
import { filmSecondsOf, type Room } from './room.ts';
import type { Choice } from './scale.ts';
import { roomFor } from './scene-seconds.ts';
import { shareScenes } from './share-scenes.ts';
import { tornWorth } from './tearing.ts';
import {
  firstToldOf,
  ingredientOf,
  besideSteps,
  stepBonds,
  stepForms,
  stepsOf,
  withSteps,
} from './sequences.ts';

/** A way to tell the material, and how much of it that tells. */
export interface Telling extends Choice {
  readonly beats: readonly Beat[];
  /** All lines, told or not. */
  readonly lines: readonly PlacedLine[];
  /** What is left out of lines that are told in a shorter form, by place. */
  readonly rests: ReadonlyMap<number, string>;
}

const hurriedRestS = 0.2;
/** Of a text of more lines only one way to tell it is tried. */
const mostCompared = 400;
/** A list, or a count that was announced, is worth so much more where none of it is missing. */
const ofWhole = 4;
/** A punch line that shares its scene costs as much as a sentence. */
const ofCrowding = 1;

const isOwn = ({ source }: Line) => source !== 'fact' && source !== 'structure';

/** Whether it tells all that is the creator's. */
export const tellsAll = ({ lines, chosen, rests }: Telling) =>
  rests.size === 0 &&
  chosen.filter(({ line }) => isOwn(line)).length ===
    lines.filter(({ line }) => isOwn(line)).length;

/** Whether longer scenes may tell more, or with fewer cuts within sentences. */
export const mayTellMore = ({ lines, chosen }: Telling): boolean =>
  lines.length <= mostCompared &&
  (chosen.length < lines.length || chosen.some(({ pieces }) => pieces.length > 1));

/**
 * The way to tell the material that is worth most: with its silences or shorter ones, with its sentences whole or going on
 * in the next scene, with its steps whole or shorter. Where all is told with every sentence whole, no other way is tried.
 * @param begun the places of what another room tells
 */
export function tellMost(
  all: readonly Beat[],
  room: Room,
  cut: Weighed,
  measure: MeasureSpeech,
  begun: readonly number[] = [],
): Telling {
  const whole = waysToRest(all, room, measure);
  const [trimmed = all, closer = trimmed] = whole;
  const told = (beats: readonly Beat[], sharedUpTo = 0, first: readonly number[] = []) =>
    tellingOf(beats, room, { ...cut, first }, measure, sharedUpTo);
  const usual = told(trimmed);
  if (tellsAll(usual) || usual.lines.length > mostCompared) return usual;
  const ways = [
    usual,
    ...whole.slice(1).map((beats) => told(beats)),
    ...Object.values(sharedAt).map((upTo) => told(closer, upTo)),
  ];
  const neededS = all
    .flatMap(({ lines }) => lines)
    .filter(isOwn)
    .reduce((sum, { text }) => sum + measure(text), 0);
  // A question and its answer share a picture only where there are too few for both.
  const apart = all.filter((beat) => beat.apart === true).length;
  if (
    (apart > 0 ? apart >= room.scenes : all.some(({ alone }) => alone)) &&
    neededS <= room.scenes * roomFor(room.sceneS)
  ) {
    // A question and its answer may share a picture, and never two questions.
    const together = closer.map((beat, place) => ({
      ...beat,
      alone: false,
      apart: beat.apart === true && beat.shows.role === 'question',
      pauseS: pauseBefore(closer[place + 1], beat, room.speechS, measure),
    }));
    const crowded = told(together, sharedAt.phrases);
    ways.push({ ...crowded, worth: crowded.worth - ofCrowding });
  }
  const best = bestOf(ways);
  if (cut.fromBeginning) return best;
  // What is told in one way, and more than that, may fit in another.
  const starts = [placesToldIn(best), begun].filter(({ length }) => length > 0);
  const longer = starts.flatMap((start) => whole.map((beats) => told(beats, 0, start)));
  return bestOf([best, ...longer]);
}

/** The beats as they may rest in a room: as they are, and with shorter rests. */
export function waysToRest(
  all: readonly Beat[],
  room: Room,
  measure: MeasureSpeech,
): readonly (readonly Beat[])[] {
  const trimmed = all.map((beat) => withPauseThatFits(beat, room.speechS, measure));
  const closer = trimmed.map(hurried);
  return closer.some((beat, place) => beat !== trimmed[place]) ? [trimmed, closer] : [trimmed];
}

/** What a film tells at least, as it fits beside each other with every sentence whole, and what more there is room for. */
export const tellAtLeast = (
  { places, filling: { beats, room } }: Filled,
  cut: Weighed,
  measure: MeasureSpeech,
): Telling => tellingOf(beats, room, { ...cut, first: places }, measure, 0);

/** The places of the lines that are told for their own sake; structure words come with what they announce. */
export const placesToldIn = ({ chosen }: Choice): readonly number[] =>
  chosen.flatMap(({ line, place }) => (line.source === 'structure' ? [] : [place]));

const bestOf = (ways: readonly Telling[]): Telling =>
  ways.reduce((best, next) => (next.worth > best.worth + 1e-9 ? next : best));

interface Begun extends Weighed {
  /** The places of what is told before all else, as far as it fits. */
  readonly first: readonly number[];
}

/** What is told at cuts of this cost, with the steps in the fullest form in which all of them are told. */
function tellingOf(
  beats: readonly Beat[],
  room: Room,
  cut: Begun,
  measure: MeasureSpeech,
  sharedUpTo: number,
): Telling {
  const lines = placeLines(beats, room, measure, sharedUpTo);
  const steps = cut.fromBeginning ? [] : stepsOf(lines, beats, cut.about.isEnglish, cut.needs);
  if (steps.length === 0)
    return {
      ...choiceOf(lines, beats, room, cut, noSequence, measure),
      beats,
      lines,
      rests: new Map(),
    };
  const ways = stepForms.map((form) => {
    const short = withSteps(beats, steps, form);
    const placed =
      short.rests.size === 0 ? lines : placeLines(short.beats, room, measure, sharedUpTo);
    const bonds = stepBonds(steps, form, placed, short.beats);
    const first = firstToldOf(steps, form, ingredientOf(placed, short.beats));
    const sequence = {
      bonds,
      first,
      waits: form === 'whole' ? [] : besideSteps(placed, steps, short.beats),
    };
    return {
      ...choiceOf(placed, short.beats, room, cut, sequence, measure),
      ...short,
      lines: placed,
      form,
    };
  });
  const tellsSteps = ({ chosen }: Choice) => {
    const told = new Set(chosen.map(({ place }) => place));
    return steps.every((place) => told.has(place));
  };
  const whole = ways.find(tellsSteps);
  if (whole !== undefined) return whole;
  const begun = ways.find(({ form }) => form === 'begun') ?? ways[0];
  if (begun === undefined) throw new Error('There is no form of steps.');
  // Steps without their middle are the last resort, whatever else is told with them.
  return { ...begun, worth: begun.worth / 2 };
}

/** What holds the steps of a film together. */
interface Sequence {
  readonly bonds: readonly (readonly [number, number])[];
  readonly first: readonly number[];
  /** What waits until every step is told whole. */
  readonly waits: readonly number[];
}
const noSequence: Sequence = { bonds: [], first: [], waits: [] };

function choiceOf(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
  cut: Begun,
  sequence: Sequence,
  measure: MeasureSpeech,
): Choice {
  const bonds =
    cut.about.genre === 'joke'
      ? jokeBonds(lines, beats)
      : bondsOf(lines, beats, cut).map((needed) => [...needed]);
  for (const [from, to] of sequence.bonds) bonds[from]?.push(to);
  const waits = new Set(sequence.waits);
  const remarks = remarksIn(lines, cut.about);
  const ends = cut.about.genre === 'story' ? worthOfEnds(lines) : new Map<number, number>();
  const worths = lineWorths(lines, beats, cut.needs).map((worth, place) =>
    waits.has(place) ? 0 : worth * (remarks.has(place) ? ofRemark : 1) * (ends.get(place) ?? 1),
  );
  const first = cut.fromBeginning
    ? []
    : cut.keepsEnds
      ? turnOf(lines, room)
      : [
          ...endingOf(lines, worths, bonds, cut, room),
          ...openingOf(lines, cut),
          ...cut.first,
          ...sequence.first,
          ...resultsOf(lines),
          ...turnOf(lines, room),
        ];
  const form = cut.fromBeginning
    ? []
    : wholeOf(lines, worths, cut.about.genre, filmSecondsOf(room));
  const references = cut.fromBeginning
    ? lines.map(() => [])
    : referencesOf(lines, bonds, cut.about);
  const { isLeaningKnown } = cut;
  const isStory = cut.about.genre === 'story';
  const parts = { lines, beats, worths, bonds, references, isLeaningKnown, isStory, measure };
  const material = { ...parts, first, whole: form };
  const { chosen, worth } = chooseLines(material, room, cut);
  const scenes = shareScenes(piecesOf(chosen), beats, { ...room, cuts: 1 }, measure);
  const told = new Set(chosen.map(({ place }) => place));
  const isWhole = form.length > 0 && form.every((place) => told.has(place));
  const torn = tornWorth(scenes, lines, room);
  return { chosen, worth: worth - torn + (isWhole ? ofWhole : 0) };
}

/**
 * Of a joke who "he" is was said at its beginning, which the punch line needs; of the rest only a scrap is nothing without
 * what it belongs to.
 */
function jokeBonds(lines: readonly PlacedLine[], beats: readonly Beat[]): number[][] {
  const roleOf = ({ beat }: PlacedLine) => beats[beat]?.shows.role;
  const first = lines.find((placed) => roleOf(placed) === 'set-up');
  return lines.map((placed, at) => [
    ...(isGlued(placed, lines[at - 1]) ? [at - 1] : []),
    ...(first !== undefined && roleOf(placed) === 'punch' ? [first.place] : []),
  ]);
}

/** What a story comes to ("It wasn't the dashboard. It was the call."), where it is short. */
function turnOf(lines: readonly PlacedLine[], room: Room): readonly number[] {
  const turn = notBut(lines);
  const seconds = lines
    .filter(({ place }) => turn.has(place))
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, piece) => sum + piece.seconds, 0);
  return seconds <= room.scenes * roomFor(room.sceneS) * mostOfTurn ? [...turn] : [];
}
const mostOfTurn = 0.35;

/**
 * A story's last line is what it was told for, and so is the appeal that ends a notice or an offer: it is told with what it
 * leans on, where that leaves room for how it came to it.
 */
function endingOf(
  lines: readonly PlacedLine[],
  worths: readonly number[],
  bonds: (readonly number[])[],
  { about }: Cut,
  room: Room,
): readonly number[] {
  const isTold = about.genre === 'story';
  const open = lines.filter(({ line, place }) => isOwn(line) && (worths[place] ?? 0) > 0);
  const ends = (placed: PlacedLine) =>
    isTold ||
    isAppeal(placed.line.text, about) ||
    // "Ugly can be fixed. A blank page can't.": the last few words of a thought are its point.
    (ofThought.has(about.genre) &&
      placed.line.unit?.kind === 'sentence' &&
      placed.seconds <= mostOfPointS);
  const contact = isTold ? undefined : open.findLast(({ line }) => isContact(line.text, about));
  const last = open.slice(-1).find(ends) ?? contact;
  if (last === undefined) return [];
  const secondsOf = (place: number) =>
    lines[place]?.pieces.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;
  const mostS = room.scenes * roomFor(room.sceneS) * (isTold ? mostOfEnding : mostOfAppeal);
  const isShort = () => withBonds(last.place, bonds, () => false, secondsOf, mostS) !== null;
  if (isShort()) return [last.place];
  if (!isTold) return [];
  // What a story was told for is told without how it came to it, where that is too long.
  const own = bonds[last.place] ?? [];
  const { unit } = last.line;
  const isNext = (place: number) =>
    place === last.place - 1 && lines[place]?.line.unit?.block === unit?.block;
  bonds[last.place] = own.filter(isNext);
  if (isShort()) return [last.place];
  const standsAlone = !isReaction(last) && !signsOf(last.line.text).includes('quotation');
  bonds[last.place] = standsAlone ? [] : own;
  return standsAlone && isShort() ? [last.place] : [];
}
const ofThought: ReadonlySet<GenreId> = new Set(['article', 'explainer']);
const mostOfPointS = 3;
const mostOfEnding = 0.5;
const mostOfAppeal = 0.3;
const ofNoAppeal: ReadonlySet<GenreId> = new Set(['how-to', 'recipe', 'quiz', 'list', 'joke']);
/** "Bring a coat.", "Kommt vorbei!" */
const isAppeal = (text: string, { genre, isEnglish }: Cut['about']): boolean =>
  !ofNoAppeal.has(genre) && (signsOf(text).includes('calls') || (isEnglish && isImperative(text)));

/** "Ring me on 07700 900312": a notice is told for it, whatever stands behind. */
const isContact = (text: string, { genre }: Cut['about']): boolean =>
  !ofNoAppeal.has(genre) && signsOf(text).includes('contact');

/** Nobody understands a story without how it begins. */
function openingOf(lines: readonly PlacedLine[], { about }: Cut): readonly number[] {
  const first = lines.find(({ line }) => isOwn(line) && line.unit !== null);
  return about.genre === 'story' && first !== undefined ? [first.place] : [];
}

/** A silence gives way before it tears the line that it follows. */
function withPauseThatFits(beat: Beat, roomS: number, measure: MeasureSpeech): Beat {
  if (keptPauseS(beat.pauseS) === 0) return beat;
  const longestS = beat.lines.reduce((longest, { text }, index) => {
    const before = beat.lines[index - 1];
    const wordS = before?.source === 'structure' ? measure(before.text) : 0;
    return Math.max(longest, measure(text) + wordS);
  }, 0);
  // A question, its choices and the time to guess are one picture, where a scene holds them.
  const togetherS = beat.lines.reduce((sum, { text }) => sum + measure(text), 0);
  const leastS = Math.min(beat.pauseS, leastGuessS);
  const isGuess = beat.shows.role === 'question' && togetherS + leastS <= roomS;
  const leftS = Math.floor((roomS - (isGuess ? togetherS : longestS)) * 10) / 10;
  // A long rest that was asked for is shortened rather than that its question is lost.
  const least = beat.shows.role === 'question' ? Math.min(beat.pauseS, leastKeptPauseS) : Infinity;
  if (leftS >= beat.pauseS) return beat;
  if (leftS >= leastKeptPauseS) return { ...beat, pauseS: leftS };
  return least < beat.pauseS && beat.pauseS > longRestS ? { ...beat, pauseS: least } : beat;
}
/** The time to guess that a scene holds beside a question and its answer. */
function pauseBefore(
  answer: Beat | undefined,
  question: Beat,
  roomS: number,
  measure: MeasureSpeech,
): number {
  if (question.shows.role !== 'question' || answer?.shows.role !== 'answer') return question.pauseS;
  const saidS = [...question.lines, ...answer.lines]
    .filter(({ source }) => source !== 'structure')
    .reduce((sum, { text }) => sum + measure(text), 0);
  const leftS = Math.floor((roomS - saidS - answer.pauseS) * 10) / 10;
  return Math.min(question.pauseS, Math.max(leftS, leastKeptPauseS));
}
const leastKeptPauseS = 0.8;
/** What nobody asked for is no longer. */
const longRestS = 1.5;
/** A shorter time to guess is not worth a picture that holds all. */
const leastGuessS = 2.5;

/** Short rests, shorter. */
const hurried = (beat: Beat): Beat =>
  beat.pauseS > 0 && keptPauseS(beat.pauseS) === 0 ? { ...beat, pauseS: hurriedRestS } : beat;
