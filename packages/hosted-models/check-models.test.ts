import { describe, expect, it } from 'vitest';
import { noOverrides, readCatalogue } from './catalogue.ts';
import { checkModels } from './check-models.ts';
import { inputSchemaOf } from './input-schema.ts';
import schemas from './testing/input-schemas.json' with { type: 'json' };

const now = new Date('2026-11-28T12:00:00Z');
const known = new Map<string, unknown>(Object.entries(schemas));

/** The check, with some models' schemas in place of the ones we know. */
async function check(
  changes: readonly { id: string; [field: string]: unknown }[],
  others: Readonly<Record<string, unknown>> = {},
) {
  const read = new Map([...known, ...Object.entries(others)]);
  const { offered, problems } = await checkModels(readCatalogue({ ...noOverrides, changes }), {
    readInputSchema: (model) => {
      const schema = read.get(model);
      return schema instanceof Error ? Promise.reject(schema) : Promise.resolve(schema ?? null);
    },
    now,
  });
  return {
    offered: offered.map(({ id }) => id),
    sentences: problems.map(({ sentence }) => sentence),
  };
}

const all = ['recraft-ai/recraft-v3', 'kwaivgi/kling-v1.6-standard', 'google/veo-2'];
const withoutVeo = all.slice(0, 2);

describe('at the start', () => {
  it('all models are offered that take what we send', async () => {
    expect(await check([])).toEqual({ offered: all, sentences: [] });
  });

  it('a model that is gone is named and not offered', async () => {
    expect(await check([], { 'google/veo-2': null })).toEqual({
      offered: withoutVeo,
      sentences: [
        'The model google/veo-2 is retired: Replicate has it no more; it is not offered.',
      ],
    });
  });

  it.each([
    [
      { properties: { prompt: { type: 'string' } } },
      /it lacks the field (?:aspect_ratio|duration|image|seed)/,
    ],
    [
      { properties: { duration: { type: 'string' } } },
      /its field duration is string, and we send integer/,
    ],
    [
      { properties: { duration: { type: 'integer', maximum: 6 } } },
      /its field duration is at most 6, not 8/,
    ],
    [{ properties: { duration: { enum: [5, 6] } } }, /its field duration does not take 8/],
    [{ properties: { prompt: { maxLength: 500 } } }, /its field prompt has at most 500 characters/],
    [
      { properties: {}, required: ['camera'] },
      /it asks for the field camera, which we do not send/,
    ],
  ])(
    'a model that does not take what we send is named with the field: %o',
    async (schema, fault) => {
      const { offered, sentences } = await check([], { 'google/veo-2': schema });
      expect(offered).toEqual(withoutVeo);
      expect(sentences.join('\n')).toMatch(fault);
      expect(sentences.join('\n')).toMatch(
        /^The model google\/veo-2 does not take what we send: .*; it is not offered\.$/m,
      );
    },
  );

  it('a model that cannot be looked up just now stays offered, and is named', async () => {
    const { offered, sentences } = await check([], { 'google/veo-2': new Error('no answer') });
    expect(offered).toEqual(all);
    expect(sentences).toEqual([
      'The model google/veo-2 could not be looked up at Replicate: no answer.',
    ]);
  });

  it.each([
    ['2027-06-01', true, null],
    [
      '2027-03-01',
      true,
      /^The model google\/veo-2 ends in 93 days, on 2027-03-01; name another one/,
    ],
    ['2026-12-03', false, /ends in 5 days, on 2026-12-03; .*; it is not offered\.$/],
    ['2026-11-28', false, /ended on 2026-11-28; .*; it is not offered\.$/],
  ])('a model that ends on %s is offered: %s', async (ends, isOffered, sentence) => {
    const { offered, sentences } = await check([{ id: 'google/veo-2', ends }]);
    expect(offered).toEqual(isOffered ? all : withoutVeo);
    if (sentence === null) expect(sentences).toEqual([]);
    else expect(sentences.join('\n')).toMatch(sentence);
  });

  it('says for which of the product’s models another one stands in', async () => {
    const changes = [{ id: 'google/veo-3.1', product: 'google/veo-2', enabled: true }];
    const { sentences } = await check(changes, { 'google/veo-3.1': null });
    expect(sentences).toEqual([
      'The model google/veo-3.1 (for google/veo-2) is retired: Replicate has it no more; it is not offered.',
    ]);
  });
});

describe('a model’s OpenAPI document', () => {
  it('is read with the closed lists that its input refers to', async () => {
    const document = {
      components: {
        schemas: {
          Input: {
            type: 'object',
            required: ['prompt'],
            properties: {
              ...schemas['google/veo-2'].properties,
              aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }] },
            },
          },
          aspect_ratio: { type: 'string', enum: ['16:9'] },
        },
      },
    };
    const { sentences } = await check([], { 'google/veo-2': inputSchemaOf(document) });
    expect(sentences.join('\n')).toMatch(/its field aspect_ratio does not take "9:16"/);
  });

  it('without an input is none', () => {
    expect(inputSchemaOf({ components: { schemas: {} } })).toBeNull();
    expect(inputSchemaOf('<html>')).toBeNull();
  });
});
