import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { PicturePlan, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** Every picture of a film of an idea, in order. */
const pictures = (idea: string): readonly PictureShot[] =>
  writer
    .writeScript(briefOf({ idea, sceneCount: 8, sceneLengthS: 10 }))
    .scenes.flatMap(({ plan }: { plan: PicturePlan }) => [
      plan,
      ...(plan.later ?? []).map(({ shows }) => shows),
    ]);
const itemsOf = (idea: string, layout: PictureShot['layout']) =>
  pictures(idea).find((one) => one.layout === layout && one.items.length > 0)?.items;

describe('several prices [CARD-9]', () => {
  it.each([
    [
      'Upholstery on Mill Lane\nDining seats from $65, armchairs from $480, pick up free.',
      ['Dining seats: from $65', 'armchairs: from $480'],
    ],
    ['Honey from Nakuru\n500g is 450 bob and 1kg is 850 bob.', ['500g: 450 bob', '1kg: 850 bob']],
    [
      'Stuhl reparieren\n\nDas kostet ca. 3 Euro. Neuer Stuhl 79.',
      ['Das kostet: ca. 3 Euro', 'Neuer Stuhl: 79 Euro'],
    ],
    [
      'Tapioca da Neide\n\nDoce 9 reais, salgada 13, subiu o queijo.',
      ['Doce: 9 reais', 'salgada: 13 reais'],
    ],
    [
      'Taller de bicis\n\nPinchazo 6 euros, frenos 15, revisión 40 euros.',
      ['Pinchazo: 6 euros', 'frenos: 15 euros', 'revisión: 40 euros'],
    ],
    [
      'Zakład szewski\n\nFlek 15 zł, zelówka 45 zł, zamek od 30 zł.',
      ['Flek: 15 zł', 'zelówka: 45 zł', 'zamek: od 30 zł'],
    ],
    [
      'Fietsenmaker\n\nBand plakken €12, nieuwe band €30, ketting vanaf €25.',
      ['Band plakken: €12', 'nieuwe band: €30', 'ketting: vanaf €25'],
    ],
  ])('stand all on the card, each with what it is asked for: %s', (idea, items) => {
    expect(itemsOf(idea, 'money')).toEqual(items);
  });

  it.each([
    'Vendo la Vespa\n\nPrezzo 3.000 €, si vede a Lucca dopo le 18.',
    'Telescope\n\nPaid $180 used, best $180 ever.',
  ])('are none where a number is an hour, or the same again: %s', (idea) => {
    expect(itemsOf(idea, 'money')).toBeUndefined();
  });
});

describe('figures beside each other [CARD-9]', () => {
  it.each([
    [
      'Skimming stones my da’s way\n\nMind the ducks. My best is 14, da says 19.',
      ['My best is 14', 'da says 19'],
    ],
    [
      'Couch moving\n\nOurs was 31 inches, couch was 34. It lived on the porch.',
      ['Ours was 31 inches', 'couch was 34'],
    ],
    [
      'Camp de sang\n\nL’an dernier 86 dons. Objectif 100.',
      ['L’an dernier 86 dons', 'Objectif 100'],
    ],
  ])('are rows of one card, and what is said before them is none: %s', (idea, items) => {
    expect(itemsOf(idea, 'list')).toEqual(items);
  });
});

describe('one figure [CARD-9]', () => {
  const figuresOf = (idea: string) => pictures(idea).flatMap(({ figure }) => figure ?? []);

  it.each([
    ['Zucchini every summer\n\nShe mailed me one every summer for 22 yrs.', '22', 'years'],
    ['Cats\n\nDon’t feed it for 3 hrs befor you go.', '3', 'hours'],
    ['Tides\n\nThey come about 12 hours 25 minutes apart.', '12 h 25 min', 'apart'],
    [
      'The match\n\nOur house had the only generator, so 60 people dey inside one parlour.',
      '60',
      'people',
    ],
    ['Hefeteig\n\nDer Teig geht 3 Std im Warmen.', '3', 'Stunden'],
  ])('has its whole unit and no word that is none: %s', (idea, value, unit) => {
    expect(figuresOf(idea)).toContainEqual({ value, unit, label: '' });
  });

  it.each([
    ['Nigeria 98\n\nOliseh has already scored. 3-2. Nobody saw it!', '3-2'],
    ['Kilmallock\n\nWe won 2-0 at home on Sunday.', '2-0'],
    ['Bolzplatz\n\nWir haben 4:1 gewonnen.', '4:1'],
    ['Fútbol\n\nGanamos 3-1 en casa.', '3-1'],
  ])('is how a match stands: %s', (idea, value) => {
    expect(figuresOf(idea).map((figure) => figure.value)).toContain(value);
  });

  it('is no range of what may be chosen', () => {
    const said = JSON.stringify(figuresOf('Tubas\n\nIt is 9, 18 or 30 ft long, nobody knows.'));
    expect(said).not.toContain('18–30');
  });
});

describe('opening hours [CARD-10]', () => {
  it.each([
    ['Upholstery\n\nTue to sat 9 to 4.', 'Tuesday – Saturday', '9', '4'],
    [
      'Tailor on Mill Lane. Open mon to fri 9am to 5:30pm. Bring the dog.',
      'Monday – Friday',
      '9am',
      '5:30pm',
    ],
    [
      'The mobile library is parked by the pump, Tuesdays and Thursdays 10am to 2pm.',
      'Tuesday – Thursday',
      '10am',
      '2pm',
    ],
    ['Tapioca\n\nDe quarta a domingo das 16h ate as 22h.', 'Quarta-feira – Domingo', '16h', '22h'],
    ['Boulangerie\n\nDu mardi au dimanche de 7h à 13h.', 'Mardi – Dimanche', '7h', '13h'],
    ['Fietsen\n\nOpen di t/m za 9 tot 17 uur.', 'Dinsdag – Zaterdag', '9', '17 uur'],
    ['Sarto\n\nDa martedì a sabato dalle 9 alle 19.', 'Martedì – Sabato', '9', '19'],
  ])('are ticked on a week with their hours: %s', (idea, days, from, to) => {
    const week = pictures(idea).find(({ layout }) => layout === 'week');
    expect(week).toMatchObject({ from, to });
    expect([week?.items[0], week?.items.at(-1)].join(' – ')).toBe(days);
  });

  it('of two times a day are both read', () => {
    expect(itemsOf('Taller\n\nLunes a viernes de 10 a 14 y de 17 a 20.', 'list')).toEqual([
      'Lunes a viernes de 10 a 14 y de 17 a 20',
    ]);
  });
});

describe('a card of ingredients [CARD-10]', () => {
  const recipe = (lines: string) => itemsOf(lines, 'ingredients');

  it('holds no step, no length of time and no remark', () => {
    const items = recipe(
      'Zwetschgendatschi, Rezept\n\nZutaten:\n- 60 g Butter\n- 1 Ei\n- 50 g Zucker\n- Prise Salz\n- 1 Std gehen lassen\n\n1. Aufs Blech ausziehen\n2. Zwetschgen drauf',
    );
    expect(items).toEqual(['60 g Butter', '1 Ei', '50 g Zucker', 'Prise Salz']);
  });

  it('is none where something is sold', () => {
    expect(
      recipe('Pepper sauce\n\nYou need:\n- 250 ml bottle TT$35, three for TT$90'),
    ).toBeUndefined();
  });
});
