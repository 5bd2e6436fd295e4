import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noOverrides, readCatalogue } from '@scenewright/hosted-models/catalogue.ts';
import { checkModels } from '@scenewright/hosted-models/check-models.ts';
import { createRefusedModels } from '@scenewright/hosted-models/refused-models.ts';
import schemas from '@scenewright/hosted-models/testing/input-schemas.json' with { type: 'json' };
import { availableCredits, createDraft, newContent } from './testing/contents.ts';
import { hostedClip, type HostedProduct, startHostedProduct } from './testing/hosted-product.ts';
import type { TestUser } from './testing/test-product.ts';

const dayMs = 86_400_000;
const veo = 'google/veo-2';
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const off = 'Veo is switched off on this site. Choose another model.';
const ending = 'Kling is being withdrawn by its maker. Choose another model.';

describe('a model that is not offered', () => {
  let hosted: HostedProduct;
  let user: TestUser;

  beforeEach(async () => {
    const changes = [
      { id: veo, enabled: false },
      { id: hostedClip, ends: dayIn(30) },
    ];
    hosted = await startHostedProduct({ catalogue: readCatalogue({ ...noOverrides, changes }) });
    user = await hosted.product.signUp('refused@example.com');
  });
  afterEach(() => hosted.stop());

  it('is told to everybody, with the reason in a sentence', async () => {
    const { status, body } = await user.request('GET', '/models');
    expect(status).toBe(200);
    const silent = { sound_credits: null };
    expect(body.models).toEqual([
      { id: 'recraft-ai/recraft-v3', name: 'Recraft', offered: true, refusal: null, ...silent },
      { id: hostedClip, name: 'Kling', offered: true, refusal: null, ...silent },
      { id: veo, name: 'Veo', offered: false, refusal: off, ...silent },
    ]);
  });

  it('cannot be chosen for a new content, nor for a draft [WIZ-38]', async () => {
    const created = await user.request(
      'POST',
      '/content/create',
      newContent({ visual_model: veo, scene_count: 1, scene_length: 5, duration: 5 }),
    );
    expect(created).toMatchObject({ status: 409, body: { detail: off } });
    const { id } = await createDraft(user);
    const edited = await user.request('PATCH', `/storyboard/content/${id}`, {
      changes: [{ type: 'content', fields: { visual_model: veo } }],
    });
    expect(edited).toMatchObject({ status: 409, body: { detail: off } });
  });

  it('refuses the approval of a draft that names it before anything is charged [BOARD-41]', async () => {
    const { id } = await createDraft(user, {
      visual_model: hostedClip,
      scene_count: 1,
      scene_length: 5,
      duration: 5,
    });
    const before = await availableCredits(user);
    // Within a week of its end nobody begins anything with it.
    hosted.product.clock.advance(25 * dayMs);
    const again = await hosted.product.signIn('refused@example.com');
    for (const quality of ['draft', 'final']) {
      const approval = await again.request('POST', `/storyboard/content/${id}/approve`, {
        quality,
      });
      expect(approval).toMatchObject({ status: 409, body: { detail: ending } });
    }
    expect(await availableCredits(again)).toBe(before);
    expect(hosted.emulator.calls).toEqual([]);
    const chosen = await again.request('PATCH', `/storyboard/content/${id}`, {
      changes: [{ type: 'content', fields: { visual_model: 'recraft-ai/recraft-v3' } }],
    });
    expect(chosen.status).toBe(200);
    expect((await again.request('POST', `/storyboard/content/${id}/approve`)).status).toBe(200);
  });
});

describe('why a model is not offered', () => {
  it.each([
    ['its maker has it no more', null, 'Veo was withdrawn by its maker.'],
    [
      'it takes something else',
      { properties: { text: { type: 'string' } } },
      'Veo was changed by its maker and cannot be used here for now.',
    ],
  ])('is told once the check has found that %s', async (_what, schema, sentence) => {
    const catalogue = readCatalogue();
    const read = new Map<string, unknown>(Object.entries({ ...schemas, [veo]: schema }));
    const check = checkModels(catalogue, {
      readInputSchema: async (model) => read.get(model) ?? null,
      now: new Date('2026-11-28T12:00:00Z'),
    });
    const list = createRefusedModels(catalogue, { check, clock: { now: () => new Date() } });
    expect(list()).toEqual(new Map());
    await check;
    expect(list()).toEqual(new Map([[veo, sentence]]));
  });
});
