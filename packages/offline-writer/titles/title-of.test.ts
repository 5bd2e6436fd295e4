import { representative } from '@scenewright/contract/testing/thorough.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const filmOf = (idea: string) =>
  writer.writeScript({
    title: '',
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount: 6,
    sceneLengthS: 6,
    style: '',
    styleNotes: '',
    cast: [],
  });
const titleOf = (idea: string) => filmOf(idea).title;

const owls =
  'Barn owls hunt in the dark by ear alone. Their two ears sit at different heights. The lower ear hears a mouse first. So the owl knows how high to fly.';

describe('the title of a film', () => {
  it.each(
    representative(
      [
        ['Summary', 'Barn owls hunt in the dark by ear alone'],
        ['v3.2.1', 'Barn owls hunt in the dark by ear alone'],
        ['STRICTLY CONFIDENTIAL', 'Barn owls hunt in the dark by ear alone'],
        ['How owls hear', 'How owls hear'],
        ['How owls hear v2 FINAL', 'How owls hear'],
        ['How owls hear (Jo, please check the spelling!!)', 'How owls hear'],
      ] as const,
      () => '',
      3,
    ),
  )('is no furniture: under "%s" it is "%s"', (heading, title) => {
    expect(titleOf(`# ${heading}\n\n${owls}`)).toBe(title);
  });

  it.each([
    [
      'Town of Millbrook – leaf collection begins Monday, October 20\n\nCrews will collect leaves from the curb once a week for five weeks. Please use paper bags only.',
      /leaf collection|collect leaves/iu,
    ],
    [
      'ouderochtend groep 3, donderdag 9 oktober om half negen. kinderen laten zien hoe ze leren lezen met de letterdoos. broertjes en zusjes mogen mee.',
      /^Ouderochtend/u,
    ],
    [
      'Oma\n\nSie hat die Kartoffeln so dünn geschält\ndass man durch die Schale lesen konnte.\nIhre Hände rochen nach Seife\nund nach dem Hof.',
      /^Oma$/u,
    ],
  ])('is neither who writes nor when it is, and what a poem is called: %s', (idea, title) => {
    expect(titleOf(idea)).toMatch(title);
  });

  it.each([
    ['“Last Light” – 30 sec spot – DRAFT 4', 'Last Light'],
    ['Harbour film – 2nd draft', 'Harbour film'],
    ['Fwd: RE: How owls hear - URGENT pls read', 'How owls hear'],
  ])('is the name in a heading that says more: %s', (heading, title) => {
    expect(titleOf(`Title: ${heading}\n\n${owls}`)).toBe(title);
  });

  it.each(
    representative(
      [
        [
          'So this is true i swear. My uncle found a ring in a carrot. He called my aunt at once. They had not spoken for years.',
          'My uncle found a ring in a carrot',
        ],
        [
          'Ok so a duck walks into a bank. He asks for a loan. The clerk says what have you got. The duck says bread.',
          'A duck walks into a bank',
        ],
        [
          'Tenho uma padaria em Recife chamada Pão Nosso. O pão sai às seis. Fica atrás do mercado.',
          'Pão Nosso',
        ],
        ['why do owls blink', 'Why do owls blink?'],
        [
          'Fritzchen kommt nach Hause und sagt: „Mama, ich war heute der Einzige, der etwas wusste!“ Die Mutter fragt: „Was denn?“ Fritzchen sagt: „Wer die Scheibe eingeworfen hat.“',
          'Fritzchen kommt nach Hause',
        ],
        [
          'HEADS UP allotment folks - water is OFF from Wednesday til Friday teatime, they are doing the pipe. Fill your butts now. Bring a mug.',
          'Water is OFF from Wednesday til Friday teatime',
        ],
        [
          'coucou les voisins ! la fête de la rue des Lilas est samedi à midi. Karim fait le barbecue. rangez les voitures avant 10h.',
          'La fête de la rue des Lilas est samedi à midi',
        ],
        [
          'owls at noon\n\nthe owl is asleep in the wall\na wren goes by like a thrown thing\nnobody turns their head at all',
          'Owls at noon',
        ],
      ] as const,
      () => '',
      3,
    ),
  )('names what is told, and no half of a beginning: %s', (idea, title) => {
    expect(titleOf(idea)).toBe(title);
  });

  it.each(
    representative(
      [
        [
          'My nephew set this up so here goes. In 1961 we kept a goat on the roof. It ate the washing. Nobody ever found out.',
          'In 1961 we kept a goat on the roof',
        ],
        [
          'Nous vous informons que la piscine ferme le 3 mai. Elle rouvre le 10 mai. Le café reste ouvert.',
          'La piscine ferme le 3 mai',
        ],
        [
          'Subject: Fwd: allotment video for sunday\nFrom: Bea <bea@plots.example>\n\nThe gate is locked at nine. The water comes back on Monday. Bring your own hose.',
          'Allotment',
        ],
        [
          '# tidekit\n\nTideKit tells you when the path is dry. It works without a signal.',
          'TideKit',
        ],
        [
          'In Loving Memory\n\nRosa Klein taught the whole street to swim. She kept chalk in her coat. The pool is named after her.',
          'Rosa Klein taught the whole street to swim',
        ],
      ] as const,
      () => '',
      3,
    ),
  )('is no throat-clearing, no formula and no mail: %s', (idea, title) => {
    expect(titleOf(idea)).toBe(title);
  });

  it.each([
    [
      'Good morning students. Why do we see lightning before we hear thunder? Light is faster than sound. Count the seconds between them.',
      /lightning/u,
    ],
    [
      'Guten Tag liebe Hausgemeinschaft! Am Dienstag wird das Treppenhaus gestrichen. Bitte nehmt die Schuhe herein.',
      /Treppenhaus/u,
    ],
    ['buenas vecinas! el sábado limpiamos el arroyo. traigan guantes y botas.', /arroyo/u],
    [
      'Buonasera a tutti, la biblioteca riapre lunedì alle nove. Ci sono duecento libri nuovi.',
      /biblioteca/u,
    ],
  ])('is no greeting: %s', (idea, title) => {
    expect(titleOf(idea)).toMatch(title);
    expect(titleOf(idea)).not.toMatch(/^(?:Good|Guten|Buen|Buona)/u);
  });

  it.each([
    'Am frühen Morgen hat der alte Leuchtturmwärter von Sankt Peter mit einer Laterne in der Hand und einem Hund an seiner Seite den letzten Brief geschrieben.',
    'Por la noche la panadera de la plaza mayor de un pueblo muy pequeño de la sierra de Teruel encontró entre los sacos de harina una carta.',
  ])('is never cut behind a word that goes on: %s', (idea) => {
    expect(titleOf(idea)).not.toMatch(/ (?:de|la|der|mit|in|und|von|un|una|einer)…?$/u);
  });

  it.each([
    [
      'Tue 4: 07:10, 3.9 m\nWed 5: 07:52, 4.1 m\nThu 6: 08:40, 4.4 m\n\nThe tide table of Orrin Sands for walkers. At high tide the path is under water.',
      'The tide table of Orrin Sands for walkers',
    ],
    [
      'Ok this is what I want in our village clip thing, is it long enough. The mill at Ash Ford grinds flour by water. The wheel of the mill turns once in eight seconds.',
      'The mill at Ash Ford grinds flour by water',
    ],
  ])('is the first sentence that says what is told: %s', (idea, title) => {
    expect(titleOf(idea)).toBe(title);
  });

  it.each([
    [
      'Three nuns and a beekeeper share a rowing boat across the flooded meadow, and none of them can row.',
      'Three nuns and a beekeeper share a rowing boat across the flooded meadow',
    ],
    [
      'A baker in Lund found a wedding ring in a loaf of rye bread that she had baked for her own sister in law.',
      'A baker in Lund found a wedding ring',
    ],
    [
      'Am Freitag, 3. Mai, bleibt die kleine Brücke über den Mühlbach wegen der Ausbesserung des Geländers den ganzen Tag gesperrt.',
      /^(?:Am Freitag, 3\. Mai, bleibt die|Die) kleine Brücke/u,
    ],
  ])('ends with a clause, not in a word: %s', (idea, title) => {
    if (typeof title === 'string') expect(titleOf(idea)).toBe(title);
    else expect(titleOf(idea)).toMatch(title);
  });

  it('never drops what the rest depends on', () => {
    expect(
      titleOf(
        'Nobody may swim in the upper lake of the reservoir at any hour of the day unless a warden is on the jetty. The wardens come at nine.',
      ),
    ).not.toMatch(/the day$/u);
  });

  it('that names nothing is not said either', () => {
    expect(
      filmOf(`# Overview\n\n${owls}`)
        .scenes.map(({ dialogue }) => dialogue)
        .join(' '),
    ).not.toMatch(/Overview/u);
  });
});

