import { sampleRate } from '../encoding.ts';
import { midiToHz } from './harmony.ts';
import { type InstrumentName, instruments, type Tone, wideInstruments } from './instruments.ts';
import { addEcho, addRoom, addSound, removeRumble, silence, type StereoSound } from './loop.ts';
import type { MusicMood } from './moods.ts';
import { seededRandom } from './random.ts';
import { beatsPerBar, composeScore, type Note, type Score } from './score.ts';

const peakLevel = 0.7;
const rumbleHz = 30;
/** How far the loudest moment goes into the rounding of tanh: the peaks give way, the chords stay clean. */
const saturation = 0.9;
/** Echoes come three sixteenths late: they fall between the notes. */
const echoBeats = 0.75;
const echoFeedback = 0.42;

export interface MusicBed {
  readonly mood: MusicMood;
  /** The same seed gives the same music, sample for sample. */
  readonly seed: string;
}

/** Composes and plays a loop: interleaved stereo at 48 kHz, whose end runs seamlessly into its beginning. Peaks at 0.7. */
export function synthesiseMusic({ mood, seed }: MusicBed): Float32Array {
  const loop = playScore(composeScore(mood, seed), `${mood} ${seed}`);
  return interleave(master(loop, levelOf(loop)));
}

/** Plays a score as a loop: notes that ring past its end are heard at its beginning. */
export function playScore(score: Omit<Score, 'ending'>, seed: string): StereoSound {
  const samples = Math.round(score.bars * beatsPerBar * samplesPerBeat(score));
  return play(score, seed, silence(samples, true));
}

/** Plays a score from its first note on, and no longer than so many samples. */
export function playScoreOnce(
  score: Omit<Score, 'ending' | 'bars'>,
  seed: string,
  samples: number,
): StereoSound {
  return play(score, seed, silence(samples, false));
}

export const samplesPerBeat = ({ bpm }: Pick<Score, 'bpm'>): number => (60 / bpm) * sampleRate;

function play(
  { bpm, notes, roomSeconds }: Omit<Score, 'ending' | 'bars'>,
  seed: string,
  sound: StereoSound,
): StereoSound {
  const { length } = sound.left;
  const sends = { echo: new Float32Array(length), room: new Float32Array(length) };
  for (const ofPart of Map.groupBy(notes, (note) => note.part).values()) {
    const player = createPlayer(seed, 60 / bpm);
    for (const note of ofPart)
      addNote(sound, sends, player(note), Math.round(note.beat * samplesPerBeat({ bpm })), note);
  }
  addEcho(sound, sends.echo, (echoBeats * 60) / bpm, echoFeedback);
  addRoom(sound, sends.room, roomSeconds);
  removeRumble(sound, rumbleHz);
  return sound;
}

/** Plays the notes of one part. A struck note that comes again sounds as it did; bowed ones never do, and are too long to keep. */
function createPlayer(
  seed: string,
  secondsPerBeat: number,
): (note: Note) => readonly [Float32Array, Float32Array] {
  const played = new Map<string, readonly [Float32Array, Float32Array]>();
  const sides = [createScratch(), createScratch()] as const;
  return ({ instrument, midi, beat, beats }) => {
    const isWide = wideInstruments.has(instrument);
    const key = `${instrument} ${midi} ${beats.toFixed(2)} ${isWide ? beat : ''}`;
    const known = played.get(key);
    if (known) return known;
    const tone = {
      hz: midiToHz(midi),
      seconds: beats * secondsPerBeat,
      random: seededRandom(`${seed} ${key}`),
    };
    const sound = renderBothSides(instrument, tone, sides);
    if (!isWide) played.set(key, sound);
    return sound;
  };
}

/** Memory for one note after another: bowed ones are long, many, and heard once. */
function createScratch(): Tone['silence'] {
  let memory = new Float32Array(0);
  return (samples) => {
    if (memory.length < samples) memory = new Float32Array(samples);
    return memory.subarray(0, samples).fill(0);
  };
}

function renderBothSides(
  name: InstrumentName,
  tone: Omit<Tone, 'silence'>,
  [leftSilence, rightSilence]: readonly [Tone['silence'], Tone['silence']],
) {
  const left = instruments[name]({ ...tone, silence: leftSilence });
  return [
    left,
    wideInstruments.has(name) ? instruments[name]({ ...tone, silence: rightSilence }) : left,
  ] as const;
}

/** Equal-power panning: the sum of both sides' power does not depend on the place. Echo and room hear the left one's sound. */
function addNote(
  sound: StereoSound,
  sends: { echo: Float32Array; room: Float32Array },
  [left, right]: readonly [Float32Array, Float32Array],
  start: number,
  { velocity, pan, part }: Note,
): void {
  const { isLoop } = sound;
  const level = velocity * part.level;
  const angle = ((pan + 1) * Math.PI) / 4;
  const add = (channel: Float32Array, note: Float32Array, gain: number) =>
    addSound(channel, note, { start, gain, isLoop });
  add(sound.left, left, level * Math.cos(angle));
  add(sound.right, right, level * Math.sin(angle));
  if (part.echo > 0) add(sends.echo, left, level * part.echo * Math.SQRT1_2);
  if (part.room > 0) add(sends.room, left, level * part.room * Math.SQRT1_2);
}

/** How far a sound is driven into rounding, and what brings it to its level then. */
export interface Level {
  readonly drive: number;
  readonly gain: number;
}

/** The level at which a sound peaks at 0.7. */
export function levelOf({ left, right }: StereoSound): Level {
  const drive = saturation / highest([left, right]);
  return { drive, gain: peakLevel / Math.tanh(saturation) };
}

/** Rounds off the highest peaks, and sets the level. Changes the sound. */
export function master(sound: StereoSound, { drive, gain }: Level): StereoSound {
  for (const channel of [sound.left, sound.right])
    for (let i = 0; i < channel.length; i++)
      channel[i] = Math.tanh((channel[i] ?? 0) * drive) * gain;
  return sound;
}

function interleave({ left, right }: StereoSound): Float32Array {
  const interleaved = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    interleaved[i * 2] = left[i] ?? 0;
    interleaved[i * 2 + 1] = right[i] ?? 0;
  }
  return interleaved;
}

function highest(channels: readonly Float32Array[]): number {
  let peak = 1e-9;
  for (const channel of channels)
    for (let i = 0; i < channel.length; i++) {
      const height = Math.abs(channel[i] ?? 0);
      if (height > peak) peak = height;
    }
  return peak;
}
