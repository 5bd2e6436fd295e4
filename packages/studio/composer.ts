import type { SKRSContext2D } from '@napi-rs/canvas';
import { frameRate } from '@scenewright/media/encoding.ts';
import { captionsBeside } from './boards/create-board.ts';
import { boardColours } from './boards/colours.ts';
import { showsWhatIsSaid, unshownWords } from './boards/said.ts';
import type { Brand } from './brand/brand.ts';
import { createBrandPainter } from './brand/brand-painter.ts';
import { captionsOn } from './captions/captions-on.ts';
import { createCaptionPainter } from './captions/caption-painter.ts';
import type { CaptionStyle } from './captions/caption-style.ts';
import { drawDip } from './dip.ts';
import { registerFonts } from './fonts/fonts.ts';
import { createPicture } from './picture.ts';
import type { Scene, SceneCue, TimedWord } from './scene.ts';

/** Draws any frame of one scene: the picture, then its captions, then the dip at its edges. */
export interface Composer {
  /** Covers the whole canvas; the pixels depend on the arguments alone, so frames may be drawn in any order and thread. */
  compose(context: SKRSContext2D, frame: number, clipFrame: Uint8ClampedArray | null): void;
  /** When something in the picture is seen to happen, in order. */
  readonly cues: readonly SceneCue[];
}

/** @throws Error with a plain sentence when the source cannot be read. */
export async function createComposer(scene: Scene): Promise<Composer> {
  registerFonts(textOf(scene));
  const picture = await createPicture(scene);
  const style = captionStyleOf(scene);
  const captions = style && (await createCaptionPainter(captionedWords(scene), style, scene));
  const brand =
    scene.brand && (await createBrandPainter(brandOn(scene, scene.brand), scene, scene.captions));
  const durationMs = frameTimeMs(scene.frames);

  return {
    cues: picture.cues({ durationMs, words: scene.words }),
    compose(context, frame, clipFrame) {
      const timeMs = frameTimeMs(frame);
      context.reset();
      context.save();
      picture.draw(context, { timeMs, durationMs, words: scene.words }, clipFrame);
      context.restore();
      if (brand) {
        context.save();
        brand.draw(context, timeMs, durationMs);
        context.restore();
      }
      captions?.draw(context, timeMs);
      drawDip(context, scene, frame);
    },
  };
}

/** One layer of type at a time: what a board shows is not captioned as well. */
function captionedWords({ source, words, shownWords }: Scene): readonly TimedWord[] {
  const said = shownWords ?? words;
  const board = source.kind === 'drawing' ? source.drawing.board : null;
  if (board === null) return said;
  // A silent board stands where captions would.
  const text = said.map((word) => word.text).join(' ');
  if (board.isSilent && showsWhatIsSaid(board.plan, text)) return [];
  return unshownWords(board.plan, said);
}

/** A board sets its own words as type, which a lower third would stand on. */
const brandOn = ({ source }: Scene, brand: Brand): Brand =>
  source.kind === 'drawing' && source.drawing.board !== null ? { ...brand, lowerThird: '' } : brand;

/** Beside a board captions keep out of its way, in ink that reads on its ground. */
function captionStyleOf({ captions, source, brand }: Scene): CaptionStyle | null {
  if (captions === null || source.kind !== 'drawing' || source.drawing.board === null)
    return captions;
  const { family, board } = source.drawing;
  return captionsOn(boardColours(family, board.tone, brand), captionsBeside(captions));
}

/** All that may be written in the picture: what is said, and what a drawing puts on its cards. */
function textOf({ words, shownWords = [], source, brand }: Scene): string {
  const cards = source.kind === 'drawing' ? JSON.stringify(source.drawing) : '';
  const marks = brand
    ? `${brand.intro} ${brand.outro} ${brand.lowerThird} ${brand.lowerThirdLine}`
    : '';
  return [...[...words, ...shownWords].map(({ text }) => text), cards, marks].join(' ');
}

/** When a frame is shown, from the start of its scene. */
export function frameTimeMs(frame: number): number {
  return (frame * 1000) / frameRate;
}
