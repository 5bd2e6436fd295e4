import type { Change, StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { ListSoundCredits } from '@scenewright/provider-contract/native-sound.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Tx } from '../../../database/database.ts';
import { listMembersFor } from '../../cast/index.ts';
import { type Content, updateContent } from '../../content/index.ts';
import { findBrand, mapReadyItems } from '../../library/index.ts';
import { insertTakes, listTakes, mapChosenTakes } from '../takes/take.repository.ts';
import { type SceneMaker, type StoryboardAccess, storyboardChannel } from './access.ts';
import { applyChanges } from '@scenewright/storyboard/changes/apply.ts';
import type { Author, Board } from '@scenewright/storyboard/changes/board.ts';
import { insertCopies } from './copying.ts';
import * as repository from './scene.repository.ts';
import {
  makingCredits,
  type SceneState,
  type SoundCredits,
  toState,
} from '@scenewright/storyboard/scene-state.ts';
import type { KeptLeftOut } from '@scenewright/storyboard/script.ts';

/** Whose edit it is: the account, and the session of the browser where that is known. */
export type Editor = Omit<Author, 'now' | 'isWriter'>;

/** The changes that an edit makes to the storyboard it finds. */
export interface EditPlan {
  readonly changes: readonly Change[];
  /** The sentences that no scene says, where the changes bear on them in a way of their own. */
  readonly leftOut?: (after: Content) => readonly KeptLeftOut[];
  /** The texts are a writer's: a line that is too long is told when it is spoken. */
  readonly isWritten?: boolean;
  /** Scenes whose picture or clip is made at its price with the edit, once it is approved. */
  readonly make?: readonly string[];
}

/** A storyboard as an edit finds it. */
export type Found = Pick<Board, 'content' | 'scenes'>;

type Planner = (found: Found) => EditPlan;

export interface Edited extends Pick<StoryboardEdit, 'stale'> {
  readonly contentId: string;
  readonly inverse: readonly Change[];
  /** The scenes that are there and were changed. */
  readonly changed: readonly string[];
  /** The storyboard after the edit; null where more has changed than the edit itself, so that it must be read again. */
  readonly left: Found | null;
}

export interface EditOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly maker: SceneMaker;
  readonly clock: Clock;
  readonly soundCredits: ListSoundCredits;
}

/** Scenes whose takes the changes may put back in place. */
function scenesOfTakes(changes: readonly Change[], scenes: readonly repository.SceneRow[]) {
  const changesAll = changes.some(
    (change) => change.type === 'content' && change.fields.quality !== undefined,
  );
  const named = changes.flatMap((change) =>
    (change.type === 'scene' || change.type === 'insert') &&
    (change.fields?.visual_take ?? change.fields?.narration_take)
      ? [change.scene]
      : [],
  );
  return changesAll ? scenes.map(({ id }) => id) : named;
}

/** Ids of scenes that the changes name and that the content does not show: deleted ones, or new ones. */
function unknownScenes(changes: readonly Change[], scenes: readonly repository.SceneRow[]) {
  const known = new Set(scenes.map(({ id }) => id));
  const named = changes.flatMap((change) => {
    if (change.type === 'insert' || change.type === 'remove') return [change.scene];
    return change.type === 'split' && change.next !== undefined ? [change.next] : [];
  });
  return [...new Set(named)].filter((id) => !known.has(id));
}

/** @throws AppError not_found where a new scene's id is somebody else's */
async function loadDeleted(tx: Tx, contentId: string, ids: readonly string[]) {
  const deleted = await repository.listDeletedScenes(tx, contentId, ids);
  const found = new Set(deleted.map(({ id }) => id));
  const foreign = await repository.listKnownIds(
    tx,
    ids.filter((id) => !found.has(id)),
  );
  if (foreign.length > 0) throw new AppError('not_found');
  return deleted;
}

