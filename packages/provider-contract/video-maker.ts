import type { Visual, VisualRequest } from './image-maker.ts';

/** Makes moving clips. Implementations: hosted models and the studio. */
export interface VideoMaker {
  readonly name: string;
  /**
   * A model that takes a first frame gets `request.startImage`; one that does not goes by the words.
   * @throws ProviderError; StillMakingError while it is made elsewhere
   */
  makeVideo(request: VisualRequest): Promise<Visual>;
}
