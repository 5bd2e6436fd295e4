/*
 * What it costs to find the words of a hosted voice in its sound: one core, one line of about twenty seconds, spoken by a persona of
 * the offline voice, which takes the aligner as long as any other. Run: `node bench/align.bench.ts`. Reference: the line's own length.
 */
import { alignSpeech } from '@scenewright/offline-voice/align/align-speech.ts';
import { loadFlite } from '@scenewright/offline-voice/flite.ts';
import { narrate, rememberPronunciations } from '@scenewright/offline-voice/narrate.ts';
import { personas } from '@scenewright/offline-voice/personas.ts';
import { reportGoals } from './report.ts';

const rounds = 5;
const text =
  'Deep below the city, where the trains no longer run, there is a station that nobody has entered for eighty years. Its clocks still hang ' +
  'on the walls, its posters still promise a summer by the sea, and on the platform stands a single suitcase that somebody forgot.';

const flite = await loadFlite();
const pronounce = rememberPronunciations(flite);
const { sound } = narrate(text, personas.onyx, flite, pronounce);
const seconds = sound.samples.length / sound.sampleRate;
const align = (language: string) =>
  leastOf(() => void alignSpeech({ text, sound, language }, flite, pronounce)) / seconds;

reportGoals(`A line of ${seconds.toFixed(1)} s`, [
  { name: 'by phones', measured: align('en'), unit: 'of real time', atMost: 0.1 },
  { name: 'by syllables', measured: align('de'), unit: 'of real time', atMost: 0.1 },
  {
    name: 'peak memory',
    measured: process.resourceUsage().maxRSS / 1024,
    unit: 'MB for the whole process',
    atMost: 300,
  },
]);

/** The least of several runs, in seconds of processor time: other work on the machine only ever adds. */
function leastOf(run: () => void): number {
  return Math.min(
    ...Array.from({ length: rounds }, () => {
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    }),
  );
}
