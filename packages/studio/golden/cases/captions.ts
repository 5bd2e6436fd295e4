import {
  captionLook,
  captionPositions,
  captionPresetIds,
  type CaptionPosition,
  type CaptionPresetId,
} from '@scenewright/contract/rules/captions.ts';
import { createCaptionPainter } from '../../captions/caption-painter.ts';
import { registerFonts } from '../../fonts/fonts.ts';
import type { Context } from '../../painting/brushes/surface.ts';
import { sayWords } from '../../testing/words.ts';
import type { GoldenCase, GoldenSheet } from '../golden-case.ts';

const shapes = {
  upright: { width: 360, height: 640 },
  lying: { width: 640, height: 360 },
} as const;
type Shape = keyof typeof shapes;

const line = 'Our small blue planet turns';
/** Scripts that are set otherwise: from the right, without spaces, with pictures among the words. */
const others = {
  arabic: 'هذه قصة قصيرة جدا',
  japanese: '水は毎日飲みましょう',
  emoji: 'Lift off 🚀 now',
};

/** What captions stand on: light above, dark below, warm and cold. */
function paintGround(context: Context, { width, height }: { width: number; height: number }): void {
  const ground = context.createLinearGradient(0, 0, width * 0.3, height);
  for (const [at, colour] of ['#cfe6f5', '#6fa3a8', '#a5673f', '#3b2a4a'].entries())
    ground.addColorStop(at / 3, colour);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
}

interface Order {
  readonly preset: CaptionPresetId;
  readonly shape: Shape;
  readonly timeMs: number;
  readonly position?: CaptionPosition;
  readonly text?: string;
}

function caseOf(
  label: string,
  { preset, shape, timeMs, position = 'bottom', text = line }: Order,
): GoldenCase {
  return {
    label,
    frame: shapes[shape],
    shrink: 2,
    async paint(context) {
      paintGround(context, shapes[shape]);
      const style = captionLook({ preset, position, colour: null });
      if (style === null) throw new Error(`${preset} has no look`);
      registerFonts(`${text} ${text.toUpperCase()}`);
      const captions = await createCaptionPainter(sayWords(text), style, shapes[shape]);
      captions.draw(context, timeMs);
    },
  };
}

const presets = captionPresetIds.filter((preset) => preset !== 'none');

/** Each preset in both shapes while its third word is said, coming in, and where else it may stand; then other scripts. */
export const captionSheets: readonly GoldenSheet[] = [
  {
    name: 'captions',
    cases: presets.flatMap((preset) => [
      ...(['upright', 'lying'] as const).map((shape) =>
        caseOf(`${preset}, ${shape}`, { preset, shape, timeMs: 780 }),
      ),
      caseOf(`${preset}, coming in`, { preset, shape: 'upright', timeMs: 70 }),
      ...captionPositions
        .filter((position) => position !== 'bottom')
        .map((position, at) =>
          caseOf(`${preset}, ${position}`, {
            preset,
            position,
            shape: at === 0 ? 'upright' : 'lying',
            timeMs: 1_150,
          }),
        ),
    ]),
  },
  {
    name: 'captions-scripts',
    cases: Object.entries(others).flatMap(([script, text]) =>
      (['classic', 'karaoke', 'pill'] as const).map((preset) =>
        caseOf(`${script}, ${preset}`, { preset, shape: 'upright', timeMs: 500, text }),
      ),
    ),
  },
];
