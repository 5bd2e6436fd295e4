import { join } from 'node:path';
import { frameRate } from '@scenewright/media/encoding.ts';
import type { FilmTools } from '../../../film-tools.ts';
import { createLayMusic, type FilmOfMusic, type LayMusicOptions } from './music-choice.ts';
import { readSceneSound } from '@scenewright/storyboard/film/sound.ts';

export interface PreviewMusicOptions extends LayMusicOptions {
  readonly tools: Pick<FilmTools, 'mixPreviewMusic'>;
}

/** What of a scene is heard before its film is made. */
interface PreviewScene {
  readonly dialogue: string;
  readonly durationS: number;
  /** Its line as a file; null where nobody speaks it. */
  readonly voicePath: string | null;
  /** When its words are said or read, from the line's beginning: [{startMs, endMs}]. */
  readonly words: unknown;
}

/** The music of films before they are made: as the film's own will be, and mixed alone, to be played beside the lines. */
export function createPreviewMusic({ tools, ...options }: PreviewMusicOptions) {
  const layMusic = createLayMusic(options);

  /**
   * @param run a folder of its own, and what ends the work
   * @returns the path of the music in the folder: MP4 audio
   * @throws Error for a film that is to have none
   */
  return async function composeMusic(
    film: FilmOfMusic,
    scenes: readonly PreviewScene[],
    { directory, signal }: { readonly directory: string; readonly signal: AbortSignal },
  ): Promise<string> {
    const timed = scenes.map(({ dialogue, durationS, voicePath, words }) => ({
      ...readSceneSound({ dialogue, frames: durationS * frameRate, words, cues: [] }),
      voicePath,
    }));
    const outputPath = join(directory, 'music.m4a');
    const music = await layMusic(film, timed, { directory, signal });
    if (music === null) throw new Error('a film without music has none to be heard');
    await tools.mixPreviewMusic({
      scenes: timed,
      musicPath: music.path,
      musicGainDb: music.gainDb,
      outputPath,
      signal,
    });
    return outputPath;
  };
}
