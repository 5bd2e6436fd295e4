import * as z from 'zod/mini';
import { brandFontIds, logoCorners, logoTimes, maxBrandCharacters } from '../rules/brand.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { id, text } from './fields.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1d2440'));
const words = text(maxBrandCharacters);

export const brandShape = z.object({
  logo_item: z.nullable(id.check(z.toLowerCase())),
  logo_corner: z.enum(logoCorners),
  logo_time: z.enum(logoTimes),
  colour,
  accent: colour,
  font: z.enum(brandFontIds),
  intro: words,
  outro: words,
  lower_third: words,
  lower_third_line: words,
});

export const getBrand = defineCall({
  ...paths.getBrand,
  summary: 'What all films of the caller have in common; null until it is set up',
  reply: z.object({ brand: z.nullable(brandShape) }),
});

export const saveBrand = defineCall({
  ...paths.saveBrand,
  summary: 'Keep the brand. Films that have it already stay as they are until it is put on anew',
  body: brandShape,
  reply: z.object({ brand: brandShape }),
});
