import { type Shape, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import type { VisualModelId } from '@scenewright/contract/rules/models.ts';
import type { Catalogue } from './catalogue.ts';
import { media, type CatalogueEntry, type Medium } from './catalogue-schema.ts';
import { faultsOfInput, parseInputSchema } from './input-schema.ts';
import { inputOf } from './model-input.ts';

/** Something an operator should know of an enabled model. */
export interface ModelProblem {
  readonly model: string;
  readonly product: VisualModelId | null;
  /** Whether it may be chosen all the same. */
  readonly isOffered: boolean;
  readonly about: Finding['about'];
  /** Whole, for the log and `/readyz`. */
  readonly sentence: string;
}

export interface ModelCheck {
  /** The enabled models that make what we would ask of them. */
  readonly offered: readonly CatalogueEntry[];
  readonly problems: readonly ModelProblem[];
}

interface Checking {
  /** The JSON schema of a model's input (`components.schemas.Input`); null where Replicate has the model no more. */
  readInputSchema(model: string): Promise<unknown>;
  readonly now: Date;
}

const dayMs = 86_400_000;
/** How long before its end a model is named, and how long before it nobody begins anything with it. */
const namedDaysBefore = 120;
const withheldDaysBefore = 7;

interface Finding {
  readonly isOffered: boolean;
  /** Its end date; that Replicate has it no more; what it takes; that nothing could be learnt of it. */
  readonly about: 'end' | 'retired' | 'input' | 'lookup';
  readonly text: string;
}

/** Days until a model does not answer any more; zero or less where it has ended, null where no end is announced. */
const daysLeft = ({ ends }: CatalogueEntry, now: Date) =>
  ends === null ? null : Math.ceil((Date.parse(`${ends}T00:00:00Z`) - now.getTime()) / dayMs);

/** Whether nobody begins anything with a model, because its end is near or past. */
export function isWithheld(entry: CatalogueEntry, now: Date): boolean {
  const days = daysLeft(entry, now);
  return days !== null && days <= withheldDaysBefore;
}

function findEnd(entry: CatalogueEntry, now: Date): Finding[] {
  const { ends } = entry;
  const days = daysLeft(entry, now);
  if (days === null || days > namedDaysBefore) return [];
  const about = 'end';
  const advice = 'name another one in the catalogue or by its setting REPLICATE_MODEL_…';
  if (days <= 0) return [{ about, isOffered: false, text: `ended on ${ends}; ${advice}` }];
  const isOffered = !isWithheld(entry, now);
  const when = `ends in ${days} ${days === 1 ? 'day' : 'days'}, on ${ends}`;
  return [{ about, isOffered, text: `${when}; ${advice}` }];
}

interface Sample {
  readonly shape: Shape;
  readonly medium: Medium;
  readonly seconds: number;
}

/** One input for everything that may differ in what we send: shape, look and length. */
function samplesOf(entry: CatalogueEntry): Record<string, unknown>[] {
  const { lengths } = entry;
  const seconds =
    lengths === null ? [1] : Array.isArray(lengths) ? lengths : [lengths.least, lengths.most];
  const samples: Sample[] = shapeIds.flatMap((shape) =>
    media.flatMap((medium) => seconds.map((each) => ({ shape, medium, seconds: each }))),
  );
  const prompt = 'x'.repeat(entry.promptLimit);
  const image = 'https://example.com/image.jpg';
  const references = Array.from({ length: entry.references?.most ?? 0 }, () => image);
  const base = { prompt, negativePrompt: prompt, references, seed: '' };
  return samples.flatMap((sample) =>
    // With a first frame and without one: some models take portraits only where there is none.
    [image, null].map((startImage) => inputOf(entry, { ...base, ...sample, startImage })),
  );
}

/** What a model's own schema says against what we send. */
async function findInSchema(
  entry: CatalogueEntry,
  readInputSchema: Checking['readInputSchema'],
): Promise<Finding[]> {
  let written: unknown;
  try {
    written = await readInputSchema(entry.id);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      {
        about: 'lookup',
        isOffered: true,
        text: `could not be looked up at Replicate: ${why.replace(/\.$/u, '')}`,
      },
    ];
  }
  if (written === null)
    return [{ about: 'retired', isOffered: false, text: 'is retired: Replicate has it no more' }];
  const schema = parseInputSchema(written);
  if (schema === null)
    return [
      { about: 'lookup', isOffered: true, text: 'has an input that cannot be read at Replicate' },
    ];
  const faults = new Set(samplesOf(entry).flatMap((input) => faultsOfInput(input, schema)));
  return [...faults].map((text) => ({
    about: 'input',
    isOffered: false,
    text: `does not take what we send: ${text}`,
  }));
}

async function checkEntry(
  entry: CatalogueEntry,
  { readInputSchema, now }: Checking,
): Promise<ModelProblem[]> {
  const found = [...findEnd(entry, now), ...(await findInSchema(entry, readInputSchema))];
  const isOffered = found.every((finding) => finding.isOffered);
  const name =
    entry.product === null || entry.product === entry.id
      ? entry.id
      : `${entry.id} (for ${entry.product})`;
  return found.map(({ about, text }) => ({
    model: entry.id,
    product: entry.product,
    isOffered,
    about,
    sentence: `The model ${name} ${text}${isOffered ? '' : '; it is not offered'}.`,
  }));
}

/**
 * Which of the enabled models may be offered, and what is to be told of them. A model that cannot be looked up just now stays
 * offered: an outage of a minute at the start is no reason to sell nothing.
 */
export async function checkModels({ models }: Catalogue, checking: Checking): Promise<ModelCheck> {
  const enabled = models.filter((entry) => entry.enabled);
  const problems = await Promise.all(enabled.map((entry) => checkEntry(entry, checking)));
  return {
    offered: enabled.filter((_, at) => problems[at]?.every(({ isOffered }) => isOffered) ?? true),
    problems: problems.flat(),
  };
}
