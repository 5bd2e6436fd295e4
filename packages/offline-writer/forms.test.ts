import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { Brief, WrittenScript } from './brief.ts';
import { createOfflineWriter } from './index.ts';
import { nothingKnown } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS, knowledge: nothingKnown });
const brief: Brief = {
  title: 'Our film',
  idea: '',
  answers: [],
  orientation: 'vertical',
  sceneCount: 10,
  sceneLengthS: 10,
  style: '',
  styleNotes: '',
  cast: [],
};
const write = (idea: string, sceneCount = 10) => writer.writeScript({ ...brief, idea, sceneCount });
const spoken = ({ scenes }: WrittenScript) => scenes.map(({ dialogue }) => dialogue).join(' ');
const listed = ({ leftOut }: WrittenScript) => leftOut.map(({ sentence }) => sentence.text);

describe('a quiz whose answers stand apart at its end', () => {
  const planets =
    'Space quiz\n1. Which planet is the largest? a) Mars b) Jupiter c) Venus\n2. How many moons has Mars? a) two b) three c) four\n';

  it.each([
    'ANSWERS: 1b 2a',
    'Answers: 1) b, 2) a',
    'Answer key: 1. B 2. A',
    'Answers:\n1. b\n2. a',
  ])('tells each answer after its question and its choices: %s', (key) => {
    const script = write(planets + key);
    expect(script.genre).toBe('quiz');
    expect(spoken(script)).toMatch(
      /Which planet is the largest\? a\) Mars b\) Jupiter c\) Venus\. \[pause 1\.5s\] Jupiter\./u,
    );
    expect(spoken(script)).toMatch(
      /How many moons has Mars\? a\) two b\) three c\) four\. \[pause 1\.5s\] Two\./u,
    );
    expect(spoken(script)).not.toMatch(/answers|key/iu);
    expect(listed(script)).toEqual([]);
  });

  it('says true and false in words', () => {
    const script = write(
      'True or false?\n1. Honey never spoils.\n2. Bees have two wings.\n3. Bats are blind.\nAnswers: 1 T 2 F 3 F',
    );
    expect(spoken(script)).toMatch(/Honey never spoils\. \[pause 1\.5s\] True\./u);
    expect(spoken(script)).toMatch(/Bats are blind\. \[pause 1\.5s\] False\./u);
  });

  it('of which some have no answer stays as it is', () => {
    expect(spoken(write(`${planets}ANSWERS: 1b`))).not.toContain('Jupiter.');
  });
});

it('the choices of a question are told before the pause, and the one that its answer names', () => {
  const script = write('How many wings does a bee have? a) two b) three c) four\nAnswer: c');
  expect(spoken(script)).toBe(
    'How many wings does a bee have? a) two b) three c) four. [pause 1.5s] Four. [pause 1s]',
  );
});

describe('a conversation in dashes', () => {
  it.each([
    ['—Doctor, nadie me hace caso. —¡El siguiente!', 'Doctor, nadie me hace caso. ¡El siguiente!'],
    ['– Hi. – Hello.', 'Hi. Hello.'],
    ['– Is it far?\n– Only if we walk.', 'Is it far? Only if we walk.'],
  ])('is a dialogue: %s', (idea, words) => {
    const script = write(idea);
    expect(script.genre).toBe('dialogue');
    expect(spoken(script).replaceAll(/\[pause[^\]]*\] /gu, '')).toBe(words);
  });

  it('is not a list of things to do', () => {
    const script = write('Better sleep\n– Go to bed at ten.\n– Keep the room cool.');
    expect(script.genre).not.toBe('dialogue');
  });
});

describe('myths and facts', () => {
  const pairs = [
    ['Sharks must swim or they drown.', 'Many sharks rest on the sea floor.'],
    ['Sharks eat people often.', 'Five people a year die.'],
    ['Sharks are all huge.', 'The dwarf lanternshark fits into a hand.'],
  ] as const;
  const lines = pairs.map(([myth, fact]) => `Myth: ${myth}\nFact: ${fact}`).join('\n');

  it.each([1, 2, 3, 4, 6])('are told in pairs, or not at all, in %i scenes', (sceneCount) => {
    for (const idea of [`Myths and facts about sharks\n${lines}`, lines.replaceAll('\n', ' ')]) {
      const text = spoken(write(idea, sceneCount));
      for (const [myth, fact] of pairs) expect(text.includes(fact)).toBe(text.includes(myth));
    }
  });
});

