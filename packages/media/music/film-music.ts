import { sampleRate } from '../encoding.ts';
import { writeWavInPieces } from '../wav.ts';
import type { StereoSound } from './loop.ts';
import {
  levelOf,
  master,
  type MusicBed,
  playScore,
  playScoreOnce,
  samplesPerBeat,
} from './music-bed.ts';
import { beatsPerBar, composeScore, type Note, type Score } from './score.ts';

/*
 * The music of a film from its first picture to its last: a loop in the tempo of its speech, begun so that four bars are just
 * over when the last word is said, and then the chord that it has been going to. Of a loop that is longer than the film no more is
 * played than is heard.
 */

/** The times of a film that its music has to fit. */
export interface FilmTimes {
  readonly lengthMs: number;
  /** When the last chord is struck. */
  readonly restsAtMs: number;
  /** How quickly somebody speaks; null where hardly anybody does. */
  readonly wordsPerMinute: number | null;
}

export interface FilmMusic extends MusicBed {
  readonly times: FilmTimes;
}

/** The pace at which music keeps the tempo of its mood, and how far it follows another one. */
const usualPace = 160;
const mostFaster = 1.12;
const mostSlower = 0.9;
/** How far the tempo may be bent so that whole bars fit before the end. */
const mostBent = 0.07;
const barsPerPhrase = 4;
/** The last phrase is played once more with the ending; one is faded into the other while they are the same. */
const crossfadeSeconds = 0.25;
const samplesPerPiece = sampleRate * 4;

/** Writes the music of a film: 48 kHz stereo 16-bit WAV of its length. */
export async function writeFilmMusic(outputPath: string, film: FilmMusic): Promise<void> {
  const { pieces, length } = playFilmMusic(film);
  await writeWavInPieces(outputPath, pieces, length * 2, { sampleRate, channels: 2 });
}

/** The music of a film, interleaved, in pieces; `length` in samples of one channel. */
export function playFilmMusic({ mood, seed, times }: FilmMusic): {
  readonly pieces: Iterable<Float32Array>;
  readonly length: number;
} {
  const samplesOf = (ms: number) => Math.round((ms * sampleRate) / 1000);
  const length = samplesOf(times.lengthMs);
  const restsAt = Math.min(length, samplesOf(times.restsAtMs));
  const score = composeScore(mood, seed, (bpm) => fitTempo(bpm, times));
  const place = { length, restsAt };
  const pieces =
    restsAt < score.bars * beatsPerBar * samplesPerBeat(score)
      ? playOnce(score, `${mood} ${seed}`, place)
      : playRepeatedly(score, `${mood} ${seed}`, place);
  return { pieces, length };
}

/** Where a film's music has to end and come to rest, in samples. */
interface Place {
  readonly length: number;
  readonly restsAt: number;
}

/** The loop's sample that a film begins with: in its first phrase, so that the last one is over when the music comes to rest. */
const beginOf = (phrase: number, { restsAt }: Place): number =>
  Math.round(((-restsAt % phrase) + phrase) % phrase);

function playOnce(score: Score, name: string, { length, restsAt }: Place): Iterable<Float32Array> {
  const beat = samplesPerBeat(score);
  const begin = beginOf(beat * beatsPerBar * barsPerPhrase, { length, restsAt });
  // From a bar before the one that the film begins in: what rings on from there is heard.
  const fromBeat = (Math.floor(begin / beat / beatsPerBar) - 1) * beatsPerBar;
  const unheard = begin - Math.round(fromBeat * beat);
  const untilBeat = (begin + restsAt) / beat;
  const loopBeats = score.bars * beatsPerBar;
  const inFilm = [-loopBeats, 0, loopBeats].flatMap((turn) =>
    score.notes
      .filter((note) => note.beat + turn >= fromBeat && note.beat + turn < untilBeat)
      .map((note) => ({ ...note, beat: note.beat + turn - fromBeat })),
  );
  const ending = score.ending.map((note) => ({ ...note, beat: note.beat + untilBeat - fromBeat }));
  const sound = playScoreOnce({ ...score, notes: [...inFilm, ...ending] }, name, unheard + length);
  master(sound, levelOf(sound));
  return piecesOf(length, (piece, slot, at) => {
    piece[slot * 2] = sound.left[unheard + at] ?? 0;
    piece[slot * 2 + 1] = sound.right[unheard + at] ?? 0;
  });
}

