import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';
import type { FilmScene } from './scene-idea.ts';

const setsOf = (film: readonly FilmScene[], topic = '') =>
  film.map(
    (scene, index) =>
      planDrawing({
        ...{ ...scene, topic, style: '', orientation: 'vertical', film },
        ...{ sceneNumber: index + 1, sceneCount: film.length, seed: 3, motion: 'live' },
        ...{ richness: 'standard', previousTemplate: null },
      }).template,
  );
const said = (description: string, dialogue: string): FilmScene => ({ description, dialogue });

it('stays where its line says it happens until another place is named [SCENE-25]', () => {
  expect(
    setsOf([
      said('An umbrella.', 'I drive the number 14 bus.'),
      said('An old woman sitting.', 'She sat right behind me and said nothing.'),
      said('A purse.', 'She could not find her purse.'),
      said('A wallet.', 'I found mine on the ground at the petrol station.'),
      said('A wallet.', 'Nothing was missing.'),
    ]),
  ).toEqual(['bus', 'bus', 'bus', 'petrol-station', 'petrol-station']);
});

it('takes the place of a plan in any language', () => {
  expect(
    setsOf([
      said('A box. In a launderette.', 'Eine Kiste steht da und niemand weiß, wem sie gehört.'),
      said('A sock.', 'Eine Socke liegt daneben und die andere fehlt.'),
    ]),
  ).toEqual(['launderette', 'launderette']);
});

it.each([
  ['Is it better in the fridge?', 'a question'],
  ['Never leave it on the bus.', 'what is not done'],
  ['It would be lost if you left it on the bus.', 'what is supposed'],
])('is nowhere because of %s (%s)', (line) => {
  expect(setsOf([said('A tomato.', line), said('A tomato.', 'It is ripe.')])).toEqual([
    'abstract',
    'abstract',
  ]);
});

it('leaves what was only put into a fridge for a line, and lets wild animals live where they do', () => {
  expect(
    setsOf([
      said('Some bread. In a fridge.', 'Bread goes stale in the fridge.'),
      said('A loaf.', 'It keeps well in a bag.'),
      said('A bag. In a car park.', 'We met in the car park.'),
      said('A fox.', 'The fox knew before us.'),
    ]),
  ).toEqual(['fridge', 'abstract', 'car-park', 'forest']);
});

it.each([
  ['at the self checkout', 'checkout'],
  ['in the garden centre', 'garden-centre'],
  ['in the bike shop', 'bike-workshop'],
  ['on our allotment', 'allotment'],
  ['in the stairwell', 'stairwell'],
  ['at the kiosk', 'kiosk'],
  ['in the laundromat', 'launderette'],
  ['in a hospital ward', 'hospital-ward'],
  ['in a bakery', 'bakery-shop'],
  ['in a primary school classroom', 'classroom'],
  ['in a barbershop', 'barbershop'],
  ['on a football pitch', 'football-pitch'],
  ['at a train station', 'platform'],
  ['in the town library', 'library'],
  ['at the post office', 'service-counter'],
  ['in the bank', 'service-counter'],
  ['at the reception desk', 'service-counter'],
  ['in the children’s bedroom', 'bedroom'],
  ['on his bed', 'bedroom'],
  ['in the flower bed', 'hills'],
  ['in the manager’s office', 'office'],
  ['in the hospital waiting room', 'waiting-room'],
  ['at the dentist', 'waiting-room'],
  ['in the old church', 'church'],
  ['in the church hall', 'room'],
  ['in our village pub', 'pub'],
  ['at the bar', 'pub'],
  ['in a small café', 'cafe'],
  ['in his car', 'car'],
  ['on the back seat', 'car'],
  ['in the car park', 'car-park'],
  ['in front of the bank', 'street'],
  ['outside the library', 'street'],
  ['at the bus stop', 'bus-stop'],
  ['in the bathroom', 'bathroom'],
  ['in the playground', 'playground'],
  ['in the lift', 'lift'],
  ['in the hospital corridor', 'corridor'],
  ['in front of the lift doors', 'corridor'],
  ['on the campsite', 'campsite'],
  ['on the river bank', 'riverside'],
  ['by the lake', 'riverside'],
  ['by the sea', 'coast'],
  ['at the zebra crossing', 'street'],
  ['in the mountains', 'hills'],
])('knows the place %s', (place, template) => {
  expect(setsOf([said('A box.', `There was a box ${place}.`)])).toEqual([template]);
});

it('lays food on a kitchen table in a film of cooking, and on neutral ground in any other', () => {
  const cooking = [
    said('An onion.', 'Chop the onion, then fry it in a pan.'),
    said('Some rice.', 'Stir in the rice and let it boil.'),
  ];
  expect(setsOf(cooking)).toEqual(['table', 'table']);
  expect(setsOf([said('An onion.', 'Onions made me cry again.')])).toEqual(['abstract']);
});

it('drives nobody through the kitchen of the scene before', () => {
  const film = [
    said('A group of plates.', 'They were all in the kitchen.'),
    said('A man driving a van.', 'I drive a van round the town.'),
  ];
  expect(setsOf(film)[1]).toBe('abstract');
  expect(setsOf([said('Two knives.', 'My kitchen knives are blunt.'), ...film.slice(1)])).toEqual([
    'abstract',
    'abstract',
  ]);
});

describe('a street that we have a set of [SCRIPT-28]', () => {
  const film = (line: string) => [
    said('A stool. On a street.', line),
    said('On a street.', 'Everybody on that street saw it.'),
  ];

  it('is none of a film at home where no street looks so', () => {
    const sets = setsOf(film('Lagos, Nigeria: sixty people in one parlour, jollof for all.'));
    expect(sets).not.toContain('street');
  });

  it('is one of any other film', () => {
    expect(setsOf(film('Sixty people came to see it.'))).toContain('street');
  });
});
