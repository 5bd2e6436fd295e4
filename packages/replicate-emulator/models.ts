import table from './data/models.json' with { type: 'json' };

/** What one field of a model's input may hold: the words of JSON Schema that Replicate publishes. */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly format?: 'uri';
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly default?: unknown;
}

interface InputSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

export interface Model {
  readonly price: { readonly per: 'file' | 'second'; readonly cents: number };
  readonly input: InputSchema;
}

/** The models that the emulator serves, by `owner/name`. */
export const models: ReadonlyMap<string, Model> = new Map(Object.entries(table as object));

/** What a finished prediction costs. */
export function priceInCents({ price, input: schema }: Model, input: object): number {
  if (price.per === 'file') return price.cents;
  const seconds = new Map<string, unknown>(Object.entries(input)).get('duration');
  return price.cents * Number(seconds ?? schema.properties['duration']?.default);
}

/** The schema as `GET /models/{owner}/{name}` tells it: sets of words stand apart and are referred to. */
export function openapiSchema({ input }: Model): object {
  const schemas = new Map<string, object>();
  const properties = Object.entries(input.properties).map(([name, schema], order) => {
    const described = { title: name, 'x-order': order };
    if (schema.type !== 'string' || schema.enum === undefined)
      return [name, { ...schema, ...described }] as const;
    schemas.set(name, { type: schema.type, enum: schema.enum, title: name });
    const reference = { allOf: [{ $ref: `#/components/schemas/${name}` }] };
    return [name, { ...reference, default: schema.default, ...described }] as const;
  });
  schemas.set('Input', {
    type: 'object',
    title: 'Input',
    required: input.required,
    properties: Object.fromEntries(properties),
  });
  return { openapi: '3.0.2', components: { schemas: Object.fromEntries(schemas) } };
}
