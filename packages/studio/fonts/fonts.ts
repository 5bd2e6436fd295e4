import { readFileSync } from 'node:fs';
import { type FontKey, GlobalFonts } from '@napi-rs/canvas';
import { type FontPackage, type FontSubset, includesCodePoint, listSubsets } from './subsets.ts';

/*
 * Every font comes from npm, so that a film looks the same on a machine that has none. Fonts are registered per process;
 * doing it twice is harmless, doing it while other threads draw is safe.
 */

/** Always there: Latin in all weights, then Greek, Cyrillic and Vietnamese. */
const latinWeights = [400, 500, 600, 700, 800, 900];
const interPackage: FontPackage = { name: '@fontsource-variable/inter', face: 'wght-normal' };

/** Registered when a text needs them, file by file: the East Asian ones are split in a hundred files each. */
const scriptPackages: ReadonlyMap<string, FontPackage> = new Map(
  Object.entries({
    'Noto Sans Arabic': { name: '@fontsource/noto-sans-arabic', face: '800-normal' },
    'Noto Sans Hebrew': { name: '@fontsource/noto-sans-hebrew', face: '800-normal' },
    'Noto Sans Devanagari': { name: '@fontsource/noto-sans-devanagari', face: '800-normal' },
    'Noto Sans Thai': { name: '@fontsource/noto-sans-thai', face: '800-normal' },
    'Noto Sans SC': { name: '@fontsource/noto-sans-sc', face: '800-normal' },
    'Noto Sans JP': { name: '@fontsource/noto-sans-jp', face: '800-normal' },
    'Noto Sans KR': { name: '@fontsource/noto-sans-kr', face: '800-normal' },
  }),
);

const subsetsByFamily = new Map<string, FontSubset[]>();
const registeredPaths = new Set<string>();

/**
 * Makes sure that the characters of `text` can be drawn with `fontFamilies(text)`, as far as our fonts go
 * (see `hasGlyph`). The first call costs about 15 ms, a text in a new East Asian script about as much again.
 */
export function registerFonts(text: string): void {
  registerEuropean();
  const others = [...new Set(text)]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((codePoint) => !isEuropean(codePoint));
  if (others.length === 0) return;
  const families = scriptFamilies(text);
  for (const codePoint of others) for (const family of families) registerFor(family, codePoint);
}

/** What type is set in where nobody says otherwise: a thread draws one film's scene at a time. */
let displayFont = 'Poppins';

/** Sets all type from now on in this family first. */
export function setDisplayFont(family = 'Poppins'): void {
  displayFont = family;
}

/** The value of a CSS `font-family` for a text: the display font, or another one first, then whatever its script needs. */
export function fontFamilies(text: string, first = displayFont): string {
  const latin = [first, ...['Poppins', 'Inter'].filter((family) => family !== first)];
  return [...latin, ...scriptFamilies(text)].map((family) => `"${family}"`).join(', ');
}

/**
 * Chinese, Japanese and Korean write many characters with the same code points but other strokes:
 * the syllables that only one of them has tell which form a reader expects.
 */
function scriptFamilies(text: string): string[] {
  const preferred = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? 'Noto Sans JP'
    : /\p{Script=Hangul}/u.test(text)
      ? 'Noto Sans KR'
      : 'Noto Sans SC';
  return [...scriptPackages.keys()].toSorted(
    (a, b) => Number(b === preferred) - Number(a === preferred),
  );
}

/** As many fonts of creators as are kept in memory: each is a megabyte or less. */
const mostOwnFonts = 40;
const ownFonts = new Map<string, FontKey>();

/** Registers a font of a creator's own under a family that nobody else's has. @throws Error where it cannot be read */
export function registerOwnFont({ family, path }: { family: string; path: string }): void {
  const known = ownFonts.get(family);
  if (known !== undefined) {
    // What was used last goes last.
    ownFonts.delete(family);
    ownFonts.set(family, known);
    return;
  }
  const key = GlobalFonts.register(readFileSync(path), family);
  if (key === null) throw new Error('The font of this brand could not be read.');
  ownFonts.set(family, key);
  for (const [oldest, oldestKey] of [...ownFonts].slice(0, -mostOwnFonts)) {
    ownFonts.delete(oldest);
    GlobalFonts.remove(oldestKey);
  }
}

let hasEuropean = false;

/** Once is enough: texts are set a thousand times. */
function registerEuropean(): void {
  if (hasEuropean) return;
  for (const weight of latinWeights)
    registerAll('Poppins', { name: '@fontsource/poppins', face: `${weight}-normal` }, isLatin);
  registerAll('Inter', interPackage);
  hasEuropean = true;
}

function registerFor(family: string, codePoint: number): void {
  for (const subset of subsetsOf(family)) {
    if (includesCodePoint(subset, codePoint)) register(family, subset.path);
  }
}

function subsetsOf(family: string): FontSubset[] {
  let subsets = subsetsByFamily.get(family);
  if (!subsets) {
    const fontPackage = scriptPackages.get(family);
    subsets = fontPackage ? listSubsets(fontPackage) : [];
    subsetsByFamily.set(family, subsets);
  }
  return subsets;
}

function registerAll(
  family: string,
  fontPackage: FontPackage,
  wanted: (subset: FontSubset) => boolean = () => true,
): void {
  const key = `${fontPackage.name} ${fontPackage.face}`;
  if (subsetsByFamily.has(key)) return;
  const subsets = listSubsets(fontPackage).filter(wanted);
  subsetsByFamily.set(key, subsets);
  for (const { path } of subsets) register(family, path);
}

function register(family: string, path: string): void {
  if (registeredPaths.has(path)) return;
  if (!GlobalFonts.registerFromPath(path, family))
    throw new Error(`The font file of ${family} could not be read; install the packages again.`);
  registeredPaths.add(path);
}

/** Latin and its accents, Greek, Cyrillic and general punctuation: what Poppins and Inter have. */
function isEuropean(codePoint: number): boolean {
  return codePoint < 0x0530 || (codePoint >= 0x1e00 && codePoint <= 0x206f);
}

/** Poppins' own Devanagari would win over Noto's, which is the better drawn of the two at heavy weights. */
function isLatin({ path }: FontSubset): boolean {
  return !path.includes('devanagari');
}
