import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { parseDrawing, type Drawing } from './drawing.ts';
import { createPainter, type Painter } from './painter.ts';
import { planDrawing, type SceneIdea } from './plan-drawing.ts';

const sizes = {
  vertical: { width: 216, height: 384 },
  landscape: { width: 384, height: 216 },
} as const;
type Orientation = keyof typeof sizes;
/** The share of the frame's height where feet stand. */
const ground = { vertical: 0.655, landscape: 0.755 } as const;
const durationMs = 9_000;
/** Within the first shot, which shows the whole stage. */
const moments = [700, 850, 1_000, 1_150, 1_300, 1_450];

const plan = (description: string, more: Partial<SceneIdea> = {}): Drawing =>
  planDrawing({
    description,
    dialogue: 'Once there was a day.',
    topic: '',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 1,
    seed: 'animals',
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
    ...more,
  });

const doingIn = (description: string, dialogue = 'Once there was a day.') =>
  plan(description, { dialogue }).heroes[0]?.doing ?? null;

function pixels(painter: Painter, orientation: Orientation, timeMs: number): Buffer {
  const { width, height } = sizes[orientation];
  const canvas = createCanvas(width, height);
  painter.draw(canvas.getContext('2d'), { timeMs, durationMs, words: [] });
  return canvas.data();
}

/** Which pixels of a frame are the animal's coat: those that change with its colour. */
interface Coat {
  readonly width: number;
  readonly height: number;
  has(x: number, y: number): boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function coatOf(one: Buffer, other: Buffer, { width, height }: (typeof sizes)[Orientation]): Coat {
  const mask = new Uint8Array(width * height);
  const box: Record<'left' | 'right' | 'top' | 'bottom', number> = {
    left: width,
    right: 0,
    top: height,
    bottom: 0,
  };
  for (let at = 0; at < mask.length; at++) {
    let apart = 0;
    for (let byte = at * 4; byte < at * 4 + 3; byte++)
      apart += Math.abs((one[byte] ?? 0) - (other[byte] ?? 0));
    if (apart < 110) continue;
    mask[at] = 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return { width, height, ...box, has: (x, y) => mask[y * width + x] === 1 };
}

/** The lead's coat at some moments. */
async function coats(drawing: Drawing, times: readonly number[] = moments): Promise<Coat[]> {
  const orientation = drawing.orientation as Orientation;
  const dyed = (accent: string) =>
    createPainter(
      { ...drawing, heroes: drawing.heroes.map((hero) => ({ ...hero, accent })) },
      sizes[orientation],
    );
  const [red, green] = [await dyed('#f01060'), await dyed('#10e030')];
  return times.map((timeMs) =>
    coatOf(
      pixels(red, orientation, timeMs),
      pixels(green, orientation, timeMs),
      sizes[orientation],
    ),
  );
}

const grid = 20;
/** How much two outlines differ, each seen in its own box: 0 for one that only moved. */
function apart(one: Coat, other: Coat): number {
  let sum = 0;
  const at = (coat: Coat, column: number, row: number) =>
    coat.has(
      Math.floor(coat.left + ((column + 0.5) / grid) * (coat.right - coat.left)),
      Math.floor(coat.top + ((row + 0.5) / grid) * (coat.bottom - coat.top)),
    );
  for (let row = 0; row < grid; row++)
    for (let column = 0; column < grid; column++)
      if (at(one, column, row) !== at(other, column, row)) sum += 1;
  return sum / grid ** 2;
}
/** How far apart the outermost feet are: the width of the lowest fifth of an animal, px. */
function feetSpan({ top, bottom, width, has }: Coat): number {
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => {
    for (let y = Math.round(bottom - (bottom - top) / 5); y < bottom; y++)
      if (has(x, y)) return true;
    return false;
  });
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0);
}
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const mostApart = (seen: readonly Coat[]): number =>
  Math.max(...seen.slice(1).map((coat) => apart(seen[0] ?? coat, coat)));
