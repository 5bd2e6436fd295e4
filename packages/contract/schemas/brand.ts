import * as z from 'zod/mini';
import {
  brandFontIds,
  cardSeconds,
  logoCorners,
  logoTimes,
  maxBrandCharacters,
} from '../rules/brand.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { id, text } from './fields.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1d2440'));
const words = text(maxBrandCharacters);
const cardLength = z
  .number()
  .check(z.int(), z.minimum(cardSeconds.least), z.maximum(cardSeconds.most));

export const brandShape = z.object({
  logo_item: z.nullable(id.check(z.toLowerCase())),
  logo_corner: z.enum(logoCorners),
  logo_time: z.enum(logoTimes),
  colour,
  accent: colour,
  font: z.enum(brandFontIds),
  font_item: z.nullable(id.check(z.toLowerCase())),
  intro: words,
  intro_s: cardLength,
  outro: words,
  outro_s: cardLength,
  lower_third: words,
  lower_third_line: words,
});

/** A card as a film shows it. */
export const cardShape = z.object({
  words: z.string(),
  seconds: cardLength,
  /** A still of it. */
  url: z.string(),
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
