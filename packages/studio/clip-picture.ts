import { ImageData } from '@napi-rs/canvas';
import type { Picture } from './picture.ts';

/** Shows the frames of a clip as they are: the decoder has already brought them to our size and rate. */
export function createClipPicture({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Picture {
  return {
    draw(context, _moment, clipFrame) {
      if (clipFrame === null)
        throw new Error('a clip is drawn from decoded frames, and there was none');
      context.putImageData(new ImageData(clipFrame, width, height), 0, 0);
    },
    // What happens in a clip nobody has told us.
    cues: () => [],
  };
}
