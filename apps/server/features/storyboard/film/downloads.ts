import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@scenewright/contract/app-error.ts';
import { creditsText } from '@scenewright/contract/rules/stock.ts';
import type { Database } from '../../../database/database.ts';
import type { FilmTools } from '../../../film-tools.ts';
import { toSrt, toVtt } from '@scenewright/media/captions-file.ts';
import type { Assets } from '../../assets/index.ts';
import { type Content, findContent, findOwnContent } from '../../content/index.ts';
import { fileNameOf } from '@scenewright/storyboard/scene-rules.ts';
import { introFrames } from './cards.ts';
import * as repository from './film.repository.ts';
import { scriptText, wordsOnFilm } from '@scenewright/storyboard/film/timeline.ts';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import { type PackagePart, streamZip } from '../../../zip-stream.ts';

export interface DownloadOptions {
  readonly database: Database;
  readonly assets: Assets;
  readonly tools: FilmTools;
  /** Folder for files in the making. */
  readonly temporaryFolder: string;
}

/** Clips put together at once for all readers, so that downloads leave room for what is being made. */
const clipsAtOnce = 2;

export type CaptionFormat = 'srt' | 'vtt';

type SegmentFiles = Pick<
  repository.DownloadScene,
  'frames' | 'fingerprint' | 'video_asset_id' | 'audio_asset_id' | 'native_audio_asset_id'
>;

const numbered = (position: number) => String(position).padStart(2, '0');
const captionsOf = (scenes: readonly repository.DownloadScene[], fromFrame = 0) => ({
  srt: () => toSrt(wordsOnFilm(scenes, fromFrame)),
  vtt: () => toVtt(wordsOnFilm(scenes, fromFrame)),
});

/** Whose pictures and clips the film shows, as its scenes are counted there. */
const creditsOf = (scenes: readonly repository.DownloadScene[]) =>
  scenes.flatMap(({ credit }, index) => (credit === null ? [] : [{ scene: index + 1, credit }]));