describe('the title of a recipe or a mail', () => {
  it('is what stands above the ingredients, be it one word in capitals', () => {
    expect(
      titleOf(
        "PICCALILLI (Auntie Win's, makes 4 jars)\n1 small cauliflower, cut small\n600ml cider vinegar\n150g sugar\nHeat the vinegar and the sugar. Add the veg for 5 mins.",
      ),
    ).toBe('PICCALILLI');
  });

  it('is never the text for a film', () => {
    expect(
      titleOf(
        'Objet : texte pour le petit film\n\nAtelier Papier-Peau, reliure à la main. On répare le missel de mamie. Devis gratuit le mercredi.',
      ),
    ).not.toMatch(/texte/iu);
  });
});

const candles =
  'ok teacup candles, this is what we do at the thrift store craft nite (Dayton OH)\n\nfind a cup w/ no cracks, ours are 50 cents\nhot glue the wick to the bottom, then hold it up straight w/ a clothespin layed across the top\nmelt soy wax flakes in a coffee can sitting in a pot of water. never straight on the burner!!\ntake it off, stir in a little lavender oil, wait til its like 160, no scratch that 135 degrees\npour slow, stop half inch from the rim\ndont touch it for 2 days i mean it\ntrim the wick to 1/4 inch\n\nplz dont zoom in on the price tags lol';

