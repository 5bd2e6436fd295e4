import { AppError } from '@scenewright/contract/app-error.ts';
import type { LibraryKind } from '@scenewright/contract/rules/library.ts';
import type { ContentFields } from '@scenewright/contract/schemas/edits.ts';
import type { Content } from '../rows.ts';
import type { Board } from './board.ts';

type BrandColumns = Pick<Content, 'brand' | 'brand_logo_asset_id' | 'brand_font_asset_id'>;

/**
 * A film's brand, and the files of its logo and of its own font.
 * @throws AppError wrong_state where the account has no brand to put on; not_found where the logo is no picture of the author's, or the
 * font none of their fonts
 */
export function brandColumns(
  { brand: current, library }: Board,
  wanted: NonNullable<ContentFields['brand']> | null,
): BrandColumns {
  if (wanted === null) return { brand: null, brand_logo_asset_id: null, brand_font_asset_id: null };
  const brand = wanted === 'current' ? current : wanted;
  if (brand === undefined)
    throw new AppError('wrong_state', 'There is no brand yet. Set it up in your library first.');
  const itemOf = (id: string | null, kind: LibraryKind) => {
    const item = id === null ? undefined : library?.get(id);
    if (id !== null && item?.kind !== kind) throw new AppError('not_found');
    return item;
  };
  const [logo, font] = [itemOf(brand.logo_item, 'picture'), itemOf(brand.font_item, 'font')];
  return {
    brand,
    brand_logo_asset_id: logo?.cutoutId ?? logo?.assetId ?? null,
    brand_font_asset_id: font?.assetId ?? null,
  };
}
