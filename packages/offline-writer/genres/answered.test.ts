import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const askedOf = (idea: string) =>
  writer.readIdea(briefOf({ idea })).questions.map(({ text }) => text);

describe('a question', () => {
  it.each([
    [
      'Lost: brown terrier called Biro, last seen on Sunday behind the bakery in Mill Lane. Text Jo on 0123.',
      /When and where|mean for the viewer/u,
    ],
    [
      'Our soup bike is back at the Tolbooth every Monday, leek and potato still £4, bring your own mug.',
      /problem|in one sentence|What should people do/u,
    ],
    [
      "Grandad's marrow fritters.\n600g marrow, 80g plain flour, 2 eggs.\nGrate the marrow and squeeze it dry. Stir in the flour and the eggs. Fry spoonfuls until brown. Eat them hot with yoghurt.",
      /steps|served/u,
    ],
    [
      'Annem hep derdi: "Acele işe şeytan karışır." Ben bekledim, tam 12 yıl sonra kendi dükkânımı açtım.',
      /Sonu nasıl/u,
    ],
    [
      'Jak naostrzyć nożyczki: złóż folię na cztery. Przetnij ją dziesięć razy. Wytrzyj ostrza. Sprawdź je na papierze. Gotowe.',
      /Kiedy i gdzie/u,
    ],
    [
      'Veloschlauch flicken\n- Rad raus, Mantel runter\n- Schlauch in den Bach halten\n- Leim drauf, 5 Minuten warten\n- Flicken andrücken',
      /Schritte/u,
    ],
    [
      'Brigadeiro da tia Lu\n1 lata de leite condensado\n4 colheres de chocolate em pó\n1 colher de manteiga\ntudo na panela, mexendo sempre\nrende 30',
      /O que leva/u,
    ],
    [
      "Sayın sakinler, asansör 17-19 Kasım arası yenileniyor. Her katta bir sandalye var. Sorusu olan Sevgi Hanım'a gelsin.",
      /Ne zaman/u,
    ],
    [
      'Te koop: onze bakfiets uit 2017. Drie kinderen in vervoerd. Vraagprijs €600. Ophalen in Amersfoort, koffie staat klaar.',
      /moeten mensen nu doen/u,
    ],
    ['Mulai 3 Mei toko kue kami buka sampai malam, bolu cuma Rp5.000.', /^Apa itu/u],
    ['what a butcher’s steel is for', /What is it/u],
  ])('is not asked where a sentence answers it: %s', (idea, answered) => {
    const asked = askedOf(idea);
    expect(asked.filter((text) => answered.test(text))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it.each([
    [
      'Our soup bike is back at the Tolbooth every Monday, leek and potato still £4.',
      /worth coming/u,
    ],
    ['Our new folding mug weighs nothing and costs £4.', /Which problem/u],
    ['what a butcher’s steel is for', /What is the answer/u],
    ['Notanbutsu vs. yubiori', /^Notanbutsu: /u],
  ])('fits what is told: %s', (idea, fitting) => {
    expect(askedOf(idea).join('\n')).toMatch(fitting);
  });
});

describe('what is told of a known subject beside the answer', () => {
  const told = (idea: string) =>
    writer
      .writeScript(briefOf({ idea, sceneCount: 6, sceneLengthS: 8 }))
      .scenes.flatMap(({ sentences }) => sentences.map(({ of, text }) => of || text));

  it('is nothing of ours where the creator has answered the question', () => {
    const film = writer.writeScript(
      briefOf({
        idea: 'why do onions make you cry\n\nWhen you cut it you break the cells. They make a gas. It floats up and hits your eye. Your eye washes it out. Goggles work.',
        sceneCount: 6,
        sceneLengthS: 8,
      }),
    );
    const sources = film.scenes.flatMap(({ sentences }) => sentences.map(({ source }) => source));
    expect(new Set(sources)).toEqual(new Set(['own']));
  });

  it('says first what it is where seconds are free', () => {
    const [first, second] = told('the opening of the berlin wall');
    expect(first).toBe('berlin-wall#0');
    expect(second).toBe('berlin-wall#2');
  });

  it('answers a why at once', () => {
    const [question, first, ...others] = told('why do onions make you cry');
    expect(question).toBe('Why do onions make you cry?');
    expect(first).toBe('onion#1');
    // What an onion is, nobody asked.
    expect(others).not.toContain('onion#0');
  });
});
