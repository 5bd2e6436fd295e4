import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { maxSceneDurationS, maxSpeechTempo } from '#contract/rules/limits.ts';
import { encodeAudioPreview, polishNarration } from '../../media/narration.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { readingPace } from '../../providers/voice/reading-pace.ts';
import type { SpokenWord, Voice } from '../../providers/voice/voice.ts';
import { insertTakes, type SceneRow, type TakeRow, updateScene } from '../storyboard/index.ts';
import { leadInMs } from './generation.segment.ts';
import type { Making } from './generation.making.ts';

/** A breath after the last word before the scene may end. */
const tailMs = 150;

const lengthWithBreaths = (durationMs: number) => leadInMs + durationMs + tailMs;

/**
 * Seconds a scene must last for its narration: its own duration where the speech fits, else the next whole second.
 * @throws ProviderError when not even the longest scene is long enough
 */
export function durationForNarration(scene: Pick<SceneRow, 'media_type' | 'duration_s'>, narrationMs: number): number {
  const neededS = Math.ceil(lengthWithBreaths(narrationMs) / 1_000);
  const maxS = maxSceneDurationS[scene.media_type];
  if (neededS > maxS) throw new ProviderError(`The narration takes ${neededS} seconds, and this scene can last at most ${maxS}. Shorten the dialogue.`, { retryable: false });
  return Math.max(scene.duration_s, neededS);
}

/** How much faster than spoken the narration is played so that it fits, at most {@link maxSpeechTempo}. */
export function tempoToFit(scene: Pick<SceneRow, 'duration_s'>, narrationMs: number): number {
  const roomMs = scene.duration_s * 1_000 - leadInMs - tailMs;
  if (narrationMs <= roomMs) return 1;
  // Where even the quickest tempo does not fit, the scene grows anyway: then it is spoken as it was meant.
  return narrationMs / maxSpeechTempo <= roomMs ? narrationMs / roomMs : 1;
}

const quicken = (words: readonly SpokenWord[], tempo: number) => words.map(({ text, startMs, endMs }) => ({ text, startMs: startMs / tempo, endMs: endMs / tempo }));

function newTake({ content, scene, clock }: Making, voice: Voice, made: Pick<TakeRow, 'asset_id' | 'master_asset_id' | 'words' | 'spoken' | 'duration_ms'>): TakeRow {
  return {
    id: randomUUID(), account_id: content.account_id, scene_id: scene.id, kind: 'narration', source_text: scene.dialogue, voice: content.voice,
    provider: voice.name, model: content.voice, credits: 0, poster_asset_id: null, drawing: null, created_at: clock.now(), ...made,
  };
}

async function speak(making: Making, voice: Voice): Promise<TakeRow> {
  const { content, scene, directory, assets, signal } = making;
  const speech = await voice.speak({ text: scene.dialogue, voiceId: content.voice, language: content.language, directory, signal });
  const masterPath = join(directory, 'narration.wav');
  const previewPath = join(directory, 'narration.m4a');
  const tempo = tempoToFit(scene, speech.durationMs);
  const polished = await polishNarration({ inputPath: speech.audioPath, outputPath: masterPath, tempo, signal });
  await encodeAudioPreview(masterPath, previewPath, signal);
  const owner = { accountId: content.account_id };
  return newTake(making, voice, {
    words: quicken(speech.words, tempo),
    spoken: true,
    duration_ms: Math.ceil(polished.durationMs),
    asset_id: await assets.store(previewPath, { ...owner, mimeType: 'audio/mp4' }),
    master_asset_id: await assets.store(masterPath, { ...owner, mimeType: 'audio/wav' }),
  });
}

/** Words nobody speaks: they pace the captions over the whole scene. */
function readSilently(making: Making, voice: Voice): TakeRow {
  const { scene } = making;
  const roomMs = scene.duration_s * 1_000 - leadInMs - tailMs;
  const unhurried = readingPace(scene.dialogue);
  const needed = unhurried.at(-1)?.endMs ?? 0;
  const words = needed > roomMs ? readingPace(scene.dialogue, roomMs) : unhurried;
  return newTake(making, voice, { words, spoken: false, duration_ms: Math.ceil(words.at(-1)?.endMs ?? 0), asset_id: null, master_asset_id: null });
}

/** The narration of the scene's dialogue as it is now: the take that is there, else a new one. Null where nothing is said. */
export async function ensureNarration(making: Making, voice: Voice, current: TakeRow | null): Promise<TakeRow | null> {
  const { content, scene } = making;
  if (scene.dialogue.trim() === '') return null;
  if (current !== null && current.source_text === scene.dialogue && current.voice === content.voice) return current;
  making.report('narration', 0);
  const take = voice.canSpeak(scene.dialogue, content.language) ? await speak(making, voice) : readSilently(making, voice);
  await making.keep(async (tx) => {
    await insertTakes(tx, [take]);
    await updateScene(tx, scene.id, { narration_take_id: take.id });
  });
  return take;
}
