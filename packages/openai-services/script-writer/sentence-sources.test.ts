import { describe, expect, it } from 'vitest';
import { createSourceFinder } from './sentence-sources.ts';

const prompt =
  'Our bakery opened in 1987. It bakes “340 loaves” a day!\nThe oven was built\nby my grandmother.';
const answers = [{ id: 'pitch.who', text: 'Anybody may come. We’re open on Sundays.' }];
const sourcesOf = createSourceFinder({ prompt, answers });
const told = (dialogue: string) =>
  sourcesOf(dialogue).map(({ source, of }) => `${source} ${of}`.trim());

describe('a sentence that a model wrote', () => {
  it.each([
    ['Our bakery opened in 1987.', ['own']],
    ['It bakes "340 loaves" a day! The oven was built by my grandmother.', ['own', 'own']],
    ["We're open on Sundays.", ['answer pitch.who']],
    ['Our bakery opened in 1988.', ['model']],
    ['Our bakery opened in 1987. Nobody expected it to last.', ['own', 'model']],
    ['bakery opened', ['own']],
    ['aker', ['model']],
    ['It bakes "340 loaves" a', ['own']],
    ['', []],
  ])('is told by where it stands word for word: %j', (dialogue, sources) =>
    expect(told(dialogue)).toEqual(sources),
  );

  it('keeps the source that it had before', () => {
    const before = [{ text: 'Honey never spoils.', source: 'fact', of: 'honey#1' }] as const;
    expect(sourcesOf('Honey never spoils. It bakes bread.', before)).toEqual([
      before[0],
      { text: 'It bakes bread.', source: 'model', of: '' },
    ]);
  });
});