describe('an opening with remarks to the film-maker names the film all the same [SCRIPT-22]', () => {
  it.each(
    representative(
      [
        [candles, 'Teacup candles'],
        [
          'wackeliger stuhl, bitte nicht wegwerfen!! gestern mit meiner 8b gemacht\n\n1. bein rausdrehen, sonst gummihammer, ganz vorsichtig\n2. alten leim ab, warmer essig und ne zahnbürste\n3. holzleim in das loch UND an den zapfen',
          'Wackeliger stuhl',
        ],
        [
          'gente é a propaganda da minha barraca!!! Tapioca da Neide, Alto da Sé, Olinda\n\ngoma fresquinha peneirada todo dia de manhã\ncoco ralado na hora, queijo coalho, carne de sol\ndoce 9 reais, salgada 13\nvoz de mulher animada viu, e nao bota inglês',
          'Tapioca da Neide',
        ],
        [
          'Laternenumzug Kita Regenbogen, Dienstag 11.11., bitte an alle Eltern 🏮\n\nTreffpunkt 17 Uhr vor der Kirche St. Martin in Hürth\nWeg: Kirche, Marktplatz, Bachstr., Sportplatz. Die Brücke ist gesperrt.\nBecher mitbringen!',
          'Laternenumzug Kita Regenbogen',
        ],
        [
          'vet nurse in Stockport here, getting your cat in the carrier without losing an arm 🐈\n\nleave the carrier out all week w/ one of your worn jumpers in it\ntop loader is better then front, bum first not head first\n\ndont put the clinic name on it pls',
          /^Getting your cat in the carrier/u,
        ],
        [
          'Instrument quiz for my 5th grade band kids, El Paso. give em a beat to think ok?\n\n1. How many strings on a violin? A 4 B 6 C 8. its 4\n2. A piano has how many keys? 66, 88 or 100? Answer 88',
          'Instrument quiz',
        ],
      ] as const,
      () => '',
      3,
    ),
  )('%s', (idea, title) => {
    if (typeof title === 'string') expect(titleOf(idea)).toBe(title);
    else expect(titleOf(idea)).toMatch(title);
  });
});

