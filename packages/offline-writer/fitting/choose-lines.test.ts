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
  it("begins with the author's first sentence", () => {
    const film = told(town, 4);
    expect(film.startsWith('The town of Marlow is closing its outdoor pool for good.')).toBe(true);
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

  it('keeps a pitch’s call, in whatever place it stands', () => {
    const film = told(
      `Tired of splitting bills? Meet SplitNest, which does it in 4 seconds. Snap the receipt and tag who ate what. No sign-up for your friends at all.
      It is free for up to 5 people and costs $2.99 a month after that. 210,000 roommates already stopped arguing. Download SplitNest today.`,
      3,
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

describe('what nobody may miss', () => {
  it('is told of a warning: what, how bad, and what to do', () => {
    const film = told(
      `AMBER WARNING: Wind, Saturday 14 December
      The Met Office has issued an amber warning for wind for the whole of the west coast. Storm Ingrid is expected to bring gusts of 75 to 85 mph. The storm is the ninth of the season and was named on Thursday. Forecasters say that its centre will pass north of Skye. All ferries from Ardle are cancelled until Sunday. Do not walk on sea walls or piers. Call 999 if somebody is in danger.`,
      4,
    );
    for (const needed of ['AMBER', 'amber warning for wind', 'ferries', '999'])
      expect(film).toContain(needed);
  });

  it('is told of a life: what it was not, what it was, and when the funeral is', () => {
    const film = told(
      `Peg was born above a chip shop in Whitby, the fifth of seven girls. She left school at fourteen to gut herring on the quay. For thirty-one years she worked in the kitchen of Caedmon School. People called her the dinner lady. She was not a dinner lady, and she would tell you so. She was Head Cook, and she fed four hundred children a day. She liked crosswords, gin, and winning. Peg died on 3 November with the radio on. Her funeral is at St Hilda's on Friday 22 November at 11.30.`,
      5,
    );
    for (const needed of ['not a dinner lady', 'Head Cook', 'Friday 22 November'])
      expect(film).toContain(needed);
  });

  it('is told of an abstract and a lesson: what comes of it, not the form', () => {
    const abstract = told(
      `Methods: We randomised 64 nurses at three hospitals to four weeks of warm light. Sleep was recorded by wrist and a diary. Results: Nurses fell asleep 22 minutes sooner after warm light. Errors did not differ between the periods. Conclusion: Warm light late in a shift is a cheap way to help nurses sleep.`,
      2,
    );
    expect(abstract).toContain('a cheap way to help nurses sleep');
    expect(abstract).not.toContain('recorded by wrist');
    const lesson = told(
      `Lesson plan: Why the sky is blue\nYear 5, 45 minutes. Room 12.\nMaterials: torch, glass tank, milk.\nSunlight looks white, but it is a mix of all colours. Blue light is scattered ten times more than red light. So blue comes at us from every side.\nHomework: worksheet 3B, question 4.`,
      3,
    );
    expect(lesson).toContain('scattered ten times more');
    expect(lesson).not.toContain('worksheet');
  });

  it('is told in other languages too, beyond the beginning', () => {
    const film = told(
      `Marguerite Aubin naît en 1868 dans une famille de couvreurs à Nantes. Son père l'emmène sur les toits dès l'âge de sept ans. À douze ans, elle quitte l'école pour l'atelier. Le soir, elle dessine la lune à travers une lunette achetée au marché. Pendant vingt ans, elle mesure les positions de 11 000 étoiles. Elle ne proteste jamais. Depuis 2009, la comète s'appelle enfin Aubin.`,
      3,
    );
    expect(film).toContain('1868');
    expect(film).toContain('11 000 étoiles');
  });

  it('is told of a story: how it begins and how it ends', () => {
    const film = told(
      `When I was eleven my grandfather gave me a compass that pointed the wrong way. I carried it in my coat for a whole summer. We walked to the marsh on Sundays, and he let me lead. My cousins laughed at me when we got lost behind the mill. I learned the smell of each field and the sound of each gate. In August the fog came in so fast that I could not see my hands. My grandfather died in the spring. I still have the compass, and I am never lost.`,
      4,
    );
    expect(film).toContain('gave me a compass');
    expect(film.endsWith('I still have the compass, and I am never lost.')).toBe(true);
  });

  it('says no heading without a point, and no point of a release without its heading', () => {
    const release =
      'Fieldnote 4.2\nAdded\n- Offline maps for 40 more countries\nChanged\n- Sync runs every 15 seconds instead of every 2 minutes\nFixed\n- The app no longer loses a note when the battery dies\nRemoved\n- The old dark map is gone for good';
    for (const count of [1, 2, 3, 4]) {
      const film = told(release, count, 6);
      for (const [heading, point] of [
        ['Added', 'maps'],
        ['Changed', 'Sync'],
        ['Fixed', 'battery'],
        ['Removed', 'dark map'],
      ] as const)
        expect(film.includes(`${heading}.`)).toBe(film.includes(point));
    }
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
