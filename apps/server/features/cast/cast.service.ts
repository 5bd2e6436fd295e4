import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import {
  type CastLook,
  maxCastMembers,
  nameKey,
  tidyName,
} from '@scenewright/contract/rules/cast.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Studio } from '@scenewright/studio';
import type { Appearance } from '@scenewright/studio/painting/casting/appearance.ts';
import { chooseAppearance } from '@scenewright/studio/painting/casting/choose-appearance.ts';
import { portraitOf } from '@scenewright/studio/painting/casting/portrait.ts';
import type { Assets } from '../assets/index.ts';
import * as repository from './cast.repository.ts';
import { digestOf } from '@scenewright/storyboard/cast-marks.ts';

const portraitWidth = 640;
/** Storyboards that are notified at once that a member has changed. */
const mostNotified = 200;

export interface CastOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly assets: Pick<Assets, 'store'>;
  readonly studio: Pick<Studio, 'renderStill'>;
  /** The file of a picture of an account's library, small; null where there is none. */
  readonly findPicture: (tx: Tx, accountId: string, itemId: string) => Promise<string | null>;
  readonly mediaLink: (assetId: string, mimeType: string) => string;
  /** Folder for files in the making. */
  readonly temporaryFolder: string;
  /** Tells those who watch a content that something of it changed. */
  readonly notifyStoryboard: (tx: Tx, contentId: string) => Promise<void>;
}

/** How a member is painted, and the picture that shows it. */
export interface Locked {
  readonly appearance: Appearance;
  readonly portraitAssetId: string | null;
}

/** A member as it is wanted. */
type CastWish = CastLook & { readonly portrait_item?: string | null | undefined };

interface SeenMember {
  readonly kind: CastLook['kind'];
  readonly look: string;
  readonly itemId: string | null;
  /** Where it is painted anew. */
  readonly locked: Locked | null;
}

const noRoom = `A cast has at most ${maxCastMembers} members. Delete one that you no longer need first.`;

