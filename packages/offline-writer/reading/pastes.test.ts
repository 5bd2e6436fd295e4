import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const said = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('what comes along with a paste', () => {
  it('names a mail by its subject and says neither it nor a signature', () => {
    const mail =
      'From: Petra <p@x.example>\nDate: Tue, 4 Mar 2025\nSubject: Fwd: RE: Bike shed - URGENT pls read\nTo: <all@x.example>\n\n' +
      'Dear all,\n\nThe shed will be locked from Monday. Keys are at the desk.\n\nKind regards,\nPetra\n\nPetra Novak\nFacilities | North Site\nMy office hours are Tue - Fri';
    const { title, units } = readMaterial(mail);
    expect(title).toBe('Bike shed');
    expect(units.map(({ text }) => text)).toEqual([
      'The shed will be locked from Monday.',
      'Keys are at the desk.',
    ]);
  });

  it('says of a forum what was written, without who posted, whom they quote and their motto', () => {
    const { title, units } = readMaterial(
      'Re: Re: Moos im Rasen\nvon gruenling » Do 6. Jun, 21:47  Beiträge: 2.318\n\nZitat von Anke12: "Was hilft gegen Moos, bitte??"\n\nKalken hilft nur bei saurem Boden. Danach im Herbst lüften.\n\nGruß Tom\n--\nGras wächst nicht schneller, wenn man daran zieht.',
    );
    expect(title).toBe('Moos im Rasen');
    expect(units.map(({ text }) => text)).toEqual([
      'Kalken hilft nur bei saurem Boden.',
      'Danach im Herbst lüften.',
    ]);
  });

  it.each([
    ['LYON, 3 juin – Le tramway ouvre samedi.', 'Le tramway ouvre samedi.'],
    ['PORTO, 5 de maio — A ponte reabre hoje.', 'A ponte reabre hoje.'],
    ['GALWAY, 16 October – The ferry sails again.', 'The ferry sails again.'],
  ])('says no dateline: %s', (idea, expected) => {
    expect(said(`${idea}\n\nIt costs 2 euros.`)[0]).toBe(expected);
  });

  it.each([
    ['HOLBECK FEN - A van of books stays on the road.', 'A van of books stays on the road.'],
    ['KLEINWUSSOW. Seit Montag gibt es einen Laden.', 'Seit Montag gibt es einen Laden.'],
    ['PORT ELLERY, Maine. The ferry dog retires.', 'The ferry dog retires.'],
    ['WARNING. Do not swim here.', 'WARNING.'],
  ])('says no place in capitals below a headline: %s', (first, expected) => {
    const rest = 'It was said on Monday that nobody had counted them before. '.repeat(3);
    expect(said(`What the village has now\n\n${first} ${rest}`)).toContain(expected);
  });

  it('says no formalities of minutes', () => {
    expect(
      said(
        'Minutes of the parish meeting, 4 May, 7pm, hall\nPresent: Ann, Bo\n1. Minutes of last meeting – agreed. Proposed Ann, seconded Bo.\n2. Matters arising – none\n3. The bells ring again from Sunday after two years of repairs.\nMeeting closed 8pm',
      ),
    ).toEqual(['The bells ring again from Sunday after two years of repairs.']);
    expect(said('The minutes of the last meeting were lost. Nobody minded.')).toHaveLength(2);
  });

  it.each([
    ['•\tWash the brush\n•\tDry it flat\n•\tNever leave it in water'],
    ['▪︎ Wash the brush\n▪︎ Dry it flat\n▪︎ Never leave it in water'],
    ['◦ Wash the brush\n◦ Dry it flat\n◦ Never leave it in water'],
    ['➡️ Wash the brush\n➡️ Dry it flat\n➡️ Never leave it in water'],
    ['» Wash the brush\n» Dry it flat\n» Never leave it in water'],
  ])('says no bullets: %j', (idea) => {
    expect(said(idea)).toEqual(['Wash the brush.', 'Dry it flat.', 'Never leave it in water.']);
  });

  it.each([
    [
      'The cake fell on the dog :( He was happy xD. We baked another one lol. Nobody ate it.',
      ['The cake fell on the dog.', 'He was happy.', 'We baked another one.', 'Nobody ate it.'],
    ],
    ['El pan salió negro jaja. Mañana sale mejor.', ['El pan salió negro.', 'Mañana sale mejor.']],
    ['Nosso bolo queimou kkkk. Amanhã tem outro.', ['Nosso bolo queimou.', 'Amanhã tem outro.']],
    ['The word lol means laughing out loud.', ['The word lol means laughing out loud.']],
  ])('laughs nothing: %s', (idea, expected) => {
    expect(said(idea)).toEqual(expected);
  });
});

it('says no point of marks alone', () => {
  for (const sentence of said('“Well, Visual: a fox ; — [pause]\n— ; [pause]\nFoxes sleep by day.'))
    expect(sentence).toMatch(/\p{L}/u);
});

