import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../database/database.ts';
import { openSavepoint } from '@scenewright/database/savepoint.ts';
import type { CountWork } from '../../free-work.ts';
import type { Content } from '../content/index.ts';
import { type SceneRow, saveScenes } from './scenes/scene.repository.ts';
import { refusalToEdit } from '@scenewright/storyboard/scene-rules.ts';
import { loadSceneStates } from './scenes/load-states.ts';
import type { SceneState } from '@scenewright/storyboard/scene-state.ts';
import type { ScenePlace } from '@scenewright/contract/rules/brand.ts';
import { placeAmong } from './takes/brand-files.ts';
import { segmentInputHash } from './takes/segment.ts';
import { fittingDuration } from '@scenewright/storyboard/narration-length.ts';
import { findNarration } from './takes/narration.ts';
import { takeFit } from '@scenewright/storyboard/take-fit.ts';
import {
  listNarrations,
  listSegments,
  type SegmentRow,
  type TakeRow,
} from './takes/take.repository.ts';

/**
 * Brings what is made of a storyboard in line with what it asks for: after every edit, and after every scene that was
 * made. It is the only place that does. Each scene that has a picture is compared with the film of it: one that was made
 * before from just these takes is brought back, any other is ordered, free of charge. Pictures are never ordered: making
 * one costs credits.
 * @param asked scenes that somebody waits for; that there were too many lines to speak for nothing is told for these alone,
 * any other scene then stays as it was made and counts as stale
 * @throws AppError rate_limited, unavailable
 */
export type Reconcile = (tx: Tx, content: Content, asked: ReadonlySet<string>) => Promise<void>;

export interface ReconcileOptions {
  readonly clock: Clock;
  /** Lines that are spoken for nothing are counted. */
  readonly countWork: Pick<CountWork, 'within'>;
  /** Orders scenes' films around the pictures they have. */
  readonly orderFree: (tx: Tx, content: Content, states: readonly SceneState[]) => Promise<void>;
}

/** The parts that a scene's film would be made of, as far as they exist. */
interface Follow {
  readonly state: SceneState;
  /** Null where nothing is said; undefined where the line is yet to be spoken. */
  readonly narration: TakeRow | null | undefined;
  readonly segment: SegmentRow | undefined;
  readonly durationS: number | null;
}

/**
 * Scenes whose film follows what they ask for. One in the making is looked at again when it is done; one that failed, or whose
 * picture was never made as it is asked for now, waits for its author.
 */
const isFollowed = ({ row, visual, visualFit }: SceneState) =>
  row.duration_s > 0 &&
  visual !== null &&
  (row.status === 'completed' || (row.status === 'draft' && visualFit !== 'stale'));

function followOf(
  content: Content,
  state: SceneState,
  narrations: readonly TakeRow[],
  { segments, place }: { readonly segments: readonly SegmentRow[]; readonly place: ScenePlace },
): Follow {
  const { row, visual, wanted } = state;
  const narration = findNarration(wanted.narration, state.narration, narrations);
  const spokenMs = narration?.spoken ? (narration.duration_ms ?? 0) : 0;
  const durationS = narration === undefined ? null : fittingDuration(row, spokenMs);
  if (visual === null || narration === undefined || durationS === null)
    return { state, narration, segment: undefined, durationS };
  const inputHash = segmentInputHash(content, row, { durationS, visual, narration, place });
  const segment = segments.findLast(
    (made) => takeFit(made, { of: 'segment', inputHash }) === 'right',
  );
  return { state, narration, segment, durationS };
}

const isInLine = ({ state: { row }, narration, segment, durationS }: Follow) =>
  row.status === 'completed' &&
  segment !== undefined &&
  row.segment_id === segment.id &&
  row.narration_take_id === (narration?.id ?? null) &&
  row.duration_s === durationS;

/** A scene that is complete with a film that was made before. */
const completed = (
  { state: { row }, narration, segment, durationS }: Follow,
  now: Date,
): SceneRow => ({
  ...row,
  status: 'completed',
  failure: null,
  segment_id: segment?.id ?? null,
  narration_take_id: narration?.id ?? null,
  duration_s: durationS ?? row.duration_s,
  updated_at: now,
});

/** Whether its words are longer than a scene of its kind can last: nothing is made of that but a failure. */
const isTooLong = ({ narration, durationS }: Follow) =>
  narration !== undefined && durationS === null;

const isToBeSpoken = ({ narration, state }: Follow) =>
  narration === undefined && state.wanted.narration?.by === 'voice';

/** Whether its creator is to say its words, and has not: nobody does so instead. */
const awaitsRecording = ({ narration, state }: Follow) =>
  narration === undefined && state.wanted.narration?.by === 'own';

const isTooMuch = (error: unknown) =>
  error instanceof AppError && (error.code === 'rate_limited' || error.code === 'unavailable');

export function createReconcile({ clock, countWork, orderFree }: ReconcileOptions): Reconcile {
  async function compare(tx: Tx, content: Content): Promise<Follow[]> {
    const all = await loadSceneStates(tx, content);
    const rows = all.map(({ row }) => row);
    const states = all.filter(isFollowed);
    const ids = states.map(({ row }) => row.id);
    const narrations = Map.groupBy(
      await listNarrations(tx, ids),
      ({ scene_id: sceneId }) => sceneId,
    );
    const segments = Map.groupBy(await listSegments(tx, ids), ({ scene_id: sceneId }) => sceneId);
    return states.map((state) =>
      followOf(content, state, narrations.get(state.row.id) ?? [], {
        segments: segments.get(state.row.id) ?? [],
        place: placeAmong(rows, state.row.id),
      }),
    );
  }

  async function order(tx: Tx, content: Content, wanted: readonly Follow[]): Promise<void> {
    if (wanted.length === 0) return;
    // Before anything is ordered: an edit that is refused here leaves every scene as it is.
    const lines = wanted.filter(isToBeSpoken).length;
    await countWork.within(tx, 'narration', content.account_id, lines);
    await orderFree(
      tx,
      content,
      wanted.map(({ state }) => state),
    );
  }

  /** A refused attempt is not counted, and does not undo the rest of the transaction. */
  async function orderIfAllowed(tx: Tx, content: Content, wanted: readonly Follow[]) {
    const before = await openSavepoint(tx);
    try {
      await order(tx, content, wanted);
    } catch (error) {
      await before.rollback();
      if (!isTooMuch(error)) throw error;
      return;
    }
    await before.release();
  }

  return async function reconcile(tx, content, asked) {
    if (content.status === 'draft' || refusalToEdit(content.status) !== null) return;
    const follows = (await compare(tx, content)).filter((follow) => !isInLine(follow));
    const back = follows.filter(({ segment }) => segment !== undefined);
    await saveScenes(
      tx,
      back.map((follow) => completed(follow, clock.now())),
    );
    const missing = follows.filter(
      (follow) => follow.segment === undefined && !isTooLong(follow) && !awaitsRecording(follow),
    );
    const isAsked = ({ state }: Follow) => asked.has(state.row.id);
    await order(tx, content, missing.filter(isAsked));
    const others = missing.filter((follow) => !isAsked(follow));
    if (others.length > 0) await orderIfAllowed(tx, content, others);
  };
}
