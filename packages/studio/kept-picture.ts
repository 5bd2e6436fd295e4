import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** A picture that may be shown in another frame as well. */
interface ShownPicture {
  /** Pictures with the same one have the same pixels. */
  readonly key: string;
  /** Whether the next frame shows it, too, with something else over it. */
  readonly isShownAgain: boolean;
  paint(context: SKRSContext2D): void;
}

/** Keeps a picture that the next frame shows under another caption: laying it down costs a tenth of painting it again. */
export function createKeptPicture({ width, height }: { width: number; height: number }) {
  let kept: { readonly canvas: Canvas; readonly key: string } | null = null;
  return {
    draw(context: SKRSContext2D, { key, isShownAgain, paint }: ShownPicture): void {
      if (kept?.key !== key) {
        if (!isShownAgain) return void paint(context);
        // As large as the frame: how edges are drawn hangs on where a canvas ends.
        const canvas = kept?.canvas ?? createCanvas(width, height);
        const own = canvas.getContext('2d');
        own.reset();
        paint(own);
        kept = { canvas, key };
      }
      context.drawImage(kept.canvas, 0, 0);
    },
  };
}
