import type { MeasureSpeech, Need } from '../brief.ts';
import type { Beat, Line } from '../genres/genre.ts';
import { chooseLines, type Cut } from './choose-lines.ts';
import { sharedAt } from './cut-points.ts';
import { composeDialogue, dialogueSeconds, type SpokenPiece } from './dialogue.ts';
import { keptPauseS, placeLines, type Piece, type PlacedLine } from './pieces.ts';
import {
  leastBreathS,
  restAfter,
  sceneSeconds,
  shareScenes,
  speechSecondsOf,
} from './share-scenes.ts';

/** What was asked for, as a most, and how the film is to be cut. */
export interface Asked {
  readonly sceneCount: number;
  readonly sceneLengthS: number;
  readonly cuts: number;
  readonly rests: boolean;
}

export interface FittedScene {
  /** Whole, or as much of them as this scene holds. */
  readonly lines: readonly Line[];
  /** The beats its lines are from. */
  readonly beats: readonly Beat[];
  readonly dialogue: string;
  readonly speechS: number;
  readonly durationS: number;
}

export interface FittedFilm {
  readonly scenes: readonly FittedScene[];
  readonly left: readonly { readonly line: Line; readonly why: 'no-room' | 'too-long' }[];
  readonly need: Need;
}

/** Of a film. */
const mostSpeech = 0.95;
const hurriedRestS = 0.2;
const leastRestS = 0.2;
const mostRestS = 0.6;

/** Beats in scenes: as many of them as were asked for hold, each scene as long as its speech and a breath. */
export function fitFilm(
  all: readonly Beat[],
  asked: Asked,
  cut: Cut,
  measure: MeasureSpeech,
): FittedFilm {
  const speechS = roomFor(asked.sceneLengthS);
  const { beats, lines, chosen } = tellMost(all, asked, cut, measure);
  const shared = shareScenes(piecesOf(chosen), beats, {
    scenes: asked.sceneCount,
    speechS,
    cuts: asked.cuts,
  });
  const scenes = shared.map((pieces) => sceneOf(pieces, lines, beats, asked, measure));
  const told = new Set(chosen.map(({ place }) => place));
  const untold = lines.filter(({ line, place }) => !told.has(place) && line.source !== 'structure');
  // Where all is told, more scenes would only be more cuts.
  const isWhole = untold.every(({ line }) => line.source === 'fact');
  return {
    scenes,
    left: untold.map(({ line, pieces }) => ({
      line,
      why: pieces.length === 0 ? 'too-long' : 'no-room',
    })),
    need: isWhole ? whatStands(scenes) : needOf(lines, told, beats, asked),
  };
}

/**
 * What is told. Before a line is left out, lines of a poem stand closer together, and then sentences go on in the next
 * scene after a clause: seconds that were asked for are not lost because scenes end where sentences do.
 */
function tellMost(all: readonly Beat[], asked: Asked, cut: Cut, measure: MeasureSpeech) {
  const roomS = roomFor(asked.sceneLengthS);
  const trimmed = all.map((beat) => withPauseThatFits(beat, roomS, measure));
  const usual = chosenOf(trimmed, asked, cut, measure);
  if (tellsAll(usual)) return usual;
  const mayHurry =
    usual.chosen.length < usual.lines.length && all.some((beat) => hurried(beat) !== beat);
  const closer = mayHurry ? trimmed.map(hurried) : trimmed;
  const close = mayHurry ? chosenOf(closer, asked, cut, measure) : usual;
  if (tellsAll(close)) return close;
  const own = close.lines.filter(({ line }) => isOwn(line));
  const neededS = own.reduce((sum, { line }) => sum + measure(line.text), 0);
  if (neededS > asked.sceneCount * roomS) return close;
  const together = closer.map((beat) => ({ ...beat, alone: false }));
  for (const [beats, sharedUpTo] of [
    [closer, sharedAt.clauses],
    [closer, sharedAt.phrases],
    [together, sharedAt.phrases],
  ] as const) {
    const shared = chosenOf(beats, asked, cut, measure, sharedUpTo);
    if (tellsAll(shared)) return shared;
  }
  return close;
}

const isOwn = ({ source }: Line) => source !== 'fact' && source !== 'structure';

const tellsAll = ({ lines, chosen }: Pick<ReturnType<typeof chosenOf>, 'lines' | 'chosen'>) =>
  chosen.filter(({ line }) => isOwn(line)).length ===
  lines.filter(({ line }) => isOwn(line)).length;

/** A silence gives way before it tears the line that it follows. */
function withPauseThatFits(beat: Beat, roomS: number, measure: MeasureSpeech): Beat {
  if (keptPauseS(beat.pauseS) === 0) return beat;
  const longestS = beat.lines.reduce((longest, { text }, index) => {
    const before = beat.lines[index - 1];
    const wordS = before?.source === 'structure' ? measure(before.text) : 0;
    return Math.max(longest, measure(text) + wordS);
  }, 0);
  const leftS = Math.floor((roomS - longestS) * 10) / 10;
  return leftS >= beat.pauseS || leftS < leastKeptPauseS ? beat : { ...beat, pauseS: leftS };
}
const leastKeptPauseS = 0.8;

