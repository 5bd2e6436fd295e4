import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { adultUnits, measuresOf } from '../figures/body/measures.ts';
import { createToneMaker, personTones } from '../figures/brush/tones.ts';
import type { createFigureArt } from '../figures/draw-figure.ts';
import { cutOf } from '../figures/outfits/wardrobe.ts';
import { perform } from '../figures/perform.ts';
import { figureOf, lookFor, personCase } from './cases/people.ts';
import { frameDistance, seen } from './frame-distance.ts';
import type { GoldenCase, Meddle } from './golden-case.ts';
import { bounds, compareCase, goldenSheets, isAlike, type Compared } from './golden-frames.ts';
import { readIndex, readSheet } from './kept-sheets.ts';
import {
  withColoursSwapped,
  withEdgesElsewhere,
  withFont,
  withLayersMoved,
  withoutLayer,
  withTypeMoved,
} from './testing/meddling.ts';

/* Golden frames are worth what they find: each fault is put in, and each must be found in every case named. */

const index = readIndex();
const keptSheets = new Map<string, ReturnType<typeof readSheet>>();

/** A sheet's frames; decoding it costs more than painting some of its cases. */
async function keptOf(name: string): ReturnType<typeof readSheet> {
  const kept = keptSheets.get(name) ?? readSheet({ name }, await index);
  keptSheets.set(name, kept);
  return kept;
}

