/**
 * Stands for `zod/mini` in the browser's bundle (see the alias in vite.config.ts). The contract's calls are read there for
 * their addresses and types alone: the server validates what goes in and what comes out against the very same schemas, and
 * eight kilobytes on every page would only do it again. Any schema built here is this one, which does nothing.
 */
const schema: unknown = new Proxy(() => schema, {
  get: (_target, property) => (property === 'then' ? undefined : schema),
});

export {
  schema as _default,
  schema as array,
  schema as boolean,
  schema as coerce,
  schema as discriminatedUnion,
  schema as enum,
  schema as int,
  schema as iso,
  schema as literal,
  schema as maximum,
  schema as maxLength,
  schema as minimum,
  schema as minLength,
  schema as nullable,
  schema as number,
  schema as object,
  schema as optional,
  schema as partial,
  schema as refine,
  schema as string,
  schema as toLowerCase,
  schema as union,
  schema as uuid,
};
