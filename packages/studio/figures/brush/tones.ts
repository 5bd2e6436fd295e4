import { darken, lighten, mix } from '../../painting/palette/colour.ts';
import type { FigureLook, Skin } from '../figure.ts';

/** A colour in the light and in its own shade. */
export interface Tone {
  readonly base: string;
  readonly shade: string;
}

export interface Light {
  /** -1: from the left of the picture, 1: from the right. */
  readonly fromX: -1 | 1;
  readonly ambient: string;
  /** How much of the ambient colour lies on everything, 0–1. */
  readonly ambientShare: number;
}

/** Makes tones as this light shows them. */
export interface ToneMaker {
  cloth(colour: string): Tone;
  /** A single flat colour in this light. */
  flat(colour: string): string;
}

/** Shades lean to violet, so that all clothes and things sit in one picture. */
export function createToneMaker({ ambient, ambientShare }: Light): ToneMaker {
  const flat = (colour: string): string => mix(colour, ambient, ambientShare);
  return {
    flat,
    cloth: (colour) => ({ base: flat(colour), shade: flat(mix(colour, '#2a1b52', 0.24)) }),
  };
}

interface SkinColours {
  readonly base: string;
  readonly shade: string;
  readonly line: string;
  readonly lip: string;
  readonly blush: string;
}

const skinColours: Readonly<Record<Skin, SkinColours>> = {
  light: { base: '#fbd3b9', shade: '#eeae90', line: '#b06a52', lip: '#cf6a62', blush: '#f59a86' },
  'medium-light': {
    base: '#f0bd92',
    shade: '#da9868',
    line: '#9d5d3c',
    lip: '#bf5f50',
    blush: '#e98a66',
  },
  medium: { base: '#d5986a', shade: '#b87748', line: '#7f4628', lip: '#a34b41', blush: '#cc6f4c' },
  'medium-dark': {
    base: '#a8703f',
    shade: '#87532b',
    line: '#5a3016',
    lip: '#8d3d33',
    blush: '#a85634',
  },
  dark: { base: '#7a4a30', shade: '#5b3321', line: '#38190e', lip: '#75302c', blush: '#8f4731' },
};

/** The tones of one person. */
export interface PersonTones {
  readonly skin: Tone;
  /** Limbs behind the body. */
  readonly farSkin: Tone;
  readonly line: string;
  readonly lip: string;
  readonly blush: string;
  readonly hair: Tone;
  /** A strand in the light. */
  readonly hairLight: string;
  readonly brow: string;
}

export function personTones(look: FigureLook, maker: ToneMaker): PersonTones {
  const colours = skinColours[look.skin];
  const { flat } = maker;
  const skin = { base: flat(colours.base), shade: flat(colours.shade) };
  const hair = {
    base: flat(look.hairColour),
    shade: flat(mix(look.hairColour, '#1c0f2e', 0.34)),
  };
  return {
    skin,
    farSkin: farTone(skin),
    line: flat(colours.line),
    lip: flat(colours.lip),
    blush: flat(colours.blush),
    hair,
    hairLight: flat(lighten(look.hairColour, 0.16)),
    brow: flat(darken(mix(look.hairColour, colours.line, 0.3), 0.25)),
  };
}

/** A limb on the far side lies in the body's shade. */
export const farTone = ({ base, shade }: Tone): Tone => ({
  base: mix(base, shade, 0.55),
  shade: mix(shade, '#1c1030', 0.14),
});
