import { once } from 'node:events';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';

/** Descriptions with this word take until the work is called off. */
export const endless = 'labyrinth';

/** The studio's painter, who never finishes what is endless. */
export function createEndlessImageMaker(): ReturnType<typeof createStudioImageMaker> {
  const studio = createStudioImageMaker();
  return {
    ...studio,
    async makeImage(request) {
      if (!request.description.includes(endless)) return await studio.makeImage(request);
      if (!request.signal.aborted) await once(request.signal, 'abort');
      throw request.signal.reason;
    },
  };
}
