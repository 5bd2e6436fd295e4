import type { Shape } from '@scenewright/contract/rules/shapes.ts';

export const pageSize = 20;

/** A film's frame is this wide or high on its shorter side. */
const frameSide = 1_080;

/** Of several files of one clip: the smallest that fills a film's frame, else the largest. */
export function bestClip<File>(
  files: readonly File[],
  sizeOf: (file: File) => { readonly width: number; readonly height: number },
): File | undefined {
  const sideOf = (file: File) => Math.min(sizeOf(file).width, sizeOf(file).height);
  const bySide = files
    .filter((file) => sideOf(file) > 0)
    .toSorted((one, other) => sideOf(one) - sideOf(other));
  return bySide.find((file) => sideOf(file) >= frameSide) ?? bySide.at(-1);
}

const mostCharacters = 200;

/** A name or title of a site in one line, without what no screen shows. */
export function shortText(text: string | null | undefined, unless: string): string {
  const shown = (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toWellFormed();
  return [...shown].slice(0, mostCharacters).join('').trim() || unless;
}

/** An address that may be shown as a link; null where a site names another. */
export function httpsOrNull(address: string | null | undefined): string | null {
  if (!address || address.length > 2_000 || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** How much longer than wide, or wider than long, what still counts as square is. */
const nearlySquare = 1.25;

type Sized = { readonly width: number; readonly height: number };

/** Whether little of something is lost where it is cut to a film's frame. */
function fits({ width, height }: Sized, shape: Shape): boolean {
  if (shape === 'square') return Math.max(width, height) <= nearlySquare * Math.min(width, height);
  return height > width === (shape !== 'landscape');
}

/** In the site's order, but what fits a film's shape first. */
export const fittingFirst = <Result extends Sized>(
  results: readonly Result[],
  shape: Shape,
): Result[] => [
  ...results.filter((result) => fits(result, shape)),
  ...results.filter((result) => !fits(result, shape)),
];
