import type { FigureLook } from '../../figures/figure.ts';
import { hasEmoji } from '../actors/emoji-file.ts';
import { isPainted } from '../actors/art.ts';
import { templateNames, type Drawing, type TemplateName } from '../drawing.ts';
import { parseFigureLook } from '../people/stored-figures.ts';
import { isFamilyName, type FamilyName, type Light } from '../palette/families.ts';

export const castKinds = ['person', 'animal', 'place', 'thing'] as const;
export type CastKind = (typeof castKinds)[number];

/** What makes a place the same place. */
export interface PlaceLook {
  readonly template: TemplateName;
  readonly family: FamilyName;
  readonly light: Light;
  /** Of its set: hills and houses stand where they stood. */
  readonly seed: number;
}

/** How a member of the cast is painted, decided once and kept as plain JSON. */
export interface Appearance {
  readonly version: 1;
  /** The illustration, with gender and skin; null for a place without a landmark. */
  readonly actor: string | null;
  /** `#rrggbb` of its clothes, fur or paint; null where it has the illustration's own colours. */
  readonly accent: string | null;
  readonly place: PlaceLook | null;
  /** The body of a person; where there is only an illustration of one, it follows from that. */
  readonly figure?: FigureLook;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lights: readonly Light[] = ['dawn', 'day', 'dusk', 'night'];

function parsePlace(value: unknown): PlaceLook | null {
  if (value === null) return null;
  if (!isFields(value)) throw new Error('Appearance: place is not an object');
  const { family, seed } = value;
  const template = templateNames.find((name) => name === value['template']);
  const light = lights.find((name) => name === value['light']);
  if (template === undefined || light === undefined || !isFamilyName(family))
    throw new Error('Appearance: place has an unknown template, family or light');
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    throw new Error('Appearance: place.seed is not an unsigned 32-bit integer');
  return { template, family, light, seed };
}

/** Checks a stored appearance. Throws an Error naming the field that is wrong. */
export function parseAppearance(value: unknown): Appearance {
  if (!isFields(value) || value['version'] !== 1) throw new Error('Appearance: unknown version');
  const { actor, accent } = value;
  if (actor !== null && (typeof actor !== 'string' || !isDrawn(actor)))
    throw new Error('Appearance: actor is not drawn by anybody');
  if (accent !== null && (typeof accent !== 'string' || !/^#[0-9a-f]{6}$/.test(accent)))
    throw new Error('Appearance: accent is not a colour');
  const figure = value['figure'] === undefined ? {} : { figure: parseFigureLook(value['figure']) };
  return { version: 1, actor, accent, place: parsePlace(value['place']), ...figure };
}

export const isDrawn = (name: string): boolean => isPainted(name) || hasEmoji(name);

/** The appearance of a drawing's lead, or of its place; null where the drawing is type alone. */
export function appearanceInDrawing(
  { figures, heroes, template, family, light, seed }: Drawing,
  kind: CastKind,
): Appearance | null {
  if (kind === 'place')
    return { version: 1, actor: null, accent: null, place: { template, family, light, seed } };
  const [figure] = figures;
  if (figure !== undefined && (kind === 'person' || heroes.length === 0))
    return { version: 1, actor: null, accent: null, place: null, figure: figure.look };
  const [lead] = heroes;
  return lead === undefined
    ? null
    : { version: 1, actor: lead.emoji, accent: lead.accent ?? null, place: null };
}