describe('what its author numbered', () => {
  const platesOf = ({ scenes }: WrittenScript) =>
    scenes.map(({ description }) => /(?:reads: |words )“(.*?)”/u.exec(description)?.[1] ?? '');

  it('has its first step announced, too, where a long title stands above it', () => {
    const script = write(
      "How to re-seal a bath so it doesn't go mouldy again in six months.\n\nStep 1. Cut out all the old silicone with a scraper. All of it. New silicone will not stick to old.\nStep 2. Wipe the joint with white spirit, then leave it to dry overnight.\nStep 3. Fill the bath with water before you seal.",
    );
    expect(spoken(script)).toContain('Step 1: Cut out');
    expect(spoken(script)).toContain('Step 3: Fill the bath');
  });

  it.each([
    [
      '4 things I wish I knew before my first flat\n\n1. Take photos of everything on day one.\n2. Find the stopcock before you need it.\n3. Never buy a sofa before you have measured the stairs.\n4. Say hi to your neighbours.',
    ],
    [
      'Zo plant je tulpen\n\n1. Graaf een kuil in de tuin.\n2. Leg de bollen met de punt naar boven.\n3. Geef water met een gieter.\n4. Wacht tot het lente is.',
    ],
  ])('is seen with its numbers: %#', (idea) => {
    const plates = platesOf(write(idea)).join('\n');
    for (const number of [2, 3, 4]) expect(plates).toMatch(new RegExp(`^${number}(?:\\)|$)`, 'mu'));
  });
});

it('a label that stands over a paragraph begins a scene', () => {
  const script = write(
    'Review of the folding trolley, 4 months later. I paid 1,150 pesos for it.\n\nGood: climbs stairs, really. I bring up 18 kilos of rice without a lift. Folds flat behind the door.\n\nBad: the foam of the handle is peeling already. One wheel squeaks so the whole street knows.',
  );
  const begins = script.scenes.map(({ dialogue }) => dialogue.split(' ')[0]);
  expect(begins).toContain('Good:');
  expect(begins).toContain('Bad:');
});

it('what a recipe takes in fractions, kilos and leaves is its ingredients, as they are written', () => {
  const { scenes } = write(
    "Tita's adobo\n1 kilo chicken thighs, 2 onions\n1/2 cup soy sauce\n1/3 cup cane vinegar\n1 head garlic, smashed\n3 bay leaves\n1 tsp peppercorns\nMarinate 30 mins. Brown the chicken, pour everything in. Simmer 35 mins.",
  );
  const told = scenes.map(({ description }) => description).join('\n');
  for (const amount of [
    '1 kilo chicken thighs',
    '2 onions',
    '1/2 cup soy sauce',
    '1/3 cup cane vinegar',
  ])
    expect(told).toContain(amount);
  expect(told).not.toMatch(/(?<!\/)[23] cup|Step/u);
});

it('what stands under a script for the film-maker is neither seen nor a scene', () => {
  const script = write(
    "INT. KITCHEN - 7AM\nGRAN: What's that on your wrist?\nLEO: It's a watch, Gran. It counts my steps.\nGRAN: From bed to fridge and back.\n\ntwo different voices pls, gran is Scottish. dont read out the INT bit",
  );
  expect(spoken(script)).toContain('From bed to fridge and back.');
  expect(JSON.stringify(script.scenes)).not.toMatch(/Scottish|different voices/u);
  expect(listed(script).join(' ')).toContain('two different voices pls');
});

it('a recipe in Polish has its ingredients together, as one in English has', () => {
  const { scenes } = write(
    'ogórki małosolne od babci Krysi\n\n1 kg ogórków gruntowych\n3 ząbki czosnku\nkoper z baldachami, 2 sztuki\nkawałek chrzanu\n\nogórki umyć, namoczyć godzinę w zimnej wodzie. zalać ciepłą solanką. przykryć talerzykiem.',
  );
  expect(scenes.map(({ description }) => description).join('\n')).toMatch(
    /1 kg ogórków gruntowych; 3 ząbki czosnku; Koper z baldachami, 2 sztuki; Kawałek chrzanu/u,
  );
});

it('two amounts between a comma are two ingredients', () => {
  const { scenes } = write(
    "my mum's masala chai\n1 cup water, 1 cup full fat milk\n2 tsp Assam tea leaves\n2 tsp sugar\n\nBoil the water with the tea for 3 minutes. Then add the milk and the sugar.",
  );
  expect(scenes.map(({ description }) => description).join('\n')).toContain(
    '1 cup water; 1 cup full fat milk; 2 tsp Assam tea leaves',
  );
});

it('an amount in naira, pesos or lira keeps its sign', () => {
  const { scenes } = write(
    'We sew aso ebi for weddings in Surulere. From ₦18,000 per outfit, lace from ₦25,000.\n\nA badge of our club is only ₱50 at the door tonight.',
  );
  const told = scenes.map(({ description }) => description).join('\n');
  expect(told).toContain('An amount. Points: per outfit: from ₦18,000; lace: from ₦25,000');
  expect(told).toContain('An amount: ₱50');
});

