import { artSprite } from '../../painting/actors/art.ts';
import { drawnGroups } from '../../painting/actors/drawn/catalogue.ts';
import { paletteOf } from '../../painting/palette/palette.ts';
import { pickFor, type GoldenCase, type GoldenSheet } from '../golden-case.ts';

const side = 128;
const margin = 8;
const palette = paletteOf('meadow', 'day');
const painted = [
  'lighthouse',
  'windmill',
  'pyramid',
  'bridge',
  'iceberg',
  'submarine',
  'hot-air-balloon',
  'black-hole',
] as const;

/** A thing on plain ground, as large as fits. */
function caseOf(label: string, name: string): GoldenCase {
  return {
    label,
    frame: { width: side, height: side },
    shrink: 2,
    async paint(context) {
      context.fillStyle = pickFor(label, ['#e3ecf7', '#f3e7da', '#dcefe6', '#ece4f4']);
      context.fillRect(0, 0, side, side);
      const { canvas, width, height } = await artSprite(name, side - 2 * margin, false, palette);
      context.drawImage(canvas, (side - width) / 2, side - margin - height);
    },
  };
}

/** All our own drawings of things and animals. */
export const thingSheets: readonly GoldenSheet[] = [
  ...[...drawnGroups].map(([group, things]) => ({
    name: `things-${group}`,
    cases: [...things.keys()].map((name) => caseOf(name, `drawn-${name}`)),
  })),
  { name: 'things-painted', cases: painted.map((name) => caseOf(name, `painted-${name}`)) },
];
