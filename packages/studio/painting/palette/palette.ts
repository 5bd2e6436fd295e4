import { darken, mix } from './colour.ts';
import { families, type FamilyName, type Light } from './families.ts';

/** Every colour a template may use; all `#rrggbb`. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  /** Land at the horizon, already hazy. */
  far: string;
  near: string;
  /** The darkest plane, in front of the actors and under the captions. */
  front: string;
  /** The sun, the moon, a lamp: and the rim of light on the actors. */
  glow: string;
  accent: string;
  accentTwo: string;
  ink: string;
  paper: string;
  dark: boolean;
  light: Light;
}

export function paletteOf(family: FamilyName, light: Light): Palette {
  const { accent, accentTwo, ink, paper, lights } = families[family];
  const [skyTop, skyLow, far, near, glow] = lights[light];
  return {
    skyTop,
    skyLow,
    far,
    near,
    glow,
    accent,
    accentTwo,
    ink,
    paper,
    light,
    front: darken(mix(near, ink, 0.55), light === 'night' ? 0.35 : 0.1),
    dark: light === 'night',
  };
}