/** The cases of a sheet whose labels hold a text, painted with a fault. */
async function compareWith(name: string, part: string, meddle?: Meddle): Promise<Compared[]> {
  const sheet = goldenSheets.find((each) => each.name === name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  const kept = await keptOf(name);
  const compared: Compared[] = [];
  for (const one of sheet.cases.filter(({ label }) => label.includes(part)))
    compared.push(await compareCase(one, kept, meddle));
  return compared;
}

/** Another picture in the place of one that is kept. */
async function compareInstead(name: string, label: string, one: GoldenCase): Promise<Compared> {
  return compareCase({ ...one, label }, await keptOf(name));
}

function expectFound(compared: readonly Compared[]): void {
  expect(compared.length).toBeGreaterThan(0);
  expect(compared.filter(isAlike).map(({ label }) => label)).toEqual([]);
}

/** Boards of Latin type, all of it there. */
const boards = [
  ['board-list', 'Cold start; Oil cap; Magnet along the sills; Tyre wear, lying'],
  ['board-title', 'The clock that ran backwards, upright'],
  ['board-money', '3.20, upright'],
  ['board-quote', "This isn't a tourist boat to us. It's the road., lying"],
  ['board-bar-chart', 'Rent: 850 €; Food: 320 €; Bus: 49 €, upright'],
  ['board-clock', '9:30 17:00, lying'],
] as const;

describe.each(boards)('a fault in %s', (name, label) => {
  const faults: readonly (readonly [what: string, meddle: Meddle])[] = [
    ['another font', withFont((font) => font.replace('"Poppins"', '"Inter"'))],
    ['no font', withFont((font) => font.replace(/".*/u, '"Nowhere"'))],
    ['type 2 % too low', withTypeMoved(0, 0.02)],
    ['type 2 % too far right', withTypeMoved(0.02, 0)],
    ['red and blue exchanged', withColoursSwapped],
  ];
  it.each(representative(faults, () => name, 2))('is found: %s', async (_, meddle) => {
    expectFound(await compareWith(name, label, meddle));
  });
});

describe('a fault in captions', () => {
  it.each([
    ['3 % too low', withLayersMoved(0, 0.03)],
    ['left out', withoutLayer(0)],
  ])('is found: %s', async (_, meddle) => {
    expectFound(await compareWith('captions', '', meddle));
  });

  it.each(['upright', 'lying'])(
    'is found: any preset in the place of another, %s',
    async (shape) => {
      const frames = (await compareWith('captions', `, ${shape}`)).flatMap(
        ({ label, kept, painted }) =>
          kept === null ? [] : [{ label, kept: seen(kept), painted: seen(painted) }],
      );
      expect(frames.length).toBeGreaterThan(7);
      for (const { label, kept } of frames)
        for (const other of frames.filter((each) => each.label !== label)) {
          const distance = frameDistance(kept, other.painted);
          expect(isAlike({ distance }), `${label}, ${other.label}`).toBe(false);
        }
    },
  );
});

describe('a fault in a stage', () => {
  it.each([0, 1, 2])('is found: its sheet %i left out', async (left) => {
    expectFound(await compareWith('grounds', 'hills, upright', withoutLayer(left)));
  });

  it('is found: everything moved by 2 %', async () => {
    expectFound(await compareWith('stages', 'two talk', withLayersMoved(0.02, 0)));
    expectFound(await compareWith('grounds', 'y, upright', withLayersMoved(0, 0.02)));
  });
});

/** Somebody whose arms are points. */
const createArmless: typeof createFigureArt = async (figure, { height, light, seed }) => {
  const tones = createToneMaker(light);
  const measures = { ...measuresOf(figure.look), armWidth: 0.01, upperArm: 0, foreArm: 0 };
  const dress = {
    measures,
    cut: cutOf(figure.look),
    tones,
    person: personTones(figure.look, tones),
  };
  return {
    width: 0,
    height: 0,
    reach: { left: 0, top: 0, right: 0, bottom: 0 },
    draw(context, at, moment) {
      context.save();
      context.translate(at.x, at.y);
      context.scale(height / adultUnits, height / adultUnits);
      const ink = { context, lightX: light.fromX, seam: 'rgba(40,20,60,0.16)' };
      perform(ink, { figure, dress, held: null, seed, shift: 0 }, moment, 1);
      context.restore();
    },
  };
};

describe('a fault in people', () => {
  const acts = ['stand', 'walk', 'wave', 'carry', 'cook', 'read', 'cheer'] as const;
  it.each(representative(acts, () => '', 3))('is found: no arms, %s', async (action) => {
    const armless = personCase(
      action,
      { figure: figureOf(lookFor(action), action) },
      createArmless,
    );
    expectFound([await compareInstead('people-actions', action, armless)]);
  });

  it('is found: no wheelchair', async () => {
    const look = lookFor('wheels stand');
    const standing = personCase('stand', { figure: figureOf(look) });
    expectFound([await compareInstead('people-wheelchair', 'stand', standing)]);
  });

  it.each([
    ['happy', 'sad'],
    ['calm', 'angry'],
    ['afraid', 'surprised'],
  ] as const)('is found: %s looks %s', async (feeling, shown) => {
    const figure = figureOf(lookFor(feeling), 'stand', { feeling: shown });
    const wrong = personCase(feeling, { figure, isNear: true });
    expectFound([await compareInstead('people-heads', feeling, wrong)]);
  });

  it('is found: other clothes, skin or hair', async () => {
    for (const change of [
      { outfit: 'hi-vis', skin: lookFor('chef').skin },
      { skin: lookFor('chef').skin === 'dark' ? 'light' : 'dark' },
      { hair: 'afro', hairColour: '#ffffff' },
    ] as const) {
      const look = { ...lookFor('chef', { outfit: 'chef' }), ...change };
      const wrong = personCase('chef', { figure: figureOf(look) });
      expectFound([await compareInstead('people-clothes', 'chef', wrong)]);
    }
  });
});

describe('a fault in a thing', () => {
  it.each(['things-birds', 'things-kitchen'])(
    'is found: %s, another in its place',
    async (name) => {
      const sheet = goldenSheets.find((each) => each.name === name);
      const cases = sheet?.cases ?? [];
      for (const [at, { label }] of cases.entries()) {
        const next = cases[(at + 1) % cases.length];
        if (next !== undefined) expectFound([await compareInstead(name, label, next)]);
      }
    },
  );
});

describe('what nobody sees is no fault', () => {
  const sheets = representative(
    ['board-verse', 'captions-scripts', 'people-clothes', 'things-vehicles'],
    () => '',
    2,
  );

  it.each(sheets)('soft edges a quarter of a pixel elsewhere: %s', async (name) => {
    const sheet = goldenSheets.find((each) => each.name === name);
    const shrink = sheet?.cases[0]?.shrink ?? 1;
    const compared = await compareWith(name, '', withEdgesElsewhere(shrink / 4));
    const faults = compared.filter((each) => !isAlike(each)).map(({ label }) => label);
    expect(faults).toEqual([]);
  });

  it.each(sheets)('as it is painted, %s keeps half of the bounds free', async (name) => {
    const distances = (await compareWith(name, '')).map(({ distance }) => distance);
    for (const distance of distances) {
      expect(distance?.worst).toBeLessThan(bounds.worst / 2);
      expect(distance?.mean).toBeLessThan((bounds.mean * 2) / 3);
    }
  });
});
