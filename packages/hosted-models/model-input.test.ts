import { describe, expect, it } from 'vitest';
import { shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { readCatalogue } from './catalogue.ts';
import { faultsOfInput, parseInputSchema } from './input-schema.ts';
import { inputOf, type InputValues, lengthFor } from './model-input.ts';
import { shippedEntry } from './testing/entries.ts';
import schemas from './testing/input-schemas.json' with { type: 'json' };

const picture = 'https://example.com/picture.jpg';
const values: InputValues = {
  prompt: 'A fox.',
  negativePrompt: 'text',
  medium: 'illustration',
  shape: 'vertical',
  seconds: 7,
  startImage: null,
  references: [],
  seed: 'a scene',
};

describe('the input of a model', () => {
  const schemasById = new Map(Object.entries(schemas));

  it.each(readCatalogue().models)('is one that $id takes, for every shape and length', (entry) => {
    const schema = parseInputSchema(schemasById.get(entry.id));
    expect(schema).not.toBeNull();
    if (schema === null) return;
    for (const shape of shapeIds)
      for (let seconds = 1; seconds <= 20; seconds += 1)
        for (const startImage of [null, picture]) {
          const references = Array.from({ length: 12 }, () => picture);
          const input = inputOf(entry, { ...values, shape, seconds, startImage, references });
          expect(faultsOfInput(input, schema)).toEqual([]);
        }
  });

  it('is exactly what the catalogue says, for a picture', () => {
    expect(inputOf(shippedEntry('recraft-ai/recraft-v3'), values)).toEqual({
      prompt: 'A fox.',
      size: '1024x1820',
      style: 'digital_illustration',
    });
  });

  it('is exactly what the catalogue says, for a clip that begins with a picture', () => {
    const entry = shippedEntry('kwaivgi/kling-v1.6-standard');
    expect(inputOf(entry, { ...values, startImage: picture })).toEqual({
      prompt: 'A fox.',
      negative_prompt: 'text',
      aspect_ratio: '9:16',
      duration: 10,
      start_image: picture,
      cfg_scale: 0.5,
    });
  });

  it('asks for no sound unless the scene wants some', () => {
    const entry = shippedEntry('google/veo-3.1');
    expect(inputOf(entry, values)).toMatchObject({ generate_audio: false });
    expect(inputOf(entry, { ...values, sound: true })).toMatchObject({ generate_audio: true });
  });

  it.each([
    ['google/veo-2', 'square', '9:16'],
    ['google/veo-2', 'portrait', '9:16'],
    ['kwaivgi/kling-v1.6-standard', 'square', '1:1'],
    ['kwaivgi/kling-v1.6-standard', 'portrait', '1:1'],
    ['kwaivgi/kling-v1.6-standard', 'landscape', '16:9'],
  ] as const)('asks %s for what is nearest to %s: %s [SHAPE-4]', (model, shape, ratio) => {
    expect(inputOf(shippedEntry(model), { ...values, shape })).toMatchObject({
      aspect_ratio: ratio,
    });
  });

  it('has portraits only for the shape and length that the model takes them with', () => {
    const veo = shippedEntry('google/veo-3.1');
    const sent = (given: Partial<InputValues>) =>
      inputOf(veo, { ...values, references: [picture], ...given })['reference_images'];
    expect(sent({ shape: 'landscape', seconds: 8 })).toEqual([picture]);
    expect(sent({ shape: 'vertical', seconds: 8 })).toBeUndefined();
    expect(sent({ shape: 'landscape', seconds: 6 })).toBeUndefined();
    const kling = shippedEntry('kwaivgi/kling-v1.6-standard');
    const many = Array.from({ length: 9 }, (_, at) => `${picture}?${at}`);
    expect(inputOf(kling, { ...values, references: many })['reference_images']).toEqual(
      many.slice(0, 4),
    );
  });

  it('has the same seed for the same text, and another one for another text', () => {
    const veo = shippedEntry('google/veo-2');
    const seedOf = (seed: string) => inputOf(veo, { ...values, seed })['seed'];
    expect(seedOf('one')).toBe(seedOf('one'));
    expect(seedOf('one')).not.toBe(seedOf('two'));
  });
});

describe('the length that is asked for', () => {
  it.each([
    ['kwaivgi/kling-v1.6-standard', 3, 5, 0],
    ['kwaivgi/kling-v1.6-standard', 5, 5, 0],
    ['kwaivgi/kling-v1.6-standard', 5.2, 10, 0],
    ['kwaivgi/kling-v1.6-standard', 10, 10, 0],
    ['google/veo-2', 2, 5, 0],
    ['google/veo-2', 6.5, 7, 0],
    ['google/veo-2', 10, 8, 2],
    ['google/veo-3.1', 5, 6, 0],
    ['kwaivgi/kling-v3-video', 1, 3, 0],
    ['kwaivgi/kling-v3-video', 10, 10, 0],
    ['recraft-ai/recraft-v3', 20, null, 0],
  ])(
    'of %s for a scene of %d seconds is %s, its last picture held for %d',
    (id, seconds, askedS, heldS) =>
      expect(lengthFor(shippedEntry(id), seconds)).toEqual({ askedS, heldS }),
  );
});
