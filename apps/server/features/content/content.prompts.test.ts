import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('writer@example.com');
});
afterAll(() => product.stop());

const longPrompt = Array.from(
  { length: 4_000 },
  (_, index) => ['Bees', 'dance', 'to', 'share', 'the', 'way', 'to', 'flowers.'][index % 8],
).join(' ');

describe('prompts of every kind', () => {
  it.each([
    ['4,000 words', longPrompt],
    ['Arabic', 'كيف يرقص النحل ليشارك الخريطة مع الخلية؟ قصة قصيرة عن الحياة السرية للنحل.'],
    ['Chinese', '蜜蜂如何用舞蹈分享地图?关于蜜蜂秘密生活的短片。'],
    ['emoji', '🐝🐝 ➡️ 🌸 = 🍯 👩‍🚀👨‍👩‍👧‍👦 🇺🇳'],
    ['one letter', 'x'],
    ['punctuation', '?!... --- ""'],
  ])('%s: the storyboard is written', async (_name, prompt) => {
    const storyboard = await createDraft(user, {
      prompt,
      title: prompt.slice(0, 60),
      scene_count: 2,
      duration: 6,
    });
    expect(storyboard.status).toBe('draft');
    // Asked scenes are a most: what says little fills fewer.
    expect([1, 2]).toContain(storyboard.scenes.length);
    for (const scene of storyboard.scenes) expect(scene.description.trim()).not.toBe('');
  });

  it('a blank enhanced prompt is none: the prompt is told', async () => {
    const { scenes } = await createDraft(user, {
      prompt: 'Bees make honey in 21 days.',
      enhanced_prompt: '   ',
      scene_count: 1,
      scene_length: 6,
      duration: 6,
    });
    expect(scenes.map(({ dialogue }) => dialogue)).toContain('Bees make honey in 21 days.');
  });

  it.each([
    "Robert'); drop table content; --",
    '<script>alert(1)</script> & "quotes"',
    '${7*7} {{7*7}} %s %n \\u0000 \\',
    '../../etc/passwd',
    'NaN',
    'null',
    'e\u0301 \u200F\u202E right to left',
    'line\nbreak\tand tab',
  ])('stores and returns %s unchanged', async (text) => {
    const { id } = await createDraft(user, {
      prompt: text,
      enhanced_prompt: text,
      topic: text,
      style: text,
      style_notes: text,
      social_handle: text,
      scene_count: 1,
      duration: 3,
    });
    expect(
      await user.request('PATCH', `/content/${id}`, { title: text, scheduled_at: null }),
    ).toMatchObject({ status: 200, body: { title: text } });
    expect((await user.request('GET', `/content/${id}`)).body.title).toBe(text);
    const row = await product.database.db
      .selectFrom('content')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      title: text,
      prompt: text,
      enhanced_prompt: text,
      topic: text,
      style: text,
      style_notes: text,
      social_handle: text,
    });
  });
});
