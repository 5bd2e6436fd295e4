import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import {
  maxFilmDurationS,
  maxSceneDurationS,
  maxScenes,
} from '@scenewright/contract/rules/limits.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type { ScriptScene, ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Database } from '../../../database/database.ts';
import type { CountWork } from '../../../free-work.ts';
import { forContent } from '../../../origin.ts';
import { listMembers } from '../../cast/index.ts';
import type { Content } from '../../content/index.ts';
import type { StoryboardAccess } from './access.ts';
import { toBrief } from '@scenewright/storyboard/brief.ts';
import type { Edited, Editing, Editor } from './edit.ts';
import { placesBeside } from '@scenewright/storyboard/places.ts';
import * as repository from './scene.repository.ts';
import { makesVideo, refusalOfDialogue } from '@scenewright/storyboard/scene-rules.ts';
import { type KeptLeftOut, stillLeftOut, toScriptScene } from '@scenewright/storyboard/script.ts';

const writingTimeoutMs = 60_000;

export interface NewScene {
  readonly position: number;
  readonly description?: string | null | undefined;
  /** A left-out sentence that it shall say. */
  readonly left_out_id?: string | null | undefined;
  readonly is_last_scene: boolean;
  readonly previous_scene_id?: string | null | undefined;
  readonly next_scene_id?: string | null | undefined;
}

export interface AddingOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly editing: Editing;
  readonly writer: ScriptWriter;
  readonly countWork: Pick<CountWork, 'now'>;
}

/** @throws AppError wrong_state where one more scene of this length is too many */
function requireRoom(scenes: readonly repository.SceneRow[], durationS: number): void {
  if (scenes.length >= maxScenes)
    throw new AppError('wrong_state', `A video can have at most ${maxScenes} scenes.`);
  const total = scenes.reduce((sum, scene) => sum + scene.duration_s, 0);
  if (total + durationS > maxFilmDurationS)
    throw new AppError(
      'wrong_state',
      `A video can last at most ${maxFilmDurationS / 60} minutes. Shorten or delete a scene first.`,
    );
}

/** Where the new scene goes, checked against the neighbours its author saw. @throws AppError wrong_state, invalid_input */
function placeAmong(scenes: readonly repository.SceneRow[], wanted: NewScene): number {
  requireRoom(scenes, 0);
  const position = wanted.is_last_scene ? scenes.length + 1 : wanted.position;
  if (position > scenes.length + 1)
    throw new AppError('invalid_input', `position: must be at most ${scenes.length + 1}.`, {
      field: 'position',
    });
  const previous = scenes[position - 2]?.id;
  const next = scenes[position - 1]?.id;
  const moved = (seen: string | null | undefined, is: string | undefined) =>
    typeof seen === 'string' && seen !== is;
  if (moved(wanted.previous_scene_id, previous) || moved(wanted.next_scene_id, next))
    throw new AppError(
      'wrong_state',
      'The scenes have changed meanwhile. Reload the page and try again.',
    );
  return position;
}

const toNeighbour = (scene: repository.SceneRow | undefined): ScriptScene | null =>
  scene === undefined ? null : toScriptScene(scene);

/** The sentence that a new scene shall say; null where that is left to its writer. @throws AppError not_found; wrong_state where a scene says it by now */
function leftOutFor(
  content: Content,
  scenes: readonly repository.SceneRow[],
  { left_out_id: id }: NewScene,
): KeptLeftOut | null {
  if (id === undefined || id === null) return null;
  const sentence = content.left_out.find((kept) => kept.id === id);
  if (sentence === undefined) throw new AppError('not_found');
  if (stillLeftOut([sentence], scenes).length === 0)
    throw new AppError(
      'wrong_state',
      'This sentence is in a scene by now. Reload the page to see it.',
    );
  return sentence;
}

