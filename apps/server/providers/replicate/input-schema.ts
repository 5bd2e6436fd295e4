import * as z from 'zod/mini';

/** A field of a model's input. */
interface InputField {
  readonly isRequired: boolean;
  /** What it may be, where the model knows a few values only. */
  readonly values: readonly unknown[] | null;
}

/** What a model takes, by the name of the field. */
export type InputSchema = ReadonlyMap<string, InputField>;

const reference = z.object({ $ref: z.string() });
const fieldShape = z.object({
  enum: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});
const modelShape = z.object({
  latest_version: z.nullish(
    z.object({
      openapi_schema: z.nullish(
        z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) }),
      ),
    }),
  ),
});
const inputShape = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.optional(z.array(z.string())),
});

/** Reads the answer of `GET /models/{owner}/{name}`. @returns null where the model publishes no schema @throws where it fits no form */
export function readSchema(json: unknown): InputSchema | null {
  const found = modelShape.parse(json).latest_version?.openapi_schema?.components.schemas;
  if (found === undefined) return null;
  const schemas = new Map(Object.entries(found));
  const { properties, required = [] } = inputShape.parse(schemas.get('Input'));
  return new Map(
    Object.entries(properties).map(([name, field]) => [
      name,
      { isRequired: required.includes(name), values: valuesOf(field, schemas) },
    ]),
  );
}

/** A set of values stands in the field itself, or apart, and is referred to. */
function valuesOf(
  field: unknown,
  schemas: ReadonlyMap<string, unknown>,
): readonly unknown[] | null {
  const { enum: own, allOf = [] } = fieldShape.parse(field);
  if (own !== undefined) return own;
  for (const part of allOf) {
    const name = reference.safeParse(part).data?.$ref.split('/').at(-1) ?? '';
    const values = fieldShape.safeParse(schemas.get(name)).data?.enum;
    if (values !== undefined) return values;
  }
  return null;
}
