import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const told = (idea: string, sceneCount: number, sceneLengthS: number): string =>
  writer
    .writeScript(briefOf({ idea, sceneCount, sceneLengthS }))
    .scenes.map(({ dialogue }) => dialogue)
    .join(' ');

const postman = [
  [
    'O meu pai era carteiro na ilha e a ilha tinha um só cão mau.',
    'Chamava-se Sultão e vivia na última casa, a da D. Hermínia, que recebia uma carta por mês do filho que estava no Canadá.',
  ],
  [
    'Todos os meses era a mesma guerra.',
    'O meu pai chegava de bicicleta, o Sultão vinha a correr, e a carta era entregue por cima do muro.',
    'Em onze anos o meu pai perdeu quatro calças e um selim.',
  ],
  [
    'Num Natal a carta não veio.',
    'Nem em janeiro.',
    'A D. Hermínia esperava no portão e o meu pai abanava a cabeça de longe.',
    'Em fevereiro o Sultão já não ladrava, deitava-se no caminho.',
  ],
  [
    'Então o meu pai sentou-se à mesa da cozinha e escreveu ele a carta.',
    'Pôs neve, pôs uma fábrica, pôs saudades.',
    'Colou um selo antigo e foi entregá-la.',
  ],
  [
    'A D. Hermínia leu-a de pé, devagar.',
    'Depois dobrou-a e disse: "O meu filho nunca soube pôr as vírgulas."',
    'Desde esse dia dava-lhe sempre um café.',
  ],
];
const bathtub = [
  [
    'The summer I was nine my father decided that we would cross Lake Tarn in a bathtub.',
    'It was a cast iron bath with lion feet, which he had pulled out of a hotel in Keswick.',
    'He sealed the plughole with a cork and roofing tar and he bolted an oil drum to each side.',
  ],
  ['My mother said nothing.', 'She had found that saying nothing worked best.'],
  [
    'We launched it on a Sunday in front of the whole campsite.',
    'I sat at the tap end with a saucepan and my father rowed with two tennis rackets.',
    'For the first fifty yards we were magnificent.',
  ],
  [
    'Then the left drum came loose.',
    'It floated off by itself, quite slowly, like a cow leaving a field.',
    'The bath leaned over and looked at the water.',
  ],
  [
    'We went down in front of the steamer jetty, in four feet of water.',
    'My father stood up and said, "Ladies and gentlemen, your bath is ready."',
  ],
];

describe('a story that is a little longer than its film', () => {
  it.each([
    ['postman', postman, 10],
    ['bathtub', bathtub, 12],
  ])(
    'is told of nearly each paragraph, and each from its beginning: %s',
    (_, paragraphs, least) => {
      const text = paragraphs.map((own) => own.join(' ')).join('\n\n');
      const films = [4, 5, 6].map((seconds) => told(text, 8, seconds));
      const begun = films.map((film) =>
        paragraphs.filter((own) => own.some((sentence) => film.includes(sentence))),
      );
      const headless = begun.map((own, at) =>
        own.filter(([head = '']) => films[at]?.includes(head) !== true),
      );
      expect(begun.flat().length).toBeGreaterThanOrEqual(least);
      expect(headless.flat().length).toBeLessThanOrEqual(2);
    },
  );
});

describe('a thought', () => {
  it('is told with the few words that it comes to', () => {
    const essay =
      "Why we put things off\n\nProcrastination isn't laziness. A lazy person is happy doing nothing. A procrastinator is miserable the whole time.\n\nWhat we're dodging usually isn't the work, it's a feeling: being bored, being confused, or being scared it won't be good enough. Cleaning the oven suddenly looks great because the oven never judged anyone.\n\nThe bad news is that the feeling grows while you wait. So don't promise to write the essay. Promise to open the laptop and write one ugly sentence. Ugly is allowed. Ugly can be fixed. A blank page can't.";
    for (const seconds of [5, 6, 7])
      expect(told(essay, 6, seconds)).toMatch(/A blank page can't\.$/u);
  });
});
