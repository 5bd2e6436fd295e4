import { join } from 'node:path';
import { frameRate } from '@scenewright/media/encoding.ts';
import type { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import type { FilmTools } from '../../film-tools.ts';
import { filmMusic, readSoundedScene } from '../composition/index.ts';

/** What of a scene is heard before its film is made. */
export interface HeardScene {
  readonly dialogue: string;
  readonly durationS: number;
  /** Its line as a file; null where nobody speaks it. */
  readonly voicePath: string | null;
  /** When its words are said or read, from the line's beginning: [{startMs, endMs}]. */
  readonly words: unknown;
}

export interface MusicMaking {
  readonly writeMusic: typeof writeFilmMusicInThread;
  readonly tools: Pick<FilmTools, 'mixPreviewMusic'>;
  /** A folder of this run's own, removed when it ends. */
  readonly directory: string;
  readonly signal: AbortSignal;
}

/**
 * The music of a film before it is made: composed as the film's own will be, and mixed alone, to be played beside the lines.
 * @returns its path in the folder: MP4 audio
 */
export async function composePreviewMusic(
  film: Parameters<typeof filmMusic>[0],
  scenes: readonly HeardScene[],
  { writeMusic, tools, directory, signal }: MusicMaking,
): Promise<string> {
  const timed = scenes.map(({ dialogue, durationS, voicePath, words }) => ({
    ...readSoundedScene({ dialogue, frames: durationS * frameRate, words, cues: null }),
    voicePath,
  }));
  const musicPath = join(directory, 'music.wav');
  const outputPath = join(directory, 'music.m4a');
  await writeMusic(musicPath, filmMusic(film, timed), signal);
  await tools.mixPreviewMusic({ scenes: timed, musicPath, outputPath, signal });
  return outputPath;
}
