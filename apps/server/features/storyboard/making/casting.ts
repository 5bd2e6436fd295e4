import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { type CastLook, namedIn } from '@scenewright/contract/rules/cast.ts';
import type { Database } from '../../../database/database.ts';
import { appearanceInDrawing } from '@scenewright/studio/painting/casting/appearance.ts';
import { parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import { type Cast, type CastRow, parseMarks } from '../../cast/index.ts';
import { findContentOfScene, findScene } from '../scenes/scene.repository.ts';
import { listTakes, markTake, type TakeRow } from '../takes/take.repository.ts';

/** How the lead of a painted picture, or its place, is painted; null for a picture from elsewhere and for type alone. */
function appearanceIn({ drawing }: TakeRow, kind: CastLook['kind']) {
  return drawing === null ? null : appearanceInDrawing(parseDrawing(drawing), kind);
}

const withMember = (take: TakeRow, { id, name, digest }: CastRow) => [
  ...parseMarks(take.made_with),
  { id, name, digest },
];

/** Making a member of the cast of whom a scene's picture shows. */
export function createCasting({ database, cast }: { database: Database; cast: Cast }) {
  async function pictureOf(accountId: string, sceneId: string): Promise<TakeRow> {
    if ((await findContentOfScene(database.db, sceneId, accountId)) === undefined)
      throw new AppError('not_found');
    const scene = await findScene(database.db, sceneId);
    const take = (await listTakes(database.db, [sceneId])).find(
      ({ id }) => id === scene?.visual_take_id,
    );
    if (take === undefined)
      throw new AppError(
        'wrong_state',
        'This scene has no picture yet. Make it first, or add the character in the cast.',
      );
    return take;
  }

  /**
   * The member looks as in the scene's picture, which is its portrait too. Where its description names the member, the picture counts as showing it.
   * @throws AppError not_found, wrong_state, invalid_input
   */
  return async function lockCharacter(
    accountId: string,
    sceneId: string,
    traits: CastLook,
  ): Promise<CastMember> {
    const take = await pictureOf(accountId, sceneId);
    const appearance = appearanceIn(take, traits.kind);
    const lock = async (seed: string) => {
      const locked =
        appearance === null
          ? await cast.lockByLook(accountId, seed, traits)
          : { appearance, portraitAssetId: null };
      return { ...locked, portraitAssetId: take.poster_asset_id ?? locked.portraitAssetId };
    };
    return await cast.create(accountId, traits, lock, async (tx, member) => {
      if (namedIn(take.source_text, [member]).length > 0)
        await markTake(tx, take.id, withMember(take, member));
    });
  };
}
