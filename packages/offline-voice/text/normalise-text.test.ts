import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { spokenForms } from './normalise-text.ts';
import { writtenWords } from './written-words.ts';

const read = (text: string) =>
  spokenForms(writtenWords(text))
    .flatMap((form) => form.words)
    .join(' ');
const rests = (text: string) => spokenForms(writtenWords(text)).map((form) => form.pauseAfter);

describe('reading aloud', () => {
  it.each([
    [
      'numbers',
      '0 7 12 21 100 345 1,234,567 007 -5 (-3.5) 3.14 .5',
      'zero seven twelve twenty one one hundred three hundred forty five one million two hundred thirty four thousand five hundred sixty seven zero zero seven minus five minus three point five three point one four point five',
    ],
    [
      'years',
      'in 1969, in 2005, in 2024, in 1900, 1800s, the 1990s, the ’80s',
      'in nineteen sixty nine in two thousand five in twenty twenty four in nineteen hundred eighteen hundreds the nineteen nineties the eighties',
    ],
    [
      'amounts that look like years',
      '1500 people, 2000 miles, 1,969 stars',
      'one thousand five hundred people two thousand miles one thousand nine hundred sixty nine stars',
    ],
    [
      'money',
      '$25 $25.50 $1 $0.99 €30 £5.99 ¥1000 50¢ -$5',
      'twenty five dollars twenty five dollars and fifty cents one dollar ninety nine cents thirty euros five pounds and ninety nine pence one thousand yen fifty cents minus five dollars',
    ],
    [
      'large money',
      '$5 million, $1.2B, €3bn',
      'five million dollars one point two billion dollars three billion euros',
    ],
    [
      'percent',
      '10% 99.9% 5–10%',
      'ten percent ninety nine point nine percent five to ten percent',
    ],
    [
      'ranges',
      '10-20 people, 1939–1945, $5-$10, 8am–5pm',
      'ten to twenty people nineteen thirty nine to nineteen forty five five to ten dollars eight ay m to five p m',
    ],
    [
      'ordinals and fractions',
      '1st 22nd 3rd-best 101st 1/2 3/4 2½',
      'first twenty second third best one hundred first one half three quarters two and a half',
    ],
    [
      'units',
      '5km 1 kg 10°C −40°F 60 mph, 5 km/h 16GB 60fps 3 min',
      'five kilometers one kilogram ten degrees celsius minus forty degrees fahrenheit sixty miles per hour five kilometers per hour sixteen gigabytes sixty frames per second three minutes',
    ],
    [
      'sizes',
      '10x 100k 2.5M 4K 1080p 3D 5G 20s',
      'ten times one hundred thousand two point five million four k ten eighty p three d five g twenties',
    ],
    [
      'times',
      '7:30 7:00 10:05 7:30pm 12:30 a.m. 19:45',
      "seven thirty seven o'clock ten oh five seven thirty p m twelve thirty ay m nineteen forty five",
    ],
    [
      'dates',
      '2024-11-21, Jan. 3, 9/11, 24/7',
      'november twenty first twenty twenty four january three nine eleven twenty four seven',
    ],
    [
      'titles and places',
      'Dr. Who met Mr. Smith, Prof. X and St. Nick on Elm St. in Mt. Airy',
      'doctor who met mister smith professor x and saint nick on elm street in mount airy',
    ],
    [
      'abbreviations',
      'e.g. this, i.e. that, vs. those, etc. No. 5 but no. PhDs',
      "for example this that is that versus those et cetera number five but no p h d's",
    ],
    [
      'acronyms',
      'NASA and the FBI: the USA’s CEOs, U.S. A.I. HTML5',
      "nasa and the f b i the u s ay's c e o's u s ay i h t m l five",
    ],
    ['shouting', 'STOP AND READ THIS NOW, NASA fans', 'stop and read this now nasa fans'],
    [
      'Roman numbers',
      'World War II, Henry VIII, Chapter V, my XL shirt',
      'world war two henry the eighth chapter five my x l shirt',
    ],
    [
      'addresses',
      'https://www.example.com/deep-sea?x=1 me@site.io example.org',
      'example dot com slash deep dash sea me at site dot i o example dot org',
    ],
    [
      'tags and names',
      '#OceanLife #1 @nasa iPhone TikTok Wi-Fi',
      'hashtag ocean life number one at nasa i phone tik tok wi fi',
    ],
    [
      'signs',
      'Q&A, 2+2=4, a & b, x^2, ±5, 16:9',
      'q and a two plus two equals four a and b x squared plus or minus five sixteen to nine',
    ],
    [
      'punctuation',
      '“Isn’t it,” she said—don’t you think?—‘well-known’ (or so)…',
      "isn't it she said don't you think well known or so",
    ],
    ['accents', 'café naïve Zoë Straße Łódź', 'cafe naive zoe strasse lodz'],
  ])('reads %s', (_kind, written, spoken) => {
    expect(read(written)).toBe(spoken);
  });

  it('rests at an equals sign that is no sum', () => {
    expect(read('3 right = you win, x = 5, two plus one = three')).toBe(
      'three right you win x equals five two plus one equals three',
    );
    expect(rests('3 right = you win')[2]).toBe('comma');
  });

  it('leaves out emoji, lone punctuation and scripts it has no sound for', () => {
    expect(
      spokenForms(writtenWords('Go 🚀 — 你好 Москва 👩‍🚀')).map((form) => form.words.length),
    ).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('gives only words an English voice can say, whatever it is given, one form for each written word', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...'aA1.,-–—$%:/#@&\'"° \n🚀éK') }),
        ),
        (text) => {
          const written = writtenWords(text);
          const forms = spokenForms(written);
          expect(forms).toHaveLength(written.length);
          for (const word of forms.flatMap((form) => form.words))
            expect(word).toMatch(/^[a-z](?:[a-z']{0,28}[a-z])?$/);
        },
      ),
      { numRuns: asOften(2000, 400) },
    );
  });

  it('bounds the length of a word', () => {
    const [form] = spokenForms(writtenWords('a'.repeat(1000)));
    expect(Math.max(...(form?.words ?? []).map((word) => word.length))).toBe(30);
  });
});

describe('resting', () => {
  it.each([
    ['One, two; three: four. Five', ['comma', 'clause', 'clause', 'sentence', 'paragraph']],
    ['Light — then dark—then dawn', ['none', 'clause', 'none', 'clause', 'none', 'paragraph']],
    [
      'Dr. Lee lives in the U.S. now.',
      ['none', 'none', 'none', 'none', 'none', 'none', 'paragraph'],
    ],
    [
      'We sell pens, cups, etc. You buy.',
      ['none', 'none', 'comma', 'comma', 'sentence', 'none', 'paragraph'],
    ],
    ['At 5 p.m. We left', ['none', 'none', 'sentence', 'none', 'paragraph']],
    ['Well… maybe. Well… Maybe', ['clause', 'sentence', 'sentence', 'paragraph']],
    ['He (the cook) left', ['comma', 'none', 'comma', 'paragraph']],
    ['"Really?" he asked', ['comma', 'none', 'paragraph']],
    ['First line\nsecond line', ['none', 'paragraph', 'none', 'paragraph']],
  ])('in %j', (text, expected) => {
    expect(rests(text)).toEqual(expected);
  });

  it('knows a question', () => {
    expect(spokenForms(writtenWords('Is it? Yes.')).map((form) => form.asks)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
