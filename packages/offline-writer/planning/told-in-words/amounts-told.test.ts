import { describe, expect, it } from 'vitest';
import type { FilmInput } from '../plan-context.ts';
import { plan } from '../testing/plan-lines.ts';
import { planOf } from '../words-as-cards/testing/plan-of-second.ts';

const figureOf = (language: string, sentence: string, genre: FilmInput['genre'] = 'news') => {
  const { layout, figure } = planOf([sentence], { language, genre }) ?? {};
  return layout === 'figure' && figure ? `${figure.value} ${figure.unit}`.trim() : layout;
};

describe('a number that is told in words [CARD-19]', () => {
  it.each([
    ['en', 'Forty-two families signed up in one week.', '42 families'],
    ['en', 'The bridge stays shut for one full year.', '1 full year'],
    ['en', 'It saves up to twenty hours a month.', '20 hours a month'],
    ['en', 'Leave the glue for two to three hours.', '2–3 hours'],
    ['en', 'Let it rest for half an hour.', '½ hour'],
    ['en', 'Fifty of eighty seats are taken.', '50/80 seats'],
    ['de', 'Mehr als vierhundert Leute kamen zum Fest.', '400 Leute'],
    ['de', 'Den Teig anderthalb Stunden gehen lassen.', '1½ Stunden'],
    ['de', 'Wir nähen zweiundzwanzig Taschen am Tag.', '22 Taschen am Tag'],
    ['fr', 'Nous livrons quarante paniers par semaine.', '40 paniers par semaine'],
    ['fr', 'Laissez lever la pâte deux heures et demie.', '2½ heures'],
    ['fr', 'Dans neuf mois, la halle rouvre.', '9 mois'],
    ['es', 'Hacemos sesenta quesos a la semana.', '60 quesos a la semana'],
    ['es', 'De sesenta paraguas regresaron cincuenta y cuatro.', '54/60 paraguas'],
    ['es', 'La obra dura catorce meses.', '14 meses'],
    ['it', "Cuoci un'ora e mezza.", '1½ ora'],
    ['it', "Produciamo trecento bottiglie all'anno.", "300 bottiglie all'anno"],
    ['nl', 'Er gaan tachtig broden per dag weg.', '80 broden per dag'],
    ['nl', 'Er zijn nog maar zeven plekken.', '7 plekken'],
    ['pt', 'Para a festa da Joana fez trinta docinhos.', '30 docinhos'],
    ['pt', 'No dia seguinte fez sessenta.', '60'],
    ['pt', 'Enrola mil e duzentos por dia.', '1.200 por dia'],
    ['pl', 'Pieczemy sto dwadzieścia chlebów dziennie.', '120 chlebów dziennie'],
    ['pl', 'Remont potrwa osiem miesięcy.', '8 miesięcy'],
    ['tr', 'Törene üç yüz kişi katıldı.', '300 kişi'],
    ['tr', 'Yirmi altı yıl boyunca aynı hatta çalıştı.', '26 yıl'],
  ])('is a figure with what it counts: %s %s', (language, sentence, told) => {
    expect(figureOf(language, sentence)).toBe(told);
  });

  it('stands above its whole sentence, so that what bounds it is read', () => {
    const sentence = 'Er zijn nog maar zeven plekken.';
    expect(planOf([sentence], { language: 'nl' })).toMatchObject({ quote: sentence });
  });

  it.each([
    ['en', 'The two of us walked home.', 'story'],
    ['en', 'A thousand thanks to everyone who helped.', 'news'],
    ['en', 'One day you will thank me.', 'how-to'],
    ['en', 'In nineteen sixty-two the mill burned down.', 'news'],
    ['en', 'He lives at number twelve.', 'news'],
    ['en', 'Do you stir it for ten minutes?', 'how-to'],
    ['en', 'She was sixty and tired.', 'story'],
    ['de', 'Die beiden gingen nach Hause.', 'story'],
    ['de', 'Wir drei machen das schon.', 'news'],
    ['de', 'Es sind keine zwei Stunden nötig.', 'how-to'],
    ['de', 'Halten Sie einen Becher unter das kleine Ventil.', 'how-to'],
    ['fr', 'À deux heures de Paris, un lac.', 'news'],
    ['fr', 'Mille mercis à tous.', 'how-to'],
    ['fr', 'Un jour, il partit.', 'story'],
    ['es', 'Mi hijo tiene dos años.', 'pitch'],
    ['es', 'Los dos hermanos callaron.', 'story'],
    ['it', 'I due fratelli partono.', 'news'],
    ['nl', 'Een van hen bleef thuis.', 'news'],
    ['pt', 'Um dia ele volta.', 'news'],
    ['pl', 'Jeden z nich został.', 'news'],
    ['tr', 'Kızım beş yaşında.', 'news'],
    ['tr', 'Bir gün herkes anlayacak.', 'news'],
  ] as const)(
    'is none where it counts nothing that matters: %s %s',
    (language, sentence, genre) => {
      expect(planOf([sentence], { language, genre })?.layout).not.toMatch(/figure|money|list/u);
    },
  );
});

