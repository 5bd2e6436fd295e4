import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const said = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('labels that a text sets itself', () => {
  it.each([
    [
      'points with numbers in any language',
      'Punto 1. Se compra una caldera nueva por 9.000 euros.\nPunto 2. Cada vecino paga 60 euros al mes.',
      ['Se compra una caldera nueva por 9.000 euros.', 'Cada vecino paga 60 euros al mes.'],
    ],
    [
      'slides with their words beside them',
      'Folie 1 Der alte Ofen frisst zwölf Tonnen Holz.\nFolie 2 Der neue kommt mit drei aus.',
      ['Der alte Ofen frisst zwölf Tonnen Holz.', 'Der neue kommt mit drei aus.'],
    ],
    [
      'capitals in front of what was said of them',
      '1. FENCE. The north side has rotted through.\n2. HENS. Nine eggs a week is not enough.\n3. FAIR. 12 stalls, one band.',
      [
        'The north side has rotted through.',
        'Nine eggs a week is not enough.',
        'FAIR.',
        '12 stalls, one band.',
      ],
    ],
  ])('does not say %s', (_, idea, expected) => {
    expect(said(idea)).toEqual(expected);
  });

  it.each([
    'Hinweis fürs Video: Musik ist uns egal',
    'Nota para el montaje: la segunda foto no',
    'Obs p/ edição: sem a foto do cachorro',
    'Note for the editor: blue, like the van',
    'Speaker notes: breathe, look at row two',
  ])('lists a note that says for whom it is: %s', (note) => {
    const { units, requests } = readMaterial(
      `The ferry stops in October. It has one propeller.\n${note}`,
    );
    expect(units.map(({ text }) => text)).toEqual([
      'The ferry stops in October.',
      'It has one propeller.',
    ]);
    expect(requests.join(' ')).toContain(note.slice(note.indexOf(':') + 2));
  });

  it('takes one label of a picture for no script', () => {
    const { form } = readMaterial('The pump is old.\nACTION: Bo to ring the council.\nIt leaks.');
    expect(form.isScript).toBe(false);
  });

  it('says numbers that name something, and the weeks of a plan', () => {
    expect(
      said('Bus 1 leaves at nine from the square.\nBus 2 leaves at ten from the mill.'),
    ).toEqual(['Bus 1 leaves at nine from the square.', 'Bus 2 leaves at ten from the mill.']);
    expect(said('Week 1: walk for ten minutes a day.\nWeek 2: run for one of them.')[0]).toContain(
      'Week 1',
    );
  });

  it('shows the head of a slide and does not say it', () => {
    const { units, requests } = readMaterial(
      'Slide 1 — Problem\nOne jar in nine breaks on the way.\nSlide 2 — Fix [ASK BO]\nWe pack them in wool.',
    );
    expect(units.map(({ text, onScreen }) => [text, onScreen])).toEqual([
      ['One jar in nine breaks on the way.', 'Problem'],
      ['We pack them in wool.', 'Fix'],
    ]);
    expect(requests.join(' ')).toContain('ASK BO');
  });

  it('reads lines that figures without a mark count as steps, and the line below them by itself', () => {
    const { units } = readMaterial(
      'how to bleed the brakes\n1 open the little valve at the back wheel\n2 press the pedal slowly, all the way down to the floor and hold it there\n3 close the valve before you let the pedal go\nnever do this alone',
    );
    expect(units.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'step: Open the little valve at the back wheel.',
      'step: Press the pedal slowly, all the way down to the floor and hold it there.',
      'step: Close the valve before you let the pedal go.',
      'sentence: Never do this alone.',
    ]);
    expect(said('Buy:\n1 onion\n2 eggs\n3 big tomatoes')).toContain('2 eggs.');
  });

  it('does not say how the scenes of a screenplay change, nor takes a colon of its action for a speaker', () => {
    expect(
      readMaterial(
        'INT. MILL – NIGHT\n\nThe wheel turns.\n\nANNA\nWho is there?\n\nThe wheel stops. Below: one wet boot.\n\nTOM\nNobody.\n\nANNA\nThen go home.\n\nSMASH CUT TO BLACK.\nCONT’D p.2',
      ).units.map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`),
    ).toEqual(['Anna: Who is there?', 'Tom: Nobody.', 'Anna: Then go home.']);
  });
});

describe('bars and brackets', () => {
  it('reads what a single bar holds as facts of the dish, or in one breath', () => {
    const { units } = readMaterial(
      'Leek tart\nPrep 15 min | Cook 40 min | Serves 4\n\nIngredients\n2 leeks\n3 eggs\n\nMethod\n1. Fry the leeks.\n2. Add the eggs.',
    );
    expect(units.map(({ text }) => text)).toEqual([
      '2 leeks.',
      '3 eggs.',
      'Fry the leeks.',
      'Add the eggs.',
    ]);
    expect(
      said('Porter wanted\n\nOld Mill | £300 a week | from 3 May\n\nYou carry the flour up.'),
    ).toContain('Old Mill, £300 a week, from 3 May.');
  });

  it('takes no bar for the amounts of a dish', () => {
    for (const bar of ['$410,000 | 3 bd | 1.5 ba | 0.4 ac', '12 likes · Answer · Ask a friend'])
      expect(readMaterial(`Barn for sale\n\n${bar}\n\nIt has a new roof.`).form).toMatchObject({
        hasIngredients: false,
      });
  });

  it.each([
    [
      'Aushang',
      'Ab 2. Mai wird hier gebaut.',
      'ab 2. Mai wird hier gebaut. Die Wand (1. OG) bleibt.',
    ],
    ['abbreviations', 'Fans: att. 52 + a goat.', 'Fans: att. 52 + a goat.'],
  ])('cuts at no day and no shortened word: %s', (_, expected, idea) => {
    expect(said(`Neues aus dem Haus\n\n${idea}`)).toContain(expected);
  });

  it('leaves the mail that is answered out', () => {
    expect(
      said(
        'From: Ida <ida@mill.example>\nTo: all\nSubject: Gate\n\nThe gate stays shut until Friday.\n\n> On 2 May, Bo wrote:\n> who left it open??',
      ),
    ).toEqual(['The gate stays shut until Friday.']);
  });
});
