import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** One font file of a family that its package splits by script. */
export interface FontSubset {
  readonly path: string;
  /** Code points, both ends included. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** A Fontsource package: `unicode.json` tells which characters each of its files is for. */
export interface FontPackage {
  /** For example `@fontsource/poppins`. */
  readonly name: string;
  /** How its files name the weight and the style, for example `800-normal`. */
  readonly face: string;
}

/** The files of a package in one face. A few hundred for Chinese, Japanese and Korean. */
export function listSubsets({ name, face }: FontPackage): FontSubset[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${name}/unicode.json`), 'utf8'),
  );
  const shortName = name.slice(name.indexOf('/') + 1);
  return Object.entries(ranges).map(([subset, list]) => ({
    // Numbered subsets are keyed `[12]`.
    path: require.resolve(
      `${name}/files/${shortName}-${subset.replace(/[[\]]/g, '')}-${face}.woff2`,
    ),
    ranges: list.split(',').map(parseRange),
  }));
}

export function includesCodePoint({ ranges }: FontSubset, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** `U+4E00` or `U+4E00-4FFF` (CSS `unicode-range`). */
function parseRange(range: string): [number, number] {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
