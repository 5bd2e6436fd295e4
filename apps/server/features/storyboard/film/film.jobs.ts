import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { xmpOf } from '@scenewright/contract/rules/disclosure.ts';
import type { FilmStage } from '@scenewright/contract/rules/statuses.ts';
import { shapeOf, shapes } from '@scenewright/contract/rules/shapes.ts';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import type { CombinedFilm, FilmAbout } from '@scenewright/media/combine.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import type { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import type { Clock } from '../../../clock.ts';
import type { FilmTools } from '../../../film-tools.ts';
import type { Database, Tx } from '../../../database/database.ts';
import { isDatabaseOutage } from '@scenewright/database/database-outage.ts';
import {
  type JobHandlers,
  type JobQueue,
  type JobRun,
  StaleJobError,
} from '../../../jobs/queue.ts';
import { CancelledError, cancellable } from '@scenewright/jobs/cancellable.ts';
import type { Assets } from '../../assets/index.ts';
import { type Content, findContent, lockContent, updateContent } from '../../content/index.ts';
import { reportProgress } from '../scenes/events.ts';
import { storyboardChannel } from '../scenes/access.ts';
import { breakAfter } from '../making/postponing.ts';
import * as repository from './film.repository.ts';
import { type CardTools, introFrames, makeCards, soundOfCard, withCards } from './cards.ts';
import { discloseContent } from './disclosing.ts';
import { combiningFailed } from './lost-films.ts';
import { createLayMusic } from './music-choice.ts';
import { filmEffects, readSceneSound } from '@scenewright/storyboard/film/sound.ts';

const maxFailures = 3;
const reportEveryMs = 500;
const thumbnailAtMs = 1_500;
/** How much of the whole is done when a stage begins, in percent. */
const stageStart: Readonly<Record<FilmStage, number>> = {
  queued: 0,
  music: 2,
  combine: 10,
  publish: 95,
  no_room: 0,
};

export interface FilmJobOptions extends CardTools {
  readonly database: Database;
  readonly assets: Assets;
  readonly tools: FilmTools;
  readonly clock: Clock;
  readonly temporaryFolder: string;
  readonly writeMusic: typeof writeFilmMusicInThread;
  readonly log: { error(details: object, message: string): void };
  /** Tells the creator how it ended, within the transaction that ends it; null where there is no video. */
  readonly announce: (tx: Tx, content: Content, videoAssetId: string | null) => Promise<void>;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  /** Whether films say what of them is generated. */
  readonly discloses: boolean;
}

interface MadeFilm extends CombinedFilm {
  readonly videoAssetId: string;
  readonly thumbnailAssetId: string;
}

function createReporter(database: Database, film: repository.Film, sceneCount: number) {
  let lastAtMs = 0;
  let writing = Promise.resolve();
  return {
    report(stage: FilmStage, fraction: number): void {
      const now = performance.now();
      if (fraction > 0 && now - lastAtMs < reportEveryMs) return;
      lastAtMs = now;
      const end = stage === 'combine' ? stageStart.publish : stageStart[stage];
      const percent = Math.round(
        stageStart[stage] + (end - stageStart[stage]) * Math.min(fraction, 1),
      );
      writing = writing
        .then(() => repository.updateFilm(database.db, film.id, { stage, percent }))
        .then(() =>
          reportProgress(database, database.db, film.content_id, {
            stage,
            scene: null,
            scene_id: null,
            n: sceneCount,
            m: sceneCount,
            percent,
          }),
        )
        .catch(() => {});
    },
    settled: () => writing,
  };
}

