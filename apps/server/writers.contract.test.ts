import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type {
  ScriptBrief,
  ScriptScene,
  ScriptWriter,
} from '@scenewright/provider-contract/script-writer.ts';
import { defaultModel } from '@scenewright/openai-services/models/lasting-models.ts';
import { createLanguageModelWriter } from '@scenewright/openai-services/script-writer/language-model-writer.ts';
import { startChatService } from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import { createOfflineScriptWriter } from './wire-writer.ts';

/**
 * What the product relies on, whoever writes: the offline writer, a language model at an emulator and, where OPENAI_TEST_API_KEY is
 * set, one of OpenAI's. The last costs some cents.
 */
const realKey = process.env['OPENAI_TEST_API_KEY'] ?? '';

interface Subject {
  readonly writer: ScriptWriter;
  close(): Promise<void>;
}

const implementations: Readonly<Record<string, () => Promise<Subject>>> = {
  offline: async () => ({ writer: createOfflineScriptWriter(60_000), close: async () => {} }),
  async emulated() {
    const service = await startChatService();
    const writer = createLanguageModelWriter({
      apiKey: 'test',
      model: 'test',
      baseUrl: service.baseUrl,
      isOpenAi: true,
    });
    return { writer, close: () => service.close() };
  },
  ...(realKey === ''
    ? {}
    : {
        async real() {
          const model = defaultModel('text', new Date());
          if (model === null) throw new Error('no default model writes any more');
          const writer = createLanguageModelWriter({ apiKey: realKey, model });
          return { writer, close: async () => {} };
        },
      }),
};

const brief: ScriptBrief = {
  title: 'Lighthouses',
  prompt:
    'Lighthouses guide ships at night. Each has its own pattern of flashes. The keepers lived in them with their families. Today most of them work alone.',
  answers: [],
  platform: 'tiktok',
  orientation: 'vertical',
  language: 'en',
  sceneCount: 3,
  sceneLengthS: 8,
  style: '',
  styleNotes: '',
  cast: [],
};
const signal = AbortSignal.timeout(300_000);

function expectScene({ description, dialogue, sentences, durationS }: ScriptScene): void {
  expect(description.trim()).not.toBe('');
  // The board, the studio and the prompts of models read it as a plan.
  expect(readDescription(description)).toHaveProperty('subjects');
  expect(durationS).toBeGreaterThan(0);
  const said = withoutPauses(dialogue).replaceAll(/\s+/gu, ' ');
  for (const { text } of sentences) expect(said).toContain(text.replaceAll(/\s+/gu, ' '));
  if (dialogue.trim() !== '') expect(sentences.length).toBeGreaterThan(0);
}

describe.each(Object.entries(implementations))('the %s writer', (_name, open) => {
  let subject: Subject;
  let writer: ScriptWriter;
  beforeAll(async () => {
    subject = await open();
    ({ writer } = subject);
  });
  afterAll(() => subject.close());

  it('writes a title, a language and at most as many scenes as asked for, whose sentences have sources', async () => {
    const { title, language, scenes } = await writer.writeStoryboard(brief, signal);
    expect(title.trim()).not.toBe('');
    if (language !== null) expect(language).toMatch(/^en\b/u);
    expect(scenes.length).toBeGreaterThanOrEqual(1);
    expect(scenes.length).toBeLessThanOrEqual(brief.sceneCount);
    for (const scene of scenes) expectScene(scene);
  });

  it('writes one more scene between its neighbours, which says word for word what it has to', async () => {
    const { scenes } = await writer.writeStoryboard(brief, signal);
    const context = {
      position: 2,
      sceneCount: scenes.length + 1,
      previous: scenes[0] ?? null,
      next: scenes[1] ?? null,
      description: 'A keeper climbs the stairs.',
      unused: [],
    };
    const free = await writer.writeScene(brief, { ...context, says: null }, signal);
    expectScene(free);
    const says = {
      text: 'The keepers lived in them with their families.',
      source: 'own',
      of: '',
    } as const;
    const bound = await writer.writeScene(brief, { ...context, says }, signal);
    expectScene(bound);
    expect(withoutPauses(bound.dialogue)).toBe(says.text);
  });

  it('revises the scenes that it is given: the same number, in the same order', async () => {
    const { scenes } = await writer.writeStoryboard(brief, signal);
    const { scenes: revised, undone } = await writer.reviseScenes(
      brief,
      scenes,
      'Make it shorter',
      [],
      signal,
    );
    expect(revised).toHaveLength(scenes.length);
    for (const scene of revised) expectScene(scene);
    for (const sentence of undone) expect(sentence).toMatch(/\S/u);
  });

  it('puts an idea in better words, and leaves none empty', async () => {
    const request = { topic: 'custom', platform: 'tiktok', prompt: brief.prompt };
    expect((await writer.enhancePrompt(request, signal)).trim()).not.toBe('');
  });

  it('stops where nobody waits any more, and goes on to serve others', async () => {
    const reason = new Error('The content was deleted.');
    await expect(writer.writeStoryboard(brief, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect((await writer.writeStoryboard(brief, signal)).scenes.length).toBeGreaterThan(0);
  });

  it('serves several at once, each its own idea', async () => {
    const ideas = ['Bees dance to tell where flowers are.', 'Rivers carve valleys into stone.'];
    const scripts = await Promise.all(
      ideas.map((prompt) => writer.writeStoryboard({ ...brief, prompt, title: prompt }, signal)),
    );
    const words = scripts.map(({ title, scenes }) =>
      [title, ...scenes.map(({ dialogue }) => dialogue)].join(' ').toLowerCase(),
    );
    expect(words[0]).toContain('bees');
    expect(words[1]).toContain('rivers');
    expect(words[0]).not.toContain('rivers');
  });
});
