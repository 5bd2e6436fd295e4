import { expect, it } from 'vitest';
import { models, openapiSchema } from './models.ts';
import { findInvalidFields } from './validate-input.ts';

it.each([...models])(
  '%s has a price, and fields of known kinds with fitting defaults',
  (_name, model) => {
    expect(['file', 'second']).toContain(model.price.per);
    expect(model.price.cents).toBeGreaterThan(0);
    const fields = Object.entries(model.input.properties);
    for (const [, field] of fields)
      expect(['string', 'integer', 'number', 'boolean', 'array']).toContain(field.type);
    expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining([...model.input.required]));
    const defaults = fields.filter(([, field]) => field.default !== undefined);
    const input = Object.fromEntries(defaults.map(([name, field]) => [name, field.default]));
    expect(findInvalidFields(model, { prompt: 'a lighthouse', ...input })).toEqual([]);
  },
);

it('publishes sets of words apart from the fields that refer to them', () => {
  const veo = models.get('google/veo-2');
  expect(veo && openapiSchema(veo)).toMatchObject({
    components: {
      schemas: {
        aspect_ratio: { enum: ['16:9', '9:16'] },
        Input: {
          required: ['prompt'],
          properties: {
            aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }] },
            duration: { type: 'integer', enum: [5, 6, 7, 8] },
          },
        },
      },
    },
  });
});
