import type {
  SceneFields,
  SeenSceneFields,
  StoryboardEdit,
} from '@scenewright/contract/schemas/edits.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { type Content, findOwnContent } from '../../content/index.ts';
import type { StoryboardFeature } from '../feature.ts';
import type { Edited, Editor } from './edit.ts';

/** Who sent a request. */
interface Caller {
  readonly accountId: string;
  readonly providerSessionId: string | null;
}

/** Whose edit a request is. */
export const editorOf = ({ accountId, providerSessionId: sessionId }: Caller): Editor => ({
  accountId,
  sessionId,
});

/** What was seen, of the fields where that was said. */
const given = (seen: {
  readonly [Name in keyof SeenSceneFields]: SeenSceneFields[Name] | undefined;
}) =>
  Object.fromEntries(
    Object.entries(seen).filter(([, value]) => value !== undefined),
  ) as SeenSceneFields;

/** How edits are answered: with what they changed, as it is now. */
export function createEditAnswers({ database, editing, view }: StoryboardFeature) {
  async function requireOwn(accountId: string, contentId: string): Promise<Content> {
    const content = await findOwnContent(database.db, contentId, accountId);
    if (content === undefined) throw new AppError('not_found');
    return content;
  }

  /** Scenes of the caller's content; all of them unless some are named. @throws AppError not_found */
  async function shown(
    accountId: string,
    contentId: string,
    sceneIds?: readonly string[],
  ): Promise<Scene[]> {
    const content = await requireOwn(accountId, contentId);
    return (await view.scenes(database.db, content, { only: sceneIds })).scenes;
  }

  /** @throws AppError not_found */
  async function theScene(accountId: string, contentId: string, sceneId: string): Promise<Scene> {
    const [scene] = await shown(accountId, contentId, [sceneId]);
    if (scene === undefined) throw new AppError('not_found');
    return scene;
  }

  /** Answers an edit of the storyboard. */
  async function edited(accountId: string, edit: Edited): Promise<StoryboardEdit> {
    const content = edit.left?.content ?? (await requireOwn(accountId, edit.contentId));
    const { scenes, order } = await view.scenes(database.db, content, {
      only: edit.changed,
      rows: edit.left?.scenes,
    });
    return { inverse: [...edit.inverse], scenes, order, stale: edit.stale };
  }

  /** Changes fields of one scene, and answers with it. */
  async function changeFields(
    caller: Caller,
    sceneId: string,
    fields: SceneFields,
    seen: { readonly [Name in keyof SeenSceneFields]: SeenSceneFields[Name] | undefined } = {},
  ): Promise<{ scene: Scene }> {
    const { contentId } = await editing.editScene(editorOf(caller), sceneId, ({ id }) => ({
      changes: [{ type: 'scene', scene: id, fields, replaces: given(seen) }],
    }));
    return { scene: await theScene(caller.accountId, contentId, sceneId) };
  }

  return { shown, theScene, edited, changeFields };
}
