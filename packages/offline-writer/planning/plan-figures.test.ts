import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { plan } from './testing/plan-lines.ts';

describe('figures, hours and days', () => {
  it.each([
    ['The roof will cost $12,000.', '$12,000, roof'],
    ['After 10 years you have 1,628.89.', '1,628.89, after 10 years'],
    ['Against a forecast of 2,000 visits.', '2,000 visits'],
    ['It fills 90 kilos of flour.', '90 kilos of flour'],
    ['The cake alone went for $210 to dentist Owen Bartlett.', '$210'],
    ['It measures 6.4 metres across and turns about four times.', '6.4 metres'],
    ['Rope made up 58 percent of the weight.', '58% of the weight'],
    ['The old mill gives us a 12-mile walk.', '12-mile walk'],
    ['The £6.8 million vessel was built in Norway.', '£6.8 million vessel'],
    ['The pump loses 3 litres a minute.', '3 litres a minute'],
    ['Hire costs $18 per acre.', '$18 per acre'],
    ['£10 feeds a family of four.', '£10'],
    ['They fed 340 families a week.', '340 families a week'],
    ['The hall holds 150 foot passengers.', '150 foot passengers'],
    ['The loaf weighs 2 kilos and my back hurts.', '2 kilos, loaf'],
    ['The drone flies at 40 mph with a camera.', '40 mph, drone'],
  ])('tells the figure of %s as a whole phrase', (line, told) => {
    const { figure } = plan(line);
    expect(describePlan({ ...emptyPlan, layout: 'figure', figure })).toBe(`A figure: ${told}.`);
  });

  it.each([
    ['Gebraucht ja, neu nein. 3,5 von 5 Sternen.', 'de', '3,5', 'von 5 Sternen'],
    ['I would go again. 4 out of 5 stars.', 'en', '4', 'out of 5 stars'],
  ])(
    'shows the rating of %s as it is given, at its own sentence, and no stars',
    (line, language, value, unit) => {
      const { later = [] } = plan(line.split(/(?<=\.) /u), {}, { language });
      const { layout, figure, subjects } = later[0]?.shows ?? {};
      expect({ layout, figure, subjects }).toEqual({
        layout: 'figure',
        figure: { value, unit, label: '' },
        subjects: [],
      });
    },
  );

  it.each([
    ['Was £900, want £220.', 'en', '£220'],
    ['Neupreis 400 €, jetzt 90 €.', 'de', '€90'],
    ['Avant 60 €, maintenant 45 €.', 'fr', '€45'],
    ['Antes 80 €, ahora 50 €.', 'es', '€50'],
  ])(
    'shows what is asked, and not what was asked before: %s [SCRIPT-20]',
    (line, language, asked) => {
      const { figure } = plan(line, {}, { language, genre: 'pitch' });
      expect(`${figure?.unit}${figure?.value}`).toContain(asked.replace(/\D/gu, ''));
    },
  );

  it.each([
    ['A minha filha de 6 anos deixa-lhe uma taça à porta.', 'pt'],
    ['Ana, 34 años, lleva la tienda.', 'es'],
    ['Mein 9 Jahre alter Sohn malt Schilder.', 'de'],
    ['Unsere Tochter, 16 Jahre, hilft im Laden.', 'de'],
    ['Un garçon de 11 ans a trouvé la bague.', 'fr'],
    ['Mia figlia di 10 anni dipinge i cartelli.', 'it'],
    ['Een meisje van 8 jaar vond de ring.', 'nl'],
    ['Chłopiec w wieku 9 lat znalazł pierścionek.', 'pl'],
    ['A boy of 9 years found the ring.', 'en'],
    ['My 14-year-old son found it.', 'en'],
  ])('shows no age of somebody who does something else: %s [SCRIPT-20]', (line, language) => {
    expect(plan(line, {}, { language }).figure).toBeNull();
  });

  it.each([
    ['Llevamos 15 años en la plaza.', 'es', '15'],
    ['Vendiamo pane da 25 anni.', 'it', '25'],
    ['Wir sind seit 30 Jahren am Markt.', 'de', '30'],
    ['O cão tem 12 anos.', 'pt', '12'],
  ])(
    'shows how long something lasts, and an age that is the point: %s',
    (line, language, value) => {
      const { layout, figure } = plan(line, {}, { language });
      expect([layout, figure?.value]).toEqual(['figure', value]);
    },
  );

  it('shows how many of some there are, and not how many there are in all', () => {
    const { figure } = plan('An inspection found rot in 11 of the 26 oak beams.');
    expect(figure).toEqual({ value: '11', unit: 'of the 26 oak beams', label: '' });
  });

  it('shows no figure of which its line says that it is not so [SCRIPT-20]', () => {
    const { figure } = plan('La de 8 kilos no es mejor que la de 4.', {}, { language: 'es' });
    expect(figure).toBeNull();
  });

  it.each([
    ['The 24-vehicle ferry is new.', 'en'],
    ['Roast at 150 for an hour and a quarter.', 'en'],
    ['Fällt der Zeiger auf 0,75 ganz ab, muss er weg.', 'de'],
    ['Wir haben 40 ganz sicher gezählt.', 'de'],
    ['Ho 38 begli esempi.', 'it'],
  ])('makes no figure of a number of nothing: %s', (line, language) => {
    expect(plan(line, {}, { language, genre: 'article' }).figure).toBeNull();
  });

  it.each([
    ['Die Feuerwehr rettete 38 Katzen vom Dach.', 'de', '38 Katzen'],
    ['Vendimos 240 libros en una semana.', 'es', '240 libros'],
    ['Mój dziadek ma 81 lat i tańczy.', 'pl', '81 lat'],
    ["J'ai commandé 3 000 livres avant juin.", 'fr', '3 000 livres'],
  ])('counts by the sure rule of another language: %s', (line, language, told) => {
    const { figure } = plan(line, {}, { language, genre: 'article' });
    expect(describePlan({ ...emptyPlan, layout: 'figure', figure })).toBe(`A figure: ${told}.`);
  });

  it.each([
    ['Takes 22 cars and 150 foot passengers.', 'en', ['22 cars', '150 foot passengers']],
    [
      'Melt 4oz butter with 6oz black treacle and 4oz soft brown sugar in the big pan.',
      'en',
      ['4oz butter', '6oz black treacle', '4oz soft brown sugar'],
    ],
    ['Mix 3 bags of sand with a bucket of water and 1 bag of cement.', 'en', null],
    [
      '4 patatas medianas (unos 600 g), 6 huevos, 1 cebolla.',
      'es',
      ['4 patatas medianas', '6 huevos', '1 cebolla'],
    ],
  ])('lists all amounts in a row: %s', (line, language, items) => {
    const read = plan(line, {}, { language, genre: 'article' });
    if (items === null) expect(read.layout).not.toMatch(/list|ingredients/u);
    else expect(read).toMatchObject({ layout: expect.stringMatching(/list|ingredients/u), items });
  });

  it.each<[string, string, Partial<PicturePlan> | null]>([
    ['The office is open until 6 am.', 'en', { from: '', to: '6 am' }],
    ['Order your cake before thursday 6pm.', 'en', { from: '', to: 'thursday 6pm' }],
    ['Training is 5.30pm til 6.45pm.', 'en', { from: '5.30pm', to: '6.45pm' }],
    ['The desk is open 9 to 5pm.', 'en', { from: '9am', to: '5pm' }],
    [
      'El agua falta hasta el viernes 21 a las 6 am.',
      'es',
      { from: '', to: 'viernes 21 a las 6 am' },
    ],
    ['Das Tor ist ab Montag um 8 Uhr offen.', 'de', { from: 'Montag um 8 Uhr', to: '' }],
    ['It opens at 7 pm.', 'en', { from: '7 pm', to: '' }],
    ['Le concert est à 20 h.', 'fr', { from: '', to: '', quote: '20 h' }],
    ['No dogs on the beach before 6pm.', 'en', null],
    ['There is no bus after 11 pm.', 'en', null],
    ['Kein Lärm nach 22 Uhr.', 'de', null],
    [
      'The warning holds from Sat 03:00 to Sun 21:00.',
      'en',
      { from: 'Sat 03:00', to: 'Sun 21:00' },
    ],
  ])('says of an hour whether something begins or ends: %s', (line, language, expected) => {
    const read = plan(line, {}, { language, genre: 'news' });
    if (expected === null) expect(read.layout).not.toBe('clock');
    else expect(read).toMatchObject({ layout: 'clock', ...expected });
  });

  it.each([
    ['Entries close by 28 February.', 'en', 'by 28 February'],
    ['Die Brücke ist bis zum 30. Mai gesperrt.', 'de', 'bis zum 30. Mai'],
    ['The road is shut from 9 June.', 'en', '9 June'],
  ])('says of a day that something ends then: %s', (line, language, date) => {
    expect(plan(line, {}, { language, genre: 'news' })).toMatchObject({ layout: 'calendar', date });
  });

  it('tells what is at several hours', () => {
    const line = 'Programme : la chorale à 18 h 30, le groupe rock à 20 h, et DJ Malik à 22 h 30.';
    expect(plan(line, {}, { language: 'fr', genre: 'news' })).toMatchObject({
      layout: 'list',
      items: ['la chorale à 18 h 30', 'le groupe rock à 20 h', 'DJ Malik à 22 h 30'],
    });
  });

  it('makes no timeline whose points say the same', () => {
    const line = 'Holland lost half of its larks between 1995 and 2016.';
    expect(plan(line, {}, { genre: 'article' }).layout).not.toBe('timeline');
  });
});
