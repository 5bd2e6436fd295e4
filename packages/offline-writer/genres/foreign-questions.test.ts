import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import translated from '../data/questions-translated.json' with { type: 'json' };
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const askedOf = (idea: string) =>
  writer
    .readIdea({ idea, answers: [], sceneCount: 3, sceneLengthS: 8, style: '', styleNotes: '' })
    .questions.map(({ text }) => text);

describe('what is asked of a bare topic', () => {
  it.each([
    ['eski saatler neden durur', 'Tek cümleyle cevap nedir?'],
    ['mengapa langit berwarna biru', 'Apa jawabannya, dalam satu kalimat?'],
    ['لماذا السماء زرقاء', 'ما الجواب، في جملة واحدة؟'],
    ['आसमान नीला क्यों है', 'एक वाक्य में, उत्तर क्या है?'],
    ['なぜ空は青いのか', '一文で言うと、答えは何ですか？'],
    ['почему небо синее', 'Какой ответ, одним предложением?'],
    ['чому небо синє і їжаки сплять', 'Яка відповідь, одним реченням?'],
    ['varför är himlen blå', 'Vad är svaret, i en mening?'],
    ['天空为什么是蓝的', '用一句话说，答案是什么？'],
    ['하늘은 왜 파란가요', '한 문장으로, 답은 무엇인가요?'],
  ])('is asked in its language: %s', (idea, first) => {
    const asked = askedOf(idea);
    expect(asked[0]).toBe(first);
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each(['hvorfor er havet salt', 'miért kék az ég', 'tại sao bầu trời xanh'])(
    'is asked in English where we have no questions in its language: %s',
    (idea) => {
      const asked = askedOf(idea);
      expect(asked.length).toBeGreaterThan(1);
      for (const text of asked) expect(text).toMatch(/^(?:Which|What|How|Who|When|Where|Why) /u);
      // Nothing is asked in words that only a comparison or two questions have.
      expect(asked.join(' ')).not.toMatch(/the two|first question/u);
    },
  );

  it('is translated whole: each language has every question and an example of its answer', () => {
    const ids = Object.keys(translated.es);
    for (const questions of Object.values(translated)) {
      expect(Object.keys(questions)).toEqual(ids);
      for (const [text, example] of Object.values(questions)) {
        expect(text).toMatch(/\S/u);
        expect(example).toMatch(/\S/u);
      }
    }
  });
});
