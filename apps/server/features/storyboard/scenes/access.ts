import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Tx } from '../../../database/database.ts';
import { type Content, lockOwnContent, updateContent } from '../../content/index.ts';
import type { Reconcile } from '../reconcile.ts';
import * as repository from './scene.repository.ts';
import { refusalToEdit } from '@scenewright/storyboard/scene-rules.ts';

/** Channel on which a content's id is announced when its storyboard changed. */
export const storyboardChannel = 'storyboard';
/** Channel of progress reports: `{contentId, ...ProgressEvent}` as JSON. */
export const progressChannel = 'progress';

/** The making of scenes, as editing needs it; `wire*.ts` hands it over. */
export interface SceneMaker {
  /** Orders the scenes' pictures or clips at their price: all of them or none. @throws AppError insufficient_credits */
  make(tx: Tx, content: Content, sceneIds: readonly string[]): Promise<void>;
  /** {@link Reconcile} */
  readonly reconcile: Reconcile;
  /** Ends what is being made for a scene and gives its credits back. */
  cancel(tx: Tx, sceneId: string): Promise<void>;
}

export interface EditedScene {
  readonly content: Content;
  readonly scene: repository.SceneRow;
}

/** Opens contents and scenes for editing: owner checked, row locked, status allowing it. */
export function createStoryboardAccess({ database, clock }: { database: Database; clock: Clock }) {
  /** The caller's content, locked and open for edits. @throws AppError not_found, wrong_state */
  async function requireEditable(tx: Tx, accountId: string, contentId: string): Promise<Content> {
    const content = await lockOwnContent(tx, contentId, accountId);
    if (content === undefined) throw new AppError('not_found');
    const refusal = refusalToEdit(content.status);
    if (refusal !== null) throw new AppError('wrong_state', refusal);
    return content;
  }

  /** Changes a content's scenes in one transaction and announces it. @throws AppError not_found, wrong_state */
  async function editContent<T>(
    accountId: string,
    contentId: string,
    work: (tx: Tx, content: Content) => Promise<T>,
  ): Promise<T> {
    return await database.transact(async (tx) => {
      const content = await requireEditable(tx, accountId, contentId);
      const result = await work(tx, content);
      await updateContent(tx, contentId, { updated_at: clock.now() });
      await database.notify(tx, storyboardChannel, contentId);
      return result;
    });
  }

  /** {@link editContent} for one scene of the caller's. @throws AppError not_found, wrong_state */
  async function editScene<T>(
    accountId: string,
    sceneId: string,
    work: (tx: Tx, edited: EditedScene) => Promise<T>,
  ): Promise<T> {
    const contentId = await repository.findContentOfScene(database.db, sceneId, accountId);
    if (contentId === undefined) throw new AppError('not_found');
    return await editContent(accountId, contentId, async (tx, content) => {
      const scene = await repository.findScene(tx, sceneId);
      if (scene === undefined) throw new AppError('not_found');
      return await work(tx, { content, scene });
    });
  }

  return { requireEditable, editContent, editScene };
}

export type StoryboardAccess = ReturnType<typeof createStoryboardAccess>;
