import * as z from 'zod';

/*
 * What a model says of its input: OpenAPI's `components.schemas.Input`. Only what tells whether our input will be taken is
 * read. Replicate writes a closed list as a schema of its own: `{"allOf": [{"$ref": "#/components/schemas/aspect_ratio"}]}`.
 */

const plainProperty = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
});
const property = plainProperty.extend({ allOf: z.array(plainProperty).optional() });
const inputSchema = z.object({
  properties: z.record(z.string(), property),
  required: z.array(z.string()).default([]),
});

type Property = z.infer<typeof plainProperty>;

export interface InputSchema {
  readonly properties: ReadonlyMap<string, Property>;
  readonly required: readonly string[];
}

/** @returns null where it is none */
export function parseInputSchema(written: unknown): InputSchema | null {
  const parsed = inputSchema.safeParse(written);
  if (!parsed.success) return null;
  const { properties, required } = parsed.data;
  const flat = Object.entries(properties).map(
    ([name, { allOf = [], ...own }]) =>
      [name, Object.assign({}, ...allOf, own) as Property] as const,
  );
  return { properties: new Map(flat), required };
}

const reference = z.object({ $ref: z.string() });

/**
 * The Input schema of a model's `latest_version.openapi_schema`, with the schemas it refers to put in their places.
 * @returns null where there is none
 */
export function inputSchemaOf(openapi: unknown): unknown {
  const document = z
    .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
    .safeParse(openapi);
  if (!document.success) return null;
  const schemas = new Map(Object.entries(document.data.components.schemas));
  const resolve = (node: unknown, depth: number): unknown => {
    if (Array.isArray(node)) return node.map((each) => resolve(each, depth + 1));
    if (typeof node !== 'object' || node === null || depth > 12) return node;
    const target = reference.safeParse(node);
    if (target.success)
      return resolve(schemas.get(target.data.$ref.split('/').at(-1) ?? '') ?? {}, depth + 1);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, resolve(value, depth + 1)]),
    );
  };
  return resolve(schemas.get('Input') ?? null, 0);
}

/** JSON's name of a value's kind. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** What is wrong with one value, as the end of a sentence that begins with its field; null where nothing is. */
function faultOfValue(value: unknown, wanted: Property): string | null {
  const type = typeOf(value);
  const isType =
    wanted.type === undefined ||
    wanted.type === type ||
    (wanted.type === 'number' && type === 'integer');
  if (!isType) return `is ${wanted.type ?? ''}, and we send ${type}`;
  if (wanted.enum !== undefined && !wanted.enum.includes(value))
    return `does not take ${JSON.stringify(value)}`;
  if (typeof value === 'number') {
    if (value < (wanted.minimum ?? value)) return `is at least ${wanted.minimum}, not ${value}`;
    if (value > (wanted.maximum ?? value)) return `is at most ${wanted.maximum}, not ${value}`;
  }
  if (typeof value === 'string' && [...value].length > (wanted.maxLength ?? Infinity))
    return `has at most ${wanted.maxLength} characters`;
  if (Array.isArray(value) && value.length > (wanted.maxItems ?? Infinity))
    return `takes at most ${wanted.maxItems}`;
  return null;
}

/** Why a model would refuse an input, one sentence for each field; empty where it takes it. */
export function faultsOfInput(
  input: Readonly<Record<string, unknown>>,
  { properties, required }: InputSchema,
): string[] {
  const ofFields = Object.entries(input).flatMap(([name, value]) => {
    const wanted = properties.get(name);
    if (wanted === undefined) return [`it lacks the field ${name}`];
    const fault = faultOfValue(value, wanted);
    return fault === null ? [] : [`its field ${name} ${fault}`];
  });
  const missing = required.filter((name) => !Object.hasOwn(input, name));
  return [
    ...ofFields,
    ...missing.map((name) => `it asks for the field ${name}, which we do not send`),
  ];
}
