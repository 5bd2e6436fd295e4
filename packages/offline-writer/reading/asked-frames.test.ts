import { expect, it } from 'vitest';
import { withoutAskedFrame } from './asked-frames.ts';

const answer = '\n\nInside there is water.';

it.each([
  [
    "explain why popcorn pops, it's for my daughter",
    'why popcorn pops',
    ['explain', "it's for my daughter"],
  ],
  ['Can you explain how tides work?', 'how tides work?', ['Can you explain']],
  [
    'erklär mal warum Popcorn platzt, ist für meine Tochter',
    'warum Popcorn platzt',
    ['erklär mal', 'ist für meine Tochter'],
  ],
  ['explique-moi pourquoi le ciel est bleu', 'pourquoi le ciel est bleu', ['explique-moi']],
  ['explica por favor cómo vuelan los aviones', 'cómo vuelan los aviones', ['explica por favor']],
  [
    'explica pq a pipoca estoura, é pro trabalho da minha filha',
    'pq a pipoca estoura',
    ['explica', 'é pro trabalho da minha filha'],
  ],
  ['spiegami come nasce un temporale', 'come nasce un temporale', ['spiegami']],
  ['leg eens uit waarom brood rijst', 'waarom brood rijst', ['leg eens uit']],
  ['wyjaśnij dlaczego niebo jest niebieskie', 'dlaczego niebo jest niebieskie', ['wyjaśnij']],
  ['förklara hur en sluss fungerar', 'hur en sluss fungerar', ['förklara']],
  ['Quiz for my Year 6s: how does a sail work?', 'how does a sail work?', ['Quiz for my Year 6s:']],
])(
  'a question that is asked for and answered below is for the viewers: %s',
  (first, question, notes) => {
    expect(withoutAskedFrame(first + answer)).toEqual({ text: question + answer, notes });
  },
);

it.each([
  'explain why popcorn pops',
  'Explain what you did\nand then go home.',
  'Explain yourself, he said.\n\nI could not.',
  'She could not explain why the sea was warm.\n\nNobody could.',
])('a text that asks nobody for a film stays as it is: %s', (text) => {
  expect(withoutAskedFrame(text)).toEqual({ text, notes: [] });
});

it('what a voice memo announces for somebody is its head', () => {
  expect(
    withoutAskedFrame(
      'ok so jump starting a car, for my daughter cause she rings me every time. um. park the cars close.',
    ),
  ).toEqual({
    text: 'jump starting a car\n\num. park the cars close.',
    notes: ['ok so', 'for my daughter cause she rings me every time'],
  });
});
