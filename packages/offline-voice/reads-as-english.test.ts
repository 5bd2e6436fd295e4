import { describe, expect, it } from 'vitest';
import { readsAsEnglish } from './reads-as-english.ts';

describe('what an English voice can read', () => {
  it.each([
    'The sea is calm tonight.',
    'Hello!',
    'Café naïve résumé',
    'NASA 1969',
    'Deep sea diving 🚀 with 东京 in spring',
    '42',
    'El Niño is a warm phase of the ocean.',
    'Die Hard is a film about a man in a tower',
    'Rio de Janeiro',
    'Les Misérables on Broadway',
    'pizza margherita quattro stagioni prosciutto funghi',
  ])('%s', (text) => {
    expect(readsAsEnglish(text)).toBe(true);
  });

  it.each([
    'مرحبا بالعالم',
    '你好，世界',
    'Привет, мир',
    'こんにちは世界',
    'สวัสดีชาวโลก',
    'नमस्ते दुनिया',
    'Привет мир and you',
    '🚀🚀',
    '',
    '…',
    'El mar está tranquilo y los peces nadan por la noche.',
    'La mer est calme et les poissons nagent dans la nuit.',
    'Das Meer ist ruhig und die Fische schwimmen in der Nacht.',
    'O mar está calmo e os peixes não nadam com uma onda.',
    'Il mare è calmo e i pesci nuotano nella notte, non è questo che sono.',
    'De zee is kalm en het water is niet koud maar ook niet warm.',
  ])('not %s', (text) => {
    expect(readsAsEnglish(text)).toBe(false);
  });
});
