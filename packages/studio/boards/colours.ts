import { contrast, darken, lighten, mix } from '../painting/palette/colour.ts';
import { families, type FamilyName } from '../painting/palette/families.ts';

/** What a board stands on; a film alternates between them in one palette. */
export const tones = ['paper', 'ink', 'accent'] as const;
export type Tone = (typeof tones)[number];

/** The five colours of a board and what is made of them; all `#rrggbb`. Every text colour has a contrast of 4.5 or more on its ground. */
export interface BoardColours {
  readonly tone: Tone;
  readonly ground: string;
  /** A second colour of the ground, for its art: never far from the first. */
  readonly groundArt: string;
  readonly text: string;
  /** Labels and what is said beside the heart of the board. */
  readonly muted: string;
  /** A colour for type that is to be seen first, readable on the ground. */
  readonly strong: string;
  /** Fills: bars, discs, pins, underlines. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentTwo: string;
  readonly onAccentTwo: string;
  /** A sheet that lies on the ground, such as a receipt or a calendar leaf. */
  readonly card: string;
  readonly onCard: string;
  readonly mutedOnCard: string;
  readonly strongOnCard: string;
  /** Thin lines and empty tracks on the ground. */
  readonly line: string;
  readonly shadow: string;
}

const leastContrast = 4.5;
const white = '#ffffff';

/** A colour moved towards black or white until it reads on a ground. */
export function readable(colour: string, ground: string): string {
  const towards = contrast(ground, white) > contrast(ground, '#05060f') ? lighten : darken;
  for (let share = 0; share < 1; share += 0.06) {
    const moved = towards(colour, share);
    if (contrast(moved, ground) >= leastContrast) return moved;
  }
  return towards(colour, 1);
}

const onto = (ground: string, light: string, dark: string): string =>
  readable(contrast(ground, light) >= contrast(ground, dark) ? light : dark, ground);

/** A tint as strong as type on it can be read: it lies under a board's words. */
export function underType(tint: string, { ground, text, strong, muted }: BoardColours): string {
  for (let share = 0; share < 1; share += 0.1) {
    const calmer = mix(tint, ground, share);
    if ([text, strong, muted].every((ink) => contrast(ink, calmer) >= leastContrast)) return calmer;
  }
  return ground;
}

/** The brightest tint of a dark ground on which type is read as well: what white becomes on a set behind words. */
export function brightestUnderType({ ground, text, strong }: BoardColours): string {
  let found = ground;
  for (let share = 0.02; share < 0.6; share += 0.02) {
    const lighter = lighten(ground, share);
    if ([text, strong, white].some((ink) => contrast(ink, lighter) < leastContrast)) return found;
    found = lighter;
  }
  return found;
}

/** The colours of a board before a set: what is said beside its heart reads on the brightest part of it. */
export const beforeSet = (colours: BoardColours): BoardColours => ({
  ...colours,
  muted: readable(colours.muted, brightestUnderType(colours)),
});

/** The two colours that a creator's films have in common. */
export interface BrandColours {
  readonly colour: string;
  readonly accent: string;
}

/** A family whose grounds and accents are a brand's; its paper stays, so that boards still take turns. */
const branded = (family: FamilyName, { colour, accent }: BrandColours) => ({
  ...{ accent, accentTwo: accent, paper: families[family].paper },
  // Ground of boards in ink: dark, whatever the colour is.
  ink: contrast(colour, white) >= leastContrast ? colour : darken(colour, 0.6),
  day: colour,
});

function coloursOf(family: FamilyName, brand: BrandColours | null | undefined) {
  if (brand) return branded(family, brand);
  const { accent, accentTwo, ink, paper, lights } = families[family];
  return { accent, accentTwo, ink, paper, day: lights.day[0] };
}

/** The colours of a tone in a film's family, or of its brand. */
export function boardColours(
  family: FamilyName,
  tone: Tone,
  brand?: BrandColours | null,
): BoardColours {
  const { accent, accentTwo, ink, paper, day } = coloursOf(family, brand);
  const deep = darken(ink, 0.25);
  const bold = darken(mix(day, ink, 0.35), 0.12);
  const ground = { paper, ink: deep, accent: bold }[tone];
  const isDark = tone !== 'paper';
  const card = isDark ? paper : white;
  const text = isDark ? readable(lighten(paper, 0.4), ground) : readable(ink, ground);
  return {
    tone,
    ground,
    groundArt: isDark ? mix(ground, day, 0.28) : mix(paper, accentTwo, 0.3),
    text,
    muted: readable(mix(text, ground, 0.38), ground),
    strong: readable(isDark ? accentTwo : accent, ground),
    accent,
    onAccent: onto(accent, white, deep),
    accentTwo,
    onAccentTwo: onto(accentTwo, white, deep),
    card,
    onCard: readable(ink, card),
    mutedOnCard: readable(mix(ink, card, 0.42), card),
    strongOnCard: readable(accent, card),
    line: mix(ground, text, 0.22),
    shadow: isDark ? '#000000' : ink,
  };
}
