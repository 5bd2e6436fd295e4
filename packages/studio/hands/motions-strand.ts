import { point, type Point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  leftHand,
  paintTool,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands at something that hangs: a strand, a chain, a fruit on its branch, clothes on a rail. */

/** A strand with a lighter side and the turns it is twisted with. */
function drawStrand({ ink }: Kit, path: readonly Point[], width: number, colour: string): void {
  const { context } = ink;
  const [first, ...rest] = path;
  if (first === undefined) return;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [tone, wide, aside] of [
    [darken(colour, 0.22), width, 0],
    [colour, width * 0.78, -width * 0.06],
    [lighten(colour, 0.25), width * 0.2, -width * 0.2],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(first.x + aside, first.y);
    for (const { x, y } of rest) context.lineTo(x + aside, y);
    context.stroke();
  }
}

/** A lock that hangs from above, between two fingers, as those who cut hair hold it. */
function snipHair(kit: Kit, colour: string, open: number): Point {
  const { context } = kit.ink;
  const cut = -46;
  for (let index = -6; index <= 6; index += 1) {
    context.strokeStyle = index % 2 === 0 ? colour : darken(colour, 0.16);
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-24 + index * 9, kit.top - 10);
    context.quadraticCurveTo(-26 + index * 7, -150, -24 + index * 4.4, cut + (index % 3) * 2);
    context.stroke();
  }
  context.lineWidth = 3;
  for (let index = 0; index < 5; index += 1) {
    const way = (open * 0.2 + index / 5) % 1;
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(-40 + index * 9, cut + 16 + way * 40);
    context.lineTo(-36 + index * 9, cut + 30 + way * 40);
    context.stroke();
  }
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-26, -84), turn: 0.04, rise: 30 }));
  return point(-18, cut);
}

/** Scissors through a strand that the left hand holds tight. */
export const snipStrand: Motion = (kit, seconds) => {
  const { tool, act } = kit;
  if (tool === null) return;
  const colour = stuffColour(kit, '#b08a5a');
  const isHair = act.surface === 'wall';
  const at = isHair ? snipHair(kit, colour, seconds) : point(8, -58);
  const close = wave(seconds, 0.5) * 3;
  if (!isHair) {
    const left = point(-88, -70);
    const hand = leftHand(kit, { pose: 'pinch', at: left, turn: -0.1, rise: 30 });
    drawAround(kit, [hand], () =>
      drawStrand(
        kit,
        [
          point(-150, -2),
          point(-128, -10),
          point(-112, -40),
          left,
          point(-40, -62),
          at,
          point(44, -48),
          point(66, -24),
          point(74, 2),
          point(110, 6),
        ],
        9,
        colour,
      ),
    );
  }
  const angle = isHair ? -0.02 : -0.22;
  const scissors = rightHand(kit, {
    pose: 'fist',
    at: point(
      at.x + Math.cos(angle) * (tool.reach - 14) + close,
      at.y + Math.sin(angle) * (tool.reach - 14),
    ),
    turn: angle,
    rise: -6,
  });
  drawHolding(kit, scissors, () => paintTool(kit, tool));
};

/** One hand above the other on what hangs from above. */
export const pullDown: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#8b95a3');
  const down = sway(seconds, 0.3) * 26;
  // A chain has the colour of its metal.
  const isChain = kit.act.stuff === null;
  const hang = () => {
    if (!isChain) {
      drawStrand(kit, [point(0, kit.top - 10), point(0, kit.bottom * 0.2)], 13, colour);
      context.strokeStyle = darken(colour, 0.25);
      context.lineWidth = 2;
      for (let y = kit.top - 20 + down; y < kit.bottom * 0.2; y += 12) {
        context.beginPath();
        context.moveTo(-5, y);
        context.lineTo(4, y + 7);
        context.stroke();
      }
      return;
    }
    let index = 0;
    for (let y = kit.top - 40 + down; y < kit.bottom * 0.16 + down; y += 19, index += 1) {
      context.strokeStyle = index % 2 === 0 ? colour : darken(colour, 0.2);
      context.lineWidth = 5.4;
      context.beginPath();
      context.ellipse(0, y, index % 2 === 0 ? 9 : 2.4, 14, 0, 0, Math.PI * 2);
      context.stroke();
    }
  };
  const hands = [
    rightHand(kit, { pose: 'clasp', at: point(16, -150 + down), turn: 0.05, rise: 30 }),
    leftHand(kit, { pose: 'clasp', at: point(-16, -74 + down), turn: 0.05, rise: 30 }),
  ];
  drawAround(kit, hands, hang);
};

