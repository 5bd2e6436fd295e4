import { join } from 'node:path';
import { frameRate } from '@scenewright/media/encoding.ts';
import type { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import type { FilmTools } from '../../../film-tools.ts';
import { filmMusic, readSceneSound } from './sound.ts';

export interface PreviewMusicOptions {
  readonly writeMusic: typeof writeFilmMusicInThread;
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

/** The music of films before they are made: composed as the film's own will be, and mixed alone, to be played beside the lines. */
export function createPreviewMusic({ writeMusic, tools }: PreviewMusicOptions) {
  /**
   * @param run a folder of its own, and what ends the work
   * @returns the path of the music in the folder: MP4 audio
   */
  return async function composeMusic(
    film: Parameters<typeof filmMusic>[0],
    scenes: readonly PreviewScene[],
    { directory, signal }: { readonly directory: string; readonly signal: AbortSignal },
  ): Promise<string> {
    const timed = scenes.map(({ dialogue, durationS, voicePath, words }) => ({
      ...readSceneSound({ dialogue, frames: durationS * frameRate, words, cues: [] }),
      voicePath,
    }));
    const musicPath = join(directory, 'music.wav');
    const outputPath = join(directory, 'music.m4a');
    await writeMusic(musicPath, filmMusic(film, timed), signal);
    await tools.mixPreviewMusic({ scenes: timed, musicPath, outputPath, signal });
    return outputPath;
  };
}
