import * as z from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const key = z.string().regex(/^\S+$/, 'must be a key without blanks');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Sites that pictures and clips of others may be taken from. Without any of these nothing is asked of anybody. */
export const stockSettings = {
  PEXELS_API_KEY: key.optional(),
  PIXABAY_API_KEY: key.optional(),
  /** Sites that need no key, and are asked only where they are named here. */
  STOCK: list.pipe(z.array(z.enum(['openverse'], 'may name openverse'))).default([]),
  PEXELS_BASE_URL: url.optional(),
  PIXABAY_BASE_URL: url.optional(),
  OPENVERSE_BASE_URL: url.optional(),
  /** `host:port` that their files may come from as well. */
  STOCK_FILE_HOSTS: list
    .pipe(z.array(z.string().regex(/^[^\s/]+:\d+$/, 'may list hosts with their ports')))
    .default([]),
};
