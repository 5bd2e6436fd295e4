import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import samples from '../samples/ideas.json' with { type: 'json' };
import { markedSegments, readDocuments } from '../training/documents.ts';
import { trainReader } from '../training/train-reader.ts';
import { cutSegments } from './segments.ts';
import { sift, siftAnswer, sifterOf } from './sift.ts';

const folder = new URL('../training/', import.meta.url);
/** Written as people write: e and f are made of traps, and the samples (g) were marked by the rules. */
const natural = new Set(
  ['a', 'b', 'c', 'd', 'h', 'i', 'k', 'm', 'o', 'q', 'r', 'x', 'y'].map((name) => `${name}.txt`),
);
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
  .flatMap((name) =>
    readDocuments(readFileSync(new URL(name, folder), 'utf8')).map((document) => ({
      ...document,
      isNatural: natural.has(name),
    })),
  );

/** A fifth of the documents, the same ones however many are added. */
const isHeldOut = ({ id }: { readonly id: string }): boolean =>
  [...id].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7) % 5 === 3;

const lettersOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).join('');

const pieces = fc.constantFrom(
  'The bees dance.',
  'pls no music',
  '(30 sec, upbeat!!)',
  '[logo]',
  '// for insta',
  '#fyp',
  'Posted by u/bee · 3 h',
  'Thanks, Jo',
  '- 2 cups flour',
  'VO: We begin.',
  '| a | b |',
  '\n',
  '\n\n',
  '動画は短めで。',
  'بدون موسيقى',
  '😂',
  '(',
  ']',
);
const anything = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((all) => all.join(' ')),
  fc.array(pieces, { maxLength: 30 }).map((all) => all.join('\n')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe('an idea, sifted', () => {
  it.each([
    ['Bees make honey.\n\ncalm female voice pls. Big text.', 'Bees make honey.'],
    ['why do cats purr (30 sec, upbeat, end w/ logo)', 'why do cats purr'],
    [
      'Der Basar ist am Samstag um 14 Uhr. bitte ein Video ohne Musik',
      'Der Basar ist am Samstag um 14 Uhr.',
    ],
    ['black holes // for insta, captions on', 'black holes'],
    [
      'The light weighs 11 grams. It ships from Duluth. End with glowpaw dot example.',
      'The light weighs 11 grams. It ships from Duluth.',
    ],
    [
      'Points in no particular order\n* the cooker is sealed\n* the weight is a valve',
      '* the cooker is sealed\n* the weight is a valve',
    ],
  ])('%j keeps what is for the viewers', (idea, kept) => {
    expect(sift(idea).text).toBe(kept);
  });

  it.each([
    'missed the ferry. phone dead. dad at sea. sat on the quay with one shoe. a lifeboat man goes jump on. got there at noon. i came third.',
    'ich hab verschlafen. akku leer. mama im dienst. da hält der milchwagen. spring rauf sagt er. um neun war ich da. hab eine eins.',
    'llegué tarde. sin llaves. móvil muerto. mi hermana fuera. el cartero traía una escalera. subió él. entré a las nueve.',
  ])('takes no short sentence of a tale for a note: %s', (idea) => {
    expect(sift(idea).text).toBe(idea);
  });

  it('takes a result for what it is', () => {
    const report = `Bezirksliga, 9. Spieltag\nSV Ried – FC Wald 4:3 (1:3)\n\nZur Pause lagen wir 1:3 hinten. Danach traf nur noch eine Mannschaft.`;
    expect(sift(report).text).toContain('SV Ried – FC Wald 4:3 (1:3)');
  });

  it.each([
    [
      'SV Grünau – TSV Holm 3:2 (0:2)',
      'Spielbericht Kreisliga Frauen, 4. Spieltag',
      'Zur Pause lagen wir 0:2 hinten. Danach spielte nur noch eine Mannschaft.\n\nAufstellung: Kern – Beer, Lang, Aydin – Petri, Thiel\nFotos: privat | zurück zur Übersicht',
    ],
    [
      'Calder Rovers 4-1 Hebble United',
      'MATCH REPORT, ROUND 11',
      'It rained and nobody cared. Shaw scored three with her wrong foot.\n\nTeam: Moss – Hill, Dean – Shaw\nPhotos: club | Back to news',
    ],
  ])('keeps a result above its report: %s', (score, head, rest) => {
    expect(sift(`${head}\n${score}\n\n${rest}`).text).toContain(score);
  });

  it('keeps the last line of a stanza, though it tells somebody what to do', () => {
    const verses = `The kettle sings, the cups are out,
The rain has run right off the spout.
So close the door and dry your feet:
Now hush. Let Grandad take his seat!`;
    expect(sift(`for grandads birthday, dont change the words pls\n\n${verses}`).text).toContain(
      'Let Grandad take his seat!',
    );
  });

  it.each([
    [
      'Piano lessons in Whitby cost 20 pounds, and pls no close ups of my hands\nBring a cushion.',
      'Piano lessons in Whitby cost 20 pounds\nBring a cushion.',
    ],
    [
      'Der Flohmarkt ist am Samstag am Kirchplatz, fürs Gemeinde-Insta, bitte ohne Musik\nStände kosten 5 Euro. Kuchen gibt es im Pfarrhaus.',
      'Der Flohmarkt ist am Samstag am Kirchplatz\nStände kosten 5 Euro. Kuchen gibt es im Pfarrhaus.',
    ],
  ])('takes what runs into a sentence out of it: %j', (idea, kept) => {
    const { text, notes } = sift(idea);
    expect(text).toBe(kept);
    expect(notes.length).toBeGreaterThan(0);
  });

  it.each([
    'Bake sale at St Oswald on Friday.\nBring a cake for the table, no nuts, and your own fork.',
    'How to sign with a baby\nSay it slowly, sign it slowly, and keep your face in the light. Show the sign for milk first.',
    'Salim mends phones by the bus stop.\nScreens from 40 pounds.\nMon-Sat 9 to 6.\nText Salim 07700 900 412 after 5',
    'Passport photos\nUse a plain background, no hats, and keep your mouth closed. Do not smile.',
  ])('leaves no clause out that viewers are told: %s', (idea) => {
    expect(sift(idea).text).toBe(idea);
  });

  it('lists what it leaves out', () => {
    const { notes, furniture } = sift('Bees dance.\nuse upbeat music please!!\n#bees #fyp #nature');
    expect(notes).toEqual(['use upbeat music please!!']);
    expect(furniture.join(' ')).toContain('#fyp');
  });

  it('keeps or lists every letter, whatever is typed', () => {
    fc.assert(
      fc.property(anything, (idea) => {
        const { text, notes, furniture } = sift(idea);
        const sorted = (from: string): string => [...lettersOf(from)].toSorted().join('');
        expect(sorted([text, ...notes, ...furniture].join(' '))).toBe(sorted(idea));
      }),
    );
  });

  it('stays whole where it is plain prose', () => {
    const prose = samples
      .filter(({ language }) => language === 'en')
      .flatMap(({ idea }) => idea.split('\n'))
      .filter((line) => /^\p{Lu}[^#@:[\](){}]{60,}[.]$/u.test(line))
      .filter((line) => sift(line).text === line && !line.includes('video'));
    expect(prose.length).toBeGreaterThan(30);
    const cut = prose.filter((line, at) => {
      const two = `${line}\n\n${prose[(at + 7) % prose.length] ?? ''}`;
      return sift(two).text !== two;
    });
    expect(cut.length).toBeLessThanOrEqual(2);
  });
});

it('cuts an idea into pieces that hold all its letters', () => {
  fc.assert(
    fc.property(anything, (idea) => {
      const segments = cutSegments(idea);
      expect(lettersOf(segments.map(({ text }) => text).join(' '))).toBe(lettersOf(idea));
      for (const { from, to, text } of segments) expect(idea.slice(from, to)).toBe(text);
    }),
  );
});

// A reader is trained for it.
thoroughly(() =>
  it('finds notes of documents that it has not seen, and loses hardly anything that is to be spoken', () => {
    const sifter = sifterOf(trainReader(documents.filter((document) => !isHeldOut(document))));
    const counts = { say: [0, 0], note: [0, 0], furniture: [0, 0], label: [0, 0], wrap: [0, 0] };
    const ofNatural = [0, 0];
    for (const document of documents.filter(isHeldOut)) {
      const kept = lettersOf(sifter(document.text).text);
      for (const { segment, mark, isPure } of markedSegments(document)) {
        const letters = lettersOf(segment.text);
        if (!isPure || letters.length < 2) continue;
        const isLost = !kept.includes(letters);
        for (const all of [
          counts[mark],
          ...(mark === 'say' && document.isNatural ? [ofNatural] : []),
        ]) {
          all[0] = (all[0] ?? 0) + 1;
          if (isLost) all[1] = (all[1] ?? 0) + 1;
        }
      }
    }
    const share = ([all = 0, out = 0]: readonly number[]): number => out / all;
    expect(share(counts.note)).toBeGreaterThan(0.6);
    expect(share(counts.furniture)).toBeGreaterThan(0.6);
    expect(share(ofNatural)).toBeLessThan(1 / 80);
    expect(share(counts.say)).toBeLessThan(1 / 75);
  }),
);

it.each([
  ['how bridges stand up, upbeat music pls', 'how bridges stand up'],
  ['the moon (for Ms Bell, due Friday, no more than 4 slides)', 'the moon'],
])('%j is no more than its topic', (idea, topic) => {
  expect(sift(idea).text).toBe(topic);
});

it.each(['Better sleep\nFewer headaches\nMore patience', 'We say sorry and mean it.\nThanks, Jo'])(
  '%j is said where it answers a question of ours',
  (answer) => {
    expect(siftAnswer(answer).text).toBe(answer);
  },
);

it('a day with two hours is no stamp of a page', () => {
  const idea =
    'PLANNED POWER INTERRUPTION\nMilimani, Tom Mboya estate and part of Kibuye market\nThursday 20 Nov, 9.00 am - 5.00 pm\nCrews are replacing 14 rotten wooden poles.\nCharge phones the night before.';
  expect(sift(idea).text).toContain('Thursday 20 Nov, 9.00 am - 5.00 pm');
});
