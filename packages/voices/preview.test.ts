import { expect, it } from 'vitest';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { readsAsEnglish } from '@scenewright/offline-voice/reads-as-english.ts';
import { previewSentence } from './preview.ts';

it('introduces each voice by its name, in words of its own', () => {
  const sentences = voices.map(({ id, name }) => {
    expect(previewSentence(id)).toContain(`I'm ${name}.`);
    expect(readsAsEnglish(previewSentence(id))).toBe(true);
    return previewSentence(id).replace(name, '');
  });
  expect(new Set(sentences).size).toBe(voices.length);
});