/** Scenes that are another row than before, or stand at another place; deleted ones among them. */
function changedRows(before: Board, after: Board): repository.SceneRow[] {
  const known = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const wasDeleted = new Map(before.deleted.map((scene) => [scene.id, scene]));
  return [
    ...placed(after).filter((scene) => !after.added.has(scene.id) && known.get(scene.id) !== scene),
    ...after.deleted.filter(
      (scene) => !after.added.has(scene.id) && wasDeleted.get(scene.id) !== scene,
    ),
  ];
}

/** The scenes of a board, each told of its place. */
const placed = ({ scenes }: Board): repository.SceneRow[] =>
  scenes.map((scene, index) =>
    scene.position === index + 1 ? scene : { ...scene, position: index + 1 },
  );

/** Writes the rows that have changed, in a fixed number of statements, however many scenes there are. */
async function save(tx: Tx, before: Board, after: Board, now: Date): Promise<void> {
  const { id, ...content } = after.content;
  const isSame = after.content === before.content;
  await updateContent(tx, id, { ...(isSame ? {} : content), updated_at: now });
  const known = new Set(before.takes.map((take) => take.id));
  const newTakes = after.takes.filter((take) => !known.has(take.id));
  await insertTakes(tx, newTakes);
  await repository.saveScenes(tx, changedRows(before, after));
  const added = after.scenes.flatMap((scene, index) => {
    const copies = after.added.get(scene.id);
    return copies === undefined ? [] : [{ scene: { ...scene, position: index + 1 }, copies }];
  });
  await repository.insertScenes(
    tx,
    added.filter(({ copies }) => copies === null).map(({ scene }) => scene),
  );
  await insertCopies(
    tx,
    added.flatMap(({ scene, copies }) => (copies === null ? [] : [{ scene, copies }])),
  );
}

/** A board's scenes with what they have. */
const statesOf = ({ content, scenes, takes, members }: Board): SceneState[] => {
  const byId = new Map(takes.map((take) => [take.id, take]));
  return scenes.map((row) =>
    toState(
      content,
      row,
      {
        visual: byId.get(row.visual_take_id ?? '') ?? null,
        narration: byId.get(row.narration_take_id ?? '') ?? null,
        failedForFree: false,
      },
      members,
    ),
  );
};

/** The takes that were right before the edit and are not any more. */
function staleSince(before: Board, after: Board): StoryboardEdit['stale'] {
  const earlier = new Map(statesOf(before).map((state) => [state.row.id, state]));
  return statesOf(after).flatMap((state) => {
    const was = earlier.get(state.row.id);
    const scene = state.row.id;
    const stale: StoryboardEdit['stale'] = [];
    if (was?.visualFit === 'right' && state.visualFit !== 'right')
      stale.push({
        scene,
        part: 'visual',
        credits: makingCredits(after.content, state, after.soundCredits),
      });
    if (was?.narrationFit === 'right' && was.narration !== null && state.narrationFit !== 'right')
      stale.push({ scene, part: 'narration', credits: 0 });
    return stale;
  });
}

/** The brands that the changes put on. */
const brandsIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.type === 'content' ? (change.fields.brand ?? []) : []));

/** Items of the library that the changes show or play. */
const itemsIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => {
    if (change.type === 'content') return change.fields.music?.item ?? [];
    return change.type === 'scene' || change.type === 'insert'
      ? (change.fields?.own?.item ?? [])
      : [];
  });

/** @throws AppError not_found */
async function loadBoard(
  tx: Tx,
  found: Found,
  changes: readonly Change[],
  soundCredits: SoundCredits,
): Promise<Board> {
  const { content, scenes } = found;
  const deleted = await loadDeleted(tx, content.id, unknownScenes(changes, scenes));
  const listed = await listTakes(tx, scenesOfTakes(changes, [...scenes, ...deleted]));
  const known = new Set(listed.map(({ id }) => id));
  const chosen = [...(await mapChosenTakes(tx, content.id)).values()];
  const brands = brandsIn(changes);
  const brand = brands.includes('current') ? await findBrand(tx, content.account_id) : undefined;
  const marks = [...brands, brand].flatMap((each) =>
    typeof each === 'object' ? [each.logo_item, each.font_item].filter((id) => id !== null) : [],
  );
  return {
    ...found,
    brand,
    deleted,
    added: new Map(),
    takes: [...chosen.filter(({ id }) => !known.has(id)), ...listed],
    members: await listMembersFor(tx, content.id),
    soundCredits,
    library: await mapReadyItems(tx, content.account_id, [...itemsIn(changes), ...marks]),
  };
}