/** From where its feet are, whose colour may be another than its coat's. */
const aboveGround = ({ left, right, top }: Coat) => ({
  wide: right - left,
  high: sizes.vertical.height * ground.vertical - top,
});
const shapeOf = ({ left, right, top, bottom }: Coat) => ({
  wide: right - left,
  high: bottom - top,
});

/**
 * One animal of each build, and how much its outline changes at the least: more than that of the same drawing as one piece
 * that only sways.
 */
const movers = [
  ['a dog walking', 'four legs', 0.1],
  ['a horse galloping', 'four legs', 0.1],
  ['a hen walking', 'two legs', 0.03],
  ['a gull flying', 'wings', 0.25],
  ['a fish swimming', 'fins', 0.12],
  ['a whale swimming', 'a fluke', 0.13],
  ['an octopus swimming', 'arms', 0.2],
  ['a jellyfish swimming', 'arms', 0.18],
  ['a turtle swimming', 'flippers', 0.12],
  ['a tortoise walking', 'short legs', 0.045],
  ['a frog jumping', 'long legs', 0.12],
  ['a snake slithering', 'its length', 0.15],
  ['a crab walking', 'many legs', 0.08],
  ['a spider crawling', 'many legs', 0.1],
  ['a butterfly flying', 'two wings', 0.22],
] as const;

describe('an animal at what it does', () => {
  const moved = representative(movers, ([, limbs]) => limbs.split(' ').at(-1) ?? '');
  it.each(moved)('%s moves %s', async (description, _limbs, least) => {
    const drawing = plan(`${description}.`);
    expect(drawing.board).toBeNull();
    // Enough moments for the slowest of them.
    const seen = await coats(drawing, [700, 900, 1_100, 1_300, 1_500, 1_700, 1_900]);
    expect(mostApart(seen)).toBeGreaterThan(least);
  });

  it.each(representative(['dog', 'sheep', 'pig', 'goat', 'frog']))(
    'a %s of which nothing is told keeps its feet where they are',
    async (name) => {
      const stays = spread((await coats(plan(`A ${name}.`))).map(feetSpan));
      const runs = spread((await coats(plan(`A ${name} running.`))).map(feetSpan));
      expect(stays).toBeLessThan(4);
      expect(runs).toBeGreaterThan(stays + 6);
    },
  );

  const names = 'dog cat horse cow sheep sparrow hen tortoise frog crab snail snake'.split(' ');
  const sleepers = representative(names, () => '', 2);
  it.each(sleepers)(
    'a %s lies lower and is longer for its height asleep, live and still',
    async (name) => {
      for (const motion of ['live', 'still'] as const) {
        const set = { ...plan(`A ${name}.`, { motion }), template: 'hills' } as const;
        const [stands] = await coats(set, [1_000]);
        const heroes = plan(`A ${name} sleeping.`, { motion }).heroes;
        const [sleeps] = await coats({ ...set, heroes }, [1_000]);
        if (stands === undefined || sleeps === undefined) throw new Error('nothing is seen');
        const [up, down] = [aboveGround(stands), aboveGround(sleeps)];
        expect(down.high).toBeLessThan(up.high * 0.93);
        expect(down.wide / down.high).toBeGreaterThan((up.wide / up.high) * 1.05);
      }
    },
  );

  it.each(representative(['vertical', 'landscape'] as const))(
    'is in the air where it flies and on the ground where it does not, %s',
    async (orientation) => {
      for (const motion of ['live', 'still'] as const)
        for (const name of representative(
          ['gull', 'stork', 'sparrow', 'eagle', 'duck'],
          () => '',
          2,
        )) {
          const feet = sizes[orientation].height * ground[orientation];
          const aloft = await coats(plan(`A ${name} flying.`, { orientation, motion }));
          for (const { bottom } of aloft) expect(bottom, name).toBeLessThan(feet - 12);
          // Some have legs of another colour than their coat.
          const [stands] = await coats(plan(`A ${name}.`, { orientation, motion }), [1_000]);
          const high = sizes[orientation].height;
          if (name !== 'stork')
            expect(stands?.bottom ?? 0, name).toBeGreaterThan(feet - high * 0.12);
        }
    },
  );

  it('is under the water where the set has depth, and on it from the shore', async () => {
    const below = await coats(plan('A fish swimming in the sea.'), [1_000]);
    expect(plan('A fish swimming in the sea.').template).toBe('underwater');
    expect(below[0]?.bottom ?? 0).toBeLessThan(sizes.vertical.height * ground.vertical);
    const shore = { ...plan('A duck swimming.'), template: 'coast' } as const;
    const land = { ...plan('A duck.'), template: 'coast' } as const;
    const [swims] = await coats(shore, [1_000]);
    const [stands] = await coats(land, [1_000]);
    if (swims === undefined || stands === undefined) throw new Error('nothing is seen');
    expect(shapeOf(swims).high).toBeLessThan(shapeOf(stands).high);
  });

  it.each(representative(['vertical', 'landscape'] as const))(
    'stays within the frame and above the captions, %s',
    async (orientation) => {
      const { width, height } = sizes[orientation];
      const doings = ['running', 'flying', 'swimming', 'jumping', 'sleeping', 'eating'];
      for (const [turn, name] of ['dog', 'horse', 'swan', 'dolphin', 'frog', 'butterfly'].entries())
        for (const doing of shareOf(doings, turn, doings.length)) {
          const times = [950, 1_300, 1_700, 2_000];
          for (const coat of await coats(plan(`A ${name} ${doing}.`, { orientation }), times)) {
            const said = `${name} ${doing}`;
            expect(coat.left, said).toBeGreaterThan(0);
            expect(coat.right, said).toBeLessThan(width);
            expect(coat.top, said).toBeGreaterThan(0);
            expect(coat.bottom, said).toBeLessThan(height * (ground[orientation] + 0.05));
          }
        }
    },
  );
});

