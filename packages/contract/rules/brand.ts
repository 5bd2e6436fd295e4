/** Corners of the frame in which a logo may stand. */
export const logoCorners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type LogoCorner = (typeof logoCorners)[number];

/** When a logo is seen: in the whole film, or in its first or last scene alone. */
export const logoTimes = ['whole', 'first', 'last'] as const;
export type LogoTime = (typeof logoTimes)[number];

/** Fonts that come along, both under the SIL Open Font License. */
export const brandFonts = { poppins: 'Poppins', inter: 'Inter' } as const;
export type BrandFont = keyof typeof brandFonts;
export const brandFontIds = ['poppins', 'inter'] as const satisfies readonly BrandFont[];

export const maxBrandCharacters = 60;

/** What all films of a creator have in common, where they are switched on for it. */
export interface BrandLook {
  /** A picture of the library; null for none. */
  readonly logo_item: string | null;
  readonly logo_corner: LogoCorner;
  readonly logo_time: LogoTime;
  /** `#rrggbb`: of the ground of cards and designed pictures. */
  readonly colour: string;
  /** `#rrggbb`: of what is to be seen first, such as the spoken word. */
  readonly accent: string;
  readonly font: BrandFont;
  /** A font of the library, in place of that one; null for none. */
  readonly font_item: string | null;
  /** What the card at the beginning says; empty for none. */
  readonly intro: string;
  readonly intro_s: number;
  /** What the card at the end says; empty for none. */
  readonly outro: string;
  readonly outro_s: number;
  /** Who or what is named at the foot of the first scene, and a second line; empty for none. */
  readonly lower_third: string;
  readonly lower_third_line: string;
}

/** What one begins with. */
export const plainBrand: BrandLook = {
  ...{ logo_item: null, logo_corner: 'top-right', logo_time: 'whole' },
  ...{ colour: '#1d2440', accent: '#ffb84d', font: 'poppins', font_item: null },
  ...{ intro: '', intro_s: 2, outro: '', outro_s: 3, lower_third: '', lower_third_line: '' },
};

const fieldNames = Object.keys(plainBrand) as (keyof BrandLook)[];

/** A brand with its fields in their order, so that two can be compared as texts. */
export const orderedBrand = (look: BrandLook): BrandLook =>
  Object.fromEntries(fieldNames.map((name) => [name, look[name]])) as unknown as BrandLook;

export const isSameBrand = (one: BrandLook, other: BrandLook): boolean =>
  fieldNames.every((name) => one[name] === other[name]);

/** A card is seen for so many seconds. */
export const cardSeconds = { least: 1, most: 6 } as const;

/** A card of its own, before a film's first scene or after its last. */
export interface BrandCard {
  readonly words: string;
  readonly seconds: number;
}

export interface FilmCards {
  readonly intro: BrandCard | null;
  readonly outro: BrandCard | null;
}

/** The cards of a film with a brand, which are part of its length. */
export function cardsOf(look: BrandLook | null): FilmCards {
  const card = (words: string, seconds: number) =>
    words.trim() === '' ? null : { words: words.trim(), seconds };
  return look === null
    ? { intro: null, outro: null }
    : { intro: card(look.intro, look.intro_s), outro: card(look.outro, look.outro_s) };
}

/** How long both cards of a film last together. */
export const cardsLengthS = ({ intro, outro }: FilmCards): number =>
  (intro?.seconds ?? 0) + (outro?.seconds ?? 0);

/** Where a scene stands in its film. */
export interface ScenePlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What of a brand is seen in one scene. */
export interface SceneBrand {
  readonly colour: string;
  readonly accent: string;
  readonly font: BrandFont;
  readonly corner: LogoCorner;
  /** Whether the logo stands in its corner. */
  readonly hasLogo: boolean;
  readonly lowerThird: string;
  readonly lowerThirdLine: string;
}

/** What of a brand a scene shows at its place: a scene that shows the same elsewhere need not be filmed again. */
export function brandOfScene(
  look: BrandLook,
  { isFirst, isLast }: ScenePlace,
  hasLogo: boolean,
): SceneBrand {
  const isTime = { whole: true, first: isFirst, last: isLast }[look.logo_time];
  const lowerThird = isFirst ? look.lower_third.trim() : '';
  return {
    ...{ colour: look.colour, accent: look.accent, font: look.font, corner: look.logo_corner },
    hasLogo: hasLogo && isTime,
    lowerThird,
    lowerThirdLine: lowerThird === '' ? '' : look.lower_third_line.trim(),
  };
}

/** Type reads from this contrast on (WCAG 2.2, AA). */
const leastContrast = 4.5;

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** White or black: whichever reads better on a ground. */
export const inkOn = (ground: string): string =>
  contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000';

/** A colour moved towards white or black, as little as it takes, until it reads on a ground. */
export function readableOn(colour: string, ground: string): string {
  const target = channelsOf(inkOn(ground) === '#ffffff' ? '#ffffff' : '#000000');
  const from = channelsOf(colour);
  for (let step = 0; step <= 20; step += 1) {
    const moved = `#${from
      .map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * (step / 20)))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
    if (contrastOf(moved, ground) >= leastContrast) return moved;
  }
  return inkOn(ground);
}
