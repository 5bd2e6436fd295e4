import { describe, expect, it } from 'vitest';
import { answersTo } from './answers-to.ts';
import { planPictures } from './plan-scene.ts';
import { english, scene } from './testing/plan-lines.ts';

describe('what is said behind a question', () => {
  it.each([
    ['en', 'Why do we see lightning before we hear thunder?', 'Both happen at the same moment.'],
    ['en', 'Why do onions make us cry?', 'You have probably asked yourself that in the kitchen.'],
    ['en', 'What is a tide?', 'Most people think it is the wind.'],
    ['en', 'How many stairs has the tower?', 'It stands beside the river.'],
    ['de', 'Warum ist der Himmel blau?', 'Diese Frage hat mir meine Tochter gestellt.'],
    ['de', 'Wieso rostet Eisen?', 'Im Schuppen steht mein altes Fahrrad.'],
    ['fr', 'Pourquoi les feuilles tombent-elles ?', "On pourrait croire que c'est le vent."],
    ['es', '¿Por qué flotan los barcos?', 'Un barco pesa miles de toneladas.'],
    ['it', 'Perché il pane lievita?', 'La nonna lo copre con un panno.'],
    ['nl', 'Waarom drijft een schip?', 'Het is toch van staal.'],
    ['pt', 'Por que o mar é salgado?', 'Muita gente pergunta isso na praia.'],
    ['pl', 'Dlaczego koty mruczą?', 'Mój kot mruczy przy oknie.'],
    ['tr', 'Gökyüzü neden mavi?', 'Bunu çocuklar hep sorar.'],
  ])('is no answer: %s %s %s', (language, asked, told) => {
    expect(answersTo(asked, [told], language)).toBe(false);
  });

  it.each([
    ['en', 'Why do we put it off?', 'Not because we are lazy.'],
    ['en', 'Why the goggles?', 'To keep the sawdust out.'],
    ['en', 'What do bees drink?', 'Nectar and a little water.'],
    ['en', 'How long does it keep?', 'About three weeks in a cool room.'],
    ['de', 'Warum rostet Eisen?', 'Weil Wasser und Luft daran kommen.'],
    ['de', 'Wie viele Stufen hat der Turm?', 'Es sind 312.'],
    ['fr', 'Pourquoi saler l’eau ?', 'Pour donner du goût.'],
    ['es', '¿Por qué flotan los barcos?', 'Porque el agua los empuja hacia arriba.'],
    ['it', 'Perché il pane lievita?', 'Grazie a un fungo minuscolo.'],
    ['nl', 'Waarom drijft een schip?', 'Omdat het water terugduwt.'],
    ['pt', 'Quanto custa o bilhete?', 'Dois euros.'],
    ['pl', 'Dlaczego koty mruczą?', 'Bo jest im dobrze.'],
    ['tr', 'Gökyüzü neden mavi?', 'Çünkü mavi ışık daha çok dağılır.'],
    ['ja', 'どうして空は青いの？', '光が散らばるからです。'],
  ])('is an answer: %s %s %s', (language, asked, told) => {
    expect(answersTo(asked, [told], language)).toBe(true);
  });

  it('stands on no card of an answer where it is none', () => {
    const [, plan] = planPictures(
      [
        scene(['Hello there.']),
        scene(['Why does bread rise?', 'My uncle bakes on Mondays.'], { role: 'question' }),
      ],
      { ...english, genre: 'explainer' },
    );
    expect(plan?.items).toEqual([]);
  });
});
