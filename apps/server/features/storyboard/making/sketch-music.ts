import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@scenewright/media/temporary-files.ts';
import type { Assets } from '../../assets/index.ts';
import type { Content } from '../../content/index.ts';
import { withCards } from '../film/cards.ts';
import type { SceneState } from '@scenewright/storyboard/scene-state.ts';
import type { ComposeMusic, PreviewScene } from './preview-scene.ts';
import { silentWords } from '../takes/speaking.ts';

/** The longest film's music takes half a minute where nothing else is done. */
const timeoutMs = 180_000;

/** A line that was spoken for a sketch. */
export interface SketchedLine {
  readonly path: string;
  readonly words: unknown;
}

export interface SketchMusicOptions {
  readonly composeMusic: ComposeMusic;
  readonly assets: Pick<Assets, 'withFiles'>;
  readonly temporaryFolder: string;
}

/**
 * Writes the music under a content's sketches.
 * @param lines what was spoken for sketches, by scene; what has a narration is heard in that
 */
export async function writeSketchMusic(
  { assets, temporaryFolder, composeMusic }: SketchMusicOptions,
  content: Content,
  states: readonly SceneState[],
  lines: ReadonlyMap<string, SketchedLine>,
  outputPath: string,
): Promise<void> {
  const shown = states.filter(({ row }) => row.duration_s > 0);
  const narrated = shown.flatMap((state) => narrationOf(state)?.asset_id ?? []);
  const signal = AbortSignal.timeout(timeoutMs);
  const directory = await mkdtemp(join(temporaryFolder, 'sketch-music-'));
  try {
    await assets.withFiles(
      narrated,
      async (paths) => {
        const pathOf = (assetId: string | null) =>
          assetId === null ? null : (paths[narrated.indexOf(assetId)] ?? null);
        const scenes = withCards(
          content,
          shown.map((state) => heardIn(state, lines, pathOf)),
          ({ seconds }) => ({ dialogue: '', durationS: seconds, voicePath: null, words: [] }),
        );
        const path = await composeMusic(content, scenes, { directory, signal });
        await writeWhole(outputPath, (temporaryPath) => copyFile(path, temporaryPath));
      },
      signal,
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The narration of a scene that says its line as it is now; null where there is none. */
const narrationOf = ({ narration, narrationFit }: SceneState) =>
  narrationFit === 'right' ? narration : null;

function heardIn(
  state: SceneState,
  lines: ReadonlyMap<string, SketchedLine>,
  pathOf: (assetId: string | null) => string | null,
): PreviewScene {
  const { row } = state;
  const line = lines.get(row.id);
  const narration = narrationOf(state);
  const common = { dialogue: row.dialogue, durationS: row.duration_s };
  if (line !== undefined) return { ...common, voicePath: line.path, words: line.words };
  if (narration !== null)
    return { ...common, voicePath: pathOf(narration.asset_id), words: narration.words };
  // Nobody speaks it: captions run at the pace of reading, and the music goes with them.
  return { ...common, voicePath: null, words: silentWords(row) };
}