function drawLeaf({ ink }: Kit, x: number, y: number, turn: number, size: number): void {
  const { context } = ink;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  for (const [tone, deep] of [
    ['#4c8a3f', 12],
    ['#69a850', 5],
  ] as const) {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(20, -12, 44, 0);
    context.quadraticCurveTo(20, deep, 0, 0);
    context.fill();
  }
  context.restore();
}

/** A fruit on its branch, in a hand that takes it down. */
export const pluck: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const { context } = kit.ink;
  const down = sway(seconds, 0.28) * 12;
  const branch = -thing.height - 62 + down * 0.5;
  const line = (from: Point, by: Point, to: Point, width: number, tone: string) => {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.quadraticCurveTo(by.x, by.y, to.x, to.y);
    context.stroke();
  };
  const end = point(150, branch + 26);
  line(point(kit.left - 10, branch - 60), point(-40, branch - 20), end, 15, '#6b4a2f');
  line(point(kit.left - 10, branch - 63), point(-40, branch - 23), end, 5, '#8a6445');
  for (const [x, y, turn, size] of [
    [-118, -28, -2.2, 1.2],
    [-96, -22, 0.9, 1.3],
    [-52, -14, -0.9, 1.2],
    [44, 6, -0.7, 1.3],
    [84, 14, 0.9, 1.15],
    [132, 20, -0.3, 1.2],
  ] as const)
    drawLeaf(kit, x, branch + y, turn, size);
  const foot = -30 + down;
  line(
    point(8, branch - 4),
    point(2, branch + 20),
    point(0, foot - thing.height * 0.9),
    5,
    '#6b4a2f',
  );
  drawLeaf(kit, 4, branch + 16, 0.5, 1);
  const hold = leftHand(kit, { pose: 'pinch', at: point(-64, branch - 14), turn: 0.2, rise: 70 });
  drawHand(kit, hold);
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(thing.width * 0.38, foot - thing.height * 0.42),
    turn: 0.1,
    rise: 40,
  });
  drawAround(kit, [hand], () => drawPiece(kit, thing, point(0, foot)));
};

/** Clothes on a hanger that is hooked over a rail. */
export const hang: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const { context } = kit.ink;
  const rise = sway(seconds + 0.8, 0.26) * 14;
  const rail = -thing.height - 58;
  context.lineCap = 'round';
  for (const [y, width, tone] of [
    [rail, 13, '#8d99ad'],
    [rail - 3, 4, '#c9d2dc'],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(kit.left - 20, y);
    context.lineTo(kit.right + 20, y);
    context.stroke();
  }
  const top = -thing.height - rise;
  const hand = rightHand(kit, { pose: 'pinch', at: point(14, top - 22), turn: -0.1, rise: 30 });
  const hold = leftHand(kit, {
    pose: 'clasp',
    at: point(-thing.width * 0.44, top + thing.height * 0.36),
    turn: 0.1,
    rise: 40,
  });
  drawAround(kit, [hold], () => {
    context.strokeStyle = '#8a6445';
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(-thing.width * 0.2, top + 10);
    context.lineTo(0, top - 6);
    context.lineTo(thing.width * 0.2, top + 10);
    context.stroke();
    drawPiece(kit, thing, point(0, -rise));
  });
  drawAround(kit, [hand], () => {
    context.strokeStyle = '#5b6472';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(0, top - 4);
    context.lineTo(0, top - 30);
    context.arc(-9, top - 42, 13, 1, Math.PI * 1.25, true);
    context.stroke();
  });
};
