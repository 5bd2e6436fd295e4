import type { SKRSContext2D } from '@napi-rs/canvas';
import { frameRate } from '@scenewright/media/encoding.ts';
import { buildBoard } from './boards/catalogue.ts';
import { boardBrief, captionsBeside } from './boards/create-board.ts';
import { boardColours } from './boards/colours.ts';
import { showsWhatIsSaid, unshownWords } from './boards/said.ts';
import { type Brand, fontFamilyOf } from './brand/brand.ts';
import { createBrandPainter } from './brand/brand-painter.ts';
import { captionsOn } from './captions/captions-on.ts';
import { createCaptionPainter } from './captions/caption-painter.ts';
import type { CaptionStyle } from './captions/caption-style.ts';
import { dipAt, drawDip } from './dip.ts';
import { registerFonts, registerOwnFont, setDisplayFont } from './fonts/fonts.ts';
import type { Drawing } from './painting/drawing.ts';
import { createKeptPicture } from './kept-picture.ts';
import { createPicture } from './picture.ts';
import type { Scene, SceneCue, TimedWord } from './scene.ts';
import { shotsOfScene, type SceneShot } from './scene-shots.ts';

/** Draws any frame of one scene: the picture, then its captions, then the dip at its edges. */
export interface Composer {
  /**
   * Gets the picture of a frame ready; a scene may cut from one to another. One is kept at a time, for they are large: frames are
   * best drawn in their order.
   * @returns whether another picture was let go
   */
  open(frame: number): Promise<boolean>;
  /**
   * Covers the whole canvas; the pixels depend on the arguments alone, so frames may be drawn in any order and thread.
   * @throws Error where the frame's picture is not open; that of the first frame is
   */
  compose(context: SKRSContext2D, frame: number, clipFrame: Uint8ClampedArray | null): void;
  /** Whether a frame, whose picture is open, has the same pixels as the one before it. */
  repeats(frame: number): boolean;
  /** When something is seen to happen in the pictures that were open so far, in order. */
  readonly cues: readonly SceneCue[];
}

/** @throws Error with a plain sentence when the source cannot be read. */
export async function createComposer(scene: Scene): Promise<Composer> {
  registerFonts(textOf(scene));
  if (scene.brand?.ownFont) registerOwnFont(scene.brand.ownFont);
  const useFont = () => setDisplayFont(scene.brand ? fontFamilyOf(scene.brand) : undefined);
  useFont();
  const shots = shotsOfScene(scene);
  const placeAt = (frame: number) =>
    Math.max(
      0,
      shots.findLastIndex((shot) => shot.fromFrame <= frame),
    );
  const cues: SceneCue[][] = [];
  const openAt = async (place: number): Promise<OpenShot> => {
    const shot = await openShot(shots[place] ?? { fromFrame: 0, scene });
    cues[place] = shot.cues;
    return { ...shot, place };
  };
  let shown = await openAt(0);
  // Over all pictures of the scene alike: it comes once.
  const brand =
    scene.brand &&
    scene.source.kind !== 'card' &&
    (await createBrandPainter(brandOn(shots, scene.brand), scene, scene.captions));
  const kept = createKeptPicture(scene);
  const isAlive = scene.source.kind === 'image' && scene.source.alive === true;
  const isPictured = (frame: number): boolean => shown.place === placeAt(frame);
  /** Whether a frame and the one before it show the same picture. */
  const isHeld = (frame: number): boolean =>
    [frame - 1, frame].every((at) => at >= 0 && at < scene.frames && isPictured(at)) &&
    shown.picturedMs(frame) === shown.picturedMs(frame - 1);
  const overlayAt = (frame: number): string => {
    const dip = isAlive ? 0 : dipAt(frame, scene.frames);
    return [shown.captionAt(frame), brand ? brand.lookAt(frameTimeMs(frame)) : '', dip].join('/');
  };
  const isOverlaidAlike = (frame: number) => overlayAt(frame) === overlayAt(frame - 1);
  return {
    async open(frame) {
      const place = placeAt(frame);
      if (shown.place === place) return false;
      useFont();
      shown = await openAt(place);
      return true;
    },
    get cues() {
      return cues.flat();
    },
    compose(context, frame, clipFrame) {
      if (shown.place !== placeAt(frame))
        throw new Error(`the picture of frame ${frame} is not open`);
      useFont();
      context.reset();
      const { place } = shown;
      kept.draw(context, {
        key: `${place} ${shown.picturedMs(frame)}`,
        isShownAgain: isHeld(frame + 1) && !isOverlaidAlike(frame + 1),
        paint: (onto) => shown.drawPicture(onto, frame, clipFrame),
      });
      if (brand) {
        context.save();
        brand.draw(context, frameTimeMs(frame));
        context.restore();
      }
      shown.drawCaptions(context, frame);
      if (!isAlive) drawDip(context, scene, frame);
    },
    repeats: (frame) => isHeld(frame) && isOverlaidAlike(frame),
  };
}