/** The scenes that an edit changed and that are still there; all of them where it changed the content. */
function changedScenes(before: Board, after: Board): string[] {
  const known = new Map(before.scenes.map((scene) => [scene.id, scene]));
  // Sentences that no scene says move with the scenes.
  const { left_out: _places, ...was } = before.content;
  const { left_out: _moved, ...is } = after.content;
  // A brand opens the first scene and closes the last, whichever these are by now.
  const isFilm = JSON.stringify(was) !== JSON.stringify(is) || is.brand !== null;
  return after.scenes
    .filter((scene) => isFilm || known.get(scene.id) !== scene)
    .map(({ id }) => id);
}

/**
 * Edits of storyboards: a list of changes is applied to what is there, written, and followed by what is made of it, all in
 * one transaction or not at all.
 */
export function createEditing({ database, access, maker, clock, soundCredits }: EditOptions) {
  /** Ends the work on scenes that are gone, makes what is paid for, and brings the others in line with the edit. */
  async function follow(tx: Tx, before: Board, after: Board, make: readonly string[]) {
    const gone = after.deleted.filter(
      ({ id, status }) => status === 'pending' && before.scenes.some((scene) => scene.id === id),
    );
    for (const { id } of gone) await maker.cancel(tx, id);
    if (after.content.status === 'draft') return;
    if (make.length > 0) await maker.make(tx, after.content, make);
    await maker.reconcile(tx, after.content, new Set(changedScenes(before, after)));
  }

  /**
   * Makes the changes that `plan` finds for the storyboard as it is, or none. Free of charge but for what it makes.
   * @throws AppError not_found, wrong_state, invalid_input, changed_meanwhile, insufficient_credits, rate_limited, unavailable
   */
  async function edit(editor: Editor, contentId: string, plan: Planner): Promise<Edited> {
    const author = { ...editor, now: clock.now() };
    return await database.transact(async (tx) => {
      const content = await access.requireEditable(tx, editor.accountId, contentId);
      const found = { content, scenes: await repository.listScenes(tx, contentId) };
      const { changes, leftOut, make = [], isWritten = false } = plan(found);
      const before = await loadBoard(tx, found, changes, soundCredits());
      const applied = applyChanges(before, changes, { ...author, isWriter: isWritten });
      const after =
        leftOut === undefined
          ? applied.board
          : {
              ...applied.board,
              content: { ...applied.board.content, left_out: leftOut(applied.board.content) },
            };
      await save(tx, before, after, author.now);
      await follow(tx, before, after, make);
      await database.notify(tx, storyboardChannel, contentId);
      return {
        contentId,
        inverse: applied.inverse,
        changed: changedScenes(before, after),
        stale: staleSince(before, after),
        // An approved content may have new orders by now, and copies have takes of their own.
        left:
          content.status === 'draft' && after.added.size === 0
            ? { content: after.content, scenes: placed(after) }
            : null,
      };
    });
  }

  /** {@link edit} of the content that a scene of the caller's belongs to. */
  async function editScene(
    editor: Editor,
    sceneId: string,
    plan: (scene: repository.SceneRow, found: Found) => EditPlan,
  ): Promise<Edited> {
    const contentId = await repository.findContentOfScene(database.db, sceneId, editor.accountId);
    if (contentId === undefined) throw new AppError('not_found');
    return await edit(editor, contentId, (found) => {
      const scene = found.scenes.find(({ id }) => id === sceneId);
      if (scene === undefined) throw new AppError('not_found');
      return plan(scene, found);
    });
  }

  return { edit, editScene };
}

export type Editing = ReturnType<typeof createEditing>;
