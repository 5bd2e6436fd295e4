import { readable } from '../boards/colours.ts';
import { fontFamilies } from '../fonts/fonts.ts';
import { contrast } from '../painting/palette/colour.ts';
import { type Brand, fontFamilyOf } from './brand.ts';

/** A CSS font of the brand. */
export const fontOf = (brand: Brand, text: string, weight: number, size: number) =>
  `${weight} ${Math.round(size)}px ${fontFamilies(text, fontFamilyOf(brand))}`;

/** An accent that is seen on the brand's own ground. */
export const accentOn = ({ accent, colour }: Brand) =>
  contrast(accent, colour) >= 3 ? accent : readable(accent, colour);
