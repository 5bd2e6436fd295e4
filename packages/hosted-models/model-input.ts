import { createHash } from 'node:crypto';
import { orientations } from '@scenewright/contract/rules/platforms.ts';
import { aspectOf, type Shape, shapes } from '@scenewright/contract/rules/shapes.ts';
import type { CatalogueEntry, InputField, Medium } from './catalogue-schema.ts';

/** What a prediction is made from. Images are addresses that Replicate can read: https or data URLs. */
export interface InputValues {
  readonly prompt: string;
  /** Empty where nothing is unwanted. */
  readonly negativePrompt: string;
  readonly medium: Medium;
  readonly shape: Shape;
  /** How long the scene is; a clip is asked for as {@link lengthFor} says. */
  readonly seconds: number;
  /** The first frame; null for a clip from words alone. */
  readonly startImage: string | null;
  /** Portraits of the cast. */
  readonly references: readonly string[];
  /** The same request with another seed is another take. */
  readonly seed: string;
  /** Whether the scene wants the model's own sound, which would talk over the narration; false unless said. */
  readonly sound?: boolean;
}

/** How much of a picture is left when it is cut to another shape; 1 where nothing is cut off. */
function shareLeft(from: Shape, to: Shape): number {
  const [one, other] = [aspectOf(from), aspectOf(to)];
  return Math.min(one / other, other / one);
}

/** The shape that a model makes a film's pictures in: the film's own where it knows that, else the one of which a cut leaves most. */
export function madeShape(entry: Pick<CatalogueEntry, 'shapes'>, shape: Shape): Shape {
  const known: readonly Shape[] = entry.shapes ?? orientations;
  return known.reduce((best, each) =>
    shareLeft(each, shape) > shareLeft(best, shape) + 1e-9 ? each : best,
  );
}

/** The length of a clip that is asked of a model, in seconds. */
export interface ClipLength {
  /** Null where the model makes pictures. */
  readonly askedS: number | null;
  /** How long the clip's last picture is held afterwards, because the model makes no longer clips. */
  readonly heldS: number;
}

/** The shortest clip of a model that lasts a whole scene, or its longest one. What a clip has too much is cut off. */
export function lengthFor({ lengths }: CatalogueEntry, seconds: number): ClipLength {
  if (lengths === null) return { askedS: null, heldS: 0 };
  const wanted = Math.ceil(seconds);
  const askedS = Array.isArray(lengths)
    ? (lengths.toSorted((one, other) => one - other).find((each) => each >= wanted) ??
      Math.max(...lengths))
    : Math.min(Math.max(wanted, lengths.least), lengths.most);
  return { askedS, heldS: Math.max(0, seconds - askedS) };
}

/**
 * The clips that a scene of so many seconds is made of, each by its own seconds: one, but where it is longer than the model's
 * longest and the catalogue has such scenes joined.
 */
export function partsFor(entry: CatalogueEntry, seconds: number): readonly number[] {
  const { askedS, heldS } = lengthFor(entry, seconds);
  if (entry.longer !== 'join' || askedS === null || heldS === 0) return [seconds];
  const count = Math.ceil(seconds / askedS);
  return Array.from({ length: count }, () => Math.ceil(seconds / count));
}

/** A seed as models take it: from 0 to 2³¹ − 1. */
const seedNumber = (seed: string) =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) >>> 1;

/** The portraits that a model takes beside this shape, length and first frame. */
function referencesFor(entry: CatalogueEntry, values: InputValues): readonly string[] {
  const { references } = entry;
  if (references === null) return [];
  const { onlyOrientation, onlySeconds, notWithStartImage } = references;
  const isTaken =
    (onlyOrientation === undefined || onlyOrientation === madeShape(entry, values.shape)) &&
    (onlySeconds === undefined || lengthFor(entry, values.seconds).askedS === onlySeconds) &&
    !(notWithStartImage === true && values.startImage !== null);
  return isTaken ? values.references.slice(0, references.most) : [];
}

/** The value of a field; undefined where it is not sent. */
function valueOf(field: InputField, entry: CatalogueEntry, values: InputValues): unknown {
  if ('constant' in field) return field.constant;
  switch (field.from) {
    case 'prompt':
      return values.prompt;
    case 'negativePrompt':
      return values.negativePrompt === '' ? undefined : values.negativePrompt;
    case 'aspectRatio':
      return shapes[madeShape(entry, values.shape)].ratio;
    case 'orientation':
      return field.values[madeShape(entry, values.shape)];
    case 'medium':
      return field.values[values.medium];
    case 'seconds':
      return lengthFor(entry, values.seconds).askedS ?? undefined;
    case 'startImage':
      return values.startImage ?? undefined;
    case 'reference':
      return referencesFor(entry, values)[0];
    case 'references': {
      const taken = referencesFor(entry, values);
      return taken.length === 0 ? undefined : taken;
    }
    case 'seed':
      return seedNumber(values.seed);
    case 'sound':
      return values.sound ?? false;
  }
}

/** The `input` of a prediction, exactly as it is sent to the model. */
export function inputOf(entry: CatalogueEntry, values: InputValues): Record<string, unknown> {
  const sent = Object.entries(entry.input).map(
    ([name, field]) => [name, valueOf(field, entry, values)] as const,
  );
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}
