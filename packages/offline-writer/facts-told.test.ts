import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

interface Size {
  readonly sceneCount: number;
  readonly sceneLengthS: number;
}

const short: Size = { sceneCount: 5, sceneLengthS: 8 };
const factsIn = (idea: string, size: Size = short) =>
  writer
    .writeScript(briefOf({ idea, ...size }))
    .scenes.flatMap(({ sentences }) => sentences)
    .filter(({ source }) => source === 'fact')
    .map(({ text }) => text);
const placeOf = (told: readonly string[], words: RegExp) =>
  told.findIndex((text) => words.test(text));

describe('what a film of a bare subject tells', () => {
  it.each([
    ['The Black Death', /killed/u],
    ['volcano', /erupts because/u],
    ['inflation', /buys less/u],
    ['Titanic', /1,500 people died/u],
    ['Rosa Parks', /stayed off the buses|forced Black passengers/u],
    ['day and night', /Earth spins/u],
    ['Japan', /capital of Japan/u],
    ['democracy', /elect their leaders/u],
    ['honey bees', /make honey by|pollen from flower/u],
  ])('of "%s" is what everybody expects', (idea, words) => {
    const told = factsIn(idea);
    expect(placeOf(told, words), told.join(' ')).toBeGreaterThan(0);
  });

  it('is what it means before what is only said beside the matter', () => {
    const told = factsIn('inflation', { sceneCount: 10, sceneLengthS: 10 });
    const opposite = placeOf(told, /opposite/u);
    expect(placeOf(told, /buys less/u)).toBe(1);
    expect(opposite).toBeGreaterThan(placeOf(told, /lose buying power/u));
  });

  it.each(['metaphor', 'gladiators', 'tsunami', 'python programming', 'Diwali', 'volcano'])(
    'of "%s" says last where its name comes from',
    (idea) => {
      const told = factsIn(idea, { sceneCount: 10, sceneLengthS: 10 });
      // Only what is not so comes behind it.
      const at = placeOf(told, /^The (?:word|name)|named after/u);
      expect(at < 0 || at >= told.length - 3, told.join(' ')).toBe(true);
    },
  );

  it('gives as many facts as were asked for, each in a sentence of its own', () => {
    const told = factsIn('5 facts about penguins', { sceneCount: 6, sceneLengthS: 7 });
    expect(told.length, told.join(' ')).toBeGreaterThanOrEqual(5);
    expect(told.filter((text) => /^\p{Lu}/u.test(text) && !/penguin/iu.test(text))).toEqual([]);
  });
});

describe('a question about one thing that a subject does', () => {
  it.each([
    ['why do cats knead blankets', /milk|wildcat/iu, /scent glands/u],
    ['how fast is a cheetah', /spots/u, /one hundred kilometres/u],
    ['why honey never spoils', /bees make/u, /one fifth of it is water/u],
  ])('is answered, and not filled up: %s', (idea, beside, answer) => {
    const told = factsIn(idea, { sceneCount: 10, sceneLengthS: 10 }).join(' ');
    expect(told).toMatch(answer);
    expect(told).not.toMatch(beside);
  });
});

describe('a fact that leans on another', () => {
  const sizes = representative(
    [1, 2, 3, 4, 5, 6, 8, 12].flatMap((sceneCount) =>
      [5, 8].map((sceneLengthS): Size => ({ sceneCount, sceneLengthS })),
    ),
    ({ sceneLengthS }) => String(sceneLengthS),
    3,
  );
  it.each([
    ['volcanoes', /magma rises/u, /called magma/u],
    ['volcanoes', /also bring benefits/u, /can be deadly/u],
    ['The Black Death', /workers were so scarce/u, /killed/u],
    ['Frida Kahlo', /after her accident/u, /bus accident/u],
    ['bitcoin', /mining uses/u, /Bitcoin miners/u],
    ['firefly', /also warns/u, /glow to find/u],
    ['where does vanilla come from?', /without any orchids/u, /pods of orchids/u],
  ])('in "%s" is told after it or not at all', (idea, leaning, needed) => {
    for (const size of sizes) {
      const told = factsIn(idea, size);
      const at = placeOf(told, leaning);
      if (at < 0) continue;
      expect(placeOf(told, needed), told.join(' ')).toBeGreaterThanOrEqual(0);
      expect(placeOf(told, needed)).toBeLessThan(at);
    }
  });
});

describe('a question', () => {
  it('is answered with what it is about, where there is room, and with nothing that only shares a word', () => {
    const size = { sceneCount: 6, sceneLengthS: 7 };
    expect(factsIn('why do cats purr', size).join(' ')).toMatch(/purr is a low, steady hum/u);
    expect(factsIn('why salt melts ice', size).join(' ')).not.toMatch(/sea|rivers/u);
    expect(factsIn('how do planes fly', size).join(' ')).not.toMatch(/Wright/u);
    expect(factsIn('where does vanilla come from?', size)[0]).toMatch(/orchid/u);
    expect(factsIn('How tall is Mount Everest?', size)[0]).toMatch(/8,849/u);
  });

  it('is asked back in the words of its subject, for what is not told', () => {
    const asked = (idea: string) =>
      writer
        .readIdea(briefOf({ idea, sceneCount: 6, sceneLengthS: 10 }))
        .questions.map(({ text }) => text);
    expect(asked('why do flamingos stand on one leg')).toContain(
      'How do flamingos stand on one leg?',
    );
    expect(asked('why do onions make you cry')).toContain(
      'What else should people know about onions?',
    );
    expect(asked('lighthouse keeper').join(' ')).not.toMatch(/(?:to|about) lighthouse keeper/u);
    for (const idea of ['why do cats purr', 'why salt melts ice', 'why do onions make you cry'])
      expect(asked(idea).join(' ')).not.toMatch(/number or date|the viewer/u);
  });

  it('is asked in the language of the idea or not at all', () => {
    const asked = (idea: string) => writer.readIdea(briefOf({ idea })).questions;
    const portuguese = asked('Vendo a minha bicicleta. Está em Lisboa e custa pouco.');
    const german = asked('Unser Verein sucht einen neuen Trainer für die Kinder.');
    const english = /^(?:what|which|how|when|why|who|where) /iu;
    for (const { text, example } of [...portuguese, ...german]) {
      expect(text).not.toMatch(english);
      expect(example).not.toBe('');
    }
    expect(portuguese.length + german.length).toBeGreaterThan(0);
    expect(
      asked('Notre chat a disparu hier soir.')
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(english);
  });
});
