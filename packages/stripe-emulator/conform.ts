import { ApiError } from './api-error.ts';
import type { FormValue } from './form-data.ts';
import type { Schema } from './request-schemas.ts';

/** Gives a form's words the types that a schema wants. @throws ApiError parameter_unknown, parameter_missing, or of a wrong type */
export function conform(schema: Schema, value: FormValue, name = ''): unknown {
  if (schema.anyOf !== undefined) return firstThatFits(schema.anyOf, value, name);
  if (schema.const !== undefined || schema.enum !== undefined)
    return oneOf(schema.enum ?? [schema.const], value, name);
  const types = [schema.type ?? []].flat();
  if (typeof value === 'string') return word(types, value, name);
  if (types.includes('array')) return list(schema, value, name);
  if (types.includes('object')) return fields(schema, value, name);
  throw wrongType(name, types.join(' or '));
}

function firstThatFits(schemas: readonly Schema[], value: FormValue, name: string): unknown {
  const failures: unknown[] = [];
  for (const schema of schemas) {
    try {
      return conform(schema, value, name);
    } catch (error) {
      failures.push(error);
    }
  }
  // The last alternative is the richest: what it says against the value is the most telling.
  throw failures.at(-1);
}

function oneOf(words: readonly unknown[], value: FormValue, name: string): unknown {
  const found = words.find((word) => String(word) === value);
  if (found === undefined)
    throw new ApiError(400, {
      message: `Invalid ${name}: must be one of ${words.join(', ')}`,
      param: name,
    });
  return found;
}

function word(types: readonly string[], value: string, name: string): unknown {
  if (types.includes('string')) return value;
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  throw wrongType(name, types.join(' or '));
}

function list(schema: Schema, value: Readonly<Record<string, FormValue>>, name: string): unknown {
  const entries = Object.entries(value);
  if (entries.some(([index], at) => index !== String(at))) throw wrongType(name, 'array');
  return entries.map(([index, item]) => conform(schema.items ?? {}, item, `${name}[${index}]`));
}

function fields(schema: Schema, value: Readonly<Record<string, FormValue>>, name: string): unknown {
  const under = (key: string) => (name === '' ? key : `${name}[${key}]`);
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.find((key) => value[key] === undefined);
  if (missing !== undefined)
    throw new ApiError(400, {
      code: 'parameter_missing',
      message: `Missing required param: ${under(missing)}.`,
      param: under(missing),
    });
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const known =
        properties[key] ??
        (typeof additionalProperties === 'object' ? additionalProperties : undefined);
      if (known === undefined)
        throw new ApiError(400, {
          code: 'parameter_unknown',
          message: `Received unknown parameter: ${under(key)}`,
          param: under(key),
        });
      return [key, conform(known, item, under(key))];
    }),
  );
}

function wrongType(name: string, wanted: string): ApiError {
  return new ApiError(400, { message: `Invalid ${wanted}: ${name}`, param: name });
}
