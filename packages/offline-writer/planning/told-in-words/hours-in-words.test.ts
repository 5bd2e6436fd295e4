import { describe, expect, it } from 'vitest';
import { planOf } from '../words-as-cards/testing/plan-of-second.ts';
import { toldHour } from './told-hour.ts';

describe('an hour that is told in words [CARD-20]', () => {
  it.each([
    ['en', 'Open the blinds at six.', '6:00'],
    ['en', 'Eat at two in the morning and nobody minds.', '2:00 in the morning'],
    ['en', 'The bus goes at quarter to nine on school days.', '8:45'],
    ['de', 'Um zehn ist Hüttenruhe.', '10:00'],
    ['de', 'Abendessen ist um halb sieben: Knödelsuppe.', '6:30'],
    ['fr', 'On mange à huit heures et demie.', '8:30'],
    ['es', 'Cenamos a las nueve y media de la noche.', '9:30 de la noche'],
    ['it', 'Ci vediamo alle sei e mezza in piazza.', '6:30'],
    ['nl', 'We beginnen om half negen.', '8:30'],
    ['nl', 'Om kwart over acht gaat de bel.', '8:15'],
    ['pt', 'A padaria abre às seis da manhã.', '6:00 da manhã'],
    ['pl', 'Spotykamy się o szóstej pod kościołem.', '6:00'],
    ['pl', 'Zaczynamy o wpół do ósmej.', '7:30'],
    ['tr', 'Saat altıda kapıda buluşuyoruz.', '6:00'],
    ['tr', 'Ders saat altı buçukta başlar.', '6:30'],
  ])('is read: %s %s', (language, sentence, quote) => {
    expect(toldHour(sentence, language, false)).toMatchObject({ layout: 'clock', quote });
  });

  it.each([
    ['en', "Please leave by four o'clock.", { to: '4:00' }],
    ['de', 'Bis sieben Uhr muss alles fertig sein.', { to: '7:00' }],
    ['de', 'Das Bad hat bis halb acht offen.', { to: '7:30' }],
  ])('ends something: %s %s', (language, sentence, told) => {
    expect(toldHour(sentence, language, false)).toMatchObject({ layout: 'clock', ...told });
  });

  it.each([
    ['en', 'At six months a baby sits up.'],
    ['en', 'She was at one with the sea.'],
    ['en', 'Divide the bill by three.'],
    ['en', 'There is no bus after six.'],
    ['en', 'We meet at six, no, at seven.'],
    ['de', 'Um acht Kinder müssen wir uns kümmern.'],
    ['fr', 'À deux heures de Paris il y a un lac.'],
    ['it', 'Dai da mangiare alle sei galline.'],
  ])(
    'is none where the number counts something, or nobody knows when: %s %s',
    (language, sentence) => {
      expect(toldHour(sentence, language, false)).toBeNull();
    },
  );

  it.each([
    ['de', 'Die Sprechstunde beginnt um halb neun.', '8:30'],
    ['nl', 'We starten om kwart voor negen.', '8:45'],
  ])('is seen on a clock in place of words: %s %s', (language, sentence, quote) => {
    expect(planOf([sentence], { language, genre: 'news' })).toMatchObject({
      layout: 'clock',
      quote,
    });
  });
});