/** The cast of an account: people, animals, places and things that look the same in every scene that names them. */
export function createCast(options: CastOptions) {
  const { database, clock, assets, studio, mediaLink, notifyStoryboard } = options;

  function shown({
    id,
    name,
    kind,
    look,
    portrait_asset_id: portrait,
    portrait_item_id: item,
    updated_at: updatedAt,
  }: repository.CastRow): CastMember {
    return {
      id,
      name,
      kind,
      look,
      portrait_url: portrait === null ? null : mediaLink(portrait, 'image/jpeg'),
      portrait_item: item,
      updated_at: updatedAt.toISOString(),
    };
  }

  async function paintPortrait(
    accountId: string,
    appearance: Appearance,
    seed: string,
  ): Promise<string> {
    const directory = await mkdtemp(join(options.temporaryFolder, 'portrait-'));
    try {
      const outputPath = join(directory, 'portrait.jpg');
      await studio.renderStill({
        source: { kind: 'drawing', drawing: portraitOf(appearance, seed) },
        shape: 'landscape',
        prints: [{ outputPath, width: portraitWidth }],
      });
      return await assets.store(outputPath, { accountId, mimeType: 'image/jpeg' });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  /** Decides once how a member looks, and paints it. Outside of any transaction: it takes a moment. */
  async function lockByLook(accountId: string, seed: string, traits: CastLook): Promise<Locked> {
    const appearance = chooseAppearance({ ...traits, seed });
    return { appearance, portraitAssetId: await paintPortrait(accountId, appearance, seed) };
  }

  /** The file of a picture of the library, small. @throws AppError not_found */
  async function fileOf(tx: Tx, accountId: string, itemId: string): Promise<string> {
    const file = await options.findPicture(tx, accountId, itemId);
    if (file === null) throw new AppError('not_found');
    return file;
  }

  /** @throws AppError invalid_input where another member has the name */
  async function requireFreeName(
    tx: Tx,
    accountId: string,
    name: string,
    ownId: string | null,
  ): Promise<void> {
    const other = (await repository.listMembers(tx, accountId)).find(
      ({ name_key: key, id }) => key === nameKey(name) && id !== ownId,
    );
    if (other !== undefined)
      throw new AppError(
        'invalid_input',
        `name: “${other.name}” is in your cast already. Choose another name.`,
        { field: 'name' },
      );
  }

  /** Changes the cast in one transaction, tells open storyboards, and answers with the member as it is then. */
  async function change(
    accountId: string,
    memberId: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<CastMember> {
    return await database.transact(async (tx) => {
      await repository.lockCast(tx, accountId);
      await work(tx);
      for (const contentId of await repository.listOpenContents(tx, accountId, mostNotified))
        await notifyStoryboard(tx, contentId);
      const member = await repository.findMember(tx, memberId, accountId);
      if (member === undefined) throw new AppError('not_found');
      return shown(member);
    });
  }

  async function requireMember(tx: Tx, accountId: string, id: string): Promise<repository.CastRow> {
    const member = await repository.findMember(tx, id, accountId);
    if (member === undefined || member.deleted_at !== null) throw new AppError('not_found');
    return member;
  }

  /** Refused before anything is painted, and again when it is kept. @throws AppError wrong_state, invalid_input */
  async function requireRoom(tx: Tx, accountId: string, name: string): Promise<void> {
    if ((await repository.listMembers(tx, accountId)).length >= maxCastMembers)
      throw new AppError('wrong_state', noRoom);
    await requireFreeName(tx, accountId, name, null);
  }

  /**
   * Adds a member.
   * @param lock how it looks, where that is not decided by its words; run outside of any transaction
   * @param within what else belongs to adding it, in the same transaction
   * @throws AppError wrong_state, invalid_input
   */
  async function create(
    accountId: string,
    { portrait_item: itemId = null, ...traits }: CastWish,
    lock: (seed: string) => Promise<Locked> = (seed) => lockByLook(accountId, seed, traits),
    within?: (tx: Tx, member: repository.CastRow) => Promise<void>,
  ): Promise<CastMember> {
    const id = randomUUID();
    const name = tidyName(traits.name);
    await database.transact(async (tx) => {
      await requireRoom(tx, accountId, name);
      if (itemId !== null) await fileOf(tx, accountId, itemId);
    });
    const { appearance, portraitAssetId } = await lock(id);
    return await change(accountId, id, async (tx) => {
      await requireRoom(tx, accountId, name);
      const now = clock.now();
      const ownPortrait = itemId === null ? null : await fileOf(tx, accountId, itemId);
      const member: repository.CastRow = {
        id,
        account_id: accountId,
        name,
        name_key: nameKey(name),
        kind: traits.kind,
        look: traits.look.trim(),
        appearance,
        digest: digestOf({ kind: traits.kind, look: traits.look.trim(), appearance, ownPortrait }),
        portrait_asset_id: ownPortrait ?? portraitAssetId,
        portrait_item_id: itemId,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await repository.insertMember(tx, member);
      await within?.(tx, member);
    });
  }

  /** A new name leaves the look as it was locked; a new look or kind is painted anew, and a portrait of the library stays. @throws AppError not_found, invalid_input, changed_meanwhile */
  async function update(
    accountId: string,
    id: string,
    { portrait_item: wantedItem, ...traits }: CastWish,
    replaces: CastLook | undefined,
  ): Promise<CastMember> {
    const [name, look] = [tidyName(traits.name), traits.look.trim()];
    const before = await database.transact((tx) => requireMember(tx, accountId, id));
    const itemId = wantedItem === undefined ? before.portrait_item_id : wantedItem;
    const isPortraitLeft = itemId === null && before.portrait_item_id !== null;
    const isRepainted = before.look !== look || before.kind !== traits.kind || isPortraitLeft;
    const locked = isRepainted ? await lockByLook(accountId, id, { ...traits, name, look }) : null;
    return await change(accountId, id, async (tx) => {
      const standing = await requireMember(tx, accountId, id);
      const seen = replaces ?? before;
      if (standing.name !== seen.name || standing.kind !== seen.kind || standing.look !== seen.look)
        throw new AppError('changed_meanwhile');
      await requireFreeName(tx, accountId, name, id);
      await repository.updateMember(tx, id, {
        name,
        name_key: nameKey(name),
        updated_at: clock.now(),
        ...(await seenOf(tx, standing, { kind: traits.kind, look, itemId, locked })),
      });
    });
  }

  /** What of a member is seen, where that changes. */
  async function seenOf(
    tx: Tx,
    before: repository.CastRow,
    { kind, look, itemId, locked }: SeenMember,
  ): Promise<Partial<repository.CastRow>> {
    if (locked === null && itemId === before.portrait_item_id) return {};
    // The file stays with the member, whatever becomes of the item.
    const isKept = itemId !== null && itemId === before.portrait_item_id;
    const ownPortrait = isKept
      ? before.portrait_asset_id
      : itemId === null
        ? null
        : await fileOf(tx, before.account_id, itemId);
    const appearance = locked?.appearance ?? before.appearance;
    return {
      ...{ kind, look, appearance, portrait_item_id: itemId },
      digest: digestOf({ kind, look, appearance, ownPortrait }),
      portrait_asset_id: ownPortrait ?? locked?.portraitAssetId ?? before.portrait_asset_id,
    };
  }

  return {
    async list(accountId: string): Promise<CastMember[]> {
      return (await repository.listMembers(database.db, accountId)).map(shown);
    },

    create,
    update,

    /** The member can be brought back until it is swept. @throws AppError not_found */
    async remove(accountId: string, id: string): Promise<void> {
      await change(accountId, id, async (tx) => {
        await requireMember(tx, accountId, id);
        await repository.updateMember(tx, id, { deleted_at: clock.now() });
      });
    },

    /** @throws AppError not_found, wrong_state, invalid_input */
    async restore(accountId: string, id: string): Promise<CastMember> {
      return await change(accountId, id, async (tx) => {
        const member = await repository.findMember(tx, id, accountId);
        if (member === undefined) throw new AppError('not_found');
        if (member.deleted_at === null)
          throw new AppError('wrong_state', `“${member.name}” is not deleted.`);
        if ((await repository.listMembers(tx, accountId)).length >= maxCastMembers)
          throw new AppError('wrong_state', noRoom);
        const taken = (await repository.listMembers(tx, accountId)).some(
          ({ name_key: key }) => key === member.name_key,
        );
        if (taken)
          throw new AppError(
            'wrong_state',
            `Another member is called “${member.name}” by now. Rename that one first.`,
          );
        await repository.updateMember(tx, id, { deleted_at: null });
      });
    },

    lockByLook,
  };
}

export type Cast = ReturnType<typeof createCast>;
