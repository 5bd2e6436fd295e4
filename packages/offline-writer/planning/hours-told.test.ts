import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const planOf = (idea: string) =>
  writer.writeScript({
    ...{ title: '', idea, answers: [], orientation: 'vertical', sceneCount: 3, sceneLengthS: 8 },
    ...{ style: '', styleNotes: '', cast: [] },
  }).scenes[0]?.plan;

describe('an hour that is told by the word before it', () => {
  it.each([
    ['La séance est à 15 heures, salle des Mouettes.', 'à 15 heures'],
    ['Nos vemos a las 17 en la plaza.', 'a las 17'],
    ['We beginnen om 10 uur in het buurthuis.', 'om 10 uur'],
    ['A festa começa às 16 horas no largo.', 'às 16 horas'],
    ['Toplantı saat 15 okul bahçesinde.', 'saat 15'],
    ['Spotykamy się o godz. 18 w świetlicy.', 'o godz. 18'],
  ])('is seen on a clock: %s', (idea, quote) => {
    expect(planOf(idea)).toMatchObject({ layout: 'clock', quote });
  });

  it.each([
    'Kinderen tot 12 jaar mogen gratis naar binnen.',
    'Entre las 3 casas hay un pozo.',
    'Porta 3 uova alle 12 galline.',
  ])('is none where the figure counts something: %s', (idea) => {
    expect(planOf(idea)?.layout).not.toBe('clock');
  });
});

describe('a weekday with its hour [CARD-16]', () => {
  it.each([
    ['Prochaine séance jeudi à 15 heures, salle des Mouettes.', 'Jeudi, 15 heures'],
    ['Nos vemos el sábado a las 17 en la plaza.', 'Sábado, a las 17'],
    ['Nos vemos el domingo a las once en el huerto.', 'Domingo, a las once'],
    ['Zbiórka w piątek o 16.30 pod remizą.', 'Piątek, 16.30'],
    ['Los geht es am Samstag um 10 Uhr am Gerätehaus.', 'Samstag, 10 Uhr'],
    ['Wir proben jeden Dienstagabend um 19.30 Uhr.', 'Dienstag, 19.30 Uhr'],
    ['Le prove sono il giovedì alle 20.45 in oratorio.', 'Giovedì, 20.45'],
    ['A feira abre todos os sábados às 7 horas.', 'Sábado, 7 horas'],
    ["Cumartesi saat 10'da okulun bahçesinde buluşuyoruz.", 'Cumartesi, saat 10'],
    ['Rehearsals are on Thursdays at half seven in the school.', 'Thursday, at half seven'],
  ])('is a sheet of the calendar: %s', (idea, date) => {
    expect(planOf(idea)).toMatchObject({ layout: 'calendar', date });
  });

  it.each([
    ['Elke woensdag koffie van 10 tot 12 uur in het buurthuis.', 'Woensdag, 10', '12 uur'],
    ["I'm back at the hall on Saturday 14th, from 9 til about 1.", 'Saturday 14th, 9', '1'],
  ])('is a clock with its day where it has an end: %s', (idea, from, to) => {
    expect(planOf(idea)).toMatchObject({ layout: 'clock', from, to });
  });
});

it('is no card where a second hour takes the first one back [CARD-16]', () => {
  const plan = planOf(
    'We verzamelen maandag om 8 uur op het plein, moment, het wordt kwart over 8 denk ik.',
  );
  expect(plan?.layout).not.toMatch(/calendar|clock/u);
});

it.each([
  ['We verzamelen maandag om kwart over 8 op het plein.', 'Maandag, om kwart over 8'],
  ['We meet on Friday at half past 9 by the gate.', 'Friday, at half past 9'],
  ['Wir treffen uns am Montag um halb 10 am Brunnen.', 'Montag, um halb 10'],
])('is told with all of its words beside its day [CARD-16]: %s', (idea, date) => {
  expect(planOf(idea)).toMatchObject({ layout: 'calendar', date });
});

describe('an address', () => {
  it.each([
    'Seit 1987 in der Färbergasse 9 in Landsberg.',
    'Nous sommes au 12 rue des Lilas.',
    'Estamos en la calle Olmo 14.',
  ])('is shown by a pin where nothing else can be drawn: %s', (idea) => {
    expect(planOf(idea)?.subjects.map(({ what }) => what)).toEqual(['map pin']);
  });
});
