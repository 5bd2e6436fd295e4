import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** What a film of so many scenes says, each of eight seconds unless another length is asked. */
function told(idea: string, sceneCount: number, sceneLengthS = 8): string {
  const script = writer.writeScript({
    title: '',
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount,
    sceneLengthS,
    style: '',
    styleNotes: '',
    cast: [],
  });
  return script.scenes.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
}

const town = `The town of Marlow is closing its outdoor pool for good.
It was built by volunteers who had never poured concrete before in their lives.
The changing rooms were painted yellow because that was the paint they were given.
The summer of 1998 brought 41,200 swimmers.
The snack kiosk sold chips wrapped in the pages of the local newspaper.
Many people think the pool is closing because nobody came. In fact it leaked 90,000 litres a day.
Generations of children learned to dive from its low concrete wall in summer.
The lifeguards wore whistles on strings that somebody's aunt had knitted for them.
What a town builds together it should bury together.`;

describe('a film of too much material', () => {
  it("begins with the author's first sentence and keeps the one that ends it", () => {
    const film = told(town, 4);
    expect(film.startsWith('The town of Marlow is closing its outdoor pool for good.')).toBe(true);
    expect(film.endsWith('What a town builds together it should bury together.')).toBe(true);
  });

  it('drops from the middle what holds no figure and corrects nothing', () => {
    const film = told(town, 5);
    expect(film).toContain('41,200');
    expect(film).toContain('Many people think the pool is closing because nobody came. In fact');
    expect(film).not.toContain('knitted');
  });

  it('never leaves out what a pitch offers, nor its proof', () => {
    const film = told(
      `Tired of cold tea? Meet Warmly, a mug that keeps its heat. It is made of Danish clay and glazed by hand in a small shed.
      340 drinkers kept their tea warm for 55 minutes. It comes in green, in blue and in a grey that looks like rain.
      My sister thinks it is the best thing that I have made. Order yours at warmly.example.`,
      3,
    );
    expect(film).toContain('Meet Warmly');
    expect(film).toContain('340 drinkers');
    expect(film).toContain('Order yours at warmly.example.');
  });

  it('tells every point of a list before what stands around the points', () => {
    const film = told(
      `5 things I learned in my first winter of keeping a vegetable garden on a windy hill\n- Mulch early\n- Water at dawn\n- Label what you sow\n- Net the cabbages\n- Leave a corner to the hedgehogs`,
      2,
    );
    for (const point of ['Mulch', 'dawn', 'Label', 'Net', 'hedgehogs'])
      expect(film).toContain(point);
  });
});

describe('what a film of too much material may not lose', () => {
  const mill = `The tide mill at Lennan turned again last Saturday after ninety quiet years.
The wheel measures 6.4 metres across.
It can grind 90 kilos of flour on one tide.
The restorers kept whatever they could of the old oak and the old iron.
A kilo of the flour costs £3.80 in the square.
The bakery has ordered all of it until the summer after next.
The mill will never feed the village, but it keeps its time.

CORRECTION: An earlier version of this article gave the diameter of the wheel as 6.4 metres. It is 4.6 metres.`;

  it.each([2, 3, 4, 5])(
    'tells a claim with its printed correction, or neither: %i scenes',
    (count) => {
      const film = told(mill, count);
      expect(film.includes('It is 4.6 metres.')).toBe(film.includes('gave the diameter'));
      if (film.includes('measures 6.4')) expect(film).toContain('It is 4.6 metres.');
    },
  );

  it('ends on what the article concludes, not on its correction', () => {
    expect(told(mill, 3)).toContain('but it keeps its time.');
  });

  it('keeps the reversal of an article', () => {
    const film = told(
      `${town}\nThat was the story which we all told for a year.\nIt was wrong.\nNobody had counted the children.`,
      5,
    );
    expect(film).toContain('It was wrong.');
  });

  it('keeps a pitch’s call, in whatever place it stands', () => {
    const film = told(
      `Tired of splitting bills? Meet SplitNest, which does it in 4 seconds. Snap the receipt and tag who ate what. No sign-up for your friends at all.
      It is free for up to 5 people and costs $2.99 a month after that. 210,000 roommates already stopped arguing. Download SplitNest today.`,
      2,
    );
    expect(film).toContain('Download SplitNest today.');
  });

  it('keeps the order of ingredients, whatever they begin with', () => {
    const film = told(
      `Red lentil soup\n\n- 250 g red lentils\n- 1 onion, chopped\n- 2 cloves garlic\n- juice of half a lemon\n- 1 tbsp cumin\n\nFry the onion for 5 minutes. Add the rest.`,
      6,
    );
    const places = ['lentils', 'onion', 'garlic', 'lemon', 'cumin'].map((what) =>
      film.slice(film.indexOf('250')).indexOf(what),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.every((place) => place >= 0)).toBe(true);
  });
});

describe('a film whose scenes end before its sentences do', () => {
  const joke =
    "Un signore compra un pappagallo all'asta. Offre 50 euro, ma qualcuno rilancia: 100. Lui dice 200, l'altro 300. Alla fine se lo aggiudica per 500 euro. Poi chiede al banditore: «Con quello che l'ho pagato, almeno parla?» E il banditore: «Certo che parla! Chi crede che rilanciasse contro di lei?»";

  it('cuts a sentence rather than the punch line, where the seconds hold all of it', () => {
    expect(told(joke, 4, 7).endsWith('Chi crede che rilanciasse contro di lei?»')).toBe(true);
    expect(told(joke, 4, 7)).toContain('per 500 euro.');
  });

  it('begins no scene with a scrap of a question', () => {
    const quiz =
      'Capitals quiz!\nQ1: What is the capital of Australia?\nA: Canberra\nQ2: What is the capital of Canada?\nA: Ottawa\nQ3: What is the capital of Brazil?\nA: Brasília';
    expect(told(quiz, 8, 5)).toContain('What is the capital of Australia?');
  });
});