/** The downloads of a content: captions, one scene's clip, everything. */
export function createDownloads({ database, assets, tools, temporaryFolder }: DownloadOptions) {
  const limited = createLimiter(clipsAtOnce);

  /** Calls `work` with a scene's clip: picture, narration and the clip's own sound where it is heard, without music. @throws AppError not_found where it is not made yet */
  async function withClip(
    scene: SegmentFiles,
    signal: AbortSignal,
    work: (path: string) => Promise<void>,
  ): Promise<void> {
    const { frames, fingerprint, video_asset_id: video, audio_asset_id: audio } = scene;
    const { native_audio_asset_id: native } = scene;
    if (frames === null || fingerprint === null || video === null || audio === null)
      throw new AppError('not_found', 'This scene is not made yet.');
    const directory = await mkdtemp(join(temporaryFolder, 'clip-'));
    try {
      const outputPath = join(directory, 'scene.mp4');
      await assets.withFiles(
        [video, audio, ...(native === null ? [] : [native])],
        async ([videoPath = '', audioPath = '', nativePath = null]) => {
          await limited(() =>
            tools.combineScenes({
              scenes: [{ frames, fingerprint, videoPath, audioPath, nativePath }],
              musicPath: null,
              outputPath,
              signal,
            }),
          );
        },
        signal,
      );
      await work(outputPath);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  /** @throws AppError not_found; wrong_state where a scene is not made yet: until then nobody knows when its words are said */
  async function captions(
    accountId: string,
    contentId: string,
    format: CaptionFormat,
  ): Promise<{ name: string; text: string }> {
    const content = await findOwnContent(database.db, contentId, accountId);
    if (content === undefined) throw new AppError('not_found');
    const scenes = await repository.listDownloadScenes(database.db, contentId);
    const missing = scenes.filter(({ status }) => status !== 'completed');
    if (scenes.length === 0 || missing.length > 0)
      throw new AppError(
        'wrong_state',
        'Captions follow the narration. They are ready when every scene is made.',
      );
    return {
      name: `${fileNameOf(content.title)}.${format}`,
      text: captionsOf(scenes, introFrames(content))[format](),
    };
  }

  /** A finished film's captions, as WebVTT. */
  async function filmCaptions(contentId: string): Promise<string> {
    const content = await findContent(database.db, contentId);
    const scenes = await repository.listDownloadScenes(database.db, contentId);
    return captionsOf(scenes, content === undefined ? 0 : introFrames(content)).vtt();
  }

  /** One scene's captions from its own beginning, as WebVTT. @throws AppError not_found, also where it is not made yet */
  async function sceneCaptions(accountId: string, sceneId: string): Promise<string> {
    const scene = await repository.findDownloadScene(database.db, sceneId);
    const content = scene && (await findOwnContent(database.db, scene.content_id, accountId));
    if (scene === undefined || content === undefined || scene.frames === null)
      throw new AppError('not_found');
    return captionsOf([scene]).vtt();
  }

  /** Calls `work` with the clip of a scene that a signed address names. @throws AppError not_found */
  async function clip(
    sceneId: string,
    signal: AbortSignal,
    work: (path: string) => Promise<void>,
  ): Promise<void> {
    const scene = await repository.findDownloadScene(database.db, sceneId);
    if (scene === undefined || (await findContent(database.db, scene.content_id)) === undefined)
      throw new AppError('not_found');
    await withClip(scene, signal, work);
  }

  function partsOf(
    content: Content,
    scenes: readonly repository.DownloadScene[],
    filmAssetId: string | null,
    signal: AbortSignal,
  ): PackagePart[] {
    const stored =
      (assetId: string): PackagePart['content'] =>
      (work) =>
        assets.withFile(assetId, work, signal);
    const made = scenes.filter(({ video_asset_id }) => video_asset_id !== null);
    const fromFrame = introFrames(content);
    const credits = creditsText(content.title, creditsOf(scenes));
    const isWhole = scenes.length > 0 && scenes.every(({ status }) => status === 'completed');
    return [
      ...(filmAssetId === null
        ? []
        : [{ name: `${fileNameOf(content.title)}.mp4`, content: stored(filmAssetId) }]),
      ...(isWhole
        ? [
            { name: 'captions.srt', content: captionsOf(scenes, fromFrame).srt() },
            { name: 'captions.vtt', content: captionsOf(scenes, fromFrame).vtt() },
          ]
        : []),
      { name: 'script.txt', content: scriptText(content.title, scenes, fromFrame) },
      ...(credits === '' ? [] : [{ name: 'credits.txt', content: credits }]),
      ...made.map((scene): PackagePart => ({
        name: `scenes/${numbered(scene.position)}.mp4`,
        content: (work) => withClip(scene, signal, work),
      })),
      ...scenes.flatMap(({ position, narration_asset_id: assetId }) =>
        assetId === null
          ? []
          : [{ name: `narration/${numbered(position)}.m4a`, content: stored(assetId) }],
      ),
    ];
  }

  /** Everything of a content that a signed address names, as a ZIP. @throws AppError not_found */
  async function everything(contentId: string, signal: AbortSignal): Promise<Readable> {
    const content = await findContent(database.db, contentId);
    if (content === undefined) throw new AppError('not_found');
    const scenes = await repository.listDownloadScenes(database.db, contentId);
    const film =
      content.status === 'completed' && content.taken_down_at === null
        ? await repository.findFinishedFilm(database.db, contentId)
        : undefined;
    return streamZip(partsOf(content, scenes, film?.video_asset_id ?? null, signal), {
      modifiedAt: content.updated_at,
      signal,
    });
  }

  return { captions, filmCaptions, sceneCaptions, clip, everything };
}

export type Downloads = ReturnType<typeof createDownloads>;
