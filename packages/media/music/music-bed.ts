import { sampleRate } from '../encoding.ts';
import { writeWav } from '../wav.ts';
import { midiToHz } from './harmony.ts';
import { type InstrumentName, instruments, type Tone, wideInstruments } from './instruments.ts';
import { addAround, addEcho, addRoom, removeRumble, silentLoop, type StereoLoop } from './loop.ts';
import type { MusicMood } from './moods.ts';
import { seededRandom } from './random.ts';
import { beatsPerBar, composeScore, type Note } from './score.ts';

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
  const score = composeScore(mood, seed);
  const samplesPerBeat = (60 / score.bpm) * sampleRate;
  const length = Math.round(score.bars * beatsPerBar * samplesPerBeat);
  const loop = silentLoop(length);
  // The sends lie side by side in what becomes the finished loop: memory for half a minute of sound is not small.
  const finished = new Float32Array(2 * length);
  const sends = { echo: finished.subarray(0, length), room: finished.subarray(length) };
  for (const notes of Map.groupBy(score.notes, (note) => note.part).values()) {
    const play = createPlayer(`${mood} ${seed}`, 60 / score.bpm);
    for (const note of notes)
      addNote(loop, sends, play(note), Math.round(note.beat * samplesPerBeat), note);
  }
  addEcho(loop, sends.echo, (echoBeats * 60) / score.bpm, echoFeedback);
  addRoom(loop, sends.room, score.roomSeconds);
  return master(loop, finished);
}

/** Writes the loop as a 16-bit WAV. */
export async function writeMusicBed(outputPath: string, bed: MusicBed): Promise<void> {
  await writeWav(outputPath, synthesiseMusic(bed), { sampleRate, channels: 2 });
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
  loop: StereoLoop,
  sends: { echo: Float32Array; room: Float32Array },
  [left, right]: readonly [Float32Array, Float32Array],
  start: number,
  { velocity, pan, part }: Note,
): void {
  const gain = velocity * part.level;
  const angle = ((pan + 1) * Math.PI) / 4;
  addAround(loop.left, left, start, gain * Math.cos(angle));
  addAround(loop.right, right, start, gain * Math.sin(angle));
  if (part.echo > 0) addAround(sends.echo, left, start, gain * part.echo * Math.SQRT1_2);
  if (part.room > 0) addAround(sends.room, left, start, gain * part.room * Math.SQRT1_2);
}

/** Cleans, rounds off the highest peaks, and sets the level. Changes the loop. @param interleaved where the result goes */
function master({ left, right }: StereoLoop, interleaved: Float32Array): Float32Array {
  const channels = [left, right] as const;
  for (const channel of channels) removeRumble(channel, rumbleHz);
  const drive = saturation / highest(channels);
  for (const channel of channels)
    channel.forEach((value, i) => (channel[i] = Math.tanh(value * drive)));
  const level = peakLevel / highest(channels);
  for (let i = 0; i < left.length; i++) {
    interleaved[i * 2] = (left[i] ?? 0) * level;
    interleaved[i * 2 + 1] = (right[i] ?? 0) * level;
  }
  return interleaved;
}

function highest(channels: readonly Float32Array[]): number {
  let peak = 1e-9;
  for (const channel of channels)
    peak = channel.reduce((highestYet, value) => Math.max(highestYet, Math.abs(value)), peak);
  return peak;
}
