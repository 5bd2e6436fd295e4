import { describe, expect, it } from 'vitest';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import type { Drawing } from '../../drawing.ts';
import { entries } from '../../lexicon/lexicon.ts';
import { paletteOf } from '../../palette/palette.ts';
import { createRandom } from '../../random.ts';
import { proportionsOf, type StageBrief } from '../../stage.ts';
import { stageFor } from '../../templates/catalogue.ts';
import { artSprite } from '../art.ts';
import { placeActors } from '../place.ts';
import { drawnThings } from './catalogue.ts';
import { readDrawings } from './read-drawing.ts';
import { plan, shown } from './testing/drawn-of.ts';

const palette = paletteOf('meadow', 'day');
const side = 64;
/** How what floats is staged: it rests on nothing. */
const afloat: ReadonlySet<string> = new Set(['symbol', 'flyer', 'swimmer', 'celestial']);
const names = [...drawnThings.keys()];
const stagingOf = (name: string) => drawnThings.get(name)?.staging ?? '';
/** Of each way in which something is staged. */
const some = representative(names, stagingOf, 16);

/** The opaque pixels of a drawing: how many there are, and the lowest row of them. */
async function inkOf(name: string, colour?: string) {
  const { canvas, width, height } = await artSprite(name, side, false, palette, colour);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [ink, lowest] = [0, 0];
  for (let at = 3; at < data.length; at += 4)
    if ((data[at] ?? 0) > 60) {
      ink += 1;
      lowest = Math.floor(at / 4 / width);
    }
  return { share: ink / (width * height), lowest: (lowest + 1) / height, data: [...data] };
}

describe('a drawing of our own', () => {
  it('is there for every name that the lexicon gives', () => {
    const missing = entries.filter(
      ({ emoji }) => emoji?.startsWith('drawn-') === true && !drawnThings.has(emoji),
    );
    expect(missing).toEqual([]);
  });

  it('is plain data, fills its box and rests on its foot', async () => {
    expect(structuredClone(names.map((name) => drawnThings.get(name)))).toEqual([
      ...drawnThings.values(),
    ]);
    for (const name of some) {
      const { share, lowest } = await inkOf(name);
      expect(share, name).toBeGreaterThan(0.08);
      if (!afloat.has(stagingOf(name))) expect(lowest, name).toBeGreaterThan(0.93);
    }
  });

  it('is the same each time it is painted', async () => {
    for (const name of representative(some, stagingOf, 2))
      expect((await inkOf(name)).data).toEqual((await inkOf(name)).data);
  });

  it('takes the colour that a text gives it', async () => {
    const [red, blue] = [
      await inkOf('drawn-sock', '#d92b36'),
      await inkOf('drawn-sock', '#2f6fd6'),
    ];
    expect(red.data).not.toEqual(blue.data);
    expect(red.share).toBe(blue.share);
  });

  it.each(representative(['vertical', 'landscape'] as const))(
    'stands above the captions wherever it leads, %s',
    (orientation) => {
      const portrait = orientation === 'vertical';
      const [width, height] = portrait ? ([1080, 1920] as const) : ([1920, 1080] as const);
      const templates = ['room', 'street', 'hills', 'table'] as const;
      for (const [turn, template] of templates.entries())
        for (const name of shareOf(some, turn, templates.length)) {
          const drawing: Drawing = {
            ...plan('A fox in a forest'),
            orientation,
            template,
            heroes: [{ emoji: name, cue: '' }],
            props: [],
          };
          const brief: StageBrief = {
            width,
            height,
            drawing,
            unit: 1,
            ...proportionsOf({ width, height }),
            palette,
            random: createRandom(1),
            groundY: Math.round(height * (portrait ? 0.655 : 0.755)),
          };
          const [placed] = placeActors(brief, stageFor(brief));
          const below = placed?.grounded === true ? 0 : (placed?.size ?? 0) / 2;
          expect((placed?.y ?? height) + below, name).toBeLessThanOrEqual(
            height * (portrait ? 0.68 : 0.78),
          );
        }
    },
  );

  it('says which line of a sheet it cannot read', () => {
    const look = (sheet: string) => readDrawings(sheet).get('a')?.parts;
    expect(() => look('= a 10 10 5cm object table #ffffff\n  main circle 1 2 3')).toThrow(
      'main circle 1 2 3',
    );
    expect(() => look('= a 10 10 object table #ffffff')).toThrow('= a 10 10');
  });
});

