import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { createLimiter, QueueIsFull } from '@scenewright/contract/rules/limiter.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { saysNothing } from '@scenewright/contract/rules/pauses.ts';
import { MediaError } from '@scenewright/media/media-error.ts';
import { cleanVoice, cutVoice } from '@scenewright/media/own-voice.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { FilmTools } from '../../../film-tools.ts';
import type { Assets } from '../../assets/index.ts';
import { type Content, findOwnContent } from '../../content/index.ts';
import { mapReadyItems } from '../../library/index.ts';
import type { StoryboardAccess } from '../scenes/access.ts';
import { plainDelivery } from '@scenewright/storyboard/delivery.ts';
import {
  findContentOfScene,
  findScene,
  listScenes,
  type SceneRow,
} from '../scenes/scene.repository.ts';
import { refusalToEdit } from '@scenewright/storyboard/scene-rules.ts';
import { type Align, type AlignedLine, alignLine, alignLines } from './align-recording.ts';
import { fittingDuration } from '@scenewright/storyboard/narration-length.ts';
import { unstarted } from '@scenewright/storyboard/take-fit.ts';
import { insertTakes, type TakeRow } from './take.repository.ts';

export interface VoiceOverOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly assets: Assets;
  readonly tools: FilmTools;
  readonly clock: Clock;
  readonly align: Align;
  /** A narration as the wire tells it. */
  readonly told: (take: TakeRow) => Take;
  /** Folder for files in the making. */
  readonly temporaryFolder: string;
}

