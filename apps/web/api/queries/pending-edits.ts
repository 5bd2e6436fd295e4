import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { expectedAfter } from './expected-edit.ts';
import { queryKeys } from './keys.ts';

/*
 * The cache holds what the server said last; edits that are on their way lie here, and what is shown is the one with the others
 * applied. So nothing is to be put back where one fails, however many there are.
 */

export interface PendingEdit {
  readonly changes: readonly Change[];
  /** Scenes that were deleted on this page, as they were. */
  readonly removed: ReadonlyMap<string, Scene>;
}

const none: readonly PendingEdit[] = [];
interface PendingEdits {
  /** In the order in which they were made. */
  readonly byContent: ReadonlyMap<string, readonly PendingEdit[]>;
}
const usePendingEdits = create<PendingEdits>(() => ({ byContent: new Map() }));

const pendingOf = ({ byContent }: PendingEdits, contentId: string): readonly PendingEdit[] =>
  byContent.get(contentId) ?? none;

function change(contentId: string, next: (edits: readonly PendingEdit[]) => PendingEdit[]): void {
  usePendingEdits.setState((pending) => ({
    byContent: new Map(pending.byContent).set(contentId, next(pendingOf(pending, contentId))),
  }));
}

export function beginEdit(contentId: string, edit: PendingEdit): void {
  change(contentId, (edits) => [...edits, edit]);
}

export function endEdit(contentId: string, edit: PendingEdit): void {
  change(contentId, (edits) => edits.filter((other) => other !== edit));
}

const withPending = (storyboard: Storyboard, pending: readonly PendingEdit[]): Storyboard =>
  pending.reduce(
    (sofar, { changes, removed }) => expectedAfter(sofar, changes, removed),
    storyboard,
  );

/** A storyboard as it is shown: with the edits that are on their way. */
export function useExpected(
  contentId: string,
  storyboard: Storyboard | undefined,
): Storyboard | undefined {
  const pending = usePendingEdits((state) => pendingOf(state, contentId));
  return useMemo(() => storyboard && withPending(storyboard, pending), [storyboard, pending]);
}

/** {@link useExpected} outside of drawing: as it is this very moment. */
export function readStoryboard(queries: QueryClient, contentId: string): Storyboard | undefined {
  const storyboard = queries.getQueryData<Storyboard>(queryKeys.storyboard(contentId));
  return storyboard && withPending(storyboard, pendingOf(usePendingEdits.getState(), contentId));
}
