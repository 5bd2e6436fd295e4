import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { maxSceneDurationS, maxSpeechTempo } from '#contract/rules/limits.ts';
import { encodeAudioPreview, polishNarration } from '../../media/narration.ts';
import { leadInMs } from '../../media/scene-audio.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { readingPace } from '../../providers/voice/reading-pace.ts';
import type { SpokenWord, Voice } from '../../providers/voice/voice.ts';
import type { Queryable } from '../../database/database.ts';
import type { Content } from '../content/index.ts';
import { findNarration, insertTakes, type SceneRow, type SceneState, type TakeRow, updateScene } from '../storyboard/index.ts';
import * as repository from './generation.repository.ts';
import { segmentInputHash } from './generation.segment.ts';
import type { Making } from './generation.making.ts';

/** A breath after the last word before the scene may end. */
const tailMs = 150;

/** Whole seconds a scene needs for a narration, with a breath before and after. */
const secondsFor = (narrationMs: number) => Math.ceil((leadInMs + narrationMs + tailMs) / 1_000);

/**
 * Seconds a scene must last for its narration: its own duration where the speech fits, else the next whole second.
 * @throws ProviderError when not even the longest scene is long enough
 */
export function durationForNarration(scene: Pick<SceneRow, 'media_type' | 'duration_s'>, narrationMs: number): number {
  const neededS = secondsFor(narrationMs);
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
    id: randomUUID(), account_id: content.account_id, scene_id: scene.id, kind: 'narration', is_still: false, source_text: scene.dialogue, voice: content.voice,
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

/** The take that says a scene's dialogue as it is now: the one in place, else one of earlier; undefined where it must be spoken. */
async function findSpoken(db: Queryable, content: Content, scene: SceneRow, current: TakeRow | null): Promise<TakeRow | undefined> {
  const isRight = current !== null && current.source_text === scene.dialogue && current.voice === content.voice;
  return isRight ? current : await findNarration(db, scene.id, scene.dialogue, content.voice);
}

/** What was made before from a scene's takes as they are now: its segment, and the narration in it; null where something must be made. */
export async function findMadeSegment(db: Queryable, content: Content, { row, visual, narration: current }: SceneState) {
  if (visual === null) return null;
  const narration = row.dialogue.trim() === '' ? null : await findSpoken(db, content, row, current);
  if (narration === undefined) return null;
  const neededMs = narration?.spoken ? (narration.duration_ms ?? 0) : 0;
  if (secondsFor(neededMs) > maxSceneDurationS[row.media_type]) return null;
  const durationS = durationForNarration(row, neededMs);
  const segment = await repository.findSegment(db, row.id, segmentInputHash(content, row, { durationS, visual, narration }));
  return segment === undefined ? null : { segment, narration, durationS };
}

/** The narration of the scene's dialogue as it is now: a take that is there, else a new one. Null where nothing is said. */
export async function ensureNarration(making: Making, voice: Voice, current: TakeRow | null): Promise<TakeRow | null> {
  const { content, scene } = making;
  if (scene.dialogue.trim() === '') return null;
  const spoken = await findSpoken(making.database.db, content, scene, current);
  if (spoken !== undefined) return spoken;
  making.report('narration', 0);
  const take = voice.canSpeak(scene.dialogue, content.language) ? await speak(making, voice) : readSilently(making, voice);
  await making.keep(async (tx) => {
    await insertTakes(tx, [take]);
    await updateScene(tx, scene.id, { narration_take_id: take.id });
  });
  return take;
}
