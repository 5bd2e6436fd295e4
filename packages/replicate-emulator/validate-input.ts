import type { FieldSchema, Model } from './models.ts';

/** A field that does not fit, as an answer 422 names it. */
export interface InvalidField {
  readonly type: string;
  /** Like `input.aspect_ratio`. */
  readonly field: string;
  readonly description: string;
}

/** Larger files belong into `POST /files`. */
const mostDataUrlBytes = 256 * 1024;

/** What of the input does not fit the model's schema. */
export function findInvalidFields({ input: schema }: Model, input: object): InvalidField[] {
  const given = new Map<string, unknown>(Object.entries(input));
  const known = new Map(Object.entries(schema.properties));
  const missing = schema.required
    .filter((name) => given.get(name) === undefined)
    .map((name) => invalid('required', name, `${name} is required`));
  const wrong = [...given].flatMap(([name, value]) => {
    const field = known.get(name);
    if (field === undefined)
      return [
        invalid(
          'additional_property_not_allowed',
          name,
          `Additional property ${name} is not allowed`,
        ),
      ];
    const fault = faultOf(field, value);
    return fault === null ? [] : [invalid(fault.type, name, `${name} ${fault.words}`)];
  });
  return [...missing, ...wrong];
}

function invalid(type: string, name: string, description: string): InvalidField {
  return { type, field: `input.${name}`, description };
}

interface FieldFault {
  readonly type: string;
  readonly words: string;
}

function faultOf(schema: FieldSchema, value: unknown): FieldFault | null {
  if (schema.enum !== undefined && !schema.enum.some((allowed) => allowed === value))
    return { type: 'enum', words: `must be one of ${schema.enum.join(', ')}` };
  if (schema.type === 'array') return faultOfList(schema, value);
  if (schema.type === 'string') return faultOfText(schema, value);
  if (schema.type === 'boolean')
    return typeof value === 'boolean' ? null : { type: 'invalid_type', words: 'must be a boolean' };
  return faultOfNumber(schema, value);
}

function faultOfList({ maxItems = Infinity, items }: FieldSchema, value: unknown) {
  if (!Array.isArray(value)) return { type: 'invalid_type', words: 'must be a list' };
  if (value.length > maxItems)
    return { type: 'array_max_items', words: `must have at most ${maxItems} items` };
  if (items === undefined) return null;
  return value.map((item) => faultOf(items, item)).find((fault) => fault !== null) ?? null;
}

function faultOfText({ maxLength = Infinity, format }: FieldSchema, value: unknown) {
  if (typeof value !== 'string') return { type: 'invalid_type', words: 'must be a string' };
  if (value.length > maxLength)
    return { type: 'string_lte', words: `must have at most ${maxLength} characters` };
  if (format !== 'uri') return null;
  if (!/^(?:https?:\/\/|data:)/u.test(value) || !URL.canParse(value))
    return { type: 'format', words: 'must be a URL' };
  const isTooLarge = value.startsWith('data:') && (value.length * 3) / 4 > mostDataUrlBytes;
  return isTooLarge ? { type: 'format', words: 'is too large for a data URL' } : null;
}

function faultOfNumber(
  { type, minimum = -Infinity, maximum = Infinity }: FieldSchema,
  value: unknown,
) {
  const fits = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
  if (!fits) return { type: 'invalid_type', words: `must be of type ${type}` };
  const isOutside = Number(value) < minimum || Number(value) > maximum;
  return isOutside
    ? { type: 'number_range', words: `must lie between ${minimum} and ${maximum}` }
    : null;
}
