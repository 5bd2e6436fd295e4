import { tailMs } from '@scenewright/storyboard/narration-length.ts';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { maxSceneDurationS, maxSpeechTempo } from '@scenewright/contract/rules/limits.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { defaultSpeed } from '@scenewright/contract/rules/speech.ts';
import { leadInMs } from '@scenewright/media/scene-audio.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { readLine } from '@scenewright/voices/read-line.ts';
import { speakLine } from '@scenewright/voices/speak-line.ts';
import type { Clock } from '../../../clock.ts';
import type { FilmTools } from '../../../film-tools.ts';
import type { Assets } from '../../assets/index.ts';
import type { Content } from '../../content/index.ts';
import { deliveryOf } from '@scenewright/storyboard/delivery.ts';
import type { SceneRow } from '../scenes/scene.repository.ts';
import { unstarted } from '@scenewright/storyboard/take-fit.ts';
import type { TakeRow } from './take.repository.ts';

/** A line that is to be spoken, and where. */
export interface Speaking {
  readonly assets: Assets;
  readonly tools: FilmTools;
  readonly clock: Clock;
  readonly content: Content;
  readonly scene: SceneRow;
  /** A folder of this run's own, removed when it ends. */
  readonly directory: string;
  readonly signal: AbortSignal;
}

/** The most that a stretched sound may differ from the length that was asked. */
const spareMs = 20;

const roomOf = (durationS: number) => durationS * 1_000 - leadInMs - tailMs;

/**
 * How much faster than spoken a line is played: at its speed; where that does not fit, up to {@link maxSpeechTempo} faster.
 * A plain line is made to fit the scene as it is; one whose speed was chosen lets the scene grow first.
 */
export function tempoToFit(
  scene: Pick<SceneRow, 'duration_s' | 'media_type'>,
  speed: number,
  speechMs: number,
  pausesMs: number,
): number {
  const longestS = maxSceneDurationS[scene.media_type];
  const spokenMs = speechMs / speed;
  for (const durationS of speed === defaultSpeed ? [scene.duration_s, longestS] : [longestS]) {
    const roomMs = roomOf(durationS) - pausesMs;
    if (spokenMs <= roomMs) return speed;
    if (spokenMs / maxSpeechTempo <= roomMs - spareMs) return speechMs / (roomMs - spareMs);
  }
  return speed;
}

function newTake(
  { content, scene, clock }: Speaking,
  voice: Voice | null,
  made: Pick<TakeRow, 'asset_id' | 'master_asset_id' | 'words' | 'spoken' | 'duration_ms'>,
): TakeRow {
  return {
    id: randomUUID(),
    account_id: content.account_id,
    scene_id: scene.id,
    kind: 'narration',
    is_still: false,
    framing: null,
    credit: null,
    source_text: scene.dialogue,
    voice: voice === null ? null : content.voice,
    speed_percent: scene.speed_percent,
    pronunciations: scene.pronunciations,
    provider: voice?.name ?? 'none',
    model: voice === null ? 'none' : content.voice,
    credits: 0,
    poster_asset_id: null,
    drawing: null,
    made_with: null,
    look: null,
    has_sound: false,
    recorded: false,
    ...unstarted,
    created_at: clock.now(),
    ...made,
  };
}

/** Whether this voice can read a scene's dialogue aloud. */
export function isSpeakable(
  voice: Voice,
  content: Pick<Content, 'language' | 'spoken_language'>,
  scene: Pick<SceneRow, 'dialogue'>,
): boolean {
  return voice.canSpeak(withoutPauses(scene.dialogue), content.spoken_language ?? content.language);
}

/** A line that is to be spoken into files alone. */
interface SpeakingIntoFiles extends Pick<Speaking, 'directory' | 'tools' | 'signal'> {
  readonly content: Pick<Content, 'voice' | 'language' | 'spoken_language'>;
  readonly scene: Pick<
    SceneRow,
    'dialogue' | 'speed_percent' | 'pronunciations' | 'duration_s' | 'media_type'
  >;
}

/** Speaks a scene's line as the scene asks for it, into files of the folder. @throws ProviderError */
export async function speakIntoFiles(
  { content, scene, directory, tools, signal }: SpeakingIntoFiles,
  voice: Voice,
) {
  const { speed, pronunciations } = deliveryOf(scene);
  const line = await speakLine(voice, {
    dialogue: scene.dialogue,
    pronunciations,
    voiceId: content.voice,
    language: content.spoken_language ?? content.language,
    directory,
    signal,
    tempoOf: (speechMs, pausesMs) => tempoToFit(scene, speed, speechMs, pausesMs),
  });
  const masterPath = join(directory, 'narration.wav');
  const previewPath = join(directory, 'narration.m4a');
  const polished = await tools.polishNarration({
    inputPath: line.audioPath,
    outputPath: masterPath,
    tempo: line.tempo,
    signal,
  });
  await tools.encodeAudioPreview(masterPath, previewPath, signal);
  return { words: line.words, durationMs: polished.durationMs, masterPath, previewPath };
}

/** Speaks a scene's line, and keeps it. @throws ProviderError */
export async function speak(speaking: Speaking, voice: Voice): Promise<TakeRow> {
  const { content, assets } = speaking;
  const { words, durationMs, masterPath, previewPath } = await speakIntoFiles(speaking, voice);
  const owner = { accountId: content.account_id };
  return newTake(speaking, voice, {
    words,
    spoken: true,
    duration_ms: Math.ceil(durationMs),
    asset_id: await assets.store(previewPath, { ...owner, mimeType: 'audio/mp4' }),
    master_asset_id: await assets.store(masterPath, { ...owner, mimeType: 'audio/wav' }),
  });
}

/** When the words of a line that nobody speaks are shown: over the whole scene. */
export const silentWords = (
  scene: Pick<SceneRow, 'dialogue' | 'duration_s'> & Parameters<typeof deliveryOf>[0],
) => readLine(scene.dialogue, deliveryOf(scene).speed, roomOf(scene.duration_s));

/** Words nobody speaks: they pace the captions over the whole scene. @param voice that cannot read them; null where there is to be none */
export function readSilently(speaking: Speaking, voice: Voice | null): TakeRow {
  const { scene } = speaking;
  const words = silentWords(scene);
  return newTake(speaking, voice, {
    words,
    spoken: false,
    duration_ms: Math.ceil(words.at(-1)?.endMs ?? 0),
    asset_id: null,
    master_asset_id: null,
  });
}
