/**
 * `npm run prompts -- [--model veo] [--landscape] [--out films]`: twenty varied pictures of the writer's sample films as each
 * model of the catalogue gets them: a page with the exact input of each, and the prompts as text with their lengths.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '@scenewright/offline-writer';
import { readCatalogue } from '@scenewright/hosted-models/catalogue.ts';
import { readOverrides } from '@scenewright/hosted-models/catalogue-overrides.ts';
import type { Sample } from '../packages/offline-writer/samples/sample.ts';
import { promptsPage } from './scripts/prompts-page.ts';
import { chooseScenes, toldBy } from './scripts/sample-prompts.ts';
import { writeSample } from './scripts/write-sample.ts';

const samples = new URL('../packages/offline-writer/samples/ideas.json', import.meta.url);
const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    landscape: { type: 'boolean', default: false },
    out: { type: 'string', default: 'films' },
  },
});
const sceneCount = 20;
/** As many films as have a picture of nearly every kind. */
const filmCount = 90;

const ideas = JSON.parse(await readFile(samples, 'utf8')) as readonly Sample[];
const writer = createOfflineWriter({ measure: speakingTimeS });
const films = ideas.slice(0, filmCount).map((sample) => writeSample(sample, writer));
const { models } = readCatalogue(await readOverrides(process.env));
const chosen = models.filter(({ id }) => id.includes(values.model ?? ''));

const orientation = values.landscape ? 'landscape' : 'vertical';
const scenes = chooseScenes(films, sceneCount, orientation).map((scene) => ({
  scene,
  told: chosen.map((entry) => toldBy(entry, scene)),
}));
for (const { scene, told } of scenes) {
  console.log(
    `\n# ${scene.name}\n  plan: ${scene.request.description}\n  says: ${scene.request.dialogue}`,
  );
  for (const { model, prompt, length, limit, negativePrompt } of told) {
    console.log(`  ${model} (${length} of ${limit}): ${prompt}`);
    if (negativePrompt !== '') console.log(`    not: ${negativePrompt}`);
  }
}
const page = join(values.out, 'prompts.html');
await mkdir(values.out, { recursive: true });
await writeFile(page, promptsPage(scenes));
console.log(`\n${page}`);
