import type { Shape } from './shapes.ts';
import { type BrandLook, readableOn } from './brand.ts';

/** Caption styles that can be chosen, the usual one first; `none` leaves the picture without. */
export const captionPresetIds = [
  'classic',
  'box',
  'pill',
  'minimal',
  'heavy',
  'single',
  'karaoke',
  'glow',
  'none',
] as const;
export type CaptionPresetId = (typeof captionPresetIds)[number];

export const captionPositions = ['top', 'middle', 'bottom'] as const;
export type CaptionPosition = (typeof captionPositions)[number];

/** Colours for the word being said; each stands out at least 7:1 from the dark of outlines and boxes. */
export const captionColours = {
  yellow: { name: 'Yellow', colour: '#ffd83d' },
  orange: { name: 'Orange', colour: '#ffa63d' },
  coral: { name: 'Coral', colour: '#ff8577' },
  pink: { name: 'Pink', colour: '#ff8fd0' },
  lilac: { name: 'Lilac', colour: '#c3adff' },
  sky: { name: 'Sky', colour: '#5fd4ff' },
  mint: { name: 'Mint', colour: '#4df0a0' },
  white: { name: 'White', colour: '#ffffff' },
} as const;
export type CaptionColourId = keyof typeof captionColours;
export const captionColourIds = [
  'yellow',
  'orange',
  'coral',
  'pink',
  'lilac',
  'sky',
  'mint',
  'white',
] as const satisfies readonly CaptionColourId[];

/**
 * Where captions stand, free of what the platforms lay over a video: the highest and the lowest they reach in shares of the frame's
 * height, their lines' width in shares of its width, and their usual type's size in shares of its shorter side.
 */
export const captionZones = {
  vertical: { top: 0.15, bottom: 0.785, width: 0.75, type: 0.078 },
  landscape: { top: 0.085, bottom: 0.925, width: 0.62, type: 0.066 },
  // Feeds lay nothing over these; they are seen smaller than a whole screen.
  square: { top: 0.07, bottom: 0.94, width: 0.82, type: 0.062 },
  portrait: { top: 0.07, bottom: 0.93, width: 0.82, type: 0.066 },
} as const satisfies Record<Shape, unknown>;

/** The look of a content's captions. */
export interface CaptionSettings {
  readonly preset: CaptionPresetId;
  readonly position: CaptionPosition;
  /** Of the word being said; null is the preset's own. */
  readonly colour: CaptionColourId | null;
}

/**
 * How a preset is painted; the studio paints films and the browser its previews from the same figures. A value that is left out is as in
 * the classic look: heavy type with an outline, a phrase at a time, at the bottom.
 */
export interface CaptionLook {
  readonly textColour: string;
  /** Of the word being said; of the pill behind it where there is one. */
  readonly activeColour: string;
  /** The dark of outlines and boxes, and of type on a pill. */
  readonly outlineColour: string;
  /** Width of the outline as a share of the type's size, half of which is seen. */
  readonly outline?: number;
  readonly weight?: number;
  /** Of the type, as a share of the classic one. */
  readonly size?: number;
  readonly upperCase?: boolean;
  /** One word at a time instead of a phrase. */
  readonly oneWord?: boolean;
  readonly backing?: 'box' | 'pill';
  /** Words fill with colour as they are said and keep it. */
  readonly fills?: boolean;
  readonly glows?: boolean;
  readonly position?: 'top' | 'middle';
}

const white = '#ffffff';
const ink = '#10131c';

interface CaptionPreset {
  readonly name: string;
  /** A description in few words. */
  readonly words: string;
  readonly look: CaptionLook | null;
}

export const captionPresets: Readonly<Record<CaptionPresetId, CaptionPreset>> = {
  classic: {
    name: 'Classic',
    words: 'Outlined, the spoken word lit',
    look: { textColour: white, activeColour: captionColours.yellow.colour, outlineColour: ink },
  },
  box: {
    name: 'Box',
    words: 'On a dark box, always readable',
    look: {
      textColour: white,
      activeColour: captionColours.mint.colour,
      outlineColour: ink,
      outline: 0,
      weight: 700,
      size: 0.86,
      backing: 'box',
    },
  },
  pill: {
    name: 'Pill',
    words: 'A bright pill moves along',
    look: {
      textColour: white,
      activeColour: captionColours.yellow.colour,
      outlineColour: ink,
      backing: 'pill',
    },
  },
  minimal: {
    name: 'Minimal',
    words: 'A quiet subtitle',
    look: {
      textColour: white,
      activeColour: white,
      outlineColour: ink,
      outline: 0.18,
      weight: 600,
      size: 0.74,
    },
  },
  heavy: {
    name: 'Heavy',
    words: 'Capitals that shout',
    look: {
      textColour: white,
      activeColour: captionColours.mint.colour,
      outlineColour: ink,
      outline: 0.26,
      weight: 900,
      size: 1.08,
      upperCase: true,
    },
  },
  single: {
    name: 'One word',
    words: 'Word by word, very big',
    look: {
      textColour: white,
      activeColour: white,
      outlineColour: ink,
      weight: 900,
      size: 1.7,
      oneWord: true,
    },
  },
  karaoke: {
    name: 'Karaoke',
    words: 'Fills as it is spoken',
    look: {
      textColour: white,
      activeColour: captionColours.sky.colour,
      outlineColour: ink,
      fills: true,
    },
  },
  glow: {
    name: 'Glow',
    words: 'Neon light around the words',
    look: {
      textColour: white,
      activeColour: captionColours.pink.colour,
      outlineColour: ink,
      outline: 0.2,
      weight: 700,
      glows: true,
    },
  },
  none: { name: 'No captions', words: 'A clean picture; files stay', look: null },
};

/** A look in a brand's colours: its accent is the spoken word's, and reads on the dark of outlines and boxes. */
export const brandedCaptions = (
  look: CaptionLook,
  { accent }: Pick<BrandLook, 'accent'>,
): CaptionLook => ({
  ...look,
  activeColour: look.activeColour === white ? white : readableOn(accent, look.outlineColour),
});

/** How captions of these settings are painted; null where there are none. */
export function captionLook({ preset, position, colour }: CaptionSettings): CaptionLook | null {
  const { look } = captionPresets[preset];
  if (look === null) return null;
  return {
    ...look,
    ...(colour === null ? {} : { activeColour: captionColours[colour].colour }),
    ...(position === 'bottom' ? {} : { position }),
  };
}