it('who is greeted within a quotation does not speak it', () => {
  const { scenes } = write(
    'The fisherman found my bottle. A postcard came from Corfu. It only said: "Ciao Chiara, it took me a while."',
  );
  expect(scenes.map(({ description }) => description).join('\n')).not.toContain('Chiara speaking');
});

it('a script whose heading gives an hour has its speakers in that place, at that time', () => {
  const { scenes } = write(
    "INT. KITCHEN - 7AM\nGRAN: What's that on your wrist?\nLEO: It's a smartwatch Gran. It says I slept 5 hours 12.\nGRAN: I could've told you that for nothing.\nLEO: It counts my steps too. 214 so far.\nGRAN: From bed to fridge and back.",
  );
  for (const { description } of scenes)
    expect(description).toMatch(
      /^A gran; a man\. They are talking.*In a kitchen, in the morning\.$/u,
    );
});

it('what people asked is seen, and not who asked it', () => {
  const { scenes } = write(
    'My neighbour wanted to know how I keep slugs off my lettuce. Two men painted a wall.',
  );
  expect(scenes[0]?.description).toContain('slugs');
  expect(scenes[0]?.description).not.toContain('neighbour;');
});

it('what is done stands in stars in a dialogue, and nobody says it; stars elsewhere are emphasis', () => {
  const talk = write(
    'Barber: same as last time?\nMe: last time you cut my ear\nBarber: 2 cm. *cuts for 40 minutes*\nMe: *sighs* that is *really* 2 cm\nBarber: *this* is 2 cm left.',
  );
  expect(spoken(talk)).not.toMatch(/cuts for|sighs/iu);
  expect(spoken(talk)).toContain('This is 2 cm left.');
  expect(spoken(talk)).toContain('really');
});

it('what the author of a draft tells themselves in brackets is not spoken', () => {
  const draft = write(
    'How a canal lock works\n\nA lock is a box with gates at both ends. The box fills in 10 minutes, 30,000 gallons [CHECK W BRIAN] and no pump anywhere. It was built in 1806 [tbc] by hand.',
  );
  expect(spoken(draft)).not.toMatch(/brian|tbc/iu);
  expect(spoken(draft)).toContain('30,000 gallons and no pump anywhere');
});

it('the number to order at is for the viewers, and the head of a notice is', () => {
  const advert = write(
    'Hello I am Kiprono, I sell pure acacia honey.\n500g is 450 bob and 1kg is 850 bob.\nOrder 0700 000 118\n\nMake for me a nice advert, price must be BIG on the screen.',
  );
  expect(spoken(advert)).toContain('Order 0700 000 118');
  const notice = write(
    'Hi neighbours!! Rink update for Maple Crescent\n\nThe outdoor rink opens Friday Jan 9 at 4 pm.\nFamilies before 7, shinny after.\nHot chocolate is $2 cash only.\n\ncould it have real skate sounds',
  );
  expect(spoken(notice)).toContain('Rink update for Maple Crescent');
});

it('words that a note wants last are said last, in any language', () => {
  const soup = write(
    'annemin mercimek çorbası\n\n1 su bardağı kırmızı mercimek\n2 havuç\nsoğanı tereyağında kavur, kalanları ekle\n\nmüzik istemiyorum. anneme sürpriz yapıcam, sonunda da "ellerine sağlık Nermin Hanım" yazsın',
  );
  expect(spoken(soup)).toMatch(/Ellerine sağlık Nermin Hanım\.$/u);
  expect(spoken(soup)).not.toContain('sürpriz');
});

it('numbered points of which one tells what happened are points, and no steps', () => {
  const piano = write(
    'BEFORE YOU TAKE A FREE PIANO\n1. Play every single key. All 88.\n2. Ask when it was last tuned.\n3. Open the lid, look for moths and rust\n4. Movers charged us $350 for one flight of stairs\n5. Leave it in the room two weeks before tuning.',
  );
  expect(spoken(piano)).not.toContain('Step');
});

it('points under bullets tell no story, and nobody says them to each other', () => {
  expect(
    write(
      "visiter un appart à Lyon, ma check list après 17 visites\n\n- ouvrir tous les robinets, la douche surtout\n- le tel : y a du réseau dans la chambre ?\n- sentir les placards = humidité\n- demander la facture d'élec\n- revenir le soir, la rue change complètement\n- photo des compteurs\n\nau final j'ai signé au 6e sans ascenseur",
    ).genre,
  ).not.toMatch(/dialogue|story/u);
});

it('a wish for a voice forbids nothing to see', () => {
  const { scenes } = write(
    "Visiter un appart à Lyon.\nOuvrir tous les robinets, la douche surtout.\nRevenir le soir, la rue change.\n\n(voix jeune svp pas robot, et pas d'emojis à l'écran)",
  );
  expect(JSON.stringify(scenes)).not.toMatch(/robot/iu);
});
