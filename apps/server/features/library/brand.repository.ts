import type { BrandLook } from '@scenewright/contract/rules/brand.ts';
import type { Queryable, Tx } from '../../database/database.ts';

/** An account's brand; undefined until it is set up. */
export async function findBrand(db: Queryable, accountId: string): Promise<BrandLook | undefined> {
  const row = await db
    .selectFrom('brand')
    .select(['look', 'logo_item_id', 'font_item_id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { ...row.look, logo_item: row.logo_item_id, font_item: row.font_item_id };
}

export async function upsertBrand(
  tx: Tx,
  accountId: string,
  { logo_item: logoItemId, font_item: fontItemId, ...look }: BrandLook,
  now: Date,
): Promise<void> {
  const items = { logo_item_id: logoItemId, font_item_id: fontItemId };
  const row = { ...items, look: JSON.stringify(look), updated_at: now };
  await tx
    .insertInto('brand')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Hands a guest's brand over to the account they signed up for, unless that has one. */
export async function adoptBrand(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('brand')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('brand as theirs').select('account_id').where('account_id', '=', to),
        ),
      ),
    )
    .execute();
}
