import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import { chooseDrawing, setInMotion } from '../../image-maker/studio/choose-drawing.ts';

function drawingOf(request: VisualRequest) {
  const still = request.startImage?.drawing ?? null;
  return still === null ? chooseDrawing(request, 'live') : setInMotion(still, request.model);
}

/** Paints clips offline: several shots in which things move, of the picture to begin with where there is one. */
export function createStudioVideoMaker(): VideoMaker {
  return {
    name: 'studio',
    makeVideo: async (request) => ({ kind: 'drawing', drawing: drawingOf(request) }),
  };
}
