import { chooseDrawing } from '../../image-maker/studio/choose-drawing.ts';
import type { VideoMaker } from '../video-maker.ts';

/** Paints clips offline: several shots in which things move. */
export function createStudioVideoMaker(): VideoMaker {
  return { name: 'studio', makeVideo: async (request) => ({ kind: 'drawing', drawing: chooseDrawing(request, 'live') }) };
}
