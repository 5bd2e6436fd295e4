import { describe, expect, it } from 'vitest';
import { readFigures } from './figures.ts';
import { detectLanguage } from './language.ts';
import { readNames } from './names.ts';
import { tidy } from './tidy.ts';

describe('figures', () => {
  it.each([
    ['It raised $4.2 million in March 2024.', ['money $4.2 million', 'date March 2024']],
    ['Open 9:30 to 17:00, from 3 June.', ['span 9:30 to 17:00', 'date 3 June']],
    ['Add 3½ cups of milk at −12 °C.', ['measure 3½ cups', 'measure −12 °C']],
    ['Cuesta 1.250,00 € o ₹2 lakh.', ['money 1.250,00 €', 'money ₹2 lakh']],
    ['87% of 1,284 customers', ['percent 87%', 'count 1,284 customers']],
    ['9 out of 10 plants lived 6 months.', ['count 9 out of 10 plants', 'duration 6 months']],
    ['Between 2015-2019, 12–15 years.', ['span 2015-2019', 'duration 12–15 years']],
    ['Call 01632 960 418 or 208-555-0147.', []],
    ['It was built in 509 BC and lasts 20 minutes.', ['date 509 BC', 'duration 20 minutes']],
    ['中身は8,240円です。', ['money 8,240円']],
    ['Asansör 17-19 Kasım arası yenileniyor.', ['count 17', 'date 19 Kasım']],
    ['Zebranie 5 maja.', ['date 5 maja']],
    ['Version 2 stops working.', []],
  ])('%s', (text, expected) => {
    expect(readFigures(text).map(({ kind, text: written }) => `${kind} ${written}`)).toEqual(
      expected,
    );
  });

  it('keep value and unit apart', () => {
    expect(readFigures('It fell to −12 °C.')[0]).toMatchObject({ value: '−12', unit: '°C' });
    expect(readFigures('They raised $4.2 million.')[0]).toMatchObject({
      value: '4.2',
      unit: '$ million',
    });
  });
});

describe('names', () => {
  it.each([
    ['Yesterday Anna met Dr. Amina Yusuf in New York.', ['Anna', 'Dr. Amina Yusuf', 'New York']],
    [
      'The World Health Organization met Ludwig van Beethoven.',
      ['World Health Organization', 'Ludwig van Beethoven'],
    ],
    ['Meet the Nuvello Cloud pillow on Monday.', ['Nuvello Cloud']],
    ['DO NOT TOUCH the wall. I said so.', []],
  ])('%s', (text, expected) => {
    expect(readNames(text, 'en')).toEqual(expected);
  });
});

describe('languages', () => {
  it.each([
    ['emu war', 'en'],
    ['Tortilla de patatas de mi abuela', 'es'],
    ['Les abeilles dansent pour montrer le chemin.', 'fr'],
    ['So entkalkst du deinen Wasserkocher richtig.', 'de'],
    ['A prefeitura anunciou a construção de 2 creches.', 'pt'],
    ['Il gatto dorme sul divano della nonna.', 'it'],
    ['De kat slaapt op het dak van het huis.', 'nl'],
    ['Kot śpi na dachu i nie chce zejść.', 'pl'],
    ['Kedi çatıda uyuyor ve inmek istemiyor.', 'tr'],
    ['القط ينام على السطح', 'ar'],
    ['החתול ישן על הגג', 'he'],
    ['बिल्ली छत पर सोती है', 'hi'],
    ['猫は屋根で寝ています。', 'ja'],
    ['猫在屋顶上睡觉。', 'zh'],
    ['고양이가 지붕에서 자요.', 'ko'],
    ['Кот спит на крыше.', 'ru'],
    ['แมวนอนบนหลังคา', 'th'],
    ['The cat sleeps. It is old. El gato duerme en la casa.', 'en'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

describe('marks for the eye', () => {
  it.each([
    ['**Bold** and _soft_ and `code`', 'Bold and soft and code'],
    ['I love #running in rain. #fit #run', 'I love running in rain.'],
    ['So good 😂 We went home', 'So good. We went home'],
    ['[site](https://a.b) 2 * 3 = 6', 'site 2 * 3 = 6'],
    ['“Quotes” stay', '“Quotes” stay'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['1️⃣ first\n2️⃣ second', '1. first\n2. second'],
  ])('%s', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });
});
