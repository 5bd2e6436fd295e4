import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { placeOfWords } from '@scenewright/contract/rules/shot-words.ts';
import { expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const write = (idea: string, sceneCount: number) =>
  writer.writeScript({
    ...{ title: '', idea, answers: [], orientation: 'vertical', sceneCount, sceneLengthS: 10 },
    ...{ longestSceneS: 60, style: '', styleNotes: '', cast: [] },
  }).scenes;

const library = [
  ['Nan', 'Excuse me, young man, have you got the one with the ship on it?'],
  ['Theo', 'Do you know who wrote it, or what it is called?'],
  ['Nan', 'No. But it was blue, and it stood just here last year.'],
  ['Theo', 'We have four thousand blue ones.'],
  ['Nan', 'Then I am going to need a chair.'],
  ['Theo', 'I will bring you two, one is for the books.'],
] as const;
const idea = library.map(([who, line]) => `${who}: ${line}`).join('\n');

it('says in every scene of a conversation who speaks from which words on [SCENE-24]', () => {
  const scenes = write(idea, 3);
  const heard = scenes.flatMap(({ description, dialogue }) => {
    const { subjects, turns = [] } = readDescription(description);
    const places = turns.map(({ at }) => (at === '' ? 0 : placeOfWords(dialogue, at)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    for (const { who } of turns) expect(subjects.map(({ what }) => what)).toContain(who);
    return library.flatMap(([who, line]) => {
      const from = dialogue.indexOf(line);
      if (from < 0) return [];
      const turn = turns[places.findLastIndex((place) => place <= from)];
      const alone = subjects.find(({ doing }) => doing === 'talking');
      return [[who.toLowerCase(), (turn?.who ?? alone?.what)?.toLowerCase()]];
    });
  });
  expect(heard.length).toBeGreaterThan(4);
  expect(heard.filter(([who, shown]) => who !== shown)).toEqual([]);
});

it('names them in the same order in all scenes, so that nobody changes sides', () => {
  const first = write(idea, 3).flatMap(({ description }) => {
    const { subjects, turns } = readDescription(description);
    return turns === undefined ? [] : [subjects[0]?.what.toLowerCase()];
  });
  expect(first.length).toBeGreaterThan(1);
  expect(new Set(first)).toEqual(new Set(['nan']));
});

it('gives what somebody says they have to who says it', () => {
  const [scene] = write(
    [
      'ANNA: Hello, I would like to return this umbrella.',
      'BEN: Did it ever work?',
      'ANNA: Once. In the shop.',
      'BEN: I read the newspaper. No rain is coming.',
    ].join('\n'),
    2,
  );
  const { subjects } = readDescription(scene?.description ?? '');
  expect(subjects.find(({ what }) => /anna|woman/iu.test(what))?.holding).toMatch(/umbrella/u);
});

/** The words of a scene's plan. */
const describedIn = (idea: string, sceneCount: number) =>
  write(idea, sceneCount).map(({ description }) => description);

it.each([
  [
    'MAYA: You played drums? You?\nGRANDPA: Four years. In a band with no name.\nMOM (O.S.): Absolutely not!\nGRANDPA: I have still got it.',
    /mom/iu,
  ],
  [
    'Lena: Hi, did you get the tablet working?\nOpa (am Telefon): Ich habe alles gedrückt.\nLena: Auch die kleine Kugel?\nOpa (am Telefon): Die Kugel, die Glocke und den Hund.',
    /opa|grandp|grandf/iu,
  ],
  [
    'Nico: Abuela, ¿por qué lloran las novias?\nAbuela: Porque el vestido aprieta.\nMadre (desde arriba): ¡Nico, deja los botones!\nAbuela: Déjalo. Ya se ha tragado dos.',
    /(?:^|; )mother|madre/iu,
  ],
])('shows nobody who is only heard, and tells when they are: %s', (heard, who) => {
  const all = describedIn(heard, 3);
  const told = all.map((description) => readDescription(description));
  expect(told.flatMap(({ subjects }) => subjects.map(({ what }) => what)).join('; ')).not.toMatch(
    who,
  );
  expect(told.flatMap(({ turns = [] }) => turns.map((turn) => turn.who)).join('; ')).toMatch(who);
});

it('lets nobody speak what is told between two of them', () => {
  const told = describedIn(
    'Morag: Is this the queue?\nDev: It is.\nA bus goes by without stopping.\nDev: That was it.\nMorag: Did you wave?',
    3,
  ).join(' ');
  expect(told).toMatch(/speak in turn: (?:[^.]*; )?narrator/u);
});

it.each([
  [
    'At the bus stop',
    'Morag: Is this the queue?\nDev: It is.\nMorag: In the garden it rains.\nDev: Here too.',
    /^At a bus stop$/u,
  ],
  [
    'Im Treppenhaus',
    'Frau Kessler: Hören Sie das Klavier?\nHerr Brandt: Ja.\nFrau Kessler: Und wer ist das?\nHerr Brandt: Das bin ich.',
    /stairwell/u,
  ],
  [
    'À la boulangerie',
    "La cliente : Il vous reste des croissants ?\nLe boulanger : Un. Il est à moi.\nLa cliente : Deux euros.\nLe boulanger : D'accord.",
    /bakery/u,
  ],
  [
    'Na praia',
    'Menina: O mar acaba onde?\nAvô: Na África.\nMenina: Dá pra ver daqui?\nAvô: Hoje não.',
    /beach/u,
  ],
])('is where its title says, in all scenes: %s', (title, said, place) => {
  const places = describedIn(`${title}\n\n${said}`, 3).map(
    (description) => readDescription(description).place,
  );
  expect(places.length).toBeGreaterThan(0);
  for (const each of places)
    expect(`${title === 'At the bus stop' ? 'At ' : ''}${each}`).toMatch(place);
});
