import type { Scene } from '#contract/api/storyboard.ts';
import { halvesOf } from './halves.ts';
import type { HistoryStep } from './history.ts';
import type { SceneCalls } from './calls/scene-calls.ts';
import type { WayBack } from './way-back.ts';

interface SplitOptions {
  readonly calls: SceneCalls;
  readonly wayBack: WayBack;
}

/** Makes two scenes of one. @returns the way back; null where there is nothing to split */
export async function splitScene(
  scene: Scene,
  { calls, wayBack }: SplitOptions,
): Promise<HistoryStep | null> {
  const halves = halvesOf(scene.dialogue);
  if (halves === null) return null;
  const scenes = await calls.split(scene.id, halves.first, halves.second);
  const at = scenes.findIndex(({ id }) => id === scene.id);
  const [first, second] = [scenes[at], scenes[at + 1]];
  if (first === undefined || second === undefined) return null;
  return {
    label: `Split scene ${scene.number}`,
    undo: async () => {
      await calls.remove(second.id);
      await both(scene, wayBack);
    },
    redo: async () => {
      await both(first, wayBack);
      await calls.restore(second.id);
    },
  };
}

/** Makes one scene of two neighbours. @returns the way back */
export async function mergeScenes(
  scene: Scene,
  next: Scene,
  { calls, wayBack }: SplitOptions,
): Promise<HistoryStep> {
  const merged = (await calls.mergeNext(scene.id)).find(({ id }) => id === scene.id);
  return {
    label: `Merge scenes ${scene.number} and ${next.number}`,
    undo: async () => {
      await both(scene, wayBack);
      await calls.restore(next.id);
    },
    redo: async () => {
      await calls.remove(next.id);
      if (merged !== undefined) await both(merged, wayBack);
    },
  };
}

async function both(scene: Scene, wayBack: WayBack): Promise<void> {
  await wayBack.texts(scene);
  await wayBack.delivery(scene);
  await wayBack.shape(scene);
}
