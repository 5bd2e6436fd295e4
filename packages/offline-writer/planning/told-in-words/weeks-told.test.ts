import { describe, expect, it } from 'vitest';
import { planOf } from '../words-as-cards/testing/plan-of-second.ts';

const weekOf = (language: string, sentence: string) => {
  const { layout, items, from, to, quote } = planOf([sentence], { language, genre: 'news' }) ?? {};
  return layout === 'week' ? { items, told: [from, to, quote].filter(Boolean) } : layout;
};

describe('several weekdays of one sentence [CARD-18]', () => {
  it.each([
    [
      'en',
      'Residents north of the creek have pickup on Mondays and Tuesdays.',
      ['Monday', 'Tuesday'],
      [],
    ],
    [
      'en',
      'Open Wednesday to Saturday, 10 til 5.',
      ['Wednesday', 'Thursday', 'Friday', 'Saturday'],
      ['10', '5'],
    ],
    ['en', 'Every Tuesday and Thursday at 7pm in the hall.', ['Tuesday', 'Thursday'], ['7pm']],
    ['en', 'The shop is open at weekends only.', ['Saturday', 'Sunday'], []],
    ['es', 'Clases martes y jueves a las seis.', ['Martes', 'Jueves'], ['6:00']],
    ['de', 'Wir proben montags und donnerstags um halb acht.', ['Montag', 'Donnerstag'], ['7:30']],
    [
      'fr',
      'Le marché a lieu le mercredi et le samedi à huit heures.',
      ['Mercredi', 'Samedi'],
      ['8:00'],
    ],
    [
      'it',
      'Le prove sono il lunedì e il giovedì alle otto e mezza.',
      ['Lunedì', 'Giovedì'],
      ['8:30'],
    ],
    [
      'nl',
      'De winkel is open van woensdag tot zaterdag, van 10 tot 17 uur.',
      ['Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag'],
      ['10', '17 uur'],
    ],
    ['pt', 'Aulas às terças e quintas às 19h.', ['Terça-feira', 'Quinta-feira'], ['19h']],
    ['pl', 'Zbiórka w poniedziałki i środy o siódmej.', ['Poniedziałek', 'Środa'], ['7:00']],
    ['tr', 'Kurs pazartesi ve çarşamba günleri saat yedide.', ['Pazartesi', 'Çarşamba'], ['7:00']],
    [
      'tr',
      'Hafta içi 09.00-18.00 açığız.',
      ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma'],
      ['09.00', '18.00'],
    ],
  ])(
    'are ticked on a week, with their hour where one is told: %s %s',
    (language, sentence, items, told) => {
      expect(weekOf(language, sentence)).toEqual({ items, told });
    },
  );

  it.each([
    ['en', 'We are closed on Mondays and Tuesdays.'],
    ['en', 'Monday at 8 and Thursday at 9 are full.'],
    ['en', 'He sat in the sun.'],
    ['de', 'Montags und dienstags geschlossen.'],
    ['fr', 'Fermé le lundi et le mardi.'],
    ['nl', 'Op maandag en dinsdag gesloten.'],
    ['pl', 'W poniedziałki i wtorki zamknięte.'],
    ['pt', 'A quarta e a quinta tentativa falharam.'],
    ['fr', 'Contrat de 39 h, 2 100 € net, repos dimanche et lundi.'],
    ['en', 'Sunday and Monday are my days off.'],
    ['it', 'I mar mer sono tre.'],
    ['es', 'Abrimos de lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00.'],
  ])('are none where nothing is then, or each is told apart: %s %s', (language, sentence) => {
    expect(weekOf(language, sentence)).not.toMatchObject({ items: expect.anything() });
  });
});