/** A part of a sound of the creator's library. */
export interface Recording {
  readonly item: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** Breath before the first word and after the last that stays. */
const marginMs = { before: 60, after: 180 } as const;
/** Quieter than this, after all that was done for it, nobody speaks. */
const quietestLufs = -45;
const timeoutMs = 5 * 60_000;
/** A core is held; those who make films need the others. */
const mostAtOnce = 1;
const longestQueue = 20;

const nothingHeard = 'Nobody is heard in this. Check the microphone, and record it again.';

/** A voice that is recorded, by itself: nothing of it is in a scene's place yet. */
interface Polished {
  readonly masterPath: string;
  readonly previewPath: string;
  readonly durationMs: number;
  readonly words: TakeRow['words'];
}

/** Recordings of creators as narrations: cleaned, found in, made even, and kept as takes. */
export function createVoiceOver(options: VoiceOverOptions) {
  const { database, access, assets, tools, clock, align } = options;
  const limited = createLimiter(mostAtOnce, { longestQueue });

  /** @throws AppError not_found, wrong_state */
  async function openContent(accountId: string, contentId: string): Promise<Content> {
    const content = await findOwnContent(database.db, contentId, accountId);
    if (content === undefined) throw new AppError('not_found');
    const refusal = refusalToEdit(content.status);
    if (refusal !== null) throw new AppError('wrong_state', refusal);
    return content;
  }

  /** The file of a sound of the caller's. @throws AppError not_found, invalid_input */
  async function soundOf(accountId: string, { item: id, startMs, endMs }: Recording) {
    const item = (await mapReadyItems(database.db, accountId, [id])).get(id);
    if (item === undefined) throw new AppError('not_found');
    const refuse = (field: string, why: string) =>
      new AppError('invalid_input', `${field}: ${why}`, { field });
    if (item.kind !== 'sound') throw refuse('item', 'Choose a sound of your library.');
    if (startMs >= item.durationMs || (endMs !== 0 && endMs <= startMs))
      throw refuse('start_ms', 'must be before the end of the sound');
    return item.assetId;
  }

  /** Calls `work` with the recording, cleaned, in a folder of its own. @throws AppError unavailable */
  async function withRecording<T>(
    assetId: string,
    { startMs, endMs }: Recording,
    work: (
      paths: { heard: string; listened: string; folder: string },
      signal: AbortSignal,
    ) => Promise<T>,
  ): Promise<T> {
    const run = async () => {
      const folder = await mkdtemp(join(options.temporaryFolder, 'voice-over-'));
      const signal = AbortSignal.timeout(timeoutMs);
      const [heard, listened] = [join(folder, 'heard.wav'), join(folder, 'listened.wav')];
      try {
        await assets.withFile(
          assetId,
          (inputPath) =>
            cleanVoice({
              ...{ inputPath, outputPath: heard, listeningPath: listened },
              ...{ startMs, endMs, signal },
            }),
          signal,
        );
        return await work({ heard, listened, folder }, signal);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    return await limited(run).catch((error: unknown) => {
      if (error instanceof QueueIsFull) throw new AppError('unavailable');
      if (error instanceof MediaError)
        throw new AppError('wrong_state', nothingHeard, { cause: error });
      throw error;
    });
  }

  /** The part of a cleaned recording that says a line, as loud as every narration. @throws AppError wrong_state where nobody is heard */
  async function polish(
    heard: string,
    folder: string,
    { words, fromMs, toMs }: AlignedLine,
    signal: AbortSignal,
  ): Promise<Polished> {
    const name = randomUUID();
    const [cut, masterPath, previewPath] = [
      join(folder, `${name}-cut.wav`),
      join(folder, `${name}.wav`),
      join(folder, `${name}.m4a`),
    ];
    const cutFromMs = Math.max(0, Math.round(fromMs - marginMs.before));
    const cutToMs = Math.round(toMs + marginMs.after);
    await cutVoice(heard, cut, { fromMs: cutFromMs, toMs: cutToMs }, signal);
    const polished = await tools.polishNarration({
      inputPath: cut,
      outputPath: masterPath,
      signal,
    });
    if (polished.integratedLufs < quietestLufs) throw new AppError('wrong_state', nothingHeard);
    await tools.encodeAudioPreview(masterPath, previewPath, signal);
    const durationMs = Math.ceil(polished.durationMs);
    const within = (ms: number) => Math.min(durationMs, Math.max(0, Math.round(ms - cutFromMs)));
    return {
      ...{ masterPath, previewPath, durationMs },
      words: words.map(({ text, startMs, endMs }) => ({
        text,
        startMs: within(startMs),
        endMs: within(endMs),
      })),
    };
  }

  /** Keeps files of a narration. @returns its take, not yet in the database */
  async function takeOf(
    content: Content,
    scene: SceneRow,
    { masterPath, previewPath, durationMs, words }: Polished,
  ): Promise<TakeRow> {
    const owner = { accountId: content.account_id };
    return {
      ...{ id: randomUUID(), account_id: content.account_id, scene_id: scene.id },
      ...{ kind: 'narration', is_still: false, framing: null, source_text: scene.dialogue },
      ...unstarted,
      ...{ voice: null, provider: 'library', model: 'recording', recorded: true, credits: 0 },
      ...plainDelivery,
      ...{ words, spoken: true, duration_ms: durationMs },
      asset_id: await assets.store(previewPath, { ...owner, mimeType: 'audio/mp4' }),
      master_asset_id: await assets.store(masterPath, { ...owner, mimeType: 'audio/wav' }),
      ...{ poster_asset_id: null, drawing: null, made_with: null, look: null, has_sound: false },
      credit: null,
      created_at: clock.now(),
    };
  }

  /** Why what was recorded is no narration of a scene; null where it is one. */
  function refusalOfLength(scene: SceneRow, durationMs: number): string | null {
    if (fittingDuration(scene, durationMs) !== null) return null;
    const most = maxSceneDurationS[scene.media_type];
    return `The recording of scene ${scene.position} takes ${Math.ceil(durationMs / 1_000)} seconds, and the scene can last at most ${most}. Say it faster, or shorten its words.`;
  }

  /**
   * Makes a narration of a scene from a recording; it is kept as a take, and in nobody's place.
   * @throws AppError not_found, wrong_state, invalid_input, unavailable
   */
  async function record(
    accountId: string,
    sceneId: string,
    recording: Recording,
  ): Promise<{ take: Take; aligned: boolean }> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    if (contentId === undefined) throw new AppError('not_found');
    const content = await openContent(accountId, contentId);
    const scene = await findScene(database.db, sceneId);
    if (scene === undefined) throw new AppError('not_found');
    if (saysNothing(scene.dialogue))
      throw new AppError('wrong_state', 'This scene says nothing yet. Write its dialogue first.');
    const assetId = await soundOf(accountId, recording);
    const { take, isFound } = await withRecording(
      assetId,
      recording,
      async ({ heard, listened, folder }, signal) => {
        const language = content.spoken_language ?? content.language;
        const line = await alignLine(align, listened, { line: scene, language }, signal);
        const polished = await polish(heard, folder, line, signal);
        const refusal = refusalOfLength(scene, polished.durationMs);
        if (refusal !== null) throw new AppError('wrong_state', refusal);
        return { take: await takeOf(content, scene, polished), isFound: line.isFound };
      },
    );
    await access.editScene(accountId, sceneId, (tx) => insertTakes(tx, [take]));
    return { take: options.told(take), aligned: isFound };
  }

  /**
   * Makes narrations of all scenes that say something from one recording of them in order.
   * @throws AppError not_found, wrong_state, invalid_input, unavailable
   */
  async function recordAll(accountId: string, contentId: string, item: string) {
    const content = await openContent(accountId, contentId);
    const recording = { item, startMs: 0, endMs: 0 };
    const assetId = await soundOf(accountId, recording);
    const scenes = (await listScenes(database.db, contentId)).filter(
      ({ dialogue, duration_s: durationS }) => durationS > 0 && !saysNothing(dialogue),
    );
    if (scenes.length === 0)
      throw new AppError('wrong_state', 'No scene says anything yet. Write their dialogues first.');
    const problems: string[] = [];
    const takes = await withRecording(
      assetId,
      recording,
      async ({ heard, listened, folder }, signal) => {
        const language = content.spoken_language ?? content.language;
        const lines = await alignLines(align, listened, { lines: scenes, language }, signal);
        if (lines === null)
          throw new AppError(
            'wrong_state',
            'The words of the scenes were not found in this recording. Read them in their order, in at most eight minutes.',
          );
        const made: TakeRow[] = [];
        for (const [index, scene] of scenes.entries()) {
          const line = lines[index] ?? null;
          const polished = line && (await polish(heard, folder, line, signal));
          const refusal =
            polished === null
              ? `Scene ${scene.position} was not found in the recording. Record it by itself.`
              : refusalOfLength(scene, polished.durationMs);
          if (refusal === null && polished !== null)
            made.push(await takeOf(content, scene, polished));
          else if (refusal !== null) problems.push(refusal);
        }
        return made;
      },
    );
    await access.editContent(accountId, contentId, async (tx) => {
      const there = new Set((await listScenes(tx, contentId)).map(({ id }) => id));
      await insertTakes(
        tx,
        takes.filter(({ scene_id: id }) => there.has(id)),
      );
    });
    return {
      takes: takes.map((take) => ({ scene: take.scene_id, take: options.told(take) })),
      problems,
    };
  }

  return { record, recordAll };
}
