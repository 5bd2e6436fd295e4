import type { Random } from './random.ts';
import type { Schema } from './surface.ts';

/** Every name that any object of JavaScript has without being given it, and what functions and promises have beside. */
export const namesInJavaScript: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'then',
];

/** Something that can be asked about: a content with its scenes, a scene with its siblings, somebody of the cast. */
export interface Subject {
  readonly kind: 'content' | 'scene' | 'cast';
  readonly id: string;
  readonly related: readonly string[];
}

/** What requests may be made of besides chance: ids and tokens that are good for something. */
export interface Supplies {
  readonly subjects: readonly Subject[];
  /** What this one request is about. */
  readonly subject: Subject | null;
  readonly tokens: readonly string[];
}

const texts: readonly string[] = [
  'The secret life of bees: how they dance to share a map.',
  'Mira finds a lighthouse',
  'a sailor in a blue coat',
  'Hello',
  'Make it warmer and show a dog',
  'We went. Then we came back.',
  'GIF [pause 1.5s] works',
  'five@example.com',
  'x',
  '5',
  'true',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '',
  ' ',
  '\n\t',
  '\u00a0',
  '\u200b',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'half \udc00 a pair',
  '\u0007\u001b[31m',
  'e\u0301\u0301\u0301',
  '\u202e right to left',
  'עברית',
  'العربية',
  '你好，世界',
  '🧑‍🚀👩‍👩‍👧‍👦🏳️‍🌈',
  '𝕳𝖊𝖑𝖑𝖔',
  "Robert'); drop table content; --",
  "' or 1=1; --",
  '%',
  '_',
  '\\',
  '\\u0000',
  '%00',
  '../../etc/passwd',
  '..\\..',
  '/',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '$1 $& $`',
  '{t} {T}',
  '[pause 9999s]',
  '[pause -1s]',
  '@Mira',
  'a\r\nBcc: eve@example.com',
  'file:///etc/passwd',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
  '(((((((((',
  ')',
  '[',
  '*',
  '?',
  '+',
  '^$',
  '(a+)+$',
  '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '6F0DCB62-4A2C-4A3E-9D0C-2B7A1B1D2C3D',
  '{6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d}',
];

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A text that somebody might have chosen to do harm. */
export function oddText(random: Random): string {
  if (random.percent(25)) return random.pick(namesInJavaScript);
  if (random.percent(4))
    return random
      .pick(['x', 'é', '👩', ' ', 'word ', 'a.b,c;', '\u0301'])
      .repeat(random.pick([300, 3_000, 30_000]));
  return random.percent(15) ? random.pick(texts) + random.pick(texts) : random.pick(texts);
}

/** Anything at all that JSON can carry. */
export function oddValue(random: Random): unknown {
  const any: readonly (() => unknown)[] = [
    () => oddText(random),
    () => oddText(random),
    () => null,
    () => true,
    () => random.pick([0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, 1e-320]),
    () => [],
    () => ({}),
    () => [oddText(random)],
    () => ({ [oddText(random)]: oddText(random) }),
    () => nested(random.pick([3, 70, 2_000])),
    () => Array.from({ length: 200 }, () => oddText(random)),
  ];
  return random.pick(any)();
}

const everyId = ({ subjects }: Supplies): readonly string[] =>
  subjects.flatMap(({ id, related }) => [id, ...related]);

function anId(random: Random, supplies: Supplies): string {
  const related = supplies.subject?.related ?? [];
  if (related.length > 0 && random.percent(70)) return random.pick(related);
  const ids = everyId(supplies);
  return ids.length > 0 && random.percent(60) ? random.pick(ids) : random.pick(texts.slice(-5));
}

/** Ids of what belongs together: all of them, in another order, one twice, one too few, one of elsewhere. */
function idsOf(random: Random, supplies: Supplies): unknown[] {
  const related = supplies.subject?.related ?? [];
  return random.pick<() => unknown[]>([
    () => [...related],
    () => related.toReversed(),
    () => [...related, ...related],
    () => [...related.slice(1), ...related.slice(1, 2)],
    () => related.slice(1),
    () => [...related, anId(random, supplies)],
    () => [],
  ])();
}

function aText(random: Random, { format, maxLength }: Schema, supplies: Supplies): string {
  const { tokens } = supplies;
  if (format === 'uuid') return anId(random, supplies);
  if (format === 'token') return tokens.length > 0 ? random.pick(tokens) : 'token';
  if (format === 'email') return `somebody${random.whole(1, 40)}@example.com`;
  if (format === 'password')
    return random.pick(['a long password', 'a long passphrase', 'short', 'x'.repeat(300)]);
  if (format === 'date-time')
    return random.pick([
      '2030-01-01T00:00:00Z',
      '2030-06-30T23:59:59.999+14:00',
      '1970-01-01T00:00:00-12:00',
      '9999-12-31T23:59:59Z',
    ]);
  if (maxLength !== undefined && random.percent(2))
    return 'word '.repeat(maxLength).slice(0, maxLength + random.whole(-1, 1));
  if (tokens.length > 0 && maxLength === 16_384) return random.pick(tokens);
  return random.percent(60) ? random.pick(texts.slice(0, 8)) : oddText(random);
}

const wholeOf = (random: Random, { minimum = -10, maximum = 100 }: Schema) =>
  random.pick([
    minimum,
    maximum,
    random.whole(minimum, maximum),
    random.whole(minimum, Math.min(maximum, minimum + 5)),
  ]);

function listOf(
  random: Random,
  { items = {}, minItems = 0 }: Schema,
  supplies: Supplies,
): unknown[] {
  if (items.format === 'uuid' && random.percent(80)) return idsOf(random, supplies);
  const list = Array.from({ length: random.whole(minItems, minItems + 3) }, () =>
    valueOf(random, items, supplies),
  );
  return random.percent(30) ? [...list, ...list] : list;
}

function objectOf(
  random: Random,
  { properties = {}, required = [] }: Schema,
  supplies: Supplies,
): unknown {
  const wanted = Object.entries(properties).filter(([name]) =>
    random.percent(required.includes(name) ? 97 : 45),
  );
  const extra = random.percent(5) ? [[oddText(random), oddValue(random)] as const] : [];
  return Object.fromEntries([
    ...wanted.map(([name, schema]) => [name, valueOf(random, schema, supplies)] as const),
    ...extra,
  ]);
}

/** A value of a schema, or, one time in eight, something else. */
export function valueOf(random: Random, schema: Schema, supplies: Supplies): unknown {
  if (random.percent(12)) return oddValue(random);
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf !== undefined) return valueOf(random, random.pick(schema.anyOf), supplies);
  const type = Array.isArray(schema.type)
    ? random.pick(schema.type as readonly string[])
    : schema.type;
  switch (type) {
    case 'integer':
      return wholeOf(random, schema);
    case 'number':
      return random.pick([0, 0.5, 1, 1.25, 2, -1, wholeOf(random, schema)]);
    case 'boolean':
      return random.percent(50);
    case 'null':
      return null;
    case 'array':
      return listOf(random, schema, supplies);
    case 'object':
      return objectOf(random, schema, supplies);
    default:
      return aText(random, schema, supplies);
  }
}