/** @throws AppError wrong_state where no scene of the content can hold the sentence */
function requireSayable(content: Content, { text }: KeptLeftOut): void {
  const mediaType = makesVideo(content.visual_model) ? 'video' : 'image';
  if (refusalOfDialogue(mediaType, text) !== null)
    throw new AppError(
      'wrong_state',
      `This sentence takes longer to say than a scene can last (${maxSceneDurationS[mediaType]} seconds). Add scenes yourself and give each a part of it.`,
    );
}

/** @throws AppError wrong_state where no scene of the content can hold a sentence with those that it may not be told without */
function requireWhole(content: Content, says: KeptLeftOut, { sentences, dialogue }: ScriptScene) {
  const mediaType = makesVideo(content.visual_model) ? 'video' : 'image';
  const others = sentences.filter(({ text }) => text !== says.text);
  if (others.length === 0 || refusalOfDialogue(mediaType, dialogue) === null) return;
  throw new AppError(
    'wrong_state',
    `This sentence belongs with “${others.map(({ text }) => text).join(' ')}”, and together they take longer to say than a scene can last (${maxSceneDurationS[mediaType]} seconds). Add scenes yourself and give each a part of it.`,
  );
}

/** Writing scenes that fit between their neighbours. */
export function createAdding({ database, access, editing, writer, countWork }: AddingOptions) {
  async function write(
    content: Content,
    scenes: readonly repository.SceneRow[],
    wanted: NewScene,
    says: KeptLeftOut | null,
  ): Promise<ScriptScene> {
    const position = placeAmong(scenes, wanted);
    const brief = toBrief(content, await listMembers(database.db, content.account_id));
    return await forContent(content.id, () =>
      writer.writeScene(
        brief,
        {
          position,
          sceneCount: scenes.length + 1,
          previous: toNeighbour(scenes[position - 2]),
          next: toNeighbour(scenes[position - 1]),
          description: wanted.description?.trim() ?? '',
          says,
          unused: stillLeftOut(content.left_out, scenes),
        },
        AbortSignal.timeout(writingTimeoutMs),
      ),
    ).catch((error: unknown) => {
      throw toAppError(error);
    });
  }

  /** The places of the sentences that no scene says, where the new scene says one of them. */
  const leftOutBeside =
    (before: Content, wanted: NewScene, place: number, scenes: readonly repository.SceneRow[]) =>
    () =>
      placesBeside(before.left_out, leftOutFor(before, scenes, wanted), place);

  /** Writes a scene and adds it as a draft. @throws AppError not_found, wrong_state, invalid_input, rate_limited, unavailable */
  return async function add(
    editor: Editor,
    contentId: string,
    wanted: NewScene,
  ): Promise<Edited & { readonly sceneId: string }> {
    const before = await database.transact((tx) =>
      access.requireEditable(tx, editor.accountId, contentId),
    );
    const scenes = await repository.listScenes(database.db, contentId);
    placeAmong(scenes, wanted);
    const says = leftOutFor(before, scenes, wanted);
    if (says !== null) requireSayable(before, says);
    await countWork.now('tweak', editor.accountId);
    // Writing may ask a remote model: it is done before the transaction, and the place checked again in it.
    const { durationS, ...script } = await write(before, scenes, wanted, says);
    if (says !== null) requireWhole(before, says, { ...script, durationS });
    const sceneId = randomUUID();
    const edited = await editing.edit(editor, contentId, ({ content, scenes: now }) => {
      const position = placeAmong(now, wanted);
      const mediaType = makesVideo(content.visual_model) ? 'video' : 'image';
      const fields = {
        ...script,
        sentences: script.sentences.map((sentence) => ({ ...sentence })),
        duration: Math.min(durationS, maxSceneDurationS[mediaType]),
      };
      return {
        changes: [{ type: 'insert', scene: sceneId, position, fields }],
        leftOut: leftOutBeside(content, wanted, position, now),
        isWritten: true,
      };
    });
    return { ...edited, sceneId };
  };
}
