/**
 * Draws people onto contact sheets: all actions, outfits, ages, feelings, hair and headwear, motions and sizes.
 * `node scripts/figure-sheet.ts [--only actions,outfits] [--out folder]`; file names start with `figures-`.
 */
import { createCanvas } from '@napi-rs/canvas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFigureArt } from '@scenewright/studio/figures/draw-figure.ts';
import { pairGap } from '@scenewright/studio/figures/pairs.ts';
import {
  actions,
  ages,
  builds,
  feelings,
  genders,
  hairStyles,
  headwears,
  outfits,
  skins,
  type Figure,
  type FigureLook,
} from '@scenewright/studio/figures/figure.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: 'films' } },
});

const hairColours = ['#2b1d18', '#5a3624', '#9a5a2c', '#d9a648', '#1c1a22', '#b8452c'] as const;
const tops = ['#e4573d', '#2f7fc1', '#3fa37a', '#f0b03a', '#7a5cc4', '#d8608f', '#2c8f9e'] as const;
const bottoms = ['#2f3b63', '#4a4f63', '#6b4b3a', '#25405c', '#3d3550'] as const;
const pick = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

/** A look that differs from its neighbours in everything it may. */
function variedLook(index: number, change: Partial<FigureLook> = {}): FigureLook {
  const gender = pick(genders, index);
  const age =
    (['adult', 'adult', 'teen', 'adult', 'child', 'adult', 'old'] as const)[index % 7] ?? 'adult';
  return {
    gender,
    age,
    build: pick(['average', 'slim', 'broad', 'average'], index >> 1),
    skin: pick(skins, index * 2),
    hair:
      gender === 'man'
        ? pick(['short', 'side-parted', 'curly', 'afro'], index)
        : pick(['bob', 'long', 'bun', 'ponytail', 'braids', 'curly'], index),
    hairColour: age === 'old' ? '#c9c6cc' : pick(hairColours, index),
    beard: gender === 'man' && index % 4 === 0,
    glasses: index % 5 === 3,
    outfit: pick(['casual', 'hoodie', 'dress', 'casual', 'shirt-tie'], index),
    top: pick(tops, index),
    bottom: pick(bottoms, index),
    headwear: 'none',
    wheelchair: false,
    ...change,
  };
}

const figureOf = (look: FigureLook, change: Partial<Figure> = {}): Figure => ({
  look,
  action: 'stand',
  feeling: 'happy',
  held: '',
  speaks: false,
  cue: '',
  ...change,
});

interface Cell {
  readonly label: string;
  readonly figure: Figure;
  readonly timeMs?: number;
  readonly alive?: boolean;
  readonly mouthOpen?: number;
  readonly lookX?: number;
  readonly mirrored?: boolean;
  /** Who stands opposite and does the same. */
  readonly beside?: Figure;
}

interface Sheet {
  readonly cells: readonly Cell[];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** Of a standing adult. */
  readonly figureHeight: number;
  /** Lifts the figure in its cell: the head alone shows when it is negative. */
  readonly ground: number;
}

const adultLook = (index: number, change: Partial<FigureLook> = {}) =>
  variedLook(index, { age: 'adult', ...change });

const wide = { columns: 9, width: 250, height: 270, figureHeight: 205, ground: 250 };
const close = { columns: 6, width: 320, height: 340, figureHeight: 1100, ground: 1090 };

