import { join } from 'node:path';
import type { MusicChoice } from '@scenewright/contract/rules/music.ts';
import { isSilent, musicOf } from '@scenewright/storyboard/music.ts';
import type { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import { layOwnMusic } from '@scenewright/media/own-music.ts';
import type { Assets } from '../../assets/index.ts';
import type { Content } from '../../content/index.ts';
import { filmMusic, filmTimes, type SceneSoundInputs } from '@scenewright/storyboard/film/sound.ts';

const gainDb = ({ volume }: MusicChoice): number => 20 * Math.log10(volume / 100);

/** What of a content its music follows from. */
export type FilmOfMusic = Pick<Content, 'prompt' | 'title' | 'genre'> &
  Partial<Pick<Content, 'music' | 'music_asset_id'>>;

export interface LayMusicOptions {
  readonly assets: Pick<Assets, 'withFile'>;
  readonly writeMusic: typeof writeFilmMusicInThread;
}

export interface LaidMusic {
  /** 48 kHz stereo WAV: of the film's length, or a loop without a seam. */
  readonly path: string;
  /** How much louder than usual it is wanted. */
  readonly gainDb: number;
}

/** The music of a film as a file, composed or of the creator's own; null where there is none. */
export function createLayMusic({ assets, writeMusic }: LayMusicOptions) {
  return async function layMusic(
    film: FilmOfMusic,
    scenes: readonly SceneSoundInputs[],
    { directory, signal }: { readonly directory: string; readonly signal: AbortSignal },
  ): Promise<LaidMusic | null> {
    const choice = musicOf({ music: film.music ?? null });
    if (isSilent(choice)) return null;
    const path = join(directory, 'music.wav');
    const assetId = film.music_asset_id ?? null;
    if (choice.source === 'own' && assetId !== null) {
      const { lengthMs, restsAtMs } = filmTimes(scenes);
      const fadeFromMs = choice.ending === 'fade' ? restsAtMs : null;
      const times = { startMs: choice.start_ms, lengthMs, fadeFromMs };
      await assets.withFile(
        assetId,
        (inputPath) => layOwnMusic({ inputPath, outputPath: path, ...times, signal }),
        signal,
      );
    } else {
      const asked = filmMusic(film, scenes);
      await writeMusic(path, { ...asked, mood: choice.mood ?? asked.mood }, signal);
    }
    return { path, gainDb: gainDb(choice) };
  };
}
