import { frameSize, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { decodeImage } from './decode-image.ts';
import { findFocus } from './focus.ts';
import { keepsWholes, mostEnlarged } from './framings.ts';
import { toCanvas } from './image-picture.ts';
import { findWholes } from './picture-map.ts';

/** Of a picture less than half would be another picture. */
const leastLeft = 0.5;
const roundingSlack = 1.001;
/** What matters in a picture is seen in a small one. */
const reduced = 4;

/**
 * Whether a still that was made for a frame of one shape can be cut to another: more than half of it is left, nothing that belongs
 * together is cut, such as a face or lettering, and it is as sharp as it was, or sharp enough. It is judged by what the camera then shows.
 * @throws Error with a plain sentence when it is no image
 */
export async function keepsSubject(
  path: string,
  { from, to, signal }: { readonly from: Shape; readonly to: Shape; readonly signal?: AbortSignal },
): Promise<boolean> {
  const [made, frame] = [frameSize(from), frameSize(to)];
  const small = { width: made.width / reduced, height: made.height / reduced };
  const pixels = await decodeImage(path, small, signal);
  const scale = Math.min(pixels.width / frame.width, pixels.height / frame.height);
  const shown = {
    width: (frame.width * scale) / pixels.width,
    height: (frame.height * scale) / pixels.height,
  };
  // How wide a pixel of the still was in its own frame, and would be in the other.
  const before = pixels.enlarged * reduced;
  const enlarged = before * Math.max(frame.width / made.width, frame.height / made.height);
  if (shown.width * shown.height < leastLeft) return false;
  if (enlarged > Math.max(mostEnlarged, before * roundingSlack)) return false;
  const image = toCanvas(pixels);
  return keepsWholes({ focus: findFocus(image), wholes: findWholes(image), shown, enlarged });
}