describe('a title is no part of a sentence that goes on, and no call to the film-maker [SCRIPT-22]', () => {
  it.each([
    'Autumn knitting circle starts on Monday 6 October in the old dairy. Bring wool. Beginners sit by the stove. Tea is free and so is the advice.',
    'For the film people: keep this under 30 secs, no music pls. Text starts here:\n\nThe weir below Corn Mill is mended this week. Boats wait at the lock until Friday. The heron has moved to the island. "We will not miss the noise," said Ada Pryce.',
  ])('%#', (idea) => {
    expect(titleOf(idea)).not.toMatch(/starts$|film people/u);
  });
});

describe('what a film is about is heard [SCRIPT-23]', () => {
  const firstOf = (idea: string) => filmOf(idea).scenes[0]?.sentences[0];

  it('as its first sentence, in the words of its creator, where the others would not say it', () => {
    expect(firstOf(candles)).toMatchObject({ text: 'Teacup candles.', source: 'own' });
  });

  it('without the wish that stands beside it', () => {
    const said = filmOf(candles)
      .scenes.map(({ dialogue }) => dialogue)
      .join(' ');
    expect(said).not.toMatch(/price tags/u);
    expect(said.match(/teacup candles/giu)).toHaveLength(1);
  });

  it('and no second time where a sentence says it', () => {
    const first = firstOf(
      'Our soup bike is back at the Tolbooth every Monday. Leek and potato is still £4. Bring your own mug.',
    );
    expect(first?.text).toBe('Our soup bike is back at the Tolbooth every Monday.');
  });

  it('but not before a poem', () => {
    const first = firstOf(
      'slow please, one line at a time, snow sounds only\n\nSomebody put you on the railing,\none red glove, thumb up,\nas if to stop a bus.\nMonday you had a cap of snow.',
    );
    expect(first?.text).toMatch(/^Somebody put you/u);
  });
});

describe('a heading', () => {
  it('is said or shown in the first scene of a poem, a recipe and a list that hardly fit', () => {
    const poem = filmOf(
      'Shop bell\n\nIt rang for the rep,\nit rang for the vet,\nit rang for a man\nwho is owing me yet.',
    );
    expect(poem.scenes[0]?.dialogue).toContain('Shop bell');
    const recipe = writer.writeScript({
      title: '',
      idea: 'QUINCE CHEESE of my mother in law\n\nIngredients:\n- 2 kg quinces\n- 800 g sugar per kilo\n- juice of half a lemon\n- a sheet of baking paper\n- 300 g of cheese to go with it\n\n1. Boil the quinces for 35 minutes until soft.\n2. Press them through a sieve and weigh the pulp.\n3. Stir the sugar in over a low fire for 50 minutes.\n4. Dry it for 2 days in the air.',
      answers: [],
      orientation: 'vertical',
      sceneCount: 3,
      sceneLengthS: 6,
      style: '',
      styleNotes: '',
      cast: [],
    });
    const spoken = recipe.scenes.map(({ dialogue }) => dialogue).join(' ');
    expect(spoken).toMatch(/Boil.*Stir|Boil/u);
    const [first] = recipe.scenes;
    expect(`${first?.dialogue} ${first?.description}`).toMatch(/quince cheese|2 kg quinces/iu);
  });
});

describe('whom a text is for', () => {
  it.each([
    'To all parents and carers of Year 6\n\nThe leavers’ camp at Birkfell is on 17, 18 and 19 June. The coach leaves at 8.15.',
    'hola vecinos del barrio!! por fin abrimos la pelu canina el lunes 6. baño corte y uñas desde 18 euros',
  ])('is not its title: %s', (idea) => {
    expect(titleOf(idea)).not.toMatch(/parents|vecinos/iu);
  });

  it('does not hide who writes', () => {
    const idea = 'hi all its Graham with the blue van. im back at the village hall on Saturday.';
    expect(titleOf(idea)).toMatch(/Graham|village hall/u);
  });
});