describe('a question', () => {
  it('gets the mark that its author left away', () => {
    expect(said('Jan: who took my bike\nMia: not me\nJan: where\nMia: are you blind')).toEqual([
      'Who took my bike?',
      'Not me.',
      'Where?',
      'Are you blind?',
    ]);
    expect(said('Ana: ¡Ya llegué!\nLuis: dónde estabas\nAna: En casa.')[1]).toBe('Dónde estabas?');
  });

  it.each([
    ['What goes up must come down'],
    ['Who dares wins'],
    ['Do it now'],
    ['Have a break'],
    ['How it works'],
  ])('is not what only begins like one: %s', (text) => {
    expect(said(`The poster is old and blue.\n${text}`).at(-1)).not.toMatch(/\?$/u);
  });

  it('keeps all letters of its choices, and its answer has them too', () => {
    expect(
      said(
        'Q1 Which is the longest river?\na) Nile b) Amazon c) Rhine\nA: a) Nile\n\nQ2 How many legs has a crab\nA: 10',
      ),
    ).toEqual([
      'Which is the longest river?',
      'a) Nile b) Amazon c) Rhine.',
      'a) Nile.',
      'How many legs has a crab?',
      '10.',
    ]);
    expect(said('Q1. How many bones?\nA) 106 B) 206 C) 306\nAnswer: B) 206')).toEqual([
      'How many bones?',
      'A) 106 B) 206 C) 306.',
      'B) 206.',
    ]);
  });
});

describe('a script with a voice', () => {
  it.each([
    [
      'SPOT VÉLO – V3\n\nSÉQ. 1 – EXT. RUE – MATIN\nUn enfant à vélo. SON DE CLOCHE.\nVOIX OFF : Il est huit heures.\n\nSÉQ. 2 – INT. VOITURE – CONTINU\nLa conductrice rit.\nVOIX OFF (plus bas) : Deux secondes suffisent.',
      [
        ['Il est huit heures.', 'Rue, matin; Un enfant à vélo.'],
        ['Deux secondes suffisent.', 'Voiture; La conductrice rit.'],
      ],
    ],
    [
      'Escena 1. EXT. PLAYA – DÍA\nUna niña corre.\nNARRADOR: Cada bolsa tarda 150 años en irse.\n\nEscena 2: INT. COCINA\nLa madre guarda la bolsa.\nNARRADOR: Guárdala y úsala otra vez.',
      [
        ['Cada bolsa tarda 150 años en irse.', 'Playa, día; Una niña corre.'],
        ['Guárdala y úsala otra vez.', 'Cocina; La madre guarda la bolsa.'],
      ],
    ],
    [
      'Scena 1: ESTERNO – NOTTE\nUn faro nella nebbia.\nVOCE FUORI CAMPO: Il faro ha ottocento anni.\nScena 2: INTERNO – SCALA\nUna lampada.\nVOCE FUORI CAMPO: Ha centosettantadue gradini.',
      [
        ['Il faro ha ottocento anni.', 'Notte; Un faro nella nebbia.'],
        ['Ha centosettantadue gradini.', 'Scala; Una lampada.'],
      ],
    ],
    [
      'Un gato en la ventana.\nVOZ EN OFF: Nadie lo espera.\nLlueve.\nVOZ EN OFF: Él sí espera.',
      [
        ['Nadie lo espera.', 'Un gato en la ventana.'],
        ['Él sí espera.', 'Llueve.'],
      ],
    ],
  ])('says the voice alone: %j', (idea, expected) => {
    expect(readMaterial(idea).units.map(({ text, picture }) => [text, picture])).toEqual(expected);
  });

  it('says on what runs over several lines', () => {
    expect(
      said(
        'Narrator: We begin in the harbour.\nThen the boats come in.\nNarrator: They carry herring.',
      ),
    ).toHaveLength(3);
  });
});

describe('what is to be seen at the end', () => {
  it.each([
    ['Our shop mends coats. It costs 12 euros. Put @mendit at the end please.', '@mendit'],
    [
      'Unser Laden flickt Jacken. Es kostet 12 Euro. Am Ende bitte www.flick.example zeigen.',
      'www.flick.example',
    ],
    ['A loja conserta casacos. Custa 12 reais. Coloca o @conserta no final.', '@conserta'],
  ])('is the account or address itself: %s', (idea, literal) => {
    const { units } = readMaterial(idea);
    expect(units).toHaveLength(2);
    expect(units.at(-1)?.onScreen).toBe(literal);
  });

  it('is never the words that stand for one', () => {
    const { units } = readMaterial(
      'VO: Give today.\nSUPER: logo + web address\nVO: Thank you.\nSUPER: 2 pm',
    );
    expect(units.map(({ onScreen }) => onScreen)).toEqual([null, '2 pm']);
  });
});

describe('the heading of a press release', () => {
  it('is neither said nor the title', () => {
    const { units, title } = readMaterial(
      'PRESS RELEASE - for immediate release\n\nHarbour clock to strike again after nine years\n\nThe clock above the harbour will strike at noon on Friday. It stopped when the tower flooded.',
    );
    expect(`${title ?? ''} ${units.map(({ text }) => text).join(' ')}`).not.toMatch(/release/iu);
    expect(units.length).toBeGreaterThan(1);
  });
});
