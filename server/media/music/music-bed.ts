import { sampleRate } from '../encoding.ts';
import { writeWav } from '../wav.ts';
import { midiToHz } from './harmony.ts';
import { type InstrumentName, instruments, wideInstruments } from './instruments.ts';
import { addAround, echo, removeRumble, room, silentLoop, type StereoLoop } from './loop.ts';
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
  const buses = { dry: silentLoop(length), echo: silentLoop(length), room: silentLoop(length) };
  const play = createPlayer(`${mood} ${seed}`, 60 / score.bpm);
  for (const [part, notes] of Map.groupBy(score.notes, (note) => note.part)) {
    const stem = silentLoop(length);
    for (const note of notes) addNote(stem, play(note), Math.round(note.beat * samplesPerBeat), note);
    addLoop(buses.dry, stem, part.level);
    addLoop(buses.echo, stem, part.level * part.echo);
    addLoop(buses.room, stem, part.level * part.room);
  }
  const echoes = echo(buses.echo, (echoBeats * 60) / score.bpm, echoFeedback);
  return master([buses.dry, echoes, room(buses.room, score.roomSeconds)]);
}

/** Writes the loop as a 16-bit WAV. */
export async function writeMusicBed(outputPath: string, bed: MusicBed): Promise<void> {
  await writeWav(outputPath, synthesiseMusic(bed), { sampleRate, channels: 2 });
}

/** Plays notes; one that comes again sounds as it did. */
function createPlayer(seed: string, secondsPerBeat: number): (note: Note) => readonly [Float32Array, Float32Array] {
  const played = new Map<string, readonly [Float32Array, Float32Array]>();
  return ({ instrument, midi, beats }) => {
    const key = `${instrument} ${midi} ${beats.toFixed(2)}`;
    const known = played.get(key);
    if (known) return known;
    const tone = { hz: midiToHz(midi), seconds: beats * secondsPerBeat, random: seededRandom(`${seed} ${key}`) };
    const sound = renderBothSides(instrument, tone);
    played.set(key, sound);
    return sound;
  };
}

function renderBothSides(name: InstrumentName, tone: { hz: number; seconds: number; random: () => number }) {
  const left = instruments[name](tone);
  return [left, wideInstruments.has(name) ? instruments[name](tone) : left] as const;
}

/** Equal-power panning: the sum of both sides' power does not depend on the place. */
function addNote(stem: StereoLoop, [left, right]: readonly [Float32Array, Float32Array], start: number, { velocity, pan }: Note): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  addAround(stem.left, left, start, velocity * Math.cos(angle));
  addAround(stem.right, right, start, velocity * Math.sin(angle));
}

function addLoop(target: StereoLoop, source: StereoLoop, gain: number): void {
  if (gain === 0) return;
  addAround(target.left, source.left, 0, gain);
  addAround(target.right, source.right, 0, gain);
}

/** Sums, cleans, rounds off the highest peaks, and sets the level. */
function master(buses: readonly StereoLoop[]): Float32Array {
  const sum = silentLoop(buses[0]?.left.length ?? 0);
  for (const bus of buses) addLoop(sum, bus, 1);
  const channels = [sum.left, sum.right] as const;
  for (const channel of channels) removeRumble(channel, rumbleHz);
  const drive = saturation / highest(channels);
  for (const channel of channels) channel.forEach((value, i) => (channel[i] = Math.tanh(value * drive)));
  const level = peakLevel / highest(channels);
  const interleaved = new Float32Array(sum.left.length * 2);
  for (let i = 0; i < sum.left.length; i++) {
    interleaved[i * 2] = (sum.left[i] ?? 0) * level;
    interleaved[i * 2 + 1] = (sum.right[i] ?? 0) * level;
  }
  return interleaved;
}

function highest(channels: readonly Float32Array[]): number {
  let peak = 1e-9;
  for (const channel of channels) peak = channel.reduce((highestYet, value) => Math.max(highestYet, Math.abs(value)), peak);
  return peak;
}
