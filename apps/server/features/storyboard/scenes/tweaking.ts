import { AppError } from '@scenewright/contract/app-error.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { withoutDirections } from '@scenewright/contract/rules/text-directions.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type { ScriptScene, ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Database } from '../../../database/database.ts';
import type { CountWork } from '../../../free-work.ts';
import { forContent } from '../../../origin.ts';
import { listMembers } from '../../cast/index.ts';
import type { StoryboardAccess } from './access.ts';
import type { Edited, Editing, Editor, EditPlan, Found } from './edit.ts';
import { toBrief } from '@scenewright/storyboard/brief.ts';
import { deliveryOf } from '@scenewright/storyboard/delivery.ts';
import { carryPauses } from '@scenewright/storyboard/pauses.ts';
import * as repository from './scene.repository.ts';
import { refusalOfDialogue } from '@scenewright/storyboard/scene-rules.ts';
import {
  droppedBy,
  type KeptLeftOut,
  stillLeftOut,
  toScriptScene,
} from '@scenewright/storyboard/script.ts';

const writingTimeoutMs = 120_000;

export interface TweakOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly editing: Editing;
  readonly writer: ScriptWriter;
  readonly countWork: Pick<CountWork, 'now'>;
}

interface Rewrite {
  readonly scene: repository.SceneRow;
  readonly script: ScriptScene;
  /** Whether the new words could not be said within a scene, so that the old ones stay. */
  readonly keepsWords: boolean;
}

/** What the writer made of a scene, with the pauses and, where they could not be spoken in time, the words it had. */
function toRewrite(scene: repository.SceneRow, script: ScriptScene | undefined): Rewrite {
  if (script === undefined) throw new Error('the writer returned fewer scenes than it was given');
  const dialogue = carryPauses(scene.dialogue, script.dialogue);
  const keepsWords =
    refusalOfDialogue(scene.media_type, dialogue, deliveryOf(scene).speed) !== null;
  const words = keepsWords
    ? { dialogue: scene.dialogue, sentences: scene.sentences, durationS: scene.duration_s }
    : { dialogue, durationS: Math.min(script.durationS, maxSceneDurationS[scene.media_type]) };
  return { scene, script: { ...script, ...words }, keepsWords };
}

/** @throws AppError wrong_state where somebody changed the scene since it was read */
function requireUnchanged(
  scenes: readonly repository.SceneRow[],
  { id, updated_at: at }: repository.SceneRow,
): void {
  const current = scenes.find((scene) => scene.id === id);
  if (current === undefined || current.updated_at.getTime() !== at.getTime())
    throw new AppError(
      'wrong_state',
      'A scene has changed meanwhile. Reload the page and try again.',
    );
}

/** Sentences of the idea that may lie outside the scenes once these are rewritten: with what they dropped. */
function leftOutAfter(
  { content, scenes }: Found,
  rewrites: readonly Rewrite[],
): readonly KeptLeftOut[] {
  const others = scenes.filter(({ id }) => !rewrites.some(({ scene }) => scene.id === id));
  const said = [...others, ...rewrites.map(({ script }) => script)];
  const kept = new Set(content.left_out.map(({ text }) => text));
  return [
    ...content.left_out,
    ...rewrites
      .flatMap(({ scene }) => droppedBy(scene, said))
      .filter(({ text }) => !kept.has(text)),
  ].toSorted((one, other) => one.place - other.place);
}

/** The rewritten texts as an edit. A scene of 0 s stays left out of the film. */
function planOf(found: Found, rewrites: readonly Rewrite[]): EditPlan {
  for (const { scene } of rewrites) requireUnchanged(found.scenes, scene);
  return {
    changes: rewrites.map(({ scene, script: { durationS, ...script } }) => ({
      type: 'scene',
      scene: scene.id,
      fields: {
        ...script,
        sentences: script.sentences.map((sentence) => ({ ...sentence })),
        duration: scene.duration_s === 0 ? 0 : durationS,
      },
    })),
    leftOut: () => leftOutAfter(found, rewrites),
    make: rewrites
      .filter(
        ({ scene, script }) => scene.duration_s > 0 && script.description !== scene.description,
      )
      .map(({ scene }) => scene.id),
  };
}

/** Rewrites scenes as an instruction asks. Free in a draft; after approval pictures whose description changed are made again at their price, changed words free. */
export function createTweaking({ database, access, editing, writer, countWork }: TweakOptions) {
  async function selected(accountId: string, contentId: string, sceneIds: readonly string[]) {
    const content = await database.transact((tx) =>
      access.requireEditable(tx, accountId, contentId),
    );
    const scenes = await repository.listScenes(database.db, contentId);
    const chosen = scenes.filter(({ id }) => sceneIds.includes(id));
    if (chosen.length !== new Set(sceneIds).size) throw new AppError('not_found');
    if (chosen.some(({ status }) => status === 'pending'))
      throw new AppError(
        'wrong_state',
        'One of these scenes is being made. Wait until it is ready, then tweak it.',
      );
    return { content, chosen, unused: stillLeftOut(content.left_out, scenes) };
  }

  /** @returns the edit, and what of the instruction could not be done, in sentences. @throws AppError not_found, wrong_state, insufficient_credits, rate_limited, unavailable */
  return async function tweak(
    editor: Editor,
    contentId: string,
    sceneIds: readonly string[],
    instruction: string,
  ): Promise<Edited & { readonly undone: readonly string[] }> {
    const { accountId } = editor;
    const { content: before, chosen, unused } = await selected(accountId, contentId, sceneIds);
    await countWork.now('tweak', accountId);
    const brief = toBrief(before, await listMembers(database.db, accountId));
    const { scenes: revised, undone } = await forContent(contentId, () =>
      writer.reviseScenes(
        brief,
        chosen.map(toScriptScene),
        instruction.trim(),
        unused,
        AbortSignal.timeout(writingTimeoutMs),
      ),
    ).catch((error: unknown) => {
      throw toAppError(error);
    });
    const rewrites = chosen.map((scene, index) => toRewrite(scene, revised[index]));
    const edited = await editing.edit(editor, contentId, (found) => planOf(found, rewrites));
    const kept = rewrites.filter(({ keepsWords }) => keepsWords);
    const keepsWords = kept.map(
      ({ scene }) =>
        `The new words of scene ${scene.position} take longer than a scene can last, so it keeps its own.`,
    );
    return { ...edited, undone: [...undone.map(withoutDirections), ...keepsWords] };
  };
}