const whatStands = (scenes: readonly FittedScene[]): Need => ({
  scenes: scenes.length,
  seconds: scenes.reduce((sum, { durationS }) => sum + durationS, 0),
});

/** Seconds of speech that a scene can hold. */
export const roomFor = (sceneLengthS: number) =>
  Math.min(sceneLengthS - leastBreathS, sceneLengthS * mostSpeech);

/** Short rests, shorter. */
const hurried = (beat: Beat): Beat =>
  beat.pauseS > 0 && keptPauseS(beat.pauseS) === 0 ? { ...beat, pauseS: hurriedRestS } : beat;

function chosenOf(
  beats: readonly Beat[],
  { sceneCount, sceneLengthS }: Asked,
  cut: Cut,
  measure: MeasureSpeech,
  sharedUpTo = 0,
) {
  const speechS = roomFor(sceneLengthS);
  const lines = placeLines(beats, speechS, measure, sharedUpTo);
  return { beats, lines, chosen: chooseLines(lines, beats, { scenes: sceneCount, speechS }, cut) };
}

/** Pieces in order; the last of each beat is marked, for the silence after it. */
function piecesOf(lines: readonly PlacedLine[]): Piece[] {
  const pieces = lines.flatMap((line) => line.pieces);
  return pieces.map((piece, index) => ({
    ...piece,
    endsBeat: pieces[index + 1]?.beat !== piece.beat,
  }));
}

/** All of the creator's material, and what is told of ours, at this scene length. */
function needOf(
  lines: readonly PlacedLine[],
  told: ReadonlySet<number>,
  beats: readonly Beat[],
  { sceneLengthS, cuts }: Asked,
): Need {
  const needed = piecesOf(
    lines.filter(
      ({ line, place }) =>
        told.has(place) || (line.source !== 'fact' && line.source !== 'structure'),
    ),
  );
  const scenes = shareScenes(needed, beats, {
    scenes: Infinity,
    speechS: roomFor(sceneLengthS),
    cuts,
  });
  const seconds = scenes.map((pieces) =>
    Math.min(
      Math.max(sceneSeconds(speechSecondsOf(pieces, beats)), writtenSeconds(pieces, lines)),
      sceneLengthS,
    ),
  );
  return { scenes: scenes.length, seconds: seconds.reduce((sum, length) => sum + length, 0) };
}

function sceneOf(
  pieces: readonly Piece[],
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  asked: Asked,
  measure: MeasureSpeech,
): FittedScene {
  const spoken = pieces.map((piece) => ({
    text: piece.text,
    restS: restAfter(piece, pieces, beats),
    joined: piece.joined,
    endsLine: piece.endsLine,
  }));
  const plain = composeDialogue(spoken);
  const durationS = Math.min(
    Math.max(sceneSeconds(dialogueSeconds(plain, measure)), writtenSeconds(pieces, lines)),
    asked.sceneLengthS,
  );
  const dialogue = asked.rests ? rested(spoken, durationS, measure) : plain;
  const said = saidLines(pieces, lines);
  const beatsOf = [...new Set(pieces.map(({ beat }) => beat))].flatMap(
    (index) => beats[index] ?? [],
  );
  return {
    lines: said,
    beats: beatsOf,
    dialogue,
    speechS: dialogueSeconds(dialogue, measure),
    durationS,
  };
}

/** What the author gave the scene by a time code, in whole seconds; 0 where they gave none. */
function writtenSeconds(pieces: readonly Piece[], lines: readonly PlacedLine[]): number {
  const places = [...new Set(pieces.map(({ line }) => line))];
  return Math.ceil(places.reduce((sum, place) => sum + (lines[place]?.line.unit?.seconds ?? 0), 0));
}

/** The pieces of a line that stand in one scene are one text again. */
function saidLines(pieces: readonly Piece[], lines: readonly PlacedLine[]): Line[] {
  const places = [...new Set(pieces.map(({ line }) => line))];
  return places.flatMap((place) => {
    const line = lines[place]?.line;
    const said = pieces.filter((piece) => piece.line === place);
    const text = composeDialogue(said.map(({ text, joined }) => ({ text, restS: 0, joined })));
    return line === undefined ? [] : [{ ...line, text }];
  });
}

/** What the whole seconds leave over, as rests between the sentences of a scene. */
function rested(
  spoken: readonly (SpokenPiece & { readonly endsLine: boolean })[],
  durationS: number,
  measure: MeasureSpeech,
): string {
  const spareS = durationS - leastBreathS - dialogueSeconds(composeDialogue(spoken), measure);
  const mayRest = ({ restS: own, endsLine, text }: (typeof spoken)[number]) =>
    own === 0 && endsLine && /[.!?…]["'”’)]*$/u.test(text);
  const places = spoken.slice(0, -1).filter(mayRest).length;
  const restS = places === 0 ? 0 : Math.min(Math.floor((spareS / places) * 10) / 10, mostRestS);
  if (restS < leastRestS) return composeDialogue(spoken);
  return composeDialogue(
    spoken.map((piece, index) =>
      index < spoken.length - 1 && mayRest(piece) ? { ...piece, restS } : piece,
    ),
  );
}
