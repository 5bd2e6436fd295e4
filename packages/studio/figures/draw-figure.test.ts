import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { asOften, representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { createFigureArt, type FigureArt } from './draw-figure.ts';
import {
  actions,
  ages,
  feelings,
  mostFigures,
  headwears,
  hairStyles,
  outfits,
  type Figure,
  type FigureLook,
} from './figure.ts';
import { blinkAt, type FigureMoment } from './moment.ts';
import { pairGap } from './pairs.ts';

const plainLook: FigureLook = {
  gender: 'woman',
  age: 'adult',
  build: 'average',
  skin: 'medium',
  hair: 'bob',
  hairColour: '#3a241c',
  beard: false,
  glasses: false,
  outfit: 'casual',
  top: '#2f7fc1',
  bottom: '#6b4b3a',
  headwear: 'none',
  wheelchair: false,
};

const still: FigureMoment = { timeMs: 0, alive: false, mouthOpen: 0, lookX: 0 };
const size = 420;
const ground = 400;
const height = 200;

interface Order {
  readonly look?: Partial<FigureLook>;
  readonly figure?: Partial<Figure>;
  readonly mirrored?: boolean;
  readonly seed?: number;
  readonly height?: number;
  readonly fromX?: 1 | -1;
}

const artOf = (order: Order): Promise<FigureArt> =>
  createFigureArt(
    {
      look: { ...plainLook, ...order.look },
      action: 'stand',
      feeling: 'calm',
      held: '',
      speaks: false,
      cue: '',
      ...order.figure,
    },
    {
      height: order.height ?? height,
      light: { fromX: order.fromX ?? -1, ambient: '#3a4a86', ambientShare: 0.03 },
      mirrored: order.mirrored ?? false,
      seed: order.seed ?? 7,
    },
  );

/** At this height a head fills most of the canvas; its feet are far below. */
const closeUp = { height: 1500, ground: 1570 } as const;

function drawn(art: FigureArt, moment: Partial<FigureMoment> = {}, feet = ground): Canvas {
  const canvas = createCanvas(size, size);
  art.draw(canvas.getContext('2d'), { x: size / 2, y: feet }, { ...still, ...moment });
  return canvas;
}

const pixelsOf = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

const nothing = new Uint8ClampedArray();
const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

/** A picture as a viewer takes it in at a glance: cells of 6 × 6 px, over grey. */
function glance(canvas: Canvas): Uint8ClampedArray {
  const small = createCanvas(size / 6, size / 6);
  const context = small.getContext('2d');
  context.fillStyle = '#d8dce4';
  context.fillRect(0, 0, small.width, small.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return pixelsOf(small);
}

/** Whether a pixel is more than the soft edge of a line. */
function showsInk(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if ((pixels[alpha] ?? 0) > 60) return true;
  return false;
}

/** Whether a cell is the grey that figures are drawn over. */
const isGround = (cells: Uint8ClampedArray, at: number): boolean =>
  ((cells[at] ?? 0) - 0xd8) ** 2 +
    ((cells[at + 1] ?? 0) - 0xdc) ** 2 +
    ((cells[at + 2] ?? 0) - 0xe4) ** 2 <
  12 ** 2;

/** Of the cells where either picture shows something: the share whose colour differs plainly. */
function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let [shown, differing] = [0, 0];
  for (let at = 0; at < one.length; at += 4) {
    if (isGround(one, at) && isGround(other, at)) continue;
    shown += 1;
    const channel = (index: number) => (one[at + index] ?? 0) - (other[at + index] ?? 0);
    if (channel(0) ** 2 + channel(1) ** 2 + channel(2) ** 2 > 40 ** 2) differing += 1;
  }
  return differing / Math.max(1, shown);
}

/** The pairs that differ by less than `least`. */
function lookAlikes(glances: ReadonlyMap<string, Uint8ClampedArray>, least: number): string[] {
  const names = [...glances];
  return names.flatMap(([name, one], index) =>
    names.slice(index + 1).flatMap(([other, two]) => {
      const share = differenceOf(one, two);
      return share < least ? [`${name} and ${other}: ${share.toFixed(3)}`] : [];
    }),
  );
}

async function glancesOf(
  names: readonly string[],
  orderOf: (name: string) => Order,
): Promise<Map<string, Uint8ClampedArray>> {
  const glances = new Map<string, Uint8ClampedArray>();
  for (const name of names) glances.set(name, glance(drawn(await artOf(orderOf(name)))));
  return glances;
}

const count = (canvas: Canvas, matches: (r: number, g: number, b: number) => boolean): number => {
  const data = pixelsOf(canvas);
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255 && matches(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
      found += 1;
  return found;
};

describe('a figure', () => {
  it('is the same picture at the same moment, whatever was drawn before', async () => {
    const moments = [0, 433, 1200, 2777].map((timeMs) => ({ timeMs, alive: true, mouthOpen: 0.4 }));
    for (const action of ['walk', 'sleep', 'sing', 'ride'] as const) {
      const [one, other] = [
        await artOf({ figure: { action } }),
        await artOf({ figure: { action } }),
      ];
      const ahead = moments.map((moment) => pixelsOf(drawn(one, moment)));
      const back = moments.toReversed().map((moment) => pixelsOf(drawn(other, moment)));
      // Bytes are compared as such: toEqual looks at each as a property of an object.
      const again = back.toReversed();
      expect(ahead.filter((pixels, at) => !isSame(pixels, again[at] ?? pixels))).toHaveLength(0);
      expect(again).toHaveLength(ahead.length);
      const [first = nothing, second = nothing] = ahead;
      expect(isSame(first, second)).toBe(false);
    }
  });

  it('stays in its box in every action, whoever it is and whenever', async () => {
    const looks: readonly Partial<FigureLook>[] = [
      { outfit: 'gown', hair: 'afro', headwear: 'sun-hat', build: 'broad' },
      { age: 'child', gender: 'man', hair: 'short', headwear: 'chef-hat', outfit: 'royal' },
      { wheelchair: true, age: 'old', hair: 'long', outfit: 'lab-coat' },
    ];
    const some = representative(actions, () => '', 24);
    for (const [turn, look] of looks.entries())
      for (const action of shareOf(some, turn, looks.length)) {
        const art = await artOf({ look, figure: { action, held: 'teddy-bear' }, height: 150 });
        const canvas = createCanvas(size, size);
        const context = canvas.getContext('2d');
        for (const timeMs of [0, 777, 3333, 311, 1201, 1999, 6100, 9050].slice(0, asOften(8, 3)))
          art.draw(
            context,
            { x: size / 2, y: ground },
            { timeMs, alive: timeMs > 0, mouthOpen: 0.7, lookX: 1 },
          );
        context.clearRect(
          size / 2 - art.width / 2 - 1,
          ground - art.height - 1,
          art.width + 2,
          art.height + 4,
        );
        expect(showsInk(pixelsOf(canvas)), `${action} of ${look.outfit ?? ''}`).toBe(false);
        expect(art.width).toBeLessThan(450);
      }
  });

  it('shows another picture for every action', async () => {
    const glances = await glancesOf(actions, (name) => ({
      figure: { action: actions.find((action) => action === name) ?? 'stand' },
    }));
    expect(lookAlikes(glances, 0.15)).toEqual([]);
  });

  it('shows another picture for every outfit', async () => {
    const glances = await glancesOf(outfits, (name) => ({
      look: { outfit: outfits.find((outfit) => outfit === name) ?? 'casual' },
    }));
    expect(lookAlikes(glances, 0.05)).toEqual([]);
  });

  it('shows another head for every hair style and headwear', async () => {
    const heads = new Map([
      ...(await glancesOf(hairStyles, (name) => ({
        look: { hair: hairStyles.find((hair) => hair === name) ?? 'short' },
        height: 380,
      }))),
      ...(await glancesOf(headwears.slice(1), (name) => ({
        look: { headwear: headwears.find((hat) => hat === name) ?? 'none' },
        height: 380,
      }))),
    ]);
    expect(lookAlikes(heads, 0.012)).toEqual([]);
  });

  it('shows another face for every feeling', async () => {
    const glances = new Map<string, Uint8ClampedArray>();
    for (const feeling of feelings) {
      const art = await artOf({ figure: { feeling }, height: closeUp.height });
      glances.set(feeling, glance(drawn(art, {}, closeUp.ground)));
    }
    expect(lookAlikes(glances, 0.04)).toEqual([]);
  });

  it('grows with age, and an adult is as high as was asked', async () => {
    const heights = new Map<string, number>();
    for (const age of ages) heights.set(age, (await artOf({ look: { age } })).height);
    const of = (age: string) => heights.get(age) ?? 0;
    expect(of('baby')).toBeLessThan(of('child') * 0.8);
    expect(of('child')).toBeLessThan(of('teen') * 0.85);
    expect(of('teen')).toBeLessThan(of('adult'));
    expect(Math.abs(of('adult') - height)).toBeLessThan(height * 0.05);
  });

  it('faces the other way when mirrored, its light where it was', async () => {
    const right = drawn(await artOf({ figure: { action: 'point' }, fromX: 1 }), { lookX: 0.5 });
    const left = drawn(await artOf({ figure: { action: 'point' }, mirrored: true }), {
      lookX: -0.5,
    });
    const flipped = createCanvas(size, size);
    const context = flipped.getContext('2d');
    context.scale(-1, 1);
    context.drawImage(left, -size, 0);
    expect(differenceOf(glance(flipped), glance(right))).toBe(0);
    expect(differenceOf(glance(left), glance(right))).toBeGreaterThan(0.2);
  });
});

describe('a face', () => {
  it('blinks once in every 3.4 s, at moments of its seed', () => {
    const startsOf = (seed: number) => {
      const starts: number[] = [];
      for (let timeMs = 0; timeMs < 34_000; timeMs += 10)
        if (blinkAt(timeMs, seed) > 0 && blinkAt(timeMs - 10, seed) === 0) starts.push(timeMs);
      return starts;
    };
    expect(startsOf(1)).toHaveLength(10);
    expect(startsOf(2)).toHaveLength(10);
    expect(startsOf(1)).not.toEqual(startsOf(2));
    for (let frame = 0, shut = 0; frame < 1020; frame++) {
      if (blinkAt((frame * 1000) / 30, 1) > 0.85) shut += 1;
      if (frame === 1019) expect(shut).toBeGreaterThanOrEqual(10);
    }
  });

  it('blinks apart from everybody else on its stage', () => {
    const firsts = Array.from({ length: mostFigures }, (_, index) => {
      let timeMs = 0;
      while (blinkAt(timeMs, index + 1) === 0) timeMs += 10;
      return timeMs;
    });
    expect(new Set(firsts).size).toBe(mostFigures);
  });

  it('shuts its eyes when it blinks, and never in a still', async () => {
    const art = await artOf({ height: closeUp.height, seed: 3 });
    const moments = Array.from({ length: 340 }, (_, index) => index * 10);
    const blink = moments.reduce((most, at) => (blinkAt(at, 3) > blinkAt(most, 3) ? at : most));
    const whiteAt = (moment: Partial<FigureMoment>) =>
      count(drawn(art, moment, closeUp.ground), (r, g, b) => r > 225 && g > 225 && b > 225);
    expect(whiteAt({ timeMs: blink, alive: true })).toBe(0);
    expect(whiteAt({ timeMs: blink + 400, alive: true })).toBeGreaterThan(200);
    expect(whiteAt({ timeMs: blink })).toBeGreaterThan(200);
  });

  it('opens its mouth as far as it is told', async () => {
    const art = await artOf({ height: 380 });
    const inside = (mouthOpen: number) =>
      count(drawn(art, { mouthOpen }), (r, g, b) => r > 70 && r < 110 && g < 45 && b < 60);
    const widths = [0, 0.3, 0.6, 1].map(inside);
    expect(widths[0]).toBe(0);
    for (const [index, width] of widths.slice(1).entries())
      expect(width).toBeGreaterThan((widths[index] ?? 0) + 8);
  });

  it('looks to the side it is told', async () => {
    const art = await artOf({ height: 380 });
    const [left, right] = [-1, 1].map((lookX) => pixelsOf(drawn(art, { lookX })));
    expect(left).not.toEqual(right);
  });
});

describe('two figures', () => {
  it('reach one another in a hug and keep their hands to themselves in a quarrel', async () => {
    const apart = async (action: 'hug' | 'argue') => {
      const gap = (pairGap(action) ?? 0) * height;
      return { gap, reach: (await artOf({ figure: { action } })).width / 2 };
    };
    const [hug, quarrel] = [await apart('hug'), await apart('argue')];
    expect(hug.reach).toBeGreaterThan(hug.gap);
    expect(quarrel.reach).toBeLessThan(quarrel.gap);
    expect(pairGap('swim')).toBeNull();
  });
});
