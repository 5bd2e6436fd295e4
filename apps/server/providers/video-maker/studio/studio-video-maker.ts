import { join } from 'node:path';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import type { Visual, VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import { type Studio, studio } from '@scenewright/studio';
import { chooseDrawing, setInMotion } from '../../image-maker/studio/choose-drawing.ts';

/** For the studio's chance: the same request gives the same clip. */
const airSeed = 7;

/** A picture that nobody here has drawn, seen by a moving camera while light and air move in it. */
async function animate(
  path: string,
  { shape, durationS, directory, signal, onProgress }: VisualRequest,
  { renderSegment }: Pick<Studio, 'renderSegment'>,
): Promise<Visual> {
  const outputPath = join(directory, 'animated.mp4');
  await renderSegment({
    ...{ source: { kind: 'image', path, alive: true }, shape, words: [], captions: null },
    frames: Math.min(Math.max(1, durationS), maxSceneDurationS.video) * frameRate,
    ...{ seed: airSeed, outputPath, signal, onProgress },
  });
  return { kind: 'file', path: outputPath, mimeType: 'video/mp4' };
}

/** Makes clips offline: several shots in which things move, of the picture to begin with where there is one. */
export function createStudioVideoMaker(tools: Pick<Studio, 'renderSegment'> = studio): VideoMaker {
  return {
    name: 'studio',
    async makeVideo(request) {
      const { startImage, model } = request;
      if (startImage === null) return { kind: 'drawing', drawing: chooseDrawing(request, 'live') };
      if (startImage.drawing === null) return await animate(startImage.path, request, tools);
      return { kind: 'drawing', drawing: setInMotion(startImage.drawing, model) };
    },
  };
}
