import type { Content } from '../../content/index.ts';

/** What of a scene is heard before its film is made. */
export interface PreviewScene {
  readonly dialogue: string;
  readonly durationS: number;
  /** Its line as a file; null where nobody speaks it. */
  readonly voicePath: string | null;
  /** When its words are said or read, from the line's beginning: [{startMs, endMs}]. */
  readonly words: unknown;
}

/** Makes the music under scenes, in a folder of its own. @returns its path: MP4 audio */
export type ComposeMusic = (
  film: Pick<Content, 'prompt' | 'title' | 'genre'> &
    Partial<Pick<Content, 'music' | 'music_asset_id'>>,
  scenes: readonly PreviewScene[],
  run: { readonly directory: string; readonly signal: AbortSignal },
) => Promise<string>;