function playRepeatedly(score: Score, name: string, place: Place): Iterable<Float32Array> {
  const { length, restsAt } = place;
  const loop = playScore(score, name);
  const level = levelOf(loop);
  master(loop, level);
  const bar = loop.left.length / score.bars;
  const phrase = bar * barsPerPhrase;
  const begin = beginOf(phrase, place) % loop.left.length;
  const endBar = Math.round((begin + restsAt) / bar);
  const tail = length - restsAt + sampleRate;
  const ending = playScoreOnce(
    { ...score, notes: lastPhrase(score, endBar) },
    name,
    Math.round(phrase) + tail,
  );
  master(ending, level);
  const parts = {
    loop,
    ending,
    begin,
    endingFrom: restsAt - Math.round(phrase),
    changesAt: Math.max(0, restsAt - Math.round(bar)),
  };
  return piecesOf(length, (piece, slot, at) => addSample(piece, slot, at, parts));
}

/** The mood's tempo, somewhat as quick as the speech, bent so that whole bars lead up to the end. */
export function fitTempo(bpm: number, { restsAtMs, wordsPerMinute }: FilmTimes): number {
  const follow = wordsPerMinute === null ? 1 : Math.sqrt(wordsPerMinute / usualPace);
  const paced = bpm * Math.min(mostFaster, Math.max(mostSlower, follow));
  const bars = (restsAtMs * paced) / (60_000 * beatsPerBar);
  const bent = Math.max(1, Math.round(bars)) / Math.max(bars, 0.01);
  return Math.abs(bent - 1) <= mostBent ? paced * bent : paced;
}

/** The four bars before the end, from their first beat on, and the last chord after them. */
function lastPhrase({ notes, bars, ending }: Score, endBar: number): Note[] {
  const first = (((endBar - barsPerPhrase) % bars) + bars) % bars;
  const from = first * beatsPerBar;
  const until = from + barsPerPhrase * beatsPerBar;
  return [
    ...notes
      .filter(({ beat }) => beat >= from && beat < until)
      .map((note) => ({ ...note, beat: note.beat - from })),
    ...ending.map((note) => ({ ...note, beat: note.beat + barsPerPhrase * beatsPerBar })),
  ];
}

interface Parts {
  readonly loop: StereoSound;
  readonly ending: StereoSound;
  /** The loop's sample that the film begins with. */
  readonly begin: number;
  /** Where in the film the ending's first sample lies; it may be before its beginning. */
  readonly endingFrom: number;
  /** Where one is faded into the other. */
  readonly changesAt: number;
}

function* piecesOf(
  length: number,
  write: (piece: Float32Array, slot: number, at: number) => void,
): Generator<Float32Array> {
  for (let from = 0; from < length; from += samplesPerPiece) {
    const piece = new Float32Array(2 * Math.min(samplesPerPiece, length - from));
    for (let i = 0; i * 2 < piece.length; i++) write(piece, i, from + i);
    yield piece;
  }
}

function addSample(
  piece: Float32Array,
  slot: number,
  at: number,
  { loop, ending, begin, endingFrom, changesAt }: Parts,
): void {
  const share = Math.min(1, Math.max(0, (at - changesAt) / (crossfadeSeconds * sampleRate)));
  const inLoop = (begin + at) % loop.left.length;
  const inEnding = at - endingFrom;
  const [old, next] = [1 - share, share];
  piece[slot * 2] = old * (loop.left[inLoop] ?? 0) + next * (ending.left[inEnding] ?? 0);
  piece[slot * 2 + 1] = old * (loop.right[inLoop] ?? 0) + next * (ending.right[inEnding] ?? 0);
}
