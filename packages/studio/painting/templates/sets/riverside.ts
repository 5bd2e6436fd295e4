import { paintLand, rollingRidge } from '../../brushes/land.ts';
import { paintBush, paintGrass, paintLeafTree } from '../../brushes/plants.ts';
import { fillRounded, verticalGradient } from '../../brushes/surface.ts';
import { meadow } from '../../grounds/natural.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { setOf, slab, type Scenery } from './kit.ts';

/* The bank of a river or a lake: the other bank with its trees, water with the sky in it, reeds. */

/** The water from the other bank to ours. */
function water(
  { context, left, right, unit, palette, random }: Scenery,
  top: number,
  foot: number,
): void {
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, mix(palette.skyLow, '#4f8fa8', 0.35)],
    [0.5, mix(palette.skyTop, '#3f86a0', 0.4)],
    [1, darken(mix(palette.skyTop, '#2f6f86', 0.5), 0.15)],
  ]);
  context.fillRect(left, top, right - left, foot - top);
  for (let wave = 0; wave < 46; wave++) {
    const share = random.between(0, 1);
    const wide = (40 + 190 * share) * random.between(0.5, 1.2) * unit;
    const x = random.between(left, right);
    const glint = withOpacity(lighten(palette.glow, 0.4), 0.16 + 0.2 * random.between(0, 1));
    const box = {
      x: x - wide / 2,
      y: top + share * (foot - top),
      width: wide,
      height: (3 + 5 * share) * unit,
    };
    fillRounded(context, box, 4 * unit, glint);
  }
}

/** Reeds in the shallows, their heads brown. */
function reeds({ context, unit, palette, random, tint }: Scenery, x: number, foot: number): void {
  const green = tint(mix('#6f8f4a', palette.near, 0.3));
  for (let stalk = -6; stalk <= 6; stalk++) {
    const [at, tall] = [x + stalk * 20 * unit, random.between(150, 300) * unit];
    const lean = random.between(-36, 36) * unit;
    context.strokeStyle = stalk % 2 === 0 ? green : darken(green, 0.2);
    context.lineWidth = 8 * unit;
    context.beginPath();
    context.moveTo(at, foot);
    context.quadraticCurveTo(at, foot - tall * 0.6, at + lean, foot - tall);
    context.stroke();
    if (stalk % 3 === 0)
      slab(
        context,
        [at + lean - 9 * unit, foot - tall - 56 * unit, 18 * unit, 70 * unit],
        tint('#7d4f2e'),
        9 * unit,
      );
  }
}

export const riverside = setOf({
  name: 'riverside',
  depth: 0.06,
  ground: meadow,
  tone: ({ palette, tint }) => tint(mix('#77a55c', palette.near, 0.4)),
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, palette, random, tint } = scenery;
    const [far, foot] = [floorY - brief.blend(330, 220) * unit, floorY + 8 * unit];
    const box = { x: left, y: far - 420 * unit, width: right - left, height: 440 * unit };
    const land = {
      base: mix(palette.far, palette.skyLow, 0.35),
      foot: palette.far,
      glow: palette.glow,
    };
    const ridge = rollingRidge(far - 210 * unit, 90 * unit, 700 * unit, random);
    paintLand(context, ridge, box, land, random);
    const green = tint(mix('#5f8f58', palette.far, 0.35));
    for (let x = left; x < right; x += 170 * unit) {
      if (random.chance(0.55))
        paintLeafTree(context, x, far + 8 * unit, random.between(200, 340) * unit, green, random);
      paintBush(context, x, far + 10 * unit, 220 * unit, darken(green, 0.08), random);
    }
    water(scenery, far, foot);
    for (const x of brief.portrait ? [0.02, 0.98] : [0.04, 0.13, 0.9, 0.98])
      reeds(scenery, x * brief.width, foot);
    const tufts = tint(mix('#77a55c', palette.near, 0.5));
    paintGrass(context, left, right, () => floorY, 54 * unit, tufts, random);
  },
});
