import * as z from 'zod';
import { visualModelIds } from '@scenewright/contract/rules/models.ts';
import { orientations } from '@scenewright/contract/rules/platforms.ts';
import { shapeIds } from '@scenewright/contract/rules/shapes.ts';

/** The files of `prompts/` that say how a family of models is told a picture. */
export const promptTemplates = ['recraft', 'kling', 'veo', 'seedance', 'flux-kontext'] as const;
export type PromptTemplateName = (typeof promptTemplates)[number];

/** How a picture is made: as the film's style has it, where a model takes a word for it. */
export const media = ['illustration', 'photo'] as const;
export type Medium = (typeof media)[number];

/** What a field of a model's input can be filled with. */
const values = [
  'prompt',
  'negativePrompt',
  'aspectRatio',
  'seconds',
  'startImage',
  'reference',
  'references',
  'seed',
  'sound',
] as const;

const field = z.union(
  [
    z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean()]) }),
    z.strictObject({ from: z.enum(values) }),
    z.strictObject({
      from: z.literal('orientation'),
      values: z.strictObject({
        ...{ vertical: z.string(), landscape: z.string() },
        ...{ square: z.string().optional(), portrait: z.string().optional() },
      }),
    }),
    z.strictObject({ from: z.literal('medium'), values: z.record(z.enum(media), z.string()) }),
  ],
  `must be {"constant": …}, {"from": …} with one of ${values.join(', ')}, or {"from": "orientation" or "medium", "values": {…}}`,
);
export type InputField = z.infer<typeof field>;

const seconds = z.int('must be whole seconds').min(1).max(60);
const lengths = z.union(
  [z.array(seconds).min(1), z.strictObject({ least: seconds, most: seconds }), z.null()],
  'must be a list of whole seconds such as [5, 10], {"least": 5, "most": 8}, or null for pictures',
);
const price = z.strictObject({
  usd: z.number().positive().max(1_000),
  /** With the model's own sound, where that costs otherwise. */
  usdWithSound: z.number().positive().max(1_000).optional(),
  per: z.enum(['image', 'second']),
});
const startImage = z.strictObject({
  formats: z.array(z.enum(['jpeg', 'png', 'webp'])).min(1),
  mostBytes: z.int().positive(),
  /** The shorter side has at least so many pixels. */
  leastPx: z.int().positive(),
  /** The longer side that suits the model best; the picture is cut to the film's shape first. */
  longSidePx: z.int().positive(),
});
const references = z.strictObject({
  most: z.int().min(1).max(20),
  /** The model takes them for this shape, or this length, alone. */
  onlyOrientation: z.enum(orientations).optional(),
  onlySeconds: seconds.optional(),
  notWithStartImage: z.boolean().optional(),
});

const fields = {
  /** Replicate's `owner/name`. */
  id: z
    .string()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/u, 'must be owner/name, such as google/veo-2'),
  /** The product's model that it makes; null: none, so nobody can choose it. */
  product: z.enum(visualModelIds, `must be ${visualModelIds.join(', ')} or null`).nullable(),
  enabled: z.boolean(),
  kind: z.enum(['image', 'clip']),
  input: z.record(z.string().regex(/^\w{1,60}$/u), field),
  /** The film's shapes that it makes; others are made in the nearest of them and cut. Vertical and landscape unless said. */
  shapes: z
    .tuple([z.enum(shapeIds)], z.enum(shapeIds), `must be a list of ${shapeIds.join(', ')}`)
    .optional(),
  lengths,
  /**
   * What becomes of a scene that is longer than the longest clip: its last picture is held (unless said), or a second clip that
   * begins with it is joined.
   */
  longer: z.enum(['hold', 'join']).optional(),
  /** Characters (code points) of a prompt, and of a negative prompt. */
  promptLimit: z.int().min(100).max(100_000),
  promptTemplate: z.enum(promptTemplates, `must be one of ${promptTemplates.join(', ')}`),
  sound: z.enum(['none', 'always', 'optional']),
  /** What its own sound adds to the price of a scene's clip; where it is left out, what its cost asks for. */
  soundCredits: z.int('must be whole credits').min(0).max(100_000).optional(),
  price,
  /** The model whose price is taken, because nobody has said its own. */
  priceFrom: z.string().optional(),
  /** The first day (UTC) on which it does not answer any more; null: not announced. */
  ends: z.iso.date('must be a day such as 2027-01-31').nullable(),
  startImage: startImage.nullable(),
  references: references.nullable(),
  /** What an operator should know of it. */
  note: z.string().max(500).optional(),
};

type Entry = z.infer<z.ZodObject<typeof fields>>;

const takes = ({ input }: Entry, ...from: readonly string[]) =>
  Object.values(input).some((each) => 'from' in each && from.includes(each.from));

/** Fields that contradict each other: the field to change, and what it must be. */
function contradictions(entry: Entry): [keyof Entry, string][] {
  const { kind, lengths: allowed, price: asked, sound, soundCredits } = entry;
  const isClip = kind === 'clip';
  const found: [boolean, keyof Entry, string][] = [
    [!takes(entry, 'prompt'), 'input', 'must send the prompt'],
    [
      Object.values(entry.input).some(
        (each) =>
          'from' in each &&
          each.from === 'orientation' &&
          entry.shapes?.some((shape) => each.values[shape] === undefined),
      ),
      'shapes',
      'must be shapes that input has a value for',
    ],
    [isClip && allowed === null, 'lengths', 'must say how long a clip may be'],
    [!isClip && allowed !== null, 'lengths', 'must be null for pictures'],
    [
      allowed !== null && !Array.isArray(allowed) && allowed.least > allowed.most,
      'lengths',
      'must have a least that is not above its most',
    ],
    [
      entry.longer === 'join' && entry.startImage === null,
      'longer',
      'must be hold where a clip cannot begin with a picture',
    ],
    [isClip !== (asked.per === 'second'), 'price', 'must be per second for clips, per image else'],
    [
      takes(entry, 'startImage') !== (entry.startImage !== null),
      'startImage',
      'must be null exactly where no field of input takes it',
    ],
    [
      takes(entry, 'reference', 'references') !== (entry.references !== null),
      'references',
      'must be null exactly where no field of input takes them',
    ],
    [
      takes(entry, 'sound') !== (sound === 'optional'),
      'sound',
      'must be optional exactly where a field of input takes it',
    ],
    [
      soundCredits !== undefined && sound !== 'optional',
      'soundCredits',
      'must be left out unless sound is optional: what cannot be left out has no price of its own',
    ],
  ];
  return found.flatMap(([isWrong, at, what]) => (isWrong ? [[at, what]] : []));
}

/** A hosted model: what it makes, what it is sent, what it costs, and until when it answers. */
export const catalogueEntry = z.strictObject(fields).superRefine((entry, context) => {
  for (const [at, message] of contradictions(entry))
    context.addIssue({ code: 'custom', path: [at], message });
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** An operator's entry: fields of one that is there already, or all of a new one. */
export const catalogueChange = z.looseObject({ id: fields.id });
export type CatalogueChange = z.infer<typeof catalogueChange>;
