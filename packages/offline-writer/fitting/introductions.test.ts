import { describe, expect, it } from 'vitest';
import { readMaterial } from '../reading/read-material.ts';
import { bindExchanges, bindFurther } from './exchanges.ts';
import { bindNames } from './introductions.ts';
import { bindThings } from './known-things.ts';
import { bindMeant } from './meant.ts';
import type { PlacedLine } from './pieces.ts';
import { bindQuotations } from './quotations.ts';

type Bind = (from: number | undefined, to: number | undefined) => void;

/** The sentences that one sentence is bound to. */
function boundTo(
  text: string,
  sentence: string,
  bindAll: (lines: readonly PlacedLine[], bind: Bind) => void,
): readonly string[] {
  const lines = readMaterial(text).units.map((unit, place): PlacedLine => {
    const line = { text: unit.text, source: 'own' as const, of: '', unit };
    return { place, beat: 0, line, seconds: 3, pieces: [] };
  });
  const bound: string[] = [];
  bindAll(lines, (from, to) => {
    if (lines[from ?? -1]?.line.text === sentence) bound.push(lines[to ?? -1]?.line.text ?? '');
  });
  return bound;
}

describe('who is named', () => {
  it.each([
    [
      'Um drei klingelte es aus Zimmer 9. Schwester Rahel ging hinein. Draußen fuhr ein Zug vorbei. In die Akte schrieb Rahel nur ein Wort.',
      'In die Akte schrieb Rahel nur ein Wort.',
      'Schwester Rahel ging hinein.',
    ],
    [
      'There was a mule called Desmond in the top field. It rained for a week. The race began and Desmond lay down.',
      'The race began and Desmond lay down.',
      'There was a mule called Desmond in the top field.',
    ],
    [
      'Toen meldde zich Kees Brandsma, 71 jaar, vroeger bakker. De oven was koud. Het dorp vroeg Kees om de sleutel.',
      'Het dorp vroeg Kees om de sleutel.',
      'Toen meldde zich Kees Brandsma, 71 jaar, vroeger bakker.',
    ],
    [
      'Don Anselmo, el afinador, vivía sobre el cine. Llovió una semana entera. Al final Don Anselmo abrió la ventana.',
      'Al final Don Anselmo abrió la ventana.',
      'Don Anselmo, el afinador, vivía sobre el cine.',
    ],
  ])('is brought in first: %s', (text, sentence, needed) => {
    expect(boundTo(text, sentence, bindNames)).toContain(needed);
  });
});

describe('what a story speaks of as known', () => {
  const things = (lines: readonly PlacedLine[], bind: Bind) => {
    bindThings(lines, true, bind);
  };

  it.each([
    [
      'He has lost eleven umbrellas in all that time. The bus was late. We found the umbrellas.',
      'We found the umbrellas.',
      'He has lost eleven umbrellas in all that time.',
    ],
    [
      'She wore a curtain ring on Sundays. They grew leeks. My son has the curtain ring.',
      'My son has the curtain ring.',
      'She wore a curtain ring on Sundays.',
    ],
  ])('is told with what brings it in: %s', (text, sentence, needed) => {
    expect(boundTo(text, sentence, things)).toContain(needed);
  });

  it('needs nothing where it is only the place', () => {
    const text = 'It was a room with a counter and a bell. At the counter stood a woman in green.';
    expect(boundTo(text, 'At the counter stood a woman in green.', things)).toEqual([]);
  });
});

describe('what is said in a story', () => {
  it('needs who says it, and what it answers', () => {
    const text =
      'A guard stopped at our seats. "Is that your goose?" he asked. "It is my mother\'s," she said. The train went on.';
    expect(boundTo(text, '"Is that your goose?" he asked.', bindExchanges)).toEqual([
      'A guard stopped at our seats.',
      '"It is my mother\'s," she said.',
    ]);
  });

  it.each([
    [
      "'Wij hebben dat schip gebouwd,' zei hij. 'Dus wij weten waar het lekt.'",
      "'Dus wij weten waar het lekt.'",
      "'Wij hebben dat schip gebouwd,' zei hij.",
    ],
    [
      '"I cannot look at a bun," Mrs Trask said. "But I have read four books."',
      '"But I have read four books."',
      '"I cannot look at a bun," Mrs Trask said.',
    ],
  ])('goes on only behind where it began: %s', (text, sentence, needed) => {
    expect(boundTo(text, sentence, bindFurther)).toEqual([needed]);
  });

  it('holds no later sentence behind a German quotation', () => {
    const text =
      'Der Meister sagte: „Such nicht den Fehler.“ Am nächsten Morgen saß ich oben auf einer Kiste.';
    const quotations = (lines: readonly PlacedLine[], bind: Bind) => {
      bindQuotations(lines, true, bind);
    };
    expect(boundTo(text, 'Am nächsten Morgen saß ich oben auf einer Kiste.', quotations)).toEqual(
      [],
    );
  });
});

describe('whom a sentence of a story means', () => {
  it.each([
    [
      'de',
      'Im Keller saß ein Mann mit einer Lupe. Ruth zeigte ihm ihren Schirm.',
      'Ruth zeigte ihm ihren Schirm.',
    ],
    [
      'nl',
      'Ze gaf hem een tekening van de pont. Gerrit hing hem in de hut.',
      'Gerrit hing hem in de hut.',
    ],
    [
      'it',
      'Il ragazzo bussò alla porta della vicina. Teresa lo fece entrare in cucina.',
      'Teresa lo fece entrare in cucina.',
    ],
    [
      'es',
      'Oyó pasos y vio a una mujer con una mochila. Era Lucía, la hija del barbero de enfrente.',
      'Era Lucía, la hija del barbero de enfrente.',
    ],
    [
      'pl',
      'Na progu stał młody człowiek w kurtce. Babcia długo patrzyła na niego bez słowa.',
      'Babcia długo patrzyła na niego bez słowa.',
    ],
    [
      'it',
      'Gli chiesero chi era stato il suo maestro di musica. «La signora del terzo piano», ha detto.',
      '«La signora del terzo piano», ha detto.',
    ],
    [
      'en',
      'The guard said that sewing was not allowed on trains. Nobody laughed.',
      'Nobody laughed.',
    ],
  ])('was said just before (%s): %s', (language, text, sentence) => {
    const [before = ''] = readMaterial(text).units.map((unit) => unit.text);
    expect(boundTo(text, sentence, (lines, bind) => bindMeant(lines, language, bind))).toEqual([
      before,
    ]);
  });

  it.each([
    ['it', 'Pioveva da tre giorni. Il barbiere pulì lo specchio grande della bottega.'],
    ['de', 'Es regnete. Der Mann gab seinem Bruder das Rad und zeigte ihm den Weg.'],
    ['en', 'It rained. She paid 12 pounds.'],
  ])('may be said in the sentence itself (%s): %s', (language, text) => {
    const sentence = readMaterial(text).units.at(-1)?.text ?? '';
    expect(boundTo(text, sentence, (lines, bind) => bindMeant(lines, language, bind))).toEqual([]);
  });

  it('is answered in a paragraph of its own', () => {
    const text =
      '"That is the key to number nine," he said.\n\n"There is no number nine," said Mrs Okonkwo.';
    expect(
      boundTo(text, '"There is no number nine," said Mrs Okonkwo.', bindExchanges),
    ).toHaveLength(1);
  });
});