interface OpenShot {
  readonly place: number;
  drawPicture(context: SKRSContext2D, frame: number, clipFrame: Uint8ClampedArray | null): void;
  drawCaptions(context: SKRSContext2D, frame: number): void;
  /** The moment of the picture that is shown in a frame. */
  picturedMs(frame: number): number;
  /** Frames with the same one have the same caption, if they have one. */
  captionAt(frame: number): string;
}

async function openShot({ fromFrame, scene }: SceneShot) {
  const picture = await createPicture(scene);
  const style = captionStyleOf(scene);
  const captions = style && (await createCaptionPainter(captionedWords(scene), style, scene));
  const durationMs = frameTimeMs(scene.frames);
  const fromMs = frameTimeMs(fromFrame);
  const { words } = scene;
  const own = picture
    .cues({ durationMs, words })
    .map((cue): SceneCue => ({ ...cue, timeMs: cue.timeMs + fromMs }));
  const momentAt = (frame: number) => ({
    timeMs: frameTimeMs(frame - fromFrame),
    durationMs,
    words,
  });
  return {
    cues: fromFrame === 0 ? own : [{ kind: 'cut' as const, timeMs: fromMs }, ...own],
    drawPicture(context: SKRSContext2D, frame: number, clipFrame: Uint8ClampedArray | null) {
      context.save();
      picture.draw(context, momentAt(frame), clipFrame);
      context.restore();
    },
    drawCaptions: (context: SKRSContext2D, frame: number) =>
      captions?.draw(context, frameTimeMs(frame - fromFrame)),
    picturedMs(frame: number) {
      const moment = momentAt(frame);
      return picture.shownAt?.(moment) ?? moment.timeMs;
    },
    captionAt: (frame: number) => captions?.lookAt(frameTimeMs(frame - fromFrame)) ?? '',
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
const brandOn = (shots: readonly SceneShot[], brand: Brand): Brand =>
  shots.some(({ scene: { source } }) => source.kind === 'drawing' && source.drawing.board !== null)
    ? { ...brand, lowerThird: '' }
    : brand;

/** Whether a board is drawn: a card that holds nothing gives way to the stage. */
function isBoardDrawn(drawing: Drawing, scene: Scene): boolean {
  const { width, height, captions, brand } = scene;
  return (
    drawing.board !== null &&
    buildBoard(boardBrief(drawing.board, drawing, { width, height, captions, brand })) !== null
  );
}

/** Beside a board captions keep out of its way, in ink that reads on its ground. */
function captionStyleOf(scene: Scene): CaptionStyle | null {
  const { captions, source, brand } = scene;
  if (captions === null || source.kind !== 'drawing' || source.drawing.board === null)
    return captions;
  if (!isBoardDrawn(source.drawing, scene)) return captions;
  const { family, board } = source.drawing;
  return captionsOn(boardColours(family, board.tone, brand), captionsBeside(captions));
}

/** All that may be written in the picture: what is said, and what a drawing puts on its cards. */
function textOf({ words, shownWords = [], source, brand }: Scene): string {
  const cards =
    source.kind === 'drawing'
      ? JSON.stringify(source.drawing)
      : source.kind === 'card'
        ? source.words
        : '';
  const marks = brand ? `${brand.lowerThird} ${brand.lowerThirdLine}` : '';
  return [...[...words, ...shownWords].map(({ text }) => text), cards, marks].join(' ');
}

/** When a frame is shown, from the start of its scene. */
export function frameTimeMs(frame: number): number {
  return (frame * 1000) / frameRate;
}
