import { describe, expect, it } from 'vitest';
import { readAnswers } from './answer-reading.ts';
import { heavyWords } from './heavy-words.ts';
import { partHour, readHour } from './hour-reading.ts';
import { splitAmount } from './money-text.ts';

const hourOf = (text: string): string | null => {
  const hour = readHour(text);
  return hour === null
    ? null
    : `${Math.floor(hour.minutes / 60)}:${String(hour.minutes % 60).padStart(2, '0')}`;
};

describe('an hour', () => {
  it.each([
    ['miércoles 19 a las 10 pm', '22:00'],
    ['viernes 21 a las 6 am', '6:00'],
    ['sabato 12 alle 18', '18:00'],
    ['dimanche 5 à 18 h', '18:00'],
    ['am 3. Mai um 14 Uhr', '14:00'],
    ['21 February, 11am', '11:00'],
    ['Friday 21', null],
    ['4 April', null],
    ['24 hours', null],
    ['1.5 hours', null],
    ['2 in the morning', '2:00'],
    ['12 am', '0:00'],
    ['12 pm', '12:00'],
    ['8.50pm', '20:50'],
    ['19 h 12', '19:12'],
    ['午後3時', '15:00'],
    ['الساعة ٨ مساء', '20:00'],
    ['9', '9:00'],
    ['half past seven', '7:30'],
  ])('%s is read as %s', (text, hour) => {
    expect(hourOf(text)).toBe(hour);
  });

  it('stands apart from its day', () => {
    expect(partHour('miércoles 19 a las 10 pm')).toEqual({ hour: '10 pm', rest: 'miércoles 19' });
    expect(partHour('21 February, 11am')).toEqual({ hour: '11am', rest: '21 February' });
    expect(partHour('at 8')).toEqual({ hour: 'at 8', rest: '' });
  });
});

describe('an answer', () => {
  it.each([
    [
      ['a) Russia b) USA c) France', 'c) France'],
      ['a) Russia', 'b) USA', 'c) France'],
      'c) France',
    ],
    [['a) Io', 'b) Europa', 'b) Europa'], ['a) Io', 'b) Europa'], 'b) Europa'],
    [['a) Io', 'b) Europa', 'Europa'], ['a) Io', 'b) Europa'], 'Europa'],
    [['a) Io b) Europa'], ['a) Io', 'b) Europa'], ''],
    [['(A = a pack of gum, Ohio, 1974)'], [], 'a pack of gum, Ohio, 1974'],
    [['Answer: The Seine'], [], 'The Seine'],
    [['A bear'], [], 'A bear'],
    [['3'], [], '3'],
  ])('%j: options %j, answer %s', (texts, options, answer) => {
    expect(readAnswers(texts)).toMatchObject({ options, answer });
  });
});

describe('an amount', () => {
  it.each([
    ['6.8 million vessel', '6.8 million', 'vessel', true],
    ['14.2 million vessel', '14.2 million', 'vessel', true],
    ['2 a head', '2', 'a head', false],
    ['18 por quilo', '18', 'por quilo', false],
    ['1,900 village tap', '1,900', 'village tap', true],
    ['3.20', '3.20', '', false],
    ['5 million', '5 million', '', false],
  ])('%s is %s and %s', (value, amount, label, isThing) => {
    expect(splitAmount({ value, unit: '£', label: '' })).toEqual({
      value: amount,
      unit: '£',
      label,
      isThing,
    });
  });
});

describe('the word that carries a line', () => {
  it.each([
    ['No need to book, just turn up.', 'No'],
    ["Bake at 150 for a quarter of an hour and DON'T open the door.", "DON'T"],
    ['No echar levadura por dios.', 'No'],
    ['We have lost more than half of them since 1995.', 'half'],
    ['Put it in the oven for 40 minutes.', '40'],
    ['Gar nix machst du falsch.', undefined],
    ['You do your shopping and they are ready.', undefined],
    ['RING US IF YOUR TOES TURN BLUE', undefined],
  ])('%s: %s', (text, word) => {
    const pieces = text.split(' ');
    const [heavy] = heavyWords(pieces);
    expect(heavy === undefined ? undefined : pieces[heavy]).toBe(word);
  });
});
