import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChatService, startChatService } from '../script-writer/testing/chat-service.ts';
import { createLanguageModelWriter } from '../script-writer/language-model-writer.ts';
import { brief } from '../script-writer/testing/brief.ts';
import { createModeratedVoice } from './moderated-voice.ts';
import { createModeration } from './moderation.ts';

const { signal } = new AbortController();
let service: ChatService;
let warnings: string[];
beforeEach(async () => {
  service = await startChatService();
  warnings = [];
});
afterEach(() => service.close());

const moderation = () =>
  createModeration({
    apiKey: 'sk',
    baseUrl: service.baseUrl,
    warn: (message) => void warnings.push(message),
  });
function writerThatSpends() {
  const spent: string[] = [];
  const writer = createLanguageModelWriter({
    apiKey: 'sk',
    baseUrl: service.baseUrl,
    model: 'model',
    moderate: moderation(),
    spend: async (kind) => void spent.push(kind),
  });
  return { writer, spent };
}

describe('moderation before paid calls', () => {
  it('sees all that a creator wrote, and lets it pass', async () => {
    const { writer, spent } = writerThatSpends();
    await writer.writeStoryboard({ ...brief, answers: [{ id: 'q', text: 'On Sundays.' }] }, signal);
    expect(service.moderated).toEqual(
      expect.arrayContaining([brief.prompt, brief.styleNotes, brief.style, 'On Sundays.']),
    );
    expect(spent).toEqual(['text']);
  });

  it.each([
    ['sexual/minors', /shows? minors/],
    ['hate', /hatred/],
    ['self-harm/intent', /findahelpline/],
  ])('refuses %s with a sentence, before anything is spent', async (category, sentence) => {
    const { writer, spent } = writerThatSpends();
    const refused = writer.writeStoryboard({ ...brief, styleNotes: `flag:${category}` }, signal);
    await expect(refused).rejects.toMatchObject({
      retryable: false,
      code: 'idea_refused',
      message: expect.stringMatching(sentence),
    });
    expect([spent, service.calls]).toEqual([[], []]);
  });

  it.each(['violence', 'harassment', 'constructor'])(
    'lets %s pass: films tell of it',
    async (category) => {
      await moderation()([`flag:${category}`], signal);
      expect(service.moderated).toHaveLength(1);
    },
  );

  it('looks at a long idea in pieces, to its end', async () => {
    const long = `${'All is well. '.repeat(3_000)}flag:illicit`;
    await expect(moderation()([long], signal)).rejects.toMatchObject({ code: 'idea_refused' });
    expect(service.moderated.join('')).toBe(long);
  });

  it('lets work go on through its outage, and says so to the operator', async () => {
    service.breakModeration();
    const { writer } = writerThatSpends();
    expect((await writer.writeStoryboard(brief, signal)).scenes).toHaveLength(3);
    expect(warnings).toEqual([expect.stringContaining('went on without')]);
  });

  it('stops a line before it is spoken', async () => {
    const spoken: string[] = [];
    const voice = createModeratedVoice(
      {
        name: 'test',
        canSpeak: () => true,
        speak: async ({ text }) => {
          spoken.push(text);
          return { audioPath: '', durationMs: 0, words: [] };
        },
      },
      moderation(),
    );
    const line = { voiceId: 'alloy', language: 'en', directory: '', signal };
    await voice.speak({ ...line, text: 'A calm sea.' });
    await expect(voice.speak({ ...line, text: 'flag:hate' })).rejects.toMatchObject({
      code: 'idea_refused',
    });
    expect(spoken).toEqual(['A calm sea.']);
  });
});
