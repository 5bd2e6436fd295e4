import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const scenesOf = (idea: string, sceneCount: number, sceneLengthS: number): readonly string[] =>
  writer
    .writeScript(
      briefOf({ idea, sceneCount, sceneLengthS, longestSceneS: Math.floor(sceneLengthS * 1.5) }),
    )
    .scenes.map(({ dialogue }) => dialogue.replaceAll(/\s*\[pause[^\]]*\]/gu, ''));

const sizes = [
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [6, 5],
  [7, 6],
] as const;

describe('a tag', () => {
  it.each([
    [
      'Rules of our choir\n1. Nobody sings with chewing gum. Ever.\n2. Sopranos sit down last. Even Mrs Platt.\n3. The tenor who is late buys the biscuits for all of us\n4. Water in the bottle. Only water.',
      ['Ever.', 'Even Mrs Platt.', 'Only water.'],
    ],
    [
      'Unsere Backstube\n1. Der Teig ruht über Nacht. Immer.\n2. Salz kommt zuletzt hinein. Nie vorher.\n3. Die Bleche werden am Abend mit heißem Wasser gespült\n4. Am Montag ist zu. Ohne Ausnahme.',
      ['Immer.', 'Nie vorher.', 'Ohne Ausnahme.'],
    ],
    [
      'Les règles du jardin partagé\n1. On arrose le soir. Toujours.\n2. Chacun rapporte son arrosoir au cabanon. Même Gérard.\n3. Les tomates cueillies sont pesées et notées dans le cahier\n4. Pas de chiens. Jamais.',
      ['Toujours.', 'Même Gérard.', 'Jamais.'],
    ],
    [
      'Las normas del taller de bicis\n1. Se devuelve cada llave a su gancho. Siempre.\n2. Nadie toca la soldadora sin gafas. Ni Paco.\n3. El que pincha la última rueda invita al café de la tarde\n4. Aquí no se fuma. Nunca.',
      ['Siempre.', 'Ni Paco.', 'Nunca.'],
    ],
  ])('stands in the scene of its sentence: %s', (idea, tags) => {
    for (const [count, seconds] of sizes)
      for (const scene of scenesOf(idea, count, seconds))
        for (const tag of tags) expect(scene.startsWith(tag)).toBe(false);
  });
});

describe('a date', () => {
  it.each([
    [
      'The swimming baths on Canal Street will be closed for the repair of the boiler and both of the changing rooms from Thursday, 14 May, until further notice.',
      'Thursday, 14 May',
    ],
    [
      'Informamos os moradores de que a recolha do lixo volumoso na Rua das Flores e na travessa do mercado passa para a quinta-feira, dia 14 de maio, sempre antes das oito.',
      'quinta-feira, dia 14',
    ],
    [
      'Wegen der Arbeiten an der Brücke fährt die Straßenbahn zwischen dem Markt und dem alten Bahnhof ab Montag, dem 3. August, nur bis zum Theater und wieder zurück.',
      'Montag, dem 3. August',
    ],
  ])('is not cut over two scenes: %s', (idea, date) => {
    for (const [count, seconds] of [
      [2, 6],
      [3, 5],
      [4, 4],
    ] as const) {
      const scenes = scenesOf(idea, count, seconds);
      if (scenes.join(' ').includes(date))
        expect(scenes.some((scene) => scene.includes(date))).toBe(true);
    }
  });
});

describe('what somebody says', () => {
  it('is not cut before the dash or stop within its quotation, where a scene holds it', () => {
    const idea =
      'When the kiln is ready it rings the phones of the three potters who share the shed: "Come now. – Your bowls." Nobody has burnt a bowl since.';
    for (const [count, seconds] of [
      [2, 6],
      [3, 5],
    ] as const) {
      const scenes = scenesOf(idea, count, seconds);
      if (scenes.join(' ').includes('Come now'))
        expect(scenes.some((scene) => scene.includes('Come now. – Your bowls.'))).toBe(true);
    }
  });
});

describe('what was said before', () => {
  it.each([
    [
      'We shared a desk for nine years in the post office. Then Bill put on skates at the Christmas do and danced like a film star. We had no idea. He had skated for Wales in 1971. The office rink opens on Friday with a cup named after him.',
      'We had no idea.',
      'danced like a film star',
    ],
    [
      'The council painted the bench green one night in March. Nobody noticed. It had been blue for sixty years and people had been married on it. A boy of nine wrote to the paper. Thats when the phones rang. It is blue again.',
      'Thats when the phones rang.',
      'A boy of nine',
    ],
  ])('is told with what speaks of it, or neither: %s', (idea, one, needed) => {
    for (const [count, seconds] of sizes) {
      const told = scenesOf(idea, count, seconds).join(' ');
      if (told.includes(one)) expect(told).toContain(needed);
    }
  });

  it.each([
    [
      'Our village shop was closing in 2019. Hetty Barlow, who had taught us all to read, wrote one letter to every house. 412 houses paid ten pounds. Mrs Barlow cut the ribbon with her garden shears. The bread comes from Ossett. Hetty turned ninety in March and she still does the till on Tuesdays.',
      /Mrs Barlow cut|Hetty turned/u,
      'Hetty Barlow, who',
    ],
    [
      'Cities lose a third of their young bees in the first cold spring. Combkin is a felt lid with a small heater inside, as thin as a coin. Lay it over the brood. When the night is cold it warms the nest for six hours. 1,150 hives in Ghent have one. Losses fell from 31% to 9%. It costs 18 euros.',
      /it warms the nest/u,
      'Combkin is',
    ],
  ])('says who or what it is that most sentences speak of: %s', (idea, later, first) => {
    for (const [count, seconds] of [
      [3, 6],
      [4, 6],
      [4, 7],
    ] as const) {
      const told = scenesOf(idea, count, seconds).join(' ');
      if (later.test(told)) expect(told).toContain(first);
    }
  });
});
