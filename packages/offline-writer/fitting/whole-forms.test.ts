import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

const filmOf = (idea: string, sceneCount: number, sceneLengthS: number) =>
  writer.writeScript(
    briefOf({ idea, sceneCount, sceneLengthS, longestSceneS: Math.floor(sceneLengthS * 1.5) }),
  );
/** What each scene says, without its silences. */
const scenesOf = (idea: string, sceneCount: number, sceneLengthS: number): readonly string[] =>
  filmOf(idea, sceneCount, sceneLengthS).scenes.map(({ dialogue }) =>
    dialogue.replaceAll(/\s*\[pause[^\]]*\]/gu, ''),
  );

describe('a joke', () => {
  const parrot = `Here's a joke my gran tells every Christmas, she is 91 and lives in Cork.

A farmer buys a talking parrot at the fair. He takes it home and it says nothing for a week. He goes back and shouts, "This bird is dumb!" The dealer says, "Did you ask it anything?" "I asked it forty questions," says the farmer. The dealer sighs. "That's your trouble. It's waiting for you to stop."`;
  const beamter = `Ein Witz aus dem Rathaus, von meinem Kollegen Uwe.

Ein Mann kommt ins Amt und will einen Antrag stellen. Der Beamte schaut auf die Uhr und sagt: „Kommen Sie morgen wieder.“ Am nächsten Tag steht der Mann wieder da. „Morgen“, sagt der Beamte. Der Mann sagt: „Das haben Sie gestern auch gesagt.“ „Sehen Sie“, sagt der Beamte, „auf uns ist Verlass.“`;
  const camarero = `Un chiste de mi tía Paca, que vende fruta en Jaén.

Un cliente llama al camarero y le señala la sopa. «Pruebe la sopa», le dice. «¿Está fría?», pregunta el camarero. «Pruebe la sopa.» «¿Le falta sal?» «Usted pruebe la sopa.» «Está bien, ¿dónde está la cuchara?» «¡Ajá!», dice el cliente.`;

  it.each([
    ['en', parrot, 4, 7, 'A farmer buys', 'waiting for you to stop', 'gran tells'],
    ['de', beamter, 4, 7, 'Ein Mann kommt', 'ist Verlass', 'Kollegen Uwe'],
    ['es', camarero, 3, 7, 'Un cliente llama', '¡Ajá!', 'tía Paca'],
  ])(
    'that its author calls one (%s) keeps how it begins and its point before who told it',
    (_, idea, count, seconds, begin, point, teller) => {
      const film = filmOf(idea, count, seconds);
      const told = scenesOf(idea, count, seconds).join(' ');
      expect(film.genre).toBe('joke');
      expect(told).toContain(begin);
      expect(told.slice(-60)).toContain(point);
      const isWhole = film.leftOut.every(({ sentence }) => sentence.text.includes(teller));
      if (!isWhole) expect(told).not.toContain(teller);
    },
  );

  it('that is too long loses what it began with after its first sentence, and not what leads to its point', () => {
    const told = scenesOf(parrot, 3, 7).join(' ');
    expect(told).toContain('A farmer buys');
    expect(told).toContain('I asked it forty questions');
    expect(told).toContain('waiting for you to stop');
  });
});

describe('a poem', () => {
  const ilse = `Für Oma Ilse zum 80. von deiner Enkelin Jule, vorgetragen beim Kaffee.

Du hast uns die Äpfel vom Baum geschüttelt,
du hast uns die Angst aus den Haaren gerüttelt.
Du hast uns die Knie mit Spucke geputzt
und niemals, nein niemals, ein Schimpfwort benutzt.

Der Garten, der wuchs und das Haus wurde klein,
es passten sechs Enkel und zwei Hunde hinein.
Du standst in der Tür mit dem Löffel in der Hand
und kanntest uns alle am Schritt schon, am Gang.

Nun sitzen wir hier und du zählst uns noch mal,
es fehlt keine Nase in unserer Zahl.
Wir danken dir, Oma, für Brot und für Licht:
Die Äpfel vergehen, das Schütteln vergisst man nicht.`;
  const stanzas = ilse
    .split('\n\n')
    .slice(1)
    .map((stanza) => stanza.split('\n'));

  it('is told whole before whom it is for', () => {
    const told = scenesOf(ilse, 6, 8).join(' ');
    for (const line of stanzas.flat()) expect(told).toContain(line);
    expect(told).not.toContain('vorgetragen');
  });

  it.each([3, 4, 5])('loses whole stanzas, and never the last: %i scenes', (count) => {
    const told = scenesOf(ilse, count, 8).join(' ');
    for (const stanza of stanzas) {
      const lines = stanza.filter((line) => told.includes(line));
      expect([0, stanza.length]).toContain(lines.length);
    }
    expect(told).toContain('das Schütteln vergisst man nicht');
    expect(told).not.toContain('vorgetragen');
  });
});

