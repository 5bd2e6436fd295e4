import { AppError } from '@scenewright/contract/app-error.ts';
import type { BrandLook } from '@scenewright/contract/rules/brand.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { findBrand, upsertBrand } from './brand.repository.ts';
import { mapReadyItems } from './library.repository.ts';

/** What all films of an account have in common. */
export function createBrands({ database, clock }: { database: Database; clock: Clock }) {
  const read = async (accountId: string): Promise<BrandLook | null> =>
    (await findBrand(database.db, accountId)) ?? null;

  /** @throws AppError not_found where the logo is no picture of this account, or the font none of its fonts */
  async function save(accountId: string, look: BrandLook): Promise<BrandLook> {
    await database.transact(async (tx) => {
      const { logo_item: logo, font_item: font } = look;
      const ids = [logo, font].filter((id) => id !== null);
      const items = await mapReadyItems(tx, accountId, ids);
      if (logo !== null && items.get(logo)?.kind !== 'picture') throw new AppError('not_found');
      if (font !== null && items.get(font)?.kind !== 'font') throw new AppError('not_found');
      await upsertBrand(tx, accountId, look, clock.now());
    });
    return look;
  }

  return { read, save };
}

export type Brands = ReturnType<typeof createBrands>;
