import { maxSceneDurationS } from '#contract/rules/limits.ts';
import { saysNothing } from '#contract/rules/pauses.ts';
import { leadInMs } from '@scenewright/media/scene-audio.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Voice } from '../../providers/voice/voice.ts';
import type { Queryable } from '../../database/database.ts';
import type { Content } from '../content/index.ts';
import {
  insertTakes,
  isSpokenAs,
  listNarrations,
  type SceneRow,
  type SceneState,
  type TakeRow,
  updateScene,
} from '../storyboard/index.ts';
import * as repository from './generation.repository.ts';
import { segmentInputHash } from './generation.segment.ts';
import { isSpeakable, readSilently, speak, tailMs } from './generation.speaking.ts';
import type { Making } from './generation.making.ts';

/** Whole seconds a scene needs for a narration, with a breath before and after. */
const secondsFor = (narrationMs: number) => Math.ceil((leadInMs + narrationMs + tailMs) / 1_000);

/**
 * Seconds a scene must last for its narration: its own duration where the speech fits, else the next whole second.
 * @throws ProviderError when not even the longest scene is long enough
 */
export function durationForNarration(
  scene: Pick<SceneRow, 'media_type' | 'duration_s'>,
  narrationMs: number,
): number {
  const neededS = secondsFor(narrationMs);
  const maxS = maxSceneDurationS[scene.media_type];
  if (neededS > maxS)
    throw new ProviderError(
      `The narration takes ${neededS} seconds, and this scene can last at most ${maxS}. Shorten the dialogue.`,
      { retryable: false },
    );
  return Math.max(scene.duration_s, neededS);
}

/** The take that says a scene's line as it is now: the one in place, else one of earlier; undefined where it must be spoken. */
export async function findSpoken(
  db: Queryable,
  content: Content,
  scene: SceneRow,
  current: TakeRow | null,
): Promise<TakeRow | undefined> {
  if (current !== null && isSpokenAs(current, scene, content.voice)) return current;
  return (await listNarrations(db, scene.id, scene.dialogue, content.voice)).find((take) =>
    isSpokenAs(take, scene, content.voice),
  );
}

/** What was made before from a scene's takes as they are now: its segment, and the narration in it; null where something must be made. */
export async function findMadeSegment(
  db: Queryable,
  content: Content,
  { row, visual, narration: current }: SceneState,
) {
  if (visual === null) return null;
  const narration = saysNothing(row.dialogue) ? null : await findSpoken(db, content, row, current);
  if (narration === undefined) return null;
  const neededMs = narration?.spoken ? (narration.duration_ms ?? 0) : 0;
  if (secondsFor(neededMs) > maxSceneDurationS[row.media_type]) return null;
  const durationS = durationForNarration(row, neededMs);
  const segment = await repository.findSegment(
    db,
    row.id,
    segmentInputHash(content, row, { durationS, visual, narration }),
  );
  return segment === undefined ? null : { segment, narration, durationS };
}

/** The narration of the scene's dialogue as it is now: a take that is there, else a new one. Null where nothing is said. */
export async function ensureNarration(
  making: Making,
  voice: Voice,
  current: TakeRow | null,
): Promise<TakeRow | null> {
  const { content, scene } = making;
  if (saysNothing(scene.dialogue)) return null;
  const spoken = await findSpoken(making.database.db, content, scene, current);
  if (spoken !== undefined) return spoken;
  making.report('narration', 0);
  const take = isSpeakable(voice, content, scene)
    ? await speak(making, voice)
    : readSilently(making, voice);
  await making.keep(async (tx) => {
    await insertTakes(tx, [take]);
    await updateScene(tx, scene.id, { narration_take_id: take.id });
  });
  return take;
}
