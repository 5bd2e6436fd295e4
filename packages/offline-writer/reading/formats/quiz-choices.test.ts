import { expect, it } from 'vitest';
import { readMaterial } from '../read-material.ts';
import { readInlineQuiz } from './inline-quiz.ts';

it('a question, its choices and the letter of its answer in one line are three lines', () => {
  expect(
    readInlineQuiz(
      'Q1 Australia? A Sydney B Canberra C Melbourne - B\n2. Turkey? a) Istanbul b) Izmir c) Ankara => C',
    ).split('\n'),
  ).toEqual([
    'Q: Australia?',
    'A) Sydney B) Canberra C) Melbourne',
    'A: Canberra',
    'Q: Turkey?',
    'A) Istanbul B) Izmir C) Ankara',
    'A: Ankara',
  ]);
});

it('choices without marks stand before an answer that is said again', () => {
  expect(
    readInlineQuiz(
      'Q1 How many eyes has a honeybee? A two B five C eight. Answer: five, two of them big\nQ2 How much honey does one make? A a jar B a tablespoon C a twelfth of a teaspoon. Answer: a twelfth!',
    ).split('\n'),
  ).toEqual([
    'Q: How many eyes has a honeybee?',
    'A) two B) five C) eight',
    'A: five, two of them big',
    'Q: How much honey does one make?',
    'A) a jar B) a tablespoon C) a twelfth of a teaspoon',
    'A: a twelfth!',
  ]);
});

it('choices that begin with an article, and those of a question without its mark, are choices', () => {
  const { units } = readMaterial(
    'Q1 which is a berry? A strawberry B raspberry C banana. its C!!\nQ2 how many seeds has one, 50, 200 or 1000? Answer 200 give or take\nQ3 what floats, a lemon or a lime? LEMON, limes sink\nQ4 carrots were first a) orange b) purple c) pink. purple',
  );
  const said = units.map(({ kind, text }) => `${kind} ${text}`);
  expect(said).toContain('answer Banana.');
  expect(said.some((text) => text.startsWith('question Carrots were first'))).toBe(true);
  expect(said).toContain('answer Purple.');
});

it('answers of a quiz are read in whatever of several ways each is written', () => {
  const quiz = readInlineQuiz(
    [
      'Q1 Hottest planet? a) Mercury b) Venus. ans b, thick clouds trap the heat',
      'Q2 How long does sunlight take? a) 8 days b) 8 minutes. Ans b',
      'Q3 how many moons has Mars? 1, 2 or 4? ans 2, Phobos and Deimos',
      'Q4 Which planet would float? a) Saturn b) Earth. Ans a',
    ].join('\n'),
  ).split('\n');
  expect(quiz.filter((line) => line.startsWith('A: '))).toEqual([
    'A: Venus, thick clouds trap the heat',
    'A: 8 minutes.',
    'A: 2, Phobos and Deimos',
    'A: Saturn',
  ]);
  expect(quiz).toContain('Q: how many moons has Mars? 1, 2 or 4?');
});

it.each([
  'Q1 Australia? A Sydney C Melbourne - C\nQ2 Turkey? A Izmir C Ankara - C',
  'Plan A is good? A boat B ready - B',
])('choices that are not in order are none: %s', (text) => {
  expect(readInlineQuiz(text)).not.toContain('A) ');
});
