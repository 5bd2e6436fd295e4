import type { FigureAction } from './figure-actions.ts';

export { actions, type FigureAction } from './figure-actions.ts';

/*
 * A figure is a drawn person with a body: a look, which never changes in a film, and what they do in a scene. Plain JSON:
 * it is stored with the drawing and read back by the workers.
 */

export const skins = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type Skin = (typeof skins)[number];

export const ages = ['baby', 'child', 'teen', 'adult', 'old'] as const;
export type Age = (typeof ages)[number];

export const builds = ['slim', 'average', 'broad'] as const;
export type Build = (typeof builds)[number];

/** `man` and `woman` decide shoulders, hips and lashes; `person` neither. */
export const genders = ['man', 'woman', 'person'] as const;
export type Gender = (typeof genders)[number];

export const hairStyles = [
  'bald',
  'short',
  'side-parted',
  'curly',
  'afro',
  'bob',
  'long',
  'bun',
  'ponytail',
  'braids',
] as const;
export type HairStyle = (typeof hairStyles)[number];

/** What somebody wears: it shows their trade. */
export const outfits = [
  'casual',
  'hoodie',
  'dress',
  'suit',
  'shirt-tie',
  'apron',
  'chef',
  'lab-coat',
  'scrubs',
  'overalls',
  'hi-vis',
  'uniform',
  'police',
  'firefighter',
  'sports',
  'swimwear',
  'coat',
  'robe',
  'royal',
  'armour',
  'space-suit',
  'pyjamas',
  'gown',
] as const;
export type Outfit = (typeof outfits)[number];

export const headwears = [
  'none',
  'cap',
  'beanie',
  'sun-hat',
  'top-hat',
  'chef-hat',
  'hard-hat',
  'helmet',
  'headscarf',
  'turban',
  'crown',
  'police-cap',
  'graduation',
] as const;
export type Headwear = (typeof headwears)[number];

export interface FigureLook {
  readonly gender: Gender;
  readonly age: Age;
  readonly build: Build;
  readonly skin: Skin;
  readonly hair: HairStyle;
  /** `#rrggbb`, as all colours here. */
  readonly hairColour: string;
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly outfit: Outfit;
  /** Of the main garment. */
  readonly top: string;
  /** Of trousers or skirt, where they are parted from the top. */
  readonly bottom: string;
  readonly headwear: Headwear;
  readonly wheelchair: boolean;
}

export const feelings = [
  'calm',
  'happy',
  'sad',
  'angry',
  'afraid',
  'surprised',
  'tired',
  'proud',
  'in-love',
] as const;
export type Feeling = (typeof feelings)[number];

/** Somebody on the stage. */
export interface Figure {
  readonly look: FigureLook;
  readonly action: FigureAction;
  readonly feeling: Feeling;
  /** The emoji or painted name of what is in their hands, as `hot-beverage`; empty where nothing is. */
  readonly held: string;
  /** `#rrggbb` of what they hold, where a text gives it one. */
  readonly heldColour?: string;
  /** Whether the line is theirs: their mouth moves with its words. */
  readonly speaks: boolean;
  /** The lower-case word of the narration that calls them in; empty when none does. */
  readonly cue: string;
}

/** As many as stand on one stage. */
export const mostFigures = 5;