describe('several amounts of one sentence [CARD-19]', () => {
  it.each([
    ['en', 'Today we are five women and six machines.', ['5 women', '6 machines']],
    [
      'en',
      'Dissolve two tablespoons of soda in one litre of warm water.',
      ['2 tablespoons of soda', '1 litre of warm water'],
    ],
    [
      'de',
      'Zwei Esslöffel Zitronensäure in einem Liter kaltem Wasser auflösen.',
      ['2 Esslöffel Zitronensäure', '1 Liter kaltem Wasser'],
    ],
    [
      'fr',
      'Ajoutez deux cuillères de sucre et une pincée de sel.',
      ['2 cuillères de sucre', '1 pincée de sel'],
    ],
    [
      'it',
      'Aggiungi due cucchiai di zucchero e un pizzico di sale.',
      ['2 cucchiai di zucchero', '1 pizzico di sale'],
    ],
    ['it', 'In forno a 220 gradi per venticinque minuti.', ['220 gradi', '25 minuti']],
  ])('stand one under the other: %s %s', (language, sentence, items) => {
    expect(planOf([sentence], { language })).toMatchObject({ layout: 'list', items });
  });
});

describe('how often, and how large a part [CARD-19]', () => {
  it.each([
    ['en', 'Turn the compost every second week.', '1× every second week'],
    ['en', 'Shake it three times.', '3×'],
    ['en', 'A third of the hall was empty.', '⅓'],
    ['de', 'Alle zwei Tage das Wasser wechseln.', '1× Alle zwei Tage'],
    ['de', 'Ein Viertel der Häuser steht leer.', '¼'],
    ['fr', 'Arrosez un jour sur deux.', '1× un jour sur deux'],
    ['nl', 'Een kwart van de bomen is ziek.', '¼'],
    ['pl', 'Podlewaj co drugi dzień.', '1× co drugi dzień'],
    ['tr', 'İki günde bir sulayın.', '1× İki günde bir'],
  ])('is a figure: %s %s', (language, sentence, told) => {
    expect(figureOf(language, sentence, 'how-to')).toBe(told);
  });

  it('is none where it is compared, or a part of an amount', () => {
    expect(figureOf('en', 'It is twice as wide as the old one.')).not.toContain('×');
    const cup = 'Beat two eggs with a cup and a half of buttermilk.';
    expect(figureOf('en', cup, 'how-to')).not.toContain('½');
  });
});

describe('a step of a recipe that is read [CARD-19]', () => {
  it.each([
    ['it', 'Brodo vegetale mezzo litro.', ['½ litro']],
    ['it', "Poi i ceci con la loro acqua, cuociono un'ora e mezza a fuoco basso.", ['1½ ora']],
  ])('has beside it what it measures in words: %s %s', (language, sentence, items) => {
    const step = plan([sentence], { role: 'step' }, { language, genre: 'recipe' });
    expect(step).toMatchObject({ layout: 'recipe-step', items, quote: sentence });
  });
});