/** How many separate coats there are, and how high each is. */
function separate({ width, height, has }: Coat): number[] {
  const seen = new Set<number>();
  const heights: number[] = [];
  for (let start = 0; start < width * height; start++) {
    if (seen.has(start) || !has(start % width, Math.floor(start / width))) continue;
    const open = [start];
    seen.add(start);
    let [size, top, bottom] = [0, height, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      size += 1;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = nextY * width + nextX;
        if (nextX < 0 || nextX >= width || seen.has(next) || !has(nextX, nextY)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    if (size > 25) heights.push(bottom - top);
  }
  return heights;
}

describe('several animals', () => {
  it.each([
    ['Two dolphins swimming in the sea.', 2],
    ['Three fish swimming in the sea.', 3],
    ['Six fish swimming in the sea.', 6],
  ])('%s are seen in their number', async (description, count) => {
    for (const orientation of ['vertical', 'landscape'] as const) {
      const [coat] = await coats(plan(description, { orientation }), [1_000]);
      if (coat === undefined) throw new Error('nothing is seen');
      // A fin may stand apart from its fish, and two may touch: most of them are told apart.
      expect(separate(coat).length).toBeGreaterThanOrEqual(count);
    }
  });

  it('are each at another moment of their motion, live and still', async () => {
    for (const motion of ['live', 'still'] as const) {
      const seen = await coats(plan('Three gulls flying over the sea.', { motion }));
      const spreads = seen.map((coat) => spread(separate(coat)));
      // Some have their wings up while others have them down.
      expect(Math.max(...spreads)).toBeGreaterThan(motion === 'live' ? 8 : 5);
    }
  });
});

describe('a moment', () => {
  let painter: Painter;
  let again: Painter;
  beforeAll(async () => {
    const drawing = plan('Five dogs running across a field.');
    painter = await createPainter(drawing, sizes.vertical);
    again = await createPainter(parseDrawing(structuredClone(drawing)), sizes.vertical);
  });

  it('gives the same pixels in any order, from a stored drawing too', () => {
    const times = [0, 333, 1_500, 4_000, 7_500];
    const forward = times.map((timeMs) => pixels(painter, 'vertical', timeMs));
    const backward = times
      .toReversed()
      .map((timeMs) => pixels(again, 'vertical', timeMs))
      .toReversed();
    expect(forward.every((frame, at) => backward[at]?.equals(frame))).toBe(true);
  });
});

describe('what an animal is read to do', () => {
  it.each([
    ['A sleeping cat on a sofa.', 'sleep'],
    ['A sleepy fox curls up under the moon.', 'sleep'],
    ['A dog asleep by the fire.', 'sleep'],
    ['A dog lying in the sun.', 'lie'],
    ['A cat sitting on a wall.', 'sit'],
    ['An owl perched on a branch.', 'sit'],
    ['Three sheep grazing on a hill.', 'eat'],
    ['A hen pecking at corn.', 'eat'],
    ['A bear drinking from a river.', 'drink'],
    ['A wolf prowling through the forest.', 'walk'],
    ['A horse galloping.', 'run'],
    ['A frog leaps into a pond.', 'jump'],
    ['Ducks swimming on a pond.', 'swim'],
    ['Two gulls flying over the bay.', 'fly'],
    ['Flying gulls over the harbour.', 'fly'],
    ['An eagle soaring over mountains.', 'fly'],
    ['A deer looking round.', 'look'],
    ['A lion lying asleep under a tree.', 'sleep'],
    // Each in its own way.
    ['Storks migrating south.', 'fly'],
    ['Wolves migrating south.', 'walk'],
    ['A dolphin circling a boat.', 'swim'],
    ['A penguin diving into the sea.', 'swim'],
  ])('%s', (description, doing) => {
    expect(doingIn(description)).toBe(doing);
  });

  it.each([
    ['A stork.', 'In spring it flies north.', 'fly'],
    ['A stork.', 'The storks return in spring.', 'fly'],
    ['A fox.', 'The fox ran across the road.', 'run'],
    ['A penguin.', 'A penguin cannot fly but swims like a torpedo.', 'swim'],
    ['A dog.', 'Der Hund schläft im Korb, und die Katze ist nicht da.', 'sleep'],
    ['A cat.', 'El gato duerme en la cocina y el perro no está.', 'sleep'],
    ['A horse.', 'Le cheval galope dans les champs.', 'run'],
  ])('%s “%s”', (description, dialogue, doing) => {
    expect(doingIn(description, dialogue)).toBe(doing);
  });

  it.each([
    ['A gull.', 'Nobody knew why.'],
    ['A lion.', 'And so it went on.'],
    ['A dog.', 'The dog did not run.'],
    ['A hen.', 'Hens cannot fly.'],
    ['A cat.', 'The cat saw a bird fly away.'],
    ['A gull.', 'Planes fly overhead.'],
  ])('is nothing where nothing is said of it: %s “%s”', (description, dialogue) => {
    const [hero] = plan(description, { dialogue }).heroes;
    expect(hero?.doing).toBeUndefined();
    expect(hero?.emoji).not.toMatch(/-flying$/u);
  });

  it('is told of an animal beside somebody', () => {
    const walked = plan('A man walking his dog in the park.');
    expect(walked.figures[0]?.action).toBe('walk');
    expect(walked.heroes[0]).toMatchObject({ emoji: 'drawn-dog', doing: 'walk' });
    const [dogs] = plan('A boy running with two dogs.').heroes;
    expect(dogs).toMatchObject({ emoji: 'drawn-dog', doing: 'run', count: 2 });
    const slept = plan('A woman sitting with a sleeping cat.');
    expect(slept.figures[0]?.action).toBe('sit');
    expect(slept.heroes[0]).toMatchObject({ emoji: 'drawn-cat', doing: 'sleep' });
  });

  it('is kept with the drawing, and one that nobody can do is refused', () => {
    const drawing = plan('A dog running.');
    expect(parseDrawing(structuredClone(drawing)).heroes[0]?.doing).toBe('run');
    const wrong = { ...drawing, heroes: [{ emoji: 'drawn-dog', cue: '', doing: 'moonwalk' }] };
    expect(() => parseDrawing(wrong)).toThrow('heroes.doing');
  });
});
