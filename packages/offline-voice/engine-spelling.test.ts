import { beforeAll, describe, expect, it } from 'vitest';
import { spokenForms } from './text/normalise-text.ts';
import { writtenWords } from './text/written-words.ts';
import { type Flite, loadFlite } from './flite.ts';
import { sentencesOf } from './sentences.ts';

let flite: Flite;
beforeAll(async () => {
  flite = await loadFlite();
});

/** The phones, each word by itself, of the engine words that the text becomes. */
function soundOf(text: string): string {
  const words = sentencesOf(spokenForms(writtenWords(text))).flatMap((sentence) =>
    sentence.words.map((word) => word.text),
  );
  return flite
    .pronounce(words)
    .map((phones) => phones.join(' '))
    .join(' / ');
}

describe('words the engine would say wrong', () => {
  it.each([
    ['They live here', 'l ih v'],
    ['live music', 'l ay v'],
    ['it changes lives', 'l ay v z'],
    ['she lives', 'l ih v z'],
    ['lead the way', 'l iy d'],
    ['a lead pipe', 'l eh d'],
    ['to read', 'r iy d'],
    ['Read this', 'r iy d'],
    ['she had read it', 'r eh d'],
    ['the wound', 'w uw n d'],
    ['he wound it', 'w aw n d'],
  ])('%s', (text, sound) => {
    expect(soundOf(text)).toContain(sound);
  });

  it.each([
    ['vegan', 'v iy g ax n'],
    ['blockchain', 'b l aa k / ch ey n'],
    ['quinoa', 'k iy n w ax'],
    ['organise', 'ao r g ax n ay z'],
    ['latte', 'l aa t ey'],
    ['Tyrannosaurus', 't ay r ax n ow / s ao r ax s'],
  ])('%s', (word, sound) => {
    expect(soundOf(word)).toBe(sound);
  });
});
