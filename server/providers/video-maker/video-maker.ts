import type { Visual, VisualRequest } from '../image-maker/image-maker.ts';

/** Makes moving clips. Implementations: `replicate/` and `studio/`. */
export interface VideoMaker {
  readonly name: string;
  /** @throws ProviderError */
  makeVideo(request: VisualRequest): Promise<Visual>;
}
