/*
 * What the offline narrator costs, and how much of it is ours: reading the text, timing the words, rests, tone and level.
 * Run: `node bench/speech.bench.ts`. Reference: the bare speech engine on the same words with the same persona.
 */
import { voiceIds } from '@scenewright/contract/rules/voices.ts';
import { loadFlite } from '@scenewright/offline-voice/flite.ts';
import { narrate, rememberPronunciations } from '@scenewright/offline-voice/narrate.ts';
import { personas } from '@scenewright/offline-voice/personas.ts';
import { engineText, sentencesOf } from '@scenewright/offline-voice/sentences.ts';
import { spokenForms } from '@scenewright/offline-voice/text/normalise-text.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import { durationMsOf } from '@scenewright/media/sound.ts';

const rounds = 8;
const text =
  'In 1969, three astronauts flew to the Moon — and 600 million people watched. What did it cost? About $25 billion, or 4% of the budget. ' +
  'Yet what changed us most was not the Moon: it was seeing our own planet from there, small and blue and alone.';

const flite = await loadFlite();
const engineTexts = sentencesOf(spokenForms(writtenWords(text))).map(engineText);

for (const voiceId of voiceIds) {
  const persona = personas[voiceId];
  const pronounce = rememberPronunciations(flite);
  const speak = () => narrate(text, persona, flite, pronounce);
  const first = cpuMs(() => void speak());
  const { sound, words } = speak();
  const bare = leastOf(() => engineTexts.forEach((sentence) => flite.speak(sentence, persona)));
  const whole = leastOf(() => void speak());
  const durationMs = durationMsOf(sound);
  console.log(
    `${voiceId.padEnd(8)} ${(durationMs / 1000).toFixed(1)} s of speech, ${((words.length / durationMs) * 60_000).toFixed(0)} words a minute: ` +
      `real-time factor ${(whole / durationMs).toFixed(4)} (first time ${(first / durationMs).toFixed(4)}), ${(whole / bare).toFixed(2)} x the bare engine`,
  );
}
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);

/** The least of several runs: other work on the machine only ever adds. */
function leastOf(run: () => void): number {
  return Math.min(...Array.from({ length: rounds }, () => cpuMs(run)));
}

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
