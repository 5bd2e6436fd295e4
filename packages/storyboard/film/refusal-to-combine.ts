import type { SceneStatus } from '@scenewright/contract/rules/statuses.ts';

/** Why the scenes cannot be combined yet, as a sentence; null where they can. */
export function refusalToCombine(
  scenes: readonly {
    readonly position: number;
    readonly duration_s: number;
    readonly status: SceneStatus;
    readonly segment_id: string | null;
  }[],
): string | null {
  const shown = scenes.filter(({ duration_s }) => duration_s > 0);
  if (shown.length === 0)
    return 'Every scene has a duration of 0. Give at least one scene some seconds first.';
  const missing = shown
    .filter(({ status, segment_id }) => status !== 'completed' || segment_id === null)
    .map(({ position }) => position);
  if (missing.length === 0) return null;
  const names =
    missing.length === 1 ? `Scene ${missing[0]} is` : `Scenes ${missing.join(', ')} are`;
  return `${names} not ready yet. Wait, generate ${missing.length === 1 ? 'it' : 'them'} again, delete ${missing.length === 1 ? 'it' : 'them'} or set the duration to 0.`;
}