describe('what is drawn of a line', () => {
  it.each([
    ['A kettle.', 'kettle'],
    ['A fabric.', 'fabric-rolls'],
    ['A lace.', 'lace-cloth'],
    ['A fitted sheet.', 'fitted-sheet'],
    ['A tailor’s dummy.', 'dress-form'],
    ['A tablecloth.', 'tablecloth-laid'],
    ['A loom.', 'weaving-loom'],
    ['An embroidery hoop.', 'embroidery-hoop'],
    ['An emergency exit.', 'exit-sign'],
    ['A parking lot.', 'car-park'],
    ['A church hall.', 'village-hall'],
    ['A play area.', 'playground-slide'],
    ['A cash register.', 'cash-register'],
    ['A barber’s chair.', 'barber-chair'],
    ['A pair of clippers.', 'hair-clippers'],
    ['A luggage carousel.', 'luggage-carousel'],
    ['A postcard.', 'postcard'],
    ['A puddle.', 'puddle'],
    ['A dumpster.', 'rubbish-skip'],
    ['A passport.', 'passport'],
    ['A train.', 'passenger-train'],
    ['A night train.', 'night-train'],
    ['An upper berth.', 'sleeper-berths'],
    ['An aeroplane window.', 'aeroplane-window'],
    ['An aircraft cabin.', 'cabin-seats'],
    ['A tugboat.', 'tugboat'],
    ['A car dashboard.', 'car-dashboard'],
    ['A car battery.', 'car-battery'],
    ['A jump lead.', 'jumper-cables'],
    ['A bar of battery.', 'battery-low'],
    ['A dead phone.', 'phone-low'],
    ['A burst pipe.', 'burst-pipe'],
    ['A heat pump.', 'heat-pump'],
    ['A wood chipper.', 'wood-chipper'],
    ['A plank.', 'planks'],
    ['A clock.', 'wall-clock'],
    ['Some candle wax.', 'candle-melted'],
    ['A jar of pickles.', 'pickle-jar'],
    ['A sprig of dill.', 'dill-sprig'],
    ['A glass of chai.', 'chai-glass'],
    ['A lunch box.', 'lunch-box'],
    ['A sourdough starter.', 'sourdough-jar'],
    ['A crumb.', 'loaf-and-crumbs'],
    ['Some rock salt.', 'rock-salt'],
    ['A pack of chewing gum.', 'chewing-gum'],
    ['A monstera.', 'monstera'],
    ['Some potting soil.', 'soil-bag'],
    ['Some orchid bark.', 'bark-chips'],
    ['A frozen lake.', 'lake-frozen'],
    ['A gum tree.', 'gum-tree'],
    ['A heap of sand.', 'sand-heap'],
    ['A salt pan.', 'salt-pans'],
    ['A tree branch.', 'cut-branches'],
    ['A kelpie.', 'kelpie'],
    ['A cockatoo.', 'cockatoo'],
    ['A cane.', 'walking-stick'],
    ['A pressure cooker.', 'pressure-cooker'],
    ['A tiffin box.', 'tiffin-carrier'],
    ['A roll of wallpaper.', 'wallpaper-roll'],
    ['A bowl of lentils.', 'bean-stew'],
    ['A tea bag.', 'tea-bag'],
    ['A roast chicken.', 'roast-chicken'],
    ['A radiator key.', 'radiator-bleeding'],
    ['A nut and bolt.', 'nut-and-bolts'],
    ['A glue gun.', 'glue-gun'],
    ['A tin of paint.', 'paint-tin'],
    ['An air conditioner.', 'air-conditioner'],
    ['A robot lawnmower.', 'robot-mower'],
    ['A guinea pig.', 'guinea-pig'],
    ['A kingfisher.', 'kingfisher'],
    ['A pickup truck.', 'pickup'],
    ['A blackboard.', 'blackboard'],
    ['A piece of chalk.', 'chalk-sticks'],
    ['A post-it note.', 'sticky-notes'],
    ['A robot dog.', 'robot-dog'],
    ['A paper plane.', 'paper-plane'],
    ['A witch’s hat.', 'pointed-hat'],
    ['A piggy bank.', 'piggy-bank'],
    ['A washing machine.', 'washing-machine'],
    ['A curtain ring.', 'curtain-ring'],
    ['A wedding ring.', 'ring-gold'],
    ['An inhaler.', 'inhaler'],
    ['A village well.', 'well'],
    ['A milk float.', 'milk-float'],
    ['A watering can.', 'watering-can'],
    ['A sack of potatoes.', 'sack-potatoes'],
    ['A jar of coins.', 'jar-coins'],
    ['A glass of water.', 'water-glass'],
    ['A stork.', 'stork'],
    ['A robin.', 'robin'],
    ['A typewriter.', 'typewriter'],
    ['An old photograph.', 'photograph'],
    ['A sheet of paper.', 'paper-sheets'],
    ['A road map.', 'folded-map'],
    ['A flight of stairs.', 'staircase'],
    ['A light switch.', 'light-switch'],
    ['A roll of sticky tape.', 'sticky-tape'],
    ['A spool of thread.', 'thread'],
    ['A pair of slippers.', 'slippers'],
    ['A cup.', 'cup-and-saucer'],
    ['A cup of tea.', 'teacup-without-handle'],
    ['A bottle of vinegar.', 'vinegar-bottle'],
    ['Runner beans.', 'green-beans'],
    ['A cinema screen.', 'film-screen'],
    ['A coil of rope.', 'rope-coil'],
    ['A ball of string.', 'string-ball'],
    ['A bale of hay.', 'hay-bale'],
    ['A brick wall.', 'brick-wall'],
    ['A railway track.', 'railway-track'],
    ['A wind turbine.', 'wind-turbine'],
    ['A beehive.', 'beehive'],
    ['A tower crane.', 'tower-crane'],
    ['A walkie-talkie.', 'walkie-talkie'],
    ['The bagpipes.', 'bagpipes'],
    ['A pair of pliers.', 'pliers'],
    ['A cycle helmet.', 'cycle-helmet'],
    ['A bag.', 'carrier-bag'],
    ['A ball.', 'play-ball'],
    ['Dinner.', 'dinner-plate'],
    ['A birthday card.', 'greeting-card'],
    ['A bowl of fruit.', 'fruit-bowl'],
    ['A basket of laundry.', 'laundry-basket'],
    ['A suit of armour.', 'suit-of-armour'],
    ['A tin of tuna.', 'fish-tin'],
    ['A letterbox.', 'door-letterbox'],
    ['A Spanish omelette.', 'omelette'],
    ['A Spanish tortilla.', 'omelette'],
    ['A bread roll.', 'bread-rolls'],
    ['A swarm of bees.', 'bee-swarm'],
    ['Two slugs.', 'slug'],
    ['Bean canes.', 'bean-canes'],
    ['A potter’s wheel.', 'potters-wheel'],
    ['A glazed bowl.', 'glazed-bowl'],
    ['A sharpening stone.', 'whetstone'],
    ['Two knitting needles.', 'knitting'],
    ['A set of screwdrivers.', 'screwdriver-set'],
    ['An egg shell.', 'eggshells'],
    ['A sausage dog.', 'dachshund'],
    ['A car boot.', 'car-boot'],
    ['The boot of the car.', 'car-boot'],
    ['A car on a lift.', 'car-lift'],
    ['A bus shelter.', 'bus-shelter'],
    ['An ice cream van.', 'ice-cream-van'],
    ['A bicycle bell.', 'bicycle-bell'],
    ['A bowling ball.', 'bowling-ball'],
    ['A head torch.', 'head-torch'],
    ['A walking stick.', 'walking-stick'],
    ['A hospital bed.', 'hospital-bed'],
    ['A nurse’s fob watch.', 'fob-watch'],
    ['Two tent pegs.', 'tent-peg'],
    ['An inflatable ring.', 'swim-ring'],
    ['Red and yellow flags.', 'beach-flags'],
    ['A jar of peanut butter.', 'peanut-butter'],
    ['A crate of vegetables.', 'vegetable-crate'],
    ['A supermarket shelf.', 'shop-shelf'],
    ['A microphone stand.', 'microphone-stand'],
    ['Fish on ice.', 'fish-slab'],
    ['Fish and chips.', 'fish-and-chips'],
    ['A gull stealing chips.', 'gull-with-chips'],
    ['A ladder against the house.', 'ladder-on-house'],
    ['A flask of tea.', 'flask-and-cup'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });

  it.each([
    ['An onion.', 'Cut the onion in half.', 'onion-half'],
    ['An onion.', 'Why do onions make us cry?', 'onion'],
    ['A stork.', 'In spring it flies north.', 'stork-flying'],
    ['A volcano.', 'Magma waits inside it.', 'volcano-cut'],
    ['A river.', 'It burst its banks.', 'river-flood'],
    ['A projector.', 'The first slide is the worst.', 'video-projector'],
    ['A projector.', 'The reel began to turn.', 'film-projector'],
    ['A plane.', 'It takes shavings from the wood.', 'wood-plane'],
    ['A plane.', 'It takes us to Spain.', 'airplane'],
    ['A house plant.', 'It is watered on Mondays.', 'watering-plant'],
    ['A house plant.', 'It stands by the window.', 'pot-bushy'],
  ])('%s “%s”', (description, dialogue, name) => {
    expect(shown(plan(description, dialogue))[0]).toBe(name);
  });

  it.each([
    ['An onion.', 'It grows as a bulb.', /bulb/u],
    ['A market stall.', 'Do not look at the phone.', /phone/u],
    ['A kettle.', 'The ring was gone.', /ring/u],
    ['A kettle.', 'She lost the ring.', /ring/u],
    ['A dog.', 'There was no cat.', /cat/u],
    ['A kettle.', 'Press the button.', /button/u],
    ['A fir tree.', 'It loses its needles, needle by needle, as trees do.', /needle/u],
    ['A dog.', 'The bank asked for a new belt on the car.', /belt/u],
    ['A kettle.', 'Watch your blood sugar.', /sugar/u],
    ['A stork.', 'The crane has black wings.', /crane/u],
    ['A sock.', 'They sell it in a chain of shops.', /chain/u],
    ['A beehive.', 'The drone leaves the queen.', /drone/u],
  ])('shows nothing that is meant otherwise or is not there: %s “%s”', (what, dialogue, wrong) => {
    for (const name of shown(plan(what, dialogue))) expect(name).not.toMatch(wrong);
  });

  it.each([
    'A chain of restaurants.',
    'The tower of Pisa.',
    'A search engine.',
    'A golf cart.',
    'A viking helmet.',
    'A kitchen wall.',
    'The flag of France.',
    'A power plant.',
    'An air bag.',
    'A petrol station.',
    'A roll of bubble wrap.',
    'The periodic table.',
    'A nail gun.',
    'A pasta sauce.',
    'Barbed wire.',
  ])('is words where the phrase itself means another thing: %s', (description) => {
    expect(plan(description).board).not.toBeNull();
  });

  it('stands there once where somebody is drawn at work with it', () => {
    expect(shown(plan('A woman pushing a pram.'))).not.toContain('pram');
  });

  it('has the colour and the number that the line says', () => {
    expect(plan('A red sock.').heroes[0]).toMatchObject({ emoji: 'drawn-sock', accent: '#d92b36' });
    expect(plan('Three blue cups and a yellow bucket.').heroes.length).toBeGreaterThan(0);
    expect(plan('Five sheep.').heroes[0]).toMatchObject({ emoji: 'drawn-sheep', count: 5 });
    expect(plan('A swarm of bees.').heroes[0]?.count).toBeUndefined();
  });
});
