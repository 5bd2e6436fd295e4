import type { SKRSContext2D } from '@napi-rs/canvas';
import { createImagePicture } from './camera/image-picture.ts';
import { withAir } from './camera/air.ts';
import { createClipPicture } from './clip-picture.ts';
import type { Moment, Scene, SceneCue } from './scene.ts';

/** The moving picture under the captions. `draw` covers the whole canvas and depends on nothing but its arguments. */
export interface Picture {
  /** @param clipFrame RGBA pixels of the source clip's frame at this moment; given for a clip only */
  draw(context: SKRSContext2D, moment: Moment, clipFrame: Uint8ClampedArray | null): void;
  /**
   * The moment whose picture this is, or another number that is the same for moments of one scene that look alike. The moment itself
   * where it is left out.
   */
  shownAt?(moment: Moment): number;
  /** When something in it is seen to happen, in order: what may be heard as well. */
  cues(scene: Omit<Moment, 'timeMs'>): SceneCue[];
}

/** Does all the costly work of a scene's picture once, so that drawing a frame is quick. */
export async function createPicture(scene: Scene): Promise<Picture> {
  const { source } = scene;
  switch (source.kind) {
    case 'drawing': {
      // Loaded on demand: a foreign picture needs none of the painter's stages and words.
      const { createPainter } = await import('./painting/painter.ts');
      return createPainter(source.drawing, scene);
    }
    case 'image':
      return source.alive
        ? withAir(createImagePicture(source.image, scene), scene)
        : createImagePicture(source.image, scene);
    case 'card': {
      const { createCardPicture } = await import('./brand/brand-card.ts');
      return createCardPicture(scene, source.words);
    }
    case 'clip':
      return createClipPicture(scene);
  }
}
