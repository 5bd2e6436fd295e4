import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inSeveral, listOf, openData, wordList } from '@scenewright/contract/testing/word-lists.ts';
import { isPainted } from '../painting/actors/art.ts';
import { hasEmoji } from '../painting/actors/emoji-file.ts';
import vessels from '../data/hands/vessels.json' with { type: 'json' };
import { handMotions, stuffForms, workSurfaces } from './act.ts';
import { toolDrawing } from './tool-drawings.ts';
import { isOwnThing } from './vessel-drawings.ts';

const drawing = z.string().refine((name) => isOwnThing(name) || isPainted(name) || hasEmoji(name), {
  error: 'is drawn by nobody',
});
const tool = z
  .string()
  .refine((name) => toolDrawing(name) !== null, { error: 'is no tool that a hand takes' });
const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const share = z.number().min(0).max(1);
const centimetres = z.number().positive();

const act = z.strictObject({
  verbs: wordList,
  motion: z.enum(handMotions),
  tool: tool.optional(),
  tools: listOf(tool).optional(),
  ownTools: wordList.optional(),
  instead: z.array(z.tuple([z.string(), z.string()])).optional(),
  swap: z.array(z.tuple([z.string(), tool])).optional(),
  barehanded: wordList.optional(),
  thing: z.enum(['sure', 'target', 'tied', 'long']).optional(),
  only: wordList.optional(),
  not: wordList.optional(),
  into: wordList.optional(),
  stagings: listOf(z.enum(['food', 'object', 'plant'])).optional(),
  most: centimetres.optional(),
  bare: wordList.optional(),
  own: z.array(z.tuple([z.string(), z.union([colour, z.literal('')])])).optional(),
  alone: z.literal(true).optional(),
  stuff: z.literal(true).optional(),
  stuffOn: z.literal(true).optional(),
  defaultStuff: z.string().optional(),
  vessel: z.union([drawing, z.literal('')]).optional(),
  target: drawing.optional(),
  source: drawing.optional(),
  colour: colour.optional(),
  paste: colour.optional(),
  wet: z.literal(true).optional(),
  fills: z.literal(true).optional(),
  stirs: z.literal(true).optional(),
  plug: z.literal(true).optional(),
  byHand: z.literal(true).optional(),
  default: drawing.optional(),
  defaultFor: wordList.optional(),
  paperFor: wordList.optional(),
  surface: z.enum(workSurfaces).optional(),
  onto: z.literal(true).optional(),
});

const forms: Readonly<Record<string, z.ZodType>> = {
  acts: z.array(act),
  stuffs: z.array(
    z.strictObject({
      words: wordList,
      not: wordList.optional(),
      colour,
      form: z.enum(stuffForms),
      from: drawing,
    }),
  ),
  things: z.strictObject({
    cm: z.record(drawing, centimetres),
    lying: z.record(drawing, z.number()),
    flesh: z.record(drawing, colour),
  }),
  tools: z.array(z.strictObject({ name: tool, grip: share, axis: share, told: wordList })),
  vessels: z.array(z.strictObject({ words: wordList, name: drawing })),
};

const files = openData(new URL('../data/hands/', import.meta.url));

describe('the data of hands at work', () => {
  it.each(files.names)('%s.json has its form', (file) => {
    expect(files.faultsOf(file, forms[file])).toBe('');
  });

  it('names each vessel once', () => {
    expect(inSeveral(...vessels.map(({ words }) => words))).toEqual([]);
  });
});
