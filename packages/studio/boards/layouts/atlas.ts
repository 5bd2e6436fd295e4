import countries from '../../data/countries.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/* The outlines of countries, and the names by which they go. Read when the first map is drawn. */

export type Place = readonly [longitude: number, latitude: number];
export type Ring = readonly Place[];

export interface Country {
  /** As in ISO 3166, two letters. */
  readonly region: string;
  /** Each polygon's outline, then its holes. */
  readonly polygons: readonly (readonly Ring[])[];
}

export interface Atlas {
  readonly countries: readonly Country[];
  /** Lines between countries. */
  readonly borders: readonly Ring[];
}

interface Named {
  name: string;
}
type World = Topology<{ countries: GeometryCollection<Named> }>;

/** How the atlas shortens names that Intl writes in full. */
const shortened: ReadonlyMap<string, string> = new Map(Object.entries(countries.shortened));
/** Names that people use and Intl does not. */
const everyday: Readonly<Record<string, string>> = countries.everyday;
/** Names of languages in which plans are written. */
const languages =
  'en es fr de it pt nl pl sv da nb fi cs tr ro hu uk ru el ar he hi ja zh ko'.split(' ');

const key = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll('’', "'").trim();

/** Every region that Intl knows by name: two letters, where the name is not the letters again. */
function regionNames(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Groups of countries and codes that are kept free have names too.
  const others = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']);
  return new Map(
    codes.flatMap((code) => {
      // A code of a country that is no more stands for the one that followed it.
      const isNow = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
      const name = others.has(code) || !isNow ? undefined : english.of(code);
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
}

let regions: ReadonlyMap<string, string> | null = null;
let byName: ReadonlyMap<string, string> | null = null;

function allRegions(): ReadonlyMap<string, string> {
  regions ??= regionNames();
  return regions;
}

/** Regions by their names in all languages; the first language that uses a name has it. */
function regionsByName(): ReadonlyMap<string, string> {
  if (byName !== null) return byName;
  const found = new Map(Object.entries(everyday));
  for (const language of languages) {
    const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of allRegions().keys()) {
      const name = own.of(code);
      if (name !== undefined && !found.has(key(name))) found.set(key(name), code);
    }
  }
  byName = found;
  return found;
}

const leading =
  /^(?:(?:in|en|au|aux|à|to|from|across|all over|throughout|nach|aus|von|em|no|na|nos|nas|nel|nella|en|a)\s+)?(?:the\s+|la\s+|le\s+|les\s+|l'|der\s+|die\s+|das\s+|den\s+|dem\s+|il\s+|lo\s+|gli\s+|i\s+|o\s+|os\s+|as\s+|el\s+|los\s+|las\s+)?/iu;

/** The region of a country that a text names, and names alone; null for any other place. */
export function regionOf(text: string): string | null {
  const names = regionsByName();
  const written = key(text).replace(/[.,;:!?]+$/u, '');
  return (
    names.get(written) ?? names.get(key(text)) ?? names.get(written.replace(leading, '')) ?? null
  );
}

/** The name alone, as it stands on a map: "the Netherlands" without its article. */
export function bareName(text: string): string {
  const name = text.trim();
  const bare = name.replace(leading, '');
  return regionsByName().has(key(bare)) ? bare : name;
}

const require = createRequire(import.meta.url);
const files = {
  coarse: () => require.resolve('world-atlas/countries-110m.json'),
  fine: () => require.resolve('world-atlas/countries-50m.json'),
};
const atlases = new Map<string, Atlas>();

function regionOfShape(name: string): string {
  const spelled = key(name);
  const known = [...allRegions()].find(([, full]) => key(full) === spelled)?.[0];
  return shortened.get(name) ?? known ?? regionsByName().get(spelled) ?? '';
}

/** Coarse outlines for a wide view, finer ones for a near one. */
export function readAtlas(detail: 'coarse' | 'fine'): Atlas {
  const known = atlases.get(detail);
  if (known !== undefined) return known;
  const world = JSON.parse(readFileSync(files[detail](), 'utf8')) as World;
  const countries = feature(world, world.objects.countries).features.flatMap(
    ({ geometry, properties }): Country[] => {
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return [
        {
          region: regionOfShape(properties.name),
          polygons: polygons as unknown as Country['polygons'],
        },
      ];
    },
  );
  const lines = mesh(world, world.objects.countries, (one, other) => one !== other);
  const atlas = { countries, borders: lines.coordinates as unknown as Ring[] };
  atlases.set(detail, atlas);
  return atlas;
}
