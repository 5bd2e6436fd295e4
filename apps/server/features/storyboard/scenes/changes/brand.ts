import { AppError } from '@scenewright/contract/app-error.ts';
import type { ContentFields } from '@scenewright/contract/schemas/edits.ts';
import type { Content } from '../../../content/index.ts';
import type { Board } from './board.ts';

/**
 * A film's brand, and the file of its logo.
 * @throws AppError wrong_state where the account has no brand to put on; not_found where the logo is no picture of the author's
 */
export function brandColumns(
  { brand: current, library }: Board,
  wanted: NonNullable<ContentFields['brand']> | null,
): Pick<Content, 'brand' | 'brand_logo_asset_id'> {
  if (wanted === null) return { brand: null, brand_logo_asset_id: null };
  const brand = wanted === 'current' ? current : wanted;
  if (brand === undefined)
    throw new AppError('wrong_state', 'There is no brand yet. Set it up in your library first.');
  if (brand.logo_item === null) return { brand, brand_logo_asset_id: null };
  const logo = library?.get(brand.logo_item);
  if (logo?.kind !== 'picture') throw new AppError('not_found');
  return { brand, brand_logo_asset_id: logo.cutoutId ?? logo.assetId };
}