describe('a dialogue', () => {
  const schirm = `Gespräch im Fundbüro, gestern so gehört

Kundin: Guten Tag, ich suche meinen Schirm.
Herr Wolf: Welche Farbe?
Kundin: Schwarz.
Herr Wolf: Davon habe ich hundertvierzig.
Kundin: Er hat einen Griff aus Holz.
Herr Wolf: Davon habe ich neunzig.
Kundin: Und er steht hinter Ihnen.
Herr Wolf: Das ist meiner.
Kundin: Da steht mein Name drauf.
Herr Wolf: Dann haben wir wohl beide einen guten Geschmack.`;

  it.each([2, 3, 4])('keeps its last answer before where it was heard: %i scenes', (count) => {
    const told = scenesOf(schirm, count, 6).join(' ');
    expect(told).toContain('Da steht mein Name drauf. Dann haben wir wohl beide');
    expect(told).toContain('ich suche meinen Schirm');
    if (told.includes('Welche Farbe?')) expect(told).toContain('Welche Farbe? Schwarz.');
    expect(told).not.toContain('gestern so gehört');
  });
});

describe('points', () => {
  it.each([
    [
      'Four things I tell every new plumber on day one. I have run Marsh Lane Heating since 1998.\n1. Turn off the water before you turn a screw. Obvious. Ask Dean.\n2. Take a photo of every joint\n3. Never trust a label on a valve, test it first\n4. Say sorry before you say what broke\nWe have six vans now and a dog called Olive. The office is behind the chip shop. Come and say hello any Friday.',
      'Four things',
      ['Turn off the water', 'Take a photo', 'Never trust a label', 'Say sorry'],
    ],
    [
      'Tre regole per la moka. Le diceva mio nonno, barista a Bari.\n1) Acqua fino alla valvola, mai sopra\n2) Il caffè non si pressa. Mai.\n3) Fuoco basso e coperchio aperto\nChe bel ricordo, quella cucina gialla. Il nonno si chiamava Vito e aveva i baffi.',
      'Tre regole',
      ['Acqua fino', 'non si pressa', 'Fuoco basso'],
    ],
    [
      'Im Tierheim hören wir immer dieselben drei Ausreden, und ich arbeite hier seit 2011.\n1. Er haart zu sehr\n2. Wir ziehen nächsten Monat in eine kleinere Wohnung\n3. Das Kind wollte doch nur einen kleinen Hund\nDie Katzen sitzen im zweiten Stock. Der Kaffee ist schlecht, aber heiß. Sonntags ist offen.',
      'drei Ausreden',
      ['haart', 'kleinere Wohnung', 'kleinen Hund'],
    ],
  ])('that are counted are told all, or nobody counts them: %s', (idea, count, points) => {
    for (const [scenes, seconds] of [
      [2, 6],
      [3, 6],
      [4, 6],
    ] as const) {
      const told = scenesOf(idea, scenes, seconds).join(' ');
      if (told.includes(count)) for (const point of points) expect(told).toContain(point);
    }
    const told = scenesOf(idea, 4, 6).join(' ');
    for (const point of points) expect(told).toContain(point);
  });

  it('of two lists are told of both', () => {
    const idea =
      'School trip to the salt mine, Thursday 12 June\n\nPlease bring:\n- a warm jumper, it is 11 degrees down there all year\n- lunch without nuts\n- flat shoes with laces\n- your form, signed\n\nPlease leave at home:\n- phones\n- energy drinks\n- anything that bleeps\n\nWe leave at 8.10 sharp from the back gate. Last year we waited for one boy for twenty minutes and he was in the toilet. Mr Aziz has the list.';
    const told = scenesOf(idea, 4, 6).join(' ');
    for (const point of ['jumper', 'nuts', 'shoes', 'form', 'hones', 'energy', 'bleeps'])
      expect(told.toLowerCase()).toContain(point);
  });

  it.each([
    'ciao a tutti!\nprimo: si lava il riso tre volte, finché l’acqua è chiara\nsecondo: si tosta in padella col burro\nterzo: si copre col brodo e non si gira\nquarto: si spegne e si aspetta cinque minuti',
    'Erstens: die Kette mit Spiritus reinigen.\nZweitens: jedes Glied mit einem Tropfen ölen.\nDrittens: zehn Minuten warten.\nViertens: das Öl wieder abwischen, sonst klebt der Dreck.',
  ])('that are counted in words are steps and nobody’s lines: %s', (idea) => {
    const film = filmOf(idea, 4, 7);
    expect(film.genre).not.toBe('dialogue');
    expect(film.leftOut.filter(({ why }) => why === 'no-room')).toEqual([]);
  });
});

describe('a quiz', () => {
  it.each([
    'Pub quiz, round 2, rivers\nQ1 What is the longest river in France? A Loire\nQ2 Which river runs through Kraków? A Vistula\nQ3 Which river did Caesar cross? A: Rubicon',
    'Pub quiz, tools\nQ1 What does a cooper make? A. Barrels\nQ2 What does a farrier shoe? A. Horses\nQ3 What does a luthier build? A. Lutes and violins',
  ])('shows no answer beside its question, nor says its letter: %s', (idea) => {
    const scenes = scenesOf(idea, 6, 6);
    expect(scenes).toHaveLength(6);
    for (const scene of scenes) expect(scene).not.toMatch(/\?\s*\S/u);
    for (const scene of scenes) expect(scene).not.toMatch(/^A[ .:]/u);
  });
});
