import type { ImageMaker } from '@scenewright/provider-contract/image-maker.ts';
import { chooseDrawing } from './choose-drawing.ts';

/** Paints pictures offline: one composed image, over which the compositor moves its camera. */
export function createStudioImageMaker(): ImageMaker {
  return {
    name: 'studio',
    makeImage: async (request) => ({ kind: 'drawing', drawing: chooseDrawing(request, 'still') }),
  };
}
