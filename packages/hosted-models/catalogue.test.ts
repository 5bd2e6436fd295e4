import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import { entryFor, noOverrides, readCatalogue } from './catalogue.ts';
import { parseCatalogueFile, readOverrides } from './catalogue-overrides.ts';

/** The shipped catalogue with entries of an operator's file. */
const withFile = (...models: object[]) =>
  readCatalogue({
    ...noOverrides,
    changes: parseCatalogueFile(JSON.stringify({ models }), 'models.json'),
  });

describe('the catalogue', () => {
  it('has an enabled model of the right kind for each of the product', () => {
    const catalogue = readCatalogue();
    for (const { id, mediaType } of visualModels)
      expect(entryFor(catalogue, id)).toMatchObject({
        product: id,
        kind: mediaType === 'image' ? 'image' : 'clip',
      });
  });

  it.each([
    'google/veo-3.1',
    'kwaivgi/kling-v3-video',
    'bytedance/seedance-2.0',
    'recraft-ai/recraft-v4',
    'black-forest-labs/flux-kontext-pro',
  ])('ships %s, and offers it to nobody before it is enabled', (id) => {
    expect(readCatalogue().models.some((entry) => entry.id === id)).toBe(true);
    expect(entryFor(readCatalogue(), id)).toBeNull();
    expect(entryFor(withFile({ id, enabled: true }), id)).toMatchObject({ id });
  });

  it('knows no model by the name of a property of objects', () => {
    expect(entryFor(readCatalogue(), 'constructor')).toBeNull();
  });
});

describe('an operator’s file', () => {
  it('changes single fields of an entry and leaves the others', () => {
    const [shipped, changed] = [
      readCatalogue(),
      withFile({ id: 'google/veo-2', ends: '2026-12-31' }),
    ];
    expect(entryFor(changed, 'google/veo-2')).toEqual({
      ...entryFor(shipped, 'google/veo-2'),
      ends: '2026-12-31',
    });
  });

  it('adds a model without code, which takes a product from the one that has it', () => {
    const entry = entryFor(readCatalogue(), 'google/veo-2');
    const catalogue = withFile({
      ...entry,
      id: 'someone/veo-9',
      price: { usd: 0.1, per: 'second' },
    });
    expect(entryFor(catalogue, 'google/veo-2')?.id).toBe('someone/veo-9');
    expect(catalogue.models.find(({ id }) => id === 'google/veo-2')).toMatchObject({
      product: null,
      enabled: false,
    });
  });

  it.each([
    [
      { id: 'google/veo-2', lengths: 'long' },
      /entry google\/veo-2 is wrong: the field lengths must be a list/,
    ],
    [{ id: 'google/veo-2', lengths: null }, /the field lengths must say how long a clip may be/],
    [{ id: 'google/veo-2', price: { usd: 1, per: 'image' } }, /the field price must be per second/],
    [
      { id: 'google/veo-2', price: { usd: -1, per: 'second' } },
      /the field price\.usd cannot be read/,
    ],
    [{ id: 'google/veo-2', ends: 'soon' }, /the field ends must be a day such as/],
    [{ id: 'google/veo-2', colour: 'red' }, /there is no field colour/],
    [
      { id: 'google/veo-2', promptTemplate: 'novel' },
      /the field promptTemplate must be one of recraft, kling/,
    ],
    [
      { id: 'google/veo-2', input: { prompt: { from: 'idea' } } },
      /the field input\.prompt must be \{"constant": …\}/,
    ],
    [
      { id: 'google/veo-2', input: { aspect_ratio: { from: 'aspectRatio' } } },
      /the field input must send the prompt/,
    ],
    [
      { id: 'google/veo-2', startImage: null, longer: 'hold' },
      /the field startImage must be null exactly where/,
    ],
    [{ id: 'google/veo-2', soundCredits: 20 }, /the field soundCredits must be left out unless/],
    [{ id: 'google/veo-3.1', soundCredits: -1 }, /the field soundCredits /],
    [{ id: 'google/veo-2', sound: 'optional' }, /the field sound must be optional exactly where/],
    [{ id: 'someone/new' }, /entry someone\/new is wrong: the field \w+/],
    [
      { id: 'recraft-ai/recraft-v4', product: 'google/veo-2' },
      /field product must be a model that makes pictures, and google\/veo-2 does not/,
    ],
  ])('is refused with the entry and the field: %o', (entry, sentence) =>
    expect(() => withFile(entry)).toThrow(sentence),
  );

  it.each(['{', '[]', '{"models": [{"name": "x"}]}', '{"models": [{"id": "x"}]}'])(
    'that is none is refused with its name: %s',
    (text) =>
      expect(() => parseCatalogueFile(text, 'models.json')).toThrow(/The catalogue models\.json /),
  );
});

describe('settings', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scenewright-catalogue-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (settings: Record<string, string>) =>
    readCatalogue(await readOverrides(settings));

  it('move a product to another entry, which keeps its own input and price', async () => {
    const catalogue = await read({ REPLICATE_MODEL_VEO: 'google/veo-3.1', PORT: '3000' });
    expect(entryFor(catalogue, 'google/veo-2')).toMatchObject({
      id: 'google/veo-3.1',
      lengths: [4, 6, 8],
    });
  });

  it('move a product to a model that nobody has listed, with the input of the present one and no end', async () => {
    const catalogue = await read({ REPLICATE_MODEL_KLING: 'someone/kling-copy' });
    const shipped = entryFor(readCatalogue(), 'kwaivgi/kling-v1.6-standard');
    expect(entryFor(catalogue, 'kwaivgi/kling-v1.6-standard')).toEqual({
      ...shipped,
      id: 'someone/kling-copy',
      ends: null,
      priceFrom: 'kwaivgi/kling-v1.6-standard',
    });
  });

  it('name a file, whose entries a setting for a product goes before', async () => {
    const path = join(folder, 'models.json');
    await writeFile(path, JSON.stringify({ models: [{ id: 'google/veo-2', promptLimit: 900 }] }));
    const catalogue = await read({
      REPLICATE_CATALOGUE_FILE: path,
      REPLICATE_MODEL_VEO: 'google/veo-2-copy',
    });
    expect(entryFor(catalogue, 'google/veo-2')).toMatchObject({
      id: 'google/veo-2-copy',
      promptLimit: 900,
    });
  });

  it('that cannot be used are refused with their names', async () => {
    await expect(read({ REPLICATE_MODEL_VEO: 'veo' })).rejects.toThrow(
      /The setting REPLICATE_MODEL_VEO must be a model such as/,
    );
    await expect(read({ REPLICATE_MODEL_RECRAFT: 'google/veo-3.1' })).rejects.toThrow(
      /google\/veo-3\.1 makes clips: it cannot stand in for recraft-ai\/recraft-v3/,
    );
    await expect(read({ REPLICATE_MODEL_KLING: 'google/veo-2' })).rejects.toThrow(
      /google\/veo-2 makes google\/veo-2 already: name another one for kwaivgi/,
    );
    await expect(read({ REPLICATE_CATALOGUE_FILE: join(folder, 'none.json') })).rejects.toThrow(
      /REPLICATE_CATALOGUE_FILE is wrong: the file .* cannot be opened/,
    );
  });
});
