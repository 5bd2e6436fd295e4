import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

/* What is drawn of streets, farms, shores, planets and history: the thing itself, and no plain cousin of it. */

describe('what is drawn of a line out of doors', () => {
  it.each([
    ['A speed camera.', 'traffic-camera'],
    ['A security camera.', 'cctv-camera'],
    ['A control box.', 'signal-cabinet'],
    ['A manhole cover.', 'manhole-cover'],
    ['A detour sign.', 'diversion-sign'],
    ['An inner tube.', 'inner-tube'],
    ['A bicycle tyre.', 'bike-tyre-off'],
    ['A number plate.', 'number-plate'],
    ['A rear-view mirror.', 'rear-view-mirror'],
    ['A motorcycle helmet.', 'motorbike-helmet'],
    ['A cargo bike.', 'cargo-bike'],
    ['A traffic jam.', 'traffic-jam'],
    ['An escalator.', 'escalator'],
    ['An elevator.', 'lift-doors'],
    ['A polling station.', 'polling-booth'],
    ['A bouncy castle.', 'bouncy-castle'],
    ['A seat belt.', 'seat-belt'],
    ['A dahlia tuber.', 'dahlia-tubers'],
    ['A haystack.', 'haystack-cone'],
    ['A plum tree.', 'plum-tree'],
    ['A mango tree.', 'mango-tree'],
    ['A hamster cage.', 'hamster-cage'],
    ['A snowbank.', 'snow-drift'],
    ['A life jacket.', 'life-jacket'],
    ['A lobster pot.', 'lobster-pot'],
    ['A lifeguard tower.', 'lifeguard-chair'],
    ['A piñata.', 'pinata-donkey'],
    ['A brass band.', 'brass-instruments'],
    ['The planet Mars.', 'planet-mars'],
    ['The planet Jupiter.', 'planet-jupiter'],
    ['A solar system.', 'solar-planets'],
    ['A nerve cell.', 'nerve-cell'],
    ['A barcode.', 'barcode-label'],
    ['A power bank.', 'power-bank'],
    ['A trireme.', 'trireme-ship'],
    ['A printing press.', 'printing-press'],
    ['A love letter.', 'handwritten-letter'],
    ['A boarding pass.', 'boarding-card'],
    ['A suitcase scale.', 'luggage-scale'],
    ['A war memorial.', 'war-memorial'],
    ['A magpie.', 'magpie'],
    ['A nuthatch.', 'nuthatch'],
    ['A horse stable.', 'stable-horse'],
    ['A rabbit hutch.', 'rabbit-hutch'],
    ['A bike pump.', 'bike-pump-foot'],
    ['A climbing wall.', 'climbing-wall'],
    ['A rope bridge.', 'rope-bridge'],
    ['A stop sign.', 'stop-sign'],
    ['A power line.', 'power-pylon'],
    ['A booster seat.', 'child-seat'],
    ['A beekeeper suit.', 'beekeeper-suit'],
    ['A pocket watch.', 'pocket-watch-chain'],
    ['A conical flask.', 'conical-flask'],
    ['A spinning wheel.', 'spinning-wheel-flax'],
    ['A ship’s wheel.', 'ships-wheel'],
    ['A morse key.', 'morse-key-brass'],
    ['A viking ship.', 'viking-longship'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });

  it.each([
    ['A steam engine.', 'Watt let it turn a wheel.', 'beam-engine'],
    ['A steam engine.', 'It pulled the train along the track.', 'locomotive'],
    ['A letter.', 'She kept the old letters tied with a ribbon.', 'letters-tied'],
    ['A cell.', 'The knife leaves each cell burst.', 'cells-broken'],
  ])('%s “%s”', (description, dialogue, name) => {
    expect(shown(plan(description, dialogue))[0]).toBe(name);
  });

  it.each([
    ['A dog.', 'The letter A is a vowel.', /letter/u],
    ['A dog.', 'Mercury rises in the thermometer.', /mercury/u],
    ['A kettle.', 'She gave me a lift home.', /lift/u],
    ['A dog.', 'It cost me my nerve.', /nerve/u],
  ])('shows nothing that is meant otherwise: %s “%s”', (what, dialogue, wrong) => {
    for (const name of shown(plan(what, dialogue))) expect(name).not.toMatch(wrong);
  });

  it.each(['A paper jam.', 'A fat ball.', 'A trail camera.'])(
    'is words where the phrase itself means another thing: %s',
    (description) => {
      expect(plan(description).board).not.toBeNull();
    },
  );
});
