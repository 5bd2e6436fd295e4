import { readFileSync } from 'node:fs';
import { loadFlite } from './flite.ts';
import { narrate, rememberPronunciations } from './narrate.ts';
import { personas } from './personas.ts';
import { pitches, pitchSpan, percentile } from './testing/pitch-span.ts';
const sentences: string[] = JSON.parse(readFileSync('/tmp/snd/sentences.json','utf8'));
const flite = await loadFlite(); const p = rememberPronunciations(flite);
for (const [id, persona] of Object.entries(personas)) {
  const all: number[] = []; let jump = 0;
  for (const s of sentences) {
    const { sound } = narrate(s, persona, flite, p);
    all.push(...pitches(sound));
    for (let i=1;i<sound.samples.length;i++) jump=Math.max(jump, Math.abs(sound.samples[i]!-sound.samples[i-1]!));
  }
  console.log(id, 'median', percentile(all,.5).toFixed(0), 'p10', percentile(all,.1).toFixed(0), 'p90', percentile(all,.9).toFixed(0), 'span st', pitchSpan(all).toFixed(2), 'maxjump', jump);
}
