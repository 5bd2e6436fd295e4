import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { readMaterial } from '../read-material.ts';
import { tidy } from '../tidy.ts';

const said = (idea: string) => readMaterial(idea).units.map((unit) => unit.text);
const turns = (idea: string) =>
  readMaterial(idea).units.map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`);

describe('texts made for another use', () => {
  it('are questions and answers that are lettered without a mark', () => {
    const { units } = readMaterial(
      'Pipe quiz\n\nQ1 Why are covers round?\nA So they cannot fall in.\n\nQ2 Who buys the pies?\nA You do.',
    );
    expect(units.filter(({ kind }) => kind === 'answer').map(({ text }) => text)).toEqual([
      'So they cannot fall in.',
      'You do.',
    ]);
    expect(said('Quick question. A storm came.\nA Tuesday, of all days.')).toContain(
      'A Tuesday, of all days.',
    );
  });

  it.each([
    [
      'SRT',
      '1\n00:00:00,000 --> 00:00:03,200\nThe sea was once\nthe fourth largest lake.\n\n2\n00:00:03,200 --> 00:00:06,800\n<i>It shrank.</i>',
    ],
    [
      'WebVTT',
      'WEBVTT\n\n00:00.000 --> 00:03.200\nThe sea was once the fourth largest lake.\n\n00:03.200 --> 00:06.800\nIt shrank.',
    ],
    ['a transcript', '0:00\nThe sea was once\n0:02\nthe fourth largest lake.\n0:05\nIt shrank.'],
  ])('says of %s the text that runs through it', (_, idea) => {
    expect(said(idea)).toEqual(['The sea was once the fourth largest lake.', 'It shrank.']);
  });

  it.each([
    [
      'WhatsApp',
      '12/03/2024, 18:02 - Messages are end-to-end encrypted.\n12/03/2024, 18:04 - Priya: We made £412!\n12/03/2024, 18:05 - Sam: <Media omitted>\n12/03/2024, 18:06 - Sam: No way.',
    ],
    [
      'an export in brackets',
      '[12.03.24, 18:04:11] Priya: We made £412!\n[12.03.24, 18:05:40] Sam: No way.',
    ],
    ['a log', '[09:14] Priya: We made £412!\n[09:15] Sam: No way.'],
    ['Slack', 'Priya Rao  9:14 AM\nWe made £412!\nSam Lee  9:15 AM\nNo way.'],
  ])('says of %s what somebody wrote', (_, idea) => {
    expect(turns(idea).map((turn) => turn.replace(/ (?:Rao|Lee):/u, ':'))).toEqual([
      'Priya: We made £412!',
      'Sam: No way.',
    ]);
  });

  it.each(['V/O', 'V.O.', 'VO', 'Voice-over'])(
    'says of a script what "%s" says, and shows what stands in brackets',
    (label) => {
      const { units } = readMaterial(
        `EXT. HARBOUR – DAWN\n(Gulls over a crane.)\n${label}: The first boat leaves at five.\n\nINT. SHED\n(A boy mending nets)\n${label}: By seven the nets are dry.`,
      );
      expect(units.map(({ text }) => text)).toEqual([
        'The first boat leaves at five.',
        'By seven the nets are dry.',
      ]);
      expect(units.map(({ picture }) => picture ?? '').join(' ')).toMatch(/Gulls.*nets/u);
    },
  );

  it('says of a screenplay what its people say, and shows its action', () => {
    const { units, form, title } = readMaterial(
      'Title: The Last Ferry\nAuthor: J. Reed\n\nEXT. HARBOUR - NIGHT\n\nRain on the pier.\n\nNORA (O.S.)\n(softly)\nThat is the last one.\n\nDAVE\nLast one ever.\n\nNORA\nForty years.\n\nCUT TO:',
    );
    expect(title).toBe('The Last Ferry');
    expect(form.isScript).toBe(true);
    expect(units.map(({ text }) => text)).toEqual([
      'That is the last one.',
      'Last one ever.',
      'Forty years.',
    ]);
    expect(units[0]?.picture).toContain('Rain on the pier.');
  });

  it('says of a page its words, without tags, scripts and buttons', () => {
    expect(
      said(
        '<article class="x"><h1>Frost</h1><p style="a">It fell in June &mdash; in 1816.</p><ul><li>Crops failed</li><li>Prices rose</li></ul><a class="btn" href="/s">Subscribe</a><script>go("x")</script></article>',
      ),
    ).toEqual(['It fell in June — in 1816.', 'Crops failed.', 'Prices rose.']);
  });

  it('says of a data file its texts', () => {
    expect(
      said(
        '{"title": "Cats", "scenes": [{"narration": "Cats purr.", "visual": "a sofa"}, {"narration": "So do foxes.", "id": "x1"}]}',
      ),
    ).toEqual(['Cats purr.', 'So do foxes.']);
    expect(said('city,people,founded\nLagos,15 million,1472\nCairo,10 million,969')).toEqual([
      'Lagos: 15 million, founded 1472.',
      'Cairo: 10 million, founded 969.',
    ]);
  });

  it('sings no names of parts', () => {
    expect(
      said(
        '[Verse 1]\nI left my shoes beside the door\nAnd walked until the road was sand\n[Chorus x2]\nOh carry me, carry me home\nOver the hill, carry me home',
      ),
    ).toEqual([
      'I left my shoes beside the door',
      'And walked until the road was sand',
      'Oh carry me, carry me home',
      'Over the hill, carry me home',
    ]);
  });

  it('says none of what a shop or a paper puts around its words', () => {
    expect(
      said(
        'Add to cart\nBuy now\nThe tent weighs 1.4 kg. It sleeps two.\nIn stock\n© 2023 Tents Ltd.',
      ),
    ).toEqual(['The tent weighs 1.4 kg.', 'It sleeps two.']);
    expect(
      said(
        "Sure! Here's a script for your video:\n\nThe tent weighs 1.4 kg. It sleeps two.\n\nLet me know if you'd like any changes!",
      ),
    ).toEqual(['The tent weighs 1.4 kg.', 'It sleeps two.']);
    expect(said('Share\nThe word of the day is share. It has five letters.')).toContain(
      'The word of the day is share.',
    );
  });

  it('says none of what a press office, a forum and a platform add', () => {
    expect(
      said(
        'FOR IMMEDIATE RELEASE\nContact: Jane, jane@hill.example\nAUSTIN, Texas, May 6, 2025 – Hill today announced Pip. It folds a shirt in 11 seconds.\n###',
      ),
    ).toEqual(['Hill today announced Pip.', 'It folds a shirt in 11 seconds.']);
    expect(
      said(
        '0:00 Intro\n0:45 The debt\n2:10 The budget\nI owed $40,000 across five cards, and paid the smallest one first.\nSubscribe: https://x.org/@x?sub=1',
      ),
    ).toEqual(['I owed $40,000 across five cards, and paid the smallest one first.']);
  });

  it('reads a play', () => {
    expect(turns("MOTHER. You're late.\nANNA. The bridge was up.\nMOTHER. It always is.")).toEqual([
      "Mother: You're late.",
      'Anna: The bridge was up.',
      'Mother: It always is.',
    ]);
  });

  it('joins what a page has broken, and leaves a poem', () => {
    expect(
      said(
        'Our foun-\ndation planted 120,000 trees in\neleven countries last year. Most\nof them were alive at the\nfirst count.',
      ),
    ).toEqual([
      'Our foundation planted 120,000 trees in eleven countries last year.',
      'Most of them were alive at the first count.',
    ]);
    const poem = 'The wind is up,\nthe lamp is low,\nand no one knows\nwhere swallows go.';
    expect(tidy(poem)).toBe(poem);
  });

  it('takes footnotes, sounds and long links out', () => {
    expect(
      said(
        'The axolotl (/ˈæksəlɒtəl/; from Nahuatl) is a salamander.[1][a] It regrows limbs.[citation needed] See https://x.org/a/b?c=1 for more.',
      ),
    ).toEqual(['The axolotl is a salamander.', 'It regrows limbs.', 'See for more.']);
  });
});

describe('whatever is pasted', () => {
  it('is read without a throw, tidied once as twice', () => {
    const line = fc.constantFrom(
      'WEBVTT',
      '1',
      '00:00:01,000 --> 00:00:02,000',
      'INT. BAR - DAY',
      'NORA',
      'Hello there.',
      '',
      '[Verse]',
      '[Chorus]',
      '<p>Hi</p>',
      '<script>',
      '&amp;',
      '[09:14] A: x',
      '12/3/24, 18:02 - B: y',
      'Share',
      'Add to cart',
      'a,b,c',
      '| a | b |',
      'a\tb',
      '1/ one',
      '2/ two',
      'Hi all,',
      'Thanks,',
      'From: a@b',
      'Serves: 4',
      '2 eggs, 1 cup milk, salt',
      '【題】',
      '（注）',
      'How to x.',
      '{"a": "b c"}',
      'foun-',
      'dation. It grew',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        for (const unit of readMaterial(lines.join('\n')).units) {
          expect(unit.text.trim()).not.toBe('');
          expect(unit.text).not.toMatch(/-->|<\/?(?:p|script)>/u);
        }
      }),
      { numRuns: asOften(300, 60) },
    );
  });
});

describe('a quiz with its answers in brackets', () => {
  it('asks each question and gives its answer', () => {
    const { units } = readMaterial(
      'Q1 How many sheets are in a ream? (500)\nQ2 You measure a horse in hands. How many inches in one? (4)\nQ3 A furlong is how many yards? 110, 220 or 440 (220)',
    );
    expect(units.filter(({ kind }) => kind === 'answer').map(({ text }) => text)).toEqual([
      '500.',
      '4.',
      '220.',
    ]);
    expect(units.map(({ text }) => text).join(' ')).not.toMatch(/Q\d|[()]/u);
  });

  it('is read where its questions stand in one line', () => {
    const { units } = readMaterial(
      'Q1 How many bones has a grown-up got? (206) Q2 Which is the longest? (the femur, in your thigh) Q3 Where is the tiniest one? (inside the ear). Thank you for playing.',
    );
    expect(units.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'question: How many bones has a grown-up got?',
      'answer: 206.',
      'question: Which is the longest?',
      'answer: The femur, in your thigh.',
      'question: Where is the tiniest one?',
      'answer: Inside the ear.',
      'sentence: Thank you for playing.',
    ]);
  });

  it('is none where brackets say something else', () => {
    const { units } = readMaterial(
      'Who left this here? (I did.) It rained. Was it you? (No.) The cake is gone.',
    );
    expect(units.some(({ kind }) => kind === 'answer')).toBe(false);
  });
});

describe('two whose names are words for something else', () => {
  it('talk, where their names in capitals head line after line', () => {
    const { units, form } = readMaterial(
      "PHONE: im dying. 2 percent.\nCHARGER: you said that yesterday\nPHONE: yesterday was 4\nCHARGER: i've been on this floor since 9 am\nPHONE: she was filming a pigeon\nCHARGER: was it a good pigeon",
    );
    expect(form.isDialogue).toBe(true);
    expect(new Set(units.map(({ speaker }) => speaker))).toEqual(new Set(['PHONE', 'CHARGER']));
  });

  it('are contact lines of a notice where they stand once', () => {
    const { units } = readMaterial(
      'The fair is on 3 May.\nPHONE: 555 0134\nWHERE: the green\nThere is cake.',
    );
    expect(units.every(({ speaker }) => speaker === null)).toBe(true);
  });
});

describe('a screenplay', () => {
  it('shows what a shot is closed on, and leaves what stands behind its end to its makers', () => {
    const { units, requests, silentAtEnd } = readMaterial(
      'INT. SHOP - NIGHT\n\nRUBY\nHow much?\n\nCLOSE ON: one small bag of chips.\n\nMR. LIM\nA pound.\n\nCUT TO BLACK.\n\nNB we have no permission for the real shop. Tom says no slow motion.',
    );
    expect(units.map(({ text }) => text)).toEqual(['How much?', 'A pound.']);
    expect(units.map(({ picture }) => picture ?? '').join(' ')).toMatch(/small bag of chips/u);
    expect(silentAtEnd ?? []).toEqual([]);
    expect(requests.join(' ')).toMatch(/no permission/u);
  });
});

describe('a script in which somebody speaks once', () => {
  it('says what they say, without their name', () => {
    const { units, requests } = readMaterial(
      'SCENE 1 (dawn)\nVO: Ten to six in Amble.\n\nSCENE 2\nCOLIN: They need somebody to knock.\n\nSCENE 3\nVO: He knocks for the last time.',
    );
    expect(units.map(({ text }) => text)).toEqual([
      'Ten to six in Amble.',
      'They need somebody to knock.',
      'He knocks for the last time.',
    ]);
    expect(requests.join(' ')).not.toContain('knock');
  });
});

describe('a quiz with its answers behind arrows', () => {
  it('asks each question and gives its answer', () => {
    const { units } = readMaterial(
      'Q1 Does talking during the reading push it up?\n>> Yes, can be 10 mmHg. So shush\nQ2 What does the bottom number mean\n>> pressure when the heart is resting between beats',
    );
    expect(units.filter(({ kind }) => kind === 'answer').map(({ text }) => text)).toEqual([
      'Yes, can be 10 mmHg.',
      'So shush.',
      'Pressure when the heart is resting between beats.',
    ]);
    expect(units.map(({ text }) => text).join(' ')).not.toMatch(/Q\d|>/u);
  });
});
