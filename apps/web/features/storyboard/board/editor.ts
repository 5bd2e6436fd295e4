import type { Change, StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { ApiError, isChangedMeanwhile } from '../../../api/api-error.ts';
import type { CastChange } from '../../../api/queries/cast.ts';
import { reportFailure, reportSuccess } from './failure-toasts.ts';
import { createHistory, type History, type KeptHistory, type Step } from './history.ts';

/** An action that takes an edit of the board back: changes of its storyboard or of the cast. */
export type BoardAction =
  | { readonly kind: 'edit'; readonly changes: readonly Change[] }
  | { readonly kind: 'cast'; readonly change: CastChange };
export type BoardStep = Step<BoardAction>;
export type BoardHistory = History<BoardAction>;

export interface EditOptions {
  /** The title of the toast where it fails. */
  readonly failure: string;
  /** Edits of the same thing shortly after one another are taken back together. */
  readonly mergeKey?: string;
  /** A second attempt, whose failure the first has told. */
  readonly isRetry?: boolean;
  /** It is sent once this has come; its place in the history is that of the press. */
  readonly after?: Promise<unknown>;
}

/** Edits of a board: shown at once, sent in one request, and kept in the history with their inverse. */
export interface Editor {
  /** @returns the step for Undo; null where nothing was changed. A failure is told in a toast, then rejects. */
  edit(label: string, changes: readonly Change[], options: EditOptions): Promise<BoardStep | null>;
  /** {@link edit} for callers that need no reason for a failure. @returns whether the edit was made */
  tryEdit(label: string, changes: readonly Change[], options: EditOptions): Promise<boolean>;
  /** The scene as it is shown now. */
  find(sceneId: string): Scene | undefined;
  readonly history: BoardHistory;
}

export interface EditorOptions {
  readonly sendEdit: (changes: readonly Change[]) => Promise<StoryboardEdit>;
  readonly sendCastChange: (change: CastChange) => Promise<CastChange>;
  /** The storyboard as it is shown now. */
  readonly read: () => Storyboard | undefined;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  readonly start: KeptHistory<BoardAction>;
  readonly keep: (history: KeptHistory<BoardAction>) => void;
}

/** Statuses of failures that pass: an ended session, a timeout and a busy server. */
const passing: ReadonlySet<number> = new Set([401, 408, 429]);
/** Whether no second try will change an answer. A lost connection passes, too. */
const isHopeless = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.has(error.status) &&
  error.code !== 'wrong_state';

/**
 * The inverse of changes that were made already: their first answer, and with it the inverse, was lost. It can be worked out
 * where the changes say which values they replace.
 */
function inverseOfRepeated(changes: readonly Change[]): Change[] {
  const inverse = changes.toReversed().flatMap((change): Change[] => {
    if (change.type !== 'scene' || change.replaces === undefined) return [];
    const { scene, fields, replaces } = change;
    const isSame = JSON.stringify(fields) === JSON.stringify(replaces);
    return isSame ? [] : [{ type: 'scene', scene, fields: replaces, replaces: fields }];
  });
  return inverse.length === changes.length ? inverse : [];
}

/** Both ways back as one, the second going first. Two edits of the same scene's fields alone are of a kind. */
function merge(first: BoardAction, second: BoardAction): BoardAction | null {
  if (first.kind !== 'edit' || second.kind !== 'edit') return null;
  const [one, other] = [first.changes[0], second.changes[0]];
  const isOfOneScene =
    first.changes.length === 1 &&
    second.changes.length === 1 &&
    one?.type === 'scene' &&
    other?.type === 'scene' &&
    one.scene === other.scene;
  if (!isOfOneScene) return null;
  return {
    kind: 'edit',
    changes: [
      {
        type: 'scene',
        scene: one.scene,
        fields: { ...other.fields, ...one.fields },
        replaces: { ...one.replaces, ...other.replaces },
      },
    ],
  };
}

const revertingFailed = (direction: 'undo' | 'redo') => `Failed to ${direction} the change`;

/** Says why an edit could not be taken back or made again. */
function reportReverting(direction: 'undo' | 'redo', error: unknown): void {
  const title = revertingFailed(direction);
  if (isChangedMeanwhile(error))
    return reportFailure(
      title,
      undefined,
      'What it would bring back was changed again meanwhile, and stays as it is now.',
    );
  reportFailure(title, error);
}

export function createEditor({
  sendEdit,
  sendCastChange,
  read,
  now,
  start,
  keep,
}: EditorOptions): Editor {
  async function perform(action: BoardAction): Promise<BoardAction | null> {
    if (action.kind === 'cast')
      return { kind: 'cast', change: await sendCastChange(action.change) };
    const { inverse } = await sendEdit(action.changes);
    const changes = inverse.length === 0 ? inverseOfRepeated(action.changes) : inverse;
    return changes.length === 0 ? null : { kind: 'edit', changes };
  }

  const history = createHistory<BoardAction>({
    now,
    merge,
    isHopeless,
    start,
    keep,
    perform: async (action, direction) => {
      try {
        const reverted = await perform(action);
        reportSuccess(revertingFailed(direction));
        return reverted;
      } catch (error) {
        reportReverting(direction, error);
        throw error;
      }
    },
  });

  async function made(
    label: string,
    changes: readonly Change[],
    { failure, mergeKey, isRetry = false, after }: EditOptions,
  ): Promise<BoardStep | null> {
    try {
      await after;
      const action = await perform({ kind: 'edit', changes });
      reportSuccess(failure);
      return action && { label, action, ...(mergeKey === undefined ? {} : { mergeKey }) };
    } catch (error) {
      // A text that was changed elsewhere says so itself, and asks.
      if (!isRetry && !isChangedMeanwhile(error)) reportFailure(failure, error);
      throw error;
    }
  }

  const edit: Editor['edit'] = (label, changes, options) =>
    history.record(made(label, changes, options));
  return {
    edit,
    tryEdit: (...edited) =>
      edit(...edited).then(
        () => true,
        () => false,
      ),
    find: (sceneId) => read()?.scenes.find(({ id }) => id === sceneId),
    history,
  };
}
