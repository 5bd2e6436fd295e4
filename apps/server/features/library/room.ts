import { AppError } from '@scenewright/contract/app-error.ts';
import { type LibraryHolder, sizeInWords } from '@scenewright/contract/rules/library.ts';
import type { PlanId } from '@scenewright/contract/rules/plans.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { addBytes, countItems, isGuest, reserveBytes, usedBytes } from './library.repository.ts';

export interface RoomOptions {
  /** What files may take in all, in bytes, by whose they are. */
  readonly mostBytes: Readonly<Record<LibraryHolder, number>>;
  readonly mostFileBytes: number;
  /** The plan of an account that is no guest's. */
  readonly planOf: (db: Queryable, accountId: string) => Promise<PlanId>;
}

/** A list of thumbnails, and a folder, of that many still work. */
const mostItems = 2_000;

const moreRoom: Readonly<Record<LibraryHolder, string>> = {
  guest: 'Delete something first, or create an account: it has more room.',
  free: 'Delete something first, or choose a plan with more room.',
  starter: 'Delete something first, or choose a plan with more room.',
  plus: 'Delete something first, or choose a plan with more room.',
  pro: 'Delete something first.',
  enterprise: 'Delete something first.',
};

/** How much an account's library may hold, and what of it is left. */
export function createRoom({ mostBytes, mostFileBytes, planOf }: RoomOptions) {
  const holderOf = async (db: Queryable, accountId: string): Promise<LibraryHolder> =>
    (await isGuest(db, accountId)) ? 'guest' : await planOf(db, accountId);

  async function mostOf(db: Queryable, accountId: string): Promise<number> {
    return mostBytes[await holderOf(db, accountId)];
  }

  /** @throws AppError too_large, with what there is room for */
  async function takeRoom(tx: Tx, accountId: string, bytes: number): Promise<void> {
    if (bytes > mostFileBytes)
      throw new AppError(
        'too_large',
        `A file may have at most ${sizeInWords(mostFileBytes)}, and this one has ${sizeInWords(bytes)}.`,
      );
    const holder = await holderOf(tx, accountId);
    const most = mostBytes[holder];
    if (!(await reserveBytes(tx, accountId, bytes, most))) {
      const left = Math.max(0, most - (await usedBytes(tx, accountId)));
      throw new AppError(
        'too_large',
        `Your library has room for ${sizeInWords(left)} more, and this file has ${sizeInWords(bytes)}. ${moreRoom[holder]}`,
      );
    }
  }

  /** Sets room aside for a file. @throws AppError too_large, with what there is room for */
  async function reserve(tx: Tx, accountId: string, bytes: number): Promise<void> {
    await takeRoom(tx, accountId, bytes);
    // Behind the reservation, which holds the account's other uploads back.
    if ((await countItems(tx, accountId)) >= mostItems)
      throw new AppError(
        'too_large',
        `Your library holds ${mostItems} files, which is the most it can. Delete something first.`,
      );
  }

  /** Changes what is set aside for a file, now that its size is known. @throws AppError too_large */
  async function resize(tx: Tx, accountId: string, before: number, bytes: number): Promise<void> {
    if (bytes > before) await takeRoom(tx, accountId, bytes - before);
    else await addBytes(tx, accountId, bytes - before);
  }

  return { mostOf, mostFileBytes, reserve, resize };
}

export type Room = ReturnType<typeof createRoom>;
