import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { insertTakes, listNarrations, type TakeRow } from './take.repository.ts';
import { updateScene } from '../scenes/scene.repository.ts';
import { isSpeakable, readSilently, speak } from './speaking.ts';
import type { SceneRun } from '../making/scene-run.ts';
import { type WantedNarration, takeFit } from '@scenewright/storyboard/take-fit.ts';
import type { Queryable } from '../../../database/database.ts';
import { refusalToSpeak } from '@scenewright/storyboard/scene-rules.ts';
import { type SceneState, wantedNarration } from '@scenewright/storyboard/scene-state.ts';

/**
 * The take that says a scene's line as it is now: the one in place, else the newest of earlier ones.
 * @param narrations the scene's, oldest first
 * @returns null where nothing is said; undefined where it must be spoken
 */
export function findNarration(
  wanted: WantedNarration | null,
  current: TakeRow | null,
  narrations: readonly TakeRow[],
): TakeRow | null | undefined {
  if (wanted === null) return null;
  if (takeFit(current, wanted) === 'right') return current;
  return narrations.findLast((take) => takeFit(take, wanted) === 'right');
}

/** Scenes whose words their creator is to say, and which no recording says as they are now. */
export async function listUnrecorded(
  db: Queryable,
  states: readonly SceneState[],
): Promise<SceneState[]> {
  const lacking = states.filter(
    ({ row, wanted, narrationFit }) =>
      row.duration_s > 0 && wanted.narration?.by === 'own' && narrationFit !== 'right',
  );
  const recorded = await listNarrations(
    db,
    lacking.map(({ row }) => row.id),
  );
  return lacking.filter(
    ({ row, wanted, narration }) =>
      findNarration(
        wanted.narration,
        narration,
        recorded.filter(({ scene_id: sceneId }) => sceneId === row.id),
      ) === undefined,
  );
}

/** The narration of the scene's dialogue as it is now: a take that is there, else a new one. Null where nothing is said. */
export async function ensureNarration(
  run: SceneRun,
  voice: Voice,
  current: TakeRow | null,
): Promise<TakeRow | null> {
  const { content, scene } = run;
  const narrations = await listNarrations(run.database.db, [scene.id]);
  const wanted = wantedNarration(content, scene);
  const spoken = findNarration(wanted, current, narrations);
  if (spoken !== undefined) return spoken;
  // Nobody speaks in its place.
  if (wanted?.by === 'own')
    throw new ProviderError(refusalToSpeak(scene.position), { retryable: false });
  run.report('narration', 0);
  const take =
    wanted?.by === 'voice' && isSpeakable(voice, content, scene)
      ? await speak(run, voice)
      : readSilently(run, wanted?.by === 'voice' ? voice : null);
  await run.keep(async (tx) => {
    await insertTakes(tx, [take]);
    await updateScene(tx, scene.id, { narration_take_id: take.id });
  });
  return take;
}
