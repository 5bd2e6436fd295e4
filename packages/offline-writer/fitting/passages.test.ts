import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** The sentences that a film of a text says, in its order. */
const told = (idea: string, sceneCount: number, sceneLengthS: number): readonly string[] =>
  writer
    .writeScript(
      briefOf({ idea, sceneCount, sceneLengthS, longestSceneS: Math.floor(sceneLengthS * 1.5) }),
    )
    .scenes.flatMap(({ sentences }) => sentences.map(({ text }) => text));

/** Sentences that are told without the one before them in their paragraph. */
function gapsWithinParagraphs(paragraphs: readonly (readonly string[])[], film: string): string[] {
  return paragraphs.flatMap((sentences) =>
    sentences.filter(
      (sentence, at) =>
        at > 0 && film.includes(sentence) && !film.includes(sentences[at - 1] ?? ''),
    ),
  );
}

const farewell = [
  [
    'I have worked beside Margit for twenty-two winters.',
    'In all that time she has lost eleven umbrellas and one set of keys to the crypt.',
    'We found the umbrellas.',
  ],
  [
    'When she was new she locked herself into the bell tower on a Friday.',
    'Nobody missed her until Sunday, when the bells rang at the wrong time.',
    'The vicar climbed up and found her asleep on a pile of hassocks.',
    'She asked him whether it was Monday yet.',
  ],
  [
    'Six years ago the roof over the north aisle began to leak.',
    'The diocese sent a man with a clipboard, and the man sent a bill.',
    'Margit baked plum cakes for nineteen Saturdays and sold every slice herself.',
    'The slates were paid for by Easter.',
  ],
  ['So lift your cups, and mind the crumbs.', 'To Margit, who never lost anything that mattered.'],
];

describe('a text that is much longer than its film', () => {
  it('is told in passages, with few gaps within its paragraphs', () => {
    const text = farewell.map((sentences) => sentences.join(' ')).join('\n\n');
    for (const [count, seconds] of [
      [4, 7],
      [4, 8],
      [5, 7],
    ] as const) {
      const film = told(text, count, seconds).join(' ');
      expect(gapsWithinParagraphs(farewell, film).length).toBeLessThanOrEqual(1);
      expect(film).toContain('To Margit, who never lost anything that mattered.');
    }
  });

  it('tells what others hold only with the answer to it', () => {
    const essay = `Close the car park behind the library.

It holds 31 cars and stands empty on four days of seven. I counted them for six weeks.

Some say the cars bring the shops 400 customers a day. Which customers? The bakery asked everyone who came in. Hardly anybody had driven, and the baker had driven too.

Put benches there, and a tree. If nobody sits on them by autumn, I will paint the lines again myself.`;
    for (const [count, seconds] of [
      [2, 6],
      [3, 5],
      [3, 6],
      [4, 5],
      [4, 6],
    ] as const) {
      const film = told(essay, count, seconds).join(' ');
      if (film.includes('Some say')) expect(film).toContain('Which customers?');
    }
  });
});

describe('a text in quotation marks', () => {
  it('is cut at its sentences like any other', () => {
    const review = `"Rented the Lodgepole tent for a week in the Highlands. It went up in nine minutes, alone and in the rain. The zip of the inner door broke on day two. The shop answered my mail after eleven days. For 85 pounds a week I had hoped for a spare zip. Next time I will borrow my brother's."`;
    const film = told(review, 3, 5);
    expect(film.length).toBeGreaterThanOrEqual(2);
    expect(film.join(' ')).toContain('Lodgepole tent');
  });

  it('keeps who speaks with what they say', () => {
    const text =
      '港の食堂は朝四時に開きます。店長の佐野さんは言います。「船が戻る前に湯を沸かします。」定食は一日に二百食が出ます。来年の春には二階に宿ができます。';
    for (const count of [1, 2, 3]) {
      const film = told(text, count, 6).join('');
      if (film.includes('佐野さんは言います')) expect(film).toContain('湯を沸かします');
    }
  });
});

describe('a list that is longer than its film', () => {
  it('says first what it is of, where that counts nothing', () => {
    const list =
      '## What I really took to the dentist 🦷\n\n1. **A 2 metre scarf** – the room is freezing\n2. **Earplugs** – for the drill, trust me\n3. **Two cushions** – you lie there for ages\n4. **Coins for the meter** – £3.20 an hour and the app was down!!\n5. **A book in big letters** – you cannot see without your glasses\n6. **A friend who talks** – so that you need not';
    expect(told(list, 4, 5)[0]).toBe('What I really took to the dentist.');
  });

  it('shows what counts its points where not all of them have room', () => {
    const list =
      '6 mistakes that drown a cactus\n\n1. 7 cups of water a day, as you would give a fern.\n2. A pot without a hole, so that nothing drips on the floor.\n3. Plain garden soil, straight from the flower bed outside.\n4. Mist at 7:30 before you go to work, and again at night.\n5. A dark bathroom, where nobody ever opens a window.\n6. Feeding it every week, all through the winter.';
    const [first] = writer.writeScript(
      briefOf({ idea: list, sceneCount: 3, sceneLengthS: 5, longestSceneS: 7 }),
    ).scenes;
    expect(`${first?.dialogue} ${first?.description}`).toContain('6 mistakes that drown a cactus');
  });
});