const sheets: Readonly<Record<string, Sheet>> = {
  actions: {
    ...wide,
    cells: actions.map((action, index) => ({
      label: action,
      figure: figureOf(variedLook(index), { action, feeling: 'calm' }),
    })),
  },
  adults: {
    ...wide,
    columns: 5,
    width: 400,
    height: 460,
    figureHeight: 340,
    ground: 440,
    cells: actions.map((action, index) => ({
      label: action,
      figure: figureOf(
        adultLook(index + 3, {
          outfit: pick(['casual', 'hoodie', 'suit', 'casual', 'coat', 'dress'], index),
        }),
        { action, feeling: 'calm' },
      ),
    })),
  },
  outfits: {
    columns: 8,
    width: 220,
    height: 330,
    figureHeight: 270,
    ground: 315,
    cells: outfits.map((outfit, index) => ({
      label: outfit,
      figure: figureOf(adultLook(index, { outfit })),
    })),
  },
  ages: {
    columns: 10,
    width: 190,
    height: 330,
    figureHeight: 270,
    ground: 315,
    cells: ages.flatMap((age, row) =>
      builds.flatMap((build, column) =>
        genders.slice(0, 2).map((gender, index) => ({
          label: `${age} ${build}`,
          figure: figureOf(
            variedLook(row * 6 + column * 2 + index, {
              age,
              build,
              gender,
              hairColour: age === 'old' ? '#cfccd2' : pick(hairColours, row + column),
              hair: gender === 'man' ? 'short' : pick(['bob', 'long', 'ponytail'], column),
              headwear: 'none',
              outfit: 'casual',
            }),
          ),
        })),
      ),
    ),
  },
  feelings: {
    ...close,
    cells: feelings.flatMap((feeling, index) => [
      { label: feeling, figure: figureOf(adultLook(index * 2, { outfit: 'casual' }), { feeling }) },
      {
        label: feeling,
        figure: figureOf(
          adultLook(index * 2 + 1, { age: index % 3 === 0 ? 'child' : 'adult', outfit: 'hoodie' }),
          { feeling },
        ),
        lookX: (index % 3) - 1,
      },
    ]),
  },
  heads: {
    ...close,
    cells: [
      ...hairStyles.map((hair, index) => ({
        label: hair,
        figure: figureOf(adultLook(index, { hair, beard: false }), { feeling: 'calm' }),
      })),
      ...headwears.map((headwear, index) => ({
        label: headwear,
        figure: figureOf(adultLook(index + 1, { headwear }), { feeling: 'happy' }),
      })),
      {
        label: 'beard',
        figure: figureOf(adultLook(0, { beard: true, gender: 'man', hair: 'short' })),
      },
      {
        label: 'old',
        figure: figureOf(
          variedLook(6, { gender: 'man', hair: 'bald', beard: true, glasses: true }),
        ),
      },
    ],
  },
  mouths: {
    ...close,
    cells: [0, 0.3, 0.6, 1].flatMap((mouthOpen) =>
      (['calm', 'sad', 'happy'] as const).map((feeling, index) => ({
        label: `${feeling} ${mouthOpen}`,
        figure: figureOf(adultLook(index + 4), { feeling }),
        mouthOpen,
      })),
    ),
  },
  wheelchair: {
    ...wide,
    cells: actions.map((action, index) => ({
      label: action,
      figure: figureOf(adultLook(index + 5, { wheelchair: true, outfit: 'casual' }), { action }),
    })),
  },
  motion: {
    ...wide,
    columns: 8,
    cells: (['walk', 'run', 'jump', 'ride', 'swim', 'dance'] as const).flatMap((action, row) =>
      Array.from({ length: 8 }, (_, step) => ({
        label: `${action} ${step}`,
        figure: figureOf(adultLook(row * 3), { action }),
        timeMs: step * 140,
        alive: true,
      })),
    ),
  },
  pairs: {
    ...wide,
    columns: 6,
    width: 330,
    cells: (['hug', 'give', 'argue', 'talk', 'laugh', 'dance'] as const).flatMap((action, row) => [
      {
        label: action,
        figure: figureOf(adultLook(row), { action }),
        beside: figureOf(adultLook(row + 4), { action: action === 'talk' ? 'listen' : action }),
      },
      {
        label: action,
        figure: figureOf(adultLook(row + 2), { action }),
        beside: figureOf(variedLook(row, { age: 'child', beard: false }), { action }),
      },
    ]),
  },
  children: {
    ...wide,
    figureHeight: 290,
    cells: actions.map((action, index) => ({
      label: action,
      figure: figureOf(
        variedLook(index, {
          age: index % 5 === 4 ? 'baby' : 'child',
          beard: false,
          outfit: pick(['casual', 'hoodie', 'dress', 'overalls'], index),
        }),
        { action, held: index % 6 === 0 ? 'teddy-bear' : '' },
      ),
      mirrored: index % 2 === 1,
    })),
  },
};

async function drawSheet(name: string, sheet: Sheet): Promise<void> {
  const { cells, columns, width, height, figureHeight, ground } = sheet;
  const canvas = createCanvas(columns * width, Math.ceil(cells.length / columns) * height);
  const context = canvas.getContext('2d');
  let drawMs = 0;
  for (const [index, cell] of cells.entries()) {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    const art = await createFigureArt(cell.figure, {
      height: figureHeight,
      light: { fromX: index % 2 === 0 ? -1 : 1, ambient: '#3a4a86', ambientShare: 0.03 },
      mirrored: cell.mirrored ?? false,
      seed: index + 1,
    });
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.fillStyle =
      ['#e3ecf7', '#f3e7da', '#dcefe6', '#ece4f4'][(index + Math.floor(index / columns)) % 4] ??
      '#ffffff';
    context.fillRect(x, y, width, height);
    const at = {
      x: x + width / 2,
      y: y + (figureHeight > 600 ? headsGround(cell.figure.look, figureHeight) : ground),
    };
    const gap = cell.beside === undefined ? 0 : (pairGap(cell.figure.action) ?? 0) * figureHeight;
    at.x -= gap / 2;
    if (cell.beside !== undefined) {
      const other = await createFigureArt(cell.beside, {
        height: figureHeight,
        light: { fromX: index % 2 === 0 ? -1 : 1, ambient: '#3a4a86', ambientShare: 0.03 },
        mirrored: true,
        seed: index + 50,
      });
      other.draw(
        context,
        { x: at.x + gap, y: at.y },
        { timeMs: 0, alive: false, mouthOpen: 0, lookX: -0.5 },
      );
    }
    const started = performance.now();
    art.draw(context, at, {
      timeMs: cell.timeMs ?? 0,
      alive: cell.alive ?? false,
      mouthOpen: cell.mouthOpen ?? 0,
      lookX: cell.lookX ?? 0,
    });
    drawMs += performance.now() - started;
    context.fillStyle = '#333a55';
    context.font = '13px Inter, sans-serif';
    context.fillText(cell.label, x + 6, y + 16);
    context.restore();
  }
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, `figures-${name}.png`), canvas.toBuffer('image/png'));
  console.log(
    `figures-${name}.png: ${cells.length} people, ${(drawMs / cells.length).toFixed(2)} ms each`,
  );
}

/** Where the ground lies so that the head shows whole at the cell's top. */
function headsGround({ age }: FigureLook, height: number): number {
  return height * { baby: 0.46, child: 0.7, teen: 0.98, adult: 1.06, old: 1 }[age];
}

const wanted = values.only?.split(',');
for (const [name, sheet] of Object.entries(sheets))
  if (wanted?.includes(name) ?? true) await drawSheet(name, sheet);
