import type { MeasureSpeech, Need } from '../brief.ts';
import { betweenTurnsS } from '../genres/dialogue.ts';
import type { Beat, Line } from '../genres/genre.ts';
import type { Cut, Weighed } from './choose-lines.ts';
import { begunSentences, withoutEndless, type Shortened } from './endless.ts';
import { filledUp } from './fill-up.ts';
import { needsOf } from './line-worth.ts';
import { composeDialogue, dialogueSeconds, type SpokenPiece } from './dialogue.ts';
import { piecesOf, placeLines, type Piece, type PlacedLine } from './pieces.ts';
import { leastBreathS, roomFor, sceneSeconds } from './scene-seconds.ts';
import { restAfter, shareScenes, speechSecondsOf } from './share-scenes.ts';
import type { Room } from './room.ts';
import {
  mayTellMore,
  placesToldIn,
  tellAtLeast,
  tellMost,
  tellsAll,
  waysToRest,
  type Telling,
} from './tell-most.ts';

/** What was asked for, as a most, and how the film is to be cut. */
export interface Asked {
  readonly sceneCount: number;
  readonly sceneLengthS: number;
  /** A scene may last so long where others last less. */
  readonly longestSceneS: number;
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

const leastRestS = 0.2;
const mostRestS = 0.6;

/** What was asked for, as it is told at one pace. */
interface Paced extends Asked {
  /** How much faster than at this pace a sentence may be said that no scene holds otherwise. */
  readonly quicker: number;
}

/** The way to tell the material in scenes that all last as asked, or, where that tells more, in scenes of which one may last longer than another. */
function toldIn(all: readonly Beat[], asked: Paced, cut: Weighed, measure: MeasureSpeech) {
  const isTimed = hasTimes(all);
  const mostS = isTimed ? asked.sceneLengthS : Math.max(asked.longestSceneS, asked.sceneLengthS);
  const tell = (longestS: number, begun: readonly number[] = []) => {
    const room = roomOf(asked, longestS, mostS);
    return { room, longestS, telling: tellMost(all, room, cut, measure, begun) };
  };
  const even = tell(asked.sceneLengthS);
  if (mostS <= asked.sceneLengthS || !mayTellMore(even.telling)) return even;
  const uneven = tell(asked.longestSceneS, placesToldIn(even.telling));
  if (tellsAll(even.telling) !== tellsAll(uneven.telling))
    return tellsAll(even.telling) ? even : uneven;
  // Where somebody is given time to guess, a longer scene has more of it.
  const isGuessed = all.some(({ shows, pauseS }) => shows.role === 'question' && pauseS > 0);
  const leastGain = isGuessed ? -1e-9 : 1e-9;
  return uneven.telling.worth > even.telling.worth + leastGain ? uneven : even;
}

/** A way to tell the material, with what else has room beside it in scenes of either kind. */
function toldFull(all: readonly Beat[], asked: Paced, cut: Weighed, measure: MeasureSpeech) {
  const best = toldIn(all, asked, cut, measure);
  if (tellsAll(best.telling) || !mayTellMore(best.telling)) return best;
  const lengths = hasTimes(all) ? [asked.sceneLengthS] : [asked.sceneLengthS, asked.longestSceneS];
  const fillings = [...new Set(lengths)].flatMap((longestS) => {
    const room = roomOf(asked, longestS, Math.max(...lengths));
    return waysToRest(all, room, measure).map((beats) => ({ room, beats, longestS }));
  });
  const filled = filledUp(new Set(placesToldIn(best.telling)), fillings, cut, measure);
  if (filled === null) return best;
  const { room } = filled.filling;
  const longestS = fillings.find((filling) => filling.room === room)?.longestS ?? best.longestS;
  return { room, longestS, telling: tellAtLeast(filled, cut, measure) };
}

/** Whether the author says when something is to be seen. */
const hasTimes = (all: readonly Beat[]): boolean =>
  all.some(({ lines }) => lines.some(({ unit }) => unit?.seconds != null));

/** The room of scenes up to one length, in a film whose scenes may last up to another. */
function roomOf(
  { sceneCount, sceneLengthS, quicker }: Paced,
  longestS: number,
  mostS: number,
): Room {
  const speechS = roomFor(longestS);
  const mostSpeechS = roomFor(mostS);
  // Of clips none lasts longer than another: what has no room in one is shared as it was, each word at its usual pace.
  const isUneven = mostS > sceneLengthS;
  const faster = isUneven ? quicker : 1;
  return {
    scenes: sceneCount,
    speechS,
    sceneS: sceneLengthS,
    // A sentence is said faster only where no longer scene holds it.
    squeezedS: longestS === mostS ? speechS * faster : speechS,
    wholeS: mostSpeechS * faster,
    unsharedS: isUneven ? mostSpeechS : 0,
  };
}

/** How much of the film a sentence that is longer than it may take, so that others are told beside it. */
const sharesOfEndless = [1, 0.9, 0.75] as const;

const nothingCutOff = { cutOff: new Map<number, string>(), wholes: new Map<number, string>() };

/** The best way to tell the material; a sentence that is longer than the film is told as far as there is room. */
function toldBest(all: readonly Beat[], asked: Paced, cut: Weighed, measure: MeasureSpeech) {
  const filmS = asked.sceneCount * roomFor(asked.sceneLengthS);
  const ways = sharesOfEndless.map((share) => withoutEndless(all, filmS, filmS * share, measure));
  const [first] = ways;
  const shortened = ({ beats, rests, wholes }: Shortened) => ({
    ...toldFull(beats, asked, { ...cut, needs: needsOf(beats, cut.about) }, measure),
    cutOff: rests,
    wholes,
  });
  if (first === undefined || first.rests.size === 0) {
    const whole = { ...toldFull(all, asked, cut, measure), ...nothingCutOff };
    return whole.telling.chosen.length > 0 || cut.fromBeginning
      ? whole
      : shortened(begunSentences(all, filmS, measure));
  }
  return ways
    .map(shortened)
    .reduce((best, next) => (next.telling.worth > best.telling.worth + 1e-9 ? next : best));
}

/** So much longer an unhurried voice takes than a brisk one that nobody would call fast: 162 and 172 words a minute instead of 150. */
const briskly: readonly number[] = [1.08, 1.15];
/** The fastest of them, which a sentence is said at that no scene would hold otherwise. */
const mostBriskly = 1.15;

/** Whether it tells all that is the creator's and not likelier a note; of what is told in order, all of that. */
function tellsWhole({ lines, chosen, beats, rests }: Telling, cut: Weighed): boolean {
  const told = new Set(chosen.map(({ place }) => place));
  // What the film is called has no unit where its words come from a line that nobody hears.
  const isOfForm = ({ line, beat }: PlacedLine) =>
    line.unit === null
      ? line.source === 'own'
      : cut.fromBeginning
        ? beats[beat]?.shows.role !== 'detail'
        : (cut.needs.get(line.unit.id) ?? 0) > 0;
  return rests.size === 0 && lines.every((line) => !isOfForm(line) || told.has(line.place));
}

/** The best way to tell the material; a little faster, where it is whole only then, or where more of it then has room: the sound is fitted to its scene. */
function toldAtPace(
  all: readonly Beat[],
  asked: Asked,
  own: Cut,
  measure: MeasureSpeech,
  paces: readonly number[],
) {
  // What each line is needed for is the same at every pace.
  const cut = { ...own, needs: needsOf(all, own.about) };
  const usual = {
    ...toldBest(all, { ...asked, quicker: mostBriskly }, cut, measure),
    pace: measure,
  };
  const isHopeless =
    usual.cutOff.size > 0 ||
    all
      .flatMap(({ lines }) => lines)
      .reduce((sum, { unit, text }) => sum + (unit === null ? 0 : measure(text)), 0) >
      asked.sceneCount * asked.sceneLengthS * mostOverfull[cut.fromBeginning ? 'inOrder' : 'whole'];
  if (isHopeless || tellsWhole(usual.telling, cut)) return usual;
  const brisk = paces.map((times) => {
    const pace: MeasureSpeech = (text) => measure(text) / times;
    return { ...toldBest(all, { ...asked, quicker: mostBriskly / times }, cut, pace), pace };
  });
  const whole = brisk.find(({ telling }) => tellsWhole(telling, cut));
  if (whole !== undefined) return whole;
  // Of a dish or of what is done the steps count, and its name may give way to them: there a whole alone is worth a brisker voice.
  const isOfSteps = cut.about.genre === 'recipe' || cut.about.genre === 'how-to';
  const ways = brisk.filter(
    ({ telling }) => cut.fromBeginning || (!isOfSteps && addsTo(usual.telling, telling)),
  );
  const tells = (telling: Telling) =>
    telling.chosen.length + Number(cut.about.genre === 'joke' && leadsUp(telling));
  return ways.reduce(
    (most, next) => (tells(next.telling) > tells(most.telling) ? next : most),
    usual,
  );
}

/** Whether what is told last is told with what stands before it: a joke's end means nothing without what it answers. */
const leadsUp = ({ chosen }: Telling): boolean =>
  chosen.length > 1 && chosen.at(-2)?.place === (chosen.at(-1)?.place ?? 0) - 1;

/** Whether a way to tell the material leaves out nothing that another tells. */
function addsTo(told: Telling, { chosen, rests }: Telling): boolean {
  const places = new Set(chosen.map(({ place }) => place));
  return (
    told.chosen.every(({ place }) => places.has(place)) &&
    rests.keys().every((place) => told.rests.has(place))
  );
}
/** Of so much more than the film's seconds no pace makes a whole. */
const mostOverfull = { whole: 1.1, inOrder: 1.4 } as const;

/**
 * Beats in scenes: as many of them as were asked for hold, each scene as long as its speech and a breath.
 * @param paces how much faster than usual may be spoken, the least first, where that makes a whole
 */
export function fitFilm(
  all: readonly Beat[],
  asked: Asked,
  cut: Cut,
  measure: MeasureSpeech,
  paces = briskly,
): FittedFilm {
  const { room, longestS, telling, cutOff, wholes, pace } = toldAtPace(
    all,
    asked,
    cut,
    measure,
    paces,
  );
  const { beats, lines, chosen } = telling;
  const rests = new Map([...cutOff, ...telling.rests]);
  const shared = shareScenes(piecesOf(chosen), beats, { ...room, cuts: asked.cuts }, pace);
  const scenes = shared.map((pieces) =>
    sceneOf(pieces, lines, beats, { longestS, rests: asked.rests }, pace),
  );
  const told = new Set(chosen.map(({ place }) => place));
  const left = lines.flatMap(({ line, place, pieces }): FittedFilm['left'] => {
    if (line.source === 'structure') return [];
    const rest = rests.get(place);
    // Of a line that is told in a shorter form the rest is left out, and of one that is not told all of it.
    const whole = wholes.get(place) ?? `${line.text} ${rest ?? ''}`;
    const text = rest !== undefined && !told.has(place) ? whole : rest;
    if (told.has(place) && rest === undefined) return [];
    const why = pieces.length === 0 ? 'too-long' : 'no-room';
    return [{ line: text === undefined ? line : { ...line, text }, why }];
  });
  // Where all is told, more scenes would only be more cuts.
  const isWhole = left.every(({ line }) => line.source === 'fact');
  const need = () =>
    needOf(
      placeLines(all, { speechS: roomFor(asked.sceneLengthS) }, measure),
      told,
      all,
      asked,
      measure,
    );
  return { scenes, left, need: isWhole ? whatStands(scenes, asked.sceneLengthS) : need() };
}

/** The scenes there are, as many as it takes of the length that was asked for to last as long. */
function whatStands(scenes: readonly FittedScene[], sceneLengthS: number): Need {
  const seconds = scenes.reduce((sum, { durationS }) => sum + durationS, 0);
  return { scenes: Math.max(scenes.length, Math.ceil(seconds / sceneLengthS)), seconds };
}

/** All of the creator's material, and what is told of ours, at this scene length. */
function needOf(
  lines: readonly PlacedLine[],
  told: ReadonlySet<number>,
  beats: readonly Beat[],
  { sceneLengthS, cuts }: Asked,
  measure: MeasureSpeech,
): Need {
  const needed = piecesOf(
    lines.filter(
      ({ line, place }) =>
        told.has(place) || (line.source !== 'fact' && line.source !== 'structure'),
    ),
  );
  const speechS = roomFor(sceneLengthS);
  const room = {
    scenes: Infinity,
    speechS,
    sceneS: sceneLengthS,
    squeezedS: speechS,
    wholeS: speechS,
    unsharedS: speechS,
  };
  const scenes = shareScenes(needed, beats, { ...room, cuts }, measure);
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
  { longestS, rests }: { readonly longestS: number; readonly rests: boolean },
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
    longestS,
  );
  const dialogue = rests ? rested(spoken, durationS, measure) : plain;
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
    own <= betweenTurnsS && endsLine && /[.!?…]["'”’)]*$/u.test(text);
  const places = spoken.slice(0, -1).filter(mayRest).length;
  const restS = places === 0 ? 0 : Math.min(Math.floor((spareS / places) * 10) / 10, mostRestS);
  if (restS < leastRestS) return composeDialogue(spoken);
  return composeDialogue(
    spoken.map((piece, index) =>
      index < spoken.length - 1 && mayRest(piece)
        ? { ...piece, restS: Math.round((piece.restS + restS) * 10) / 10 }
        : piece,
    ),
  );
}
