import {
  brandOfScene,
  type SceneBrand,
  type ScenePlace,
} from '@scenewright/contract/rules/brand.ts';
import type { Brand } from '@scenewright/studio';
import type { Assets } from '../../assets/index.ts';
import type { Content } from '../../content/index.ts';
import type { SceneRow } from '../scenes/scene.repository.ts';

/** The film's first and last scenes are the first and last that last. */
export function placeAmong(
  scenes: readonly Pick<SceneRow, 'id' | 'duration_s'>[],
  id: string,
): ScenePlace {
  const lasting = scenes.filter(({ duration_s: seconds }) => seconds > 0);
  return { isFirst: lasting[0]?.id === id, isLast: lasting.at(-1)?.id === id };
}

/** What of its film's brand a scene shows; null where there is none. */
export const shownBrand = (
  { brand, brand_logo_asset_id: logo }: Pick<Content, 'brand' | 'brand_logo_asset_id'>,
  place: ScenePlace,
): SceneBrand | null => (brand === null ? null : brandOfScene(brand, place, logo !== null));

/** The files that a film's brand is drawn with: with others of them it looks another way. */
export const brandFilesOf = ({
  brand_logo_asset_id: logo,
  brand_font_asset_id: font,
}: Pick<Content, 'brand_logo_asset_id' | 'brand_font_asset_id'>) => ({
  logo,
  ...(font === null ? {} : { font }),
});

/** Calls `work` with what is to be drawn of a brand, and with the files of its logo and its font. */
export async function withBrandFiles<T>(
  assets: Pick<Assets, 'withFiles'>,
  { brand_logo_asset_id: logo, brand_font_asset_id: font }: Content,
  look: SceneBrand | null,
  signal: AbortSignal | undefined,
  work: (brand: Brand | null) => Promise<T>,
): Promise<T> {
  if (look === null) return await work(null);
  const ids = [logo, font].filter((id) => id !== null);
  return await assets.withFiles(
    ids,
    (paths) => {
      const pathOf = (id: string | null) => (id === null ? null : (paths[ids.indexOf(id)] ?? null));
      const fontPath = pathOf(font);
      return work({
        ...look,
        logoPath: pathOf(logo),
        ownFont: font === null || fontPath === null ? null : { family: font, path: fontPath },
      });
    },
    signal,
  );
}
