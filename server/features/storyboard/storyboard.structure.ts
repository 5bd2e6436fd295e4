import { AppError } from '#contract/app-error.ts';
import { maxFilmDurationS, maxSceneDurationS, maxScenes } from '#contract/rules/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { CountWork } from '../../free-work.ts';
import { toAppError } from '../../providers/provider-error.ts';
import type { ScriptScene, ScriptWriter } from '../../providers/script-writer/script-writer.ts';
import { listMembers } from '../cast/index.ts';
import { type Content, updateContent } from '../content/index.ts';
import type { SceneMaker, StoryboardAccess } from './storyboard.access.ts';
import { toBrief } from './storyboard.brief.ts';
import { copyScenes } from './storyboard.copying.ts';
import { placesBeside, shiftPlaces } from './storyboard.places.ts';
import * as repository from './storyboard.repository.ts';
import { isSameSet, makesVideo, refusalOfDialogue } from './storyboard.rules.ts';
import { type KeptLeftOut, stillLeftOut, toNewScene, toScriptScene } from './storyboard.script.ts';

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

export interface StructureOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly maker: SceneMaker;
  readonly writer: ScriptWriter;
  readonly clock: Clock;
  readonly countWork: Pick<CountWork, 'now'>;
}

/** @throws AppError wrong_state where one more scene of this length is too many */
export function requireRoom(scenes: readonly repository.SceneRow[], durationS: number): void {
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

/** Adding, deleting, bringing back, copying and reordering scenes. */
export function createSceneStructure({
  database,
  access,
  maker,
  writer,
  clock,
  countWork,
}: StructureOptions) {
  async function insert(
    tx: Tx,
    content: Content,
    position: number,
    script: ScriptScene,
  ): Promise<string> {
    const scene = toNewScene(content, position, script, clock.now());
    await repository.shiftScenes(tx, content.id, position, 1);
    await repository.insertScenes(tx, [scene]);
    return scene.id;
  }

  /** Writes a scene to fit between its neighbours and adds it as a draft. @returns the content's and the new scene's id */
  async function add(
    accountId: string,
    contentId: string,
    wanted: NewScene,
  ): Promise<{ contentId: string; sceneId: string }> {
    const before = await database.transact((tx) =>
      access.requireEditable(tx, accountId, contentId),
    );
    const scenes = await repository.listScenes(database.db, contentId);
    const position = placeAmong(scenes, wanted);
    const says = leftOutFor(before, scenes, wanted);
    if (says !== null) requireSayable(before, says);
    await countWork.now('tweak', accountId);
    // Writing may ask a remote model: it is done before the transaction, and the place checked again in it.
    const script = await writer
      .writeScene(
        toBrief(before, await listMembers(database.db, accountId)),
        {
          position,
          sceneCount: scenes.length + 1,
          previous: toNeighbour(scenes[position - 2]),
          next: toNeighbour(scenes[position - 1]),
          description: wanted.description?.trim() ?? '',
          says,
          unused: stillLeftOut(before.left_out, scenes),
        },
        AbortSignal.timeout(writingTimeoutMs),
      )
      .catch((error: unknown) => {
        throw toAppError(error);
      });
    if (says !== null) requireWhole(before, says, script);
    const sceneId = await access.editContent(accountId, contentId, async (tx, content) => {
      const now = await repository.listScenes(tx, contentId);
      requireRoom(now, script.durationS);
      const sentence = leftOutFor(content, now, wanted);
      const place = placeAmong(now, wanted);
      await updateContent(tx, contentId, {
        left_out: placesBeside(content.left_out, sentence, place),
      });
      return await insert(tx, content, place, script);
    });
    return { contentId, sceneId };
  }

  /** The scene can be brought back until it is swept. */
  async function remove(accountId: string, sceneId: string): Promise<void> {
    await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      const scenes = await repository.listScenes(tx, content.id);
      if (scenes.length === 1)
        throw new AppError(
          'wrong_state',
          'A video needs at least one scene. Add another one before deleting this one.',
        );
      await maker.cancel(tx, scene.id);
      await repository.updateScene(tx, scene.id, { deleted_at: clock.now() });
      await shiftPlaces(tx, content, scene.position + 1, -1);
    });
  }

  /** Brings a deleted scene back to the place it had, as far as there is one. @throws AppError not_found, wrong_state */
  async function restore(accountId: string, contentId: string, sceneId: string): Promise<void> {
    await access.editContent(accountId, contentId, async (tx, content) => {
      const scene = await repository.findSceneEvenDeleted(tx, contentId, sceneId);
      if (scene === undefined) throw new AppError('not_found');
      if (scene.deleted_at === null)
        throw new AppError('wrong_state', 'This scene is not deleted.');
      const scenes = await repository.listScenes(tx, contentId);
      requireRoom(scenes, scene.duration_s);
      const position = Math.min(scene.position, scenes.length + 1);
      await shiftPlaces(tx, content, position, 1);
      await repository.updateScene(tx, sceneId, {
        position,
        deleted_at: null,
        updated_at: clock.now(),
      });
      // What was called off by deleting may have been edited meanwhile.
      if (scene.status === 'completed') await maker.remake(tx, content, sceneId);
    });
  }

  /** Adds a copy of a scene after it, sharing its takes. @returns the content's and the copy's id. @throws AppError not_found, wrong_state */
  async function duplicate(
    accountId: string,
    sceneId: string,
  ): Promise<{ contentId: string; sceneId: string }> {
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      requireRoom(await repository.listScenes(tx, content.id), scene.duration_s);
      await shiftPlaces(tx, content, scene.position + 1, 1);
      const [copyId = ''] = await copyScenes(
        tx,
        [scene],
        () => ({ content_id: content.id, position: scene.position + 1 }),
        clock.now(),
      );
      if (content.status !== 'draft') await maker.remake(tx, content, copyId);
      return { contentId: content.id, sceneId: copyId };
    });
  }

  async function reorder(
    accountId: string,
    contentId: string,
    sceneIds: readonly string[],
  ): Promise<void> {
    await access.editContent(accountId, contentId, async (tx) => {
      const scenes = await repository.listScenes(tx, contentId);
      if (
        !isSameSet(
          scenes.map(({ id }) => id),
          sceneIds,
        )
      )
        throw new AppError(
          'wrong_state',
          'The scenes have changed meanwhile. Reload the page and try again.',
        );
      for (const [index, id] of sceneIds.entries())
        await repository.updateScene(tx, id, { position: index + 1 });
    });
  }

  return { add, remove, restore, duplicate, reorder };
}