/** The worker's side of "Create Final Video": music, mix, join, thumbnail; then film and content are finished in one transaction. */
export function createFilmJob(options: FilmJobOptions): JobHandlers['combine-film'] {
  const { database, assets, tools, clock } = options;
  const layMusic = createLayMusic(options);

  /** What the film's file says of itself; null where the operator has switched that off. */
  async function aboutFilm(contentId: string): Promise<FilmAbout | null> {
    if (!options.discloses) return null;
    const disclosure = await discloseContent(database.db, contentId);
    return { comment: disclosure.label, xmp: xmpOf(disclosure) };
  }

  async function make(
    content: Content,
    film: repository.Film,
    directory: string,
    signal: AbortSignal,
  ): Promise<MadeFilm> {
    const segments = await repository.listFilmSegments(database.db, content.id);
    const reporter = createReporter(database, film, segments.length);
    const outputPath = join(directory, 'film.mp4');
    const thumbnailPath = join(directory, 'thumbnail.jpg');
    reporter.report('music', 0);
    const scenes = withCards(content, segments.map(readSceneSound), soundOfCard);
    const cards = await makeCards(options, content, { directory, signal });
    const script = { title: content.title, genre: content.genre, scenes };
    const about = await aboutFilm(content.id);
    const music = await layMusic(content, scenes, { directory, signal });
    reporter.report('combine', 0);
    const assetIds = segments.flatMap(({ videoAssetId, audioAssetId, nativeAssetId }) => [
      videoAssetId,
      audioAssetId,
      ...(nativeAssetId === null ? [] : [nativeAssetId]),
    ]);
    const combined = await assets.withFiles(
      assetIds,
      (paths) => {
        const pathOf = new Map(assetIds.map((id, at) => [id, paths[at]]));
        const scenesOfFilm = segments.map((segment) => ({
          frames: segment.frames,
          fingerprint: segment.fingerprint,
          videoPath: pathOf.get(segment.videoAssetId) ?? '',
          audioPath: pathOf.get(segment.audioAssetId) ?? '',
          nativePath: pathOf.get(segment.nativeAssetId ?? '') ?? null,
        }));
        const { intro, outro } = cards;
        const joined = [intro, ...scenesOfFilm, outro].filter((part) => part !== null);
        return tools.combineScenes({
          scenes: joined,
          about,
          musicPath: music?.path ?? null,
          musicGainDb: music?.gainDb ?? 0,
          effects: content.sound_effects ? filmEffects(script, scenes) : [],
          outputPath,
          signal,
          onProgress: (fraction) => reporter.report('combine', fraction),
        });
      },
      signal,
    );
    reporter.report('publish', 0);
    const fromMs = (introFrames(content) * 1_000) / frameRate;
    await tools.extractFrame(outputPath, fromMs + thumbnailAtMs, thumbnailPath, {
      width: shapes[shapeOf(content)].posterWidth,
      signal,
    });
    const owner = { accountId: content.account_id };
    const thumbnailAssetId = await assets.store(thumbnailPath, {
      ...owner,
      mimeType: 'image/jpeg',
    });
    const videoAssetId = await assets.store(outputPath, { ...owner, mimeType: 'video/mp4' });
    await reporter.settled();
    return { ...combined, videoAssetId, thumbnailAssetId };
  }

  async function finish(
    tx: Tx,
    film: repository.Film,
    end: { made: MadeFilm } | { failure: string },
  ): Promise<void> {
    const content = await lockContent(tx, film.content_id);
    const current = await repository.findFilm(tx, film.id);
    if (content === undefined || current?.status !== 'pending') return;
    const now = clock.now();
    if ('made' in end) {
      const { videoAssetId, thumbnailAssetId, durationMs, integratedLufs, truePeakDb } = end.made;
      await repository.updateFilm(tx, film.id, {
        status: 'completed',
        percent: 100,
        video_asset_id: videoAssetId,
        thumbnail_asset_id: thumbnailAssetId,
        duration_ms: Math.round(durationMs),
        integrated_lufs: integratedLufs,
        true_peak_db: truePeakDb,
        finished_at: now,
      });
    } else
      await repository.updateFilm(tx, film.id, {
        status: 'failed',
        failure: end.failure,
        finished_at: now,
      });
    const status = 'made' in end ? 'completed' : 'failed';
    await updateContent(tx, content.id, {
      status,
      failure: 'failure' in end ? end.failure : null,
      updated_at: now,
    });
    await options.announce(tx, content, 'made' in end ? end.made.videoAssetId : null);
    await database.notify(tx, storyboardChannel, content.id);
  }

  /** Ends this run and has the film combined later: the storage, and nothing about the film, is the reason. */
  async function postpone(
    run: JobRun<'combine-film'>,
    { account_id: accountId }: Content,
    afterMs: number,
  ): Promise<void> {
    // By the clock of the machine, as the queue reads it.
    const startAfter = new Date(Date.now() + afterMs);
    await database.transact(async (tx) => {
      await options.queue.enqueue(tx, 'combine-film', run.payload, { startAfter, accountId });
      await run.complete(tx);
    });
  }

  async function settleFailure(
    run: JobRun<'combine-film'>,
    film: repository.Film,
    error: unknown,
  ): Promise<void> {
    const failures = film.failed_attempts + 1;
    await database.transact(async (tx) => {
      await repository.updateFilm(tx, film.id, { failed_attempts: failures });
      if (failures < maxFailures) return;
      await finish(tx, film, { failure: combiningFailed });
      await run.complete(tx);
    });
    if (failures < maxFailures) throw error;
    options.log.error({ err: error, film: film.id }, 'a film could not be combined');
  }

  return async function combineFilm(run) {
    const film = await repository.findFilm(database.db, run.payload.filmId);
    const content = film && (await findContent(database.db, film.content_id));
    if (film?.status !== 'pending' || content === undefined) return;
    const directory = await mkdtemp(join(options.temporaryFolder, 'film-'));
    const isWanted = async () =>
      (await repository.findFilm(database.db, film.id))?.status === 'pending';
    try {
      const made = await cancellable(isWanted, run.signal, (signal) =>
        make(content, film, directory, signal),
      );
      await database.transact(async (tx) => {
        await finish(tx, film, { made });
        await run.complete(tx);
      });
    } catch (error) {
      if (run.signal.aborted || error instanceof StaleJobError) throw error;
      if (error instanceof CancelledError) return;
      if (isNoRoom(error)) {
        await repository
          .updateFilm(database.db, film.id, { stage: 'no_room', percent: 0 })
          .catch(() => {});
        throw error;
      }
      // The queue hands the job out again; nobody's failure is counted.
      if (isDatabaseOutage(error)) throw error;
      const rest = breakAfter(error, { waiting_since: film.created_at }, clock.now());
      if (rest !== null) return await postpone(run, content, rest.afterMs);
      await settleFailure(run, film, error);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };
}
