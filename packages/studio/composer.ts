import type { SKRSContext2D } from '@napi-rs/canvas';
import { frameRate } from '@scenewright/media/encoding.ts';
import { captionsBeside } from './boards/create-board.ts';
import { showsWhatIsSaid } from './boards/said.ts';
import { createCaptionPainter } from './captions/caption-painter.ts';
import type { CaptionStyle } from './captions/caption-style.ts';
import { drawDip } from './dip.ts';
import { registerFonts } from './fonts/fonts.ts';
import { createPicture } from './picture.ts';
import type { Scene } from './scene.ts';

/** Draws any frame of one scene: the picture, then its captions, then the dip at its edges. */
export interface Composer {
  /** Covers the whole canvas; the pixels depend on the arguments alone, so frames may be drawn in any order and thread. */
  compose(context: SKRSContext2D, frame: number, clipFrame: Uint8ClampedArray | null): void;
}

/** @throws Error with a plain sentence when the source cannot be read. */
export async function createComposer(scene: Scene): Promise<Composer> {
  registerFonts(textOf(scene));
  const picture = await createPicture(scene);
  const style = captionStyleOf(scene);
  const captions =
    style && (await createCaptionPainter(scene.shownWords ?? scene.words, style, scene));
  const durationMs = frameTimeMs(scene.frames);

  return {
    compose(context, frame, clipFrame) {
      const timeMs = frameTimeMs(frame);
      context.reset();
      context.save();
      picture.draw(context, { timeMs, durationMs, words: scene.words }, clipFrame);
      context.restore();
      captions?.draw(context, timeMs);
      drawDip(context, scene, frame);
    },
  };
}

/** One layer of type at a time: captions are silent where a board shows what is said, and keep out of its way elsewhere. */
function captionStyleOf({ captions, source, words, shownWords }: Scene): CaptionStyle | null {
  if (captions === null || source.kind !== 'drawing' || source.drawing.board === null)
    return captions;
  const said = (shownWords ?? words).map(({ text }) => text).join(' ');
  const { plan, isSilent } = source.drawing.board;
  return isSilent && showsWhatIsSaid(plan, said) ? null : captionsBeside(captions);
}

/** All that may be written in the picture: what is said, and what a drawing puts on its cards. */
function textOf({ words, shownWords = [], source }: Scene): string {
  const cards = source.kind === 'drawing' ? JSON.stringify(source.drawing) : '';
  return [...[...words, ...shownWords].map(({ text }) => text), cards].join(' ');
}

/** When a frame is shown, from the start of its scene. */
export function frameTimeMs(frame: number): number {
  return (frame * 1000) / frameRate;
}
