import type { CastLook } from '@scenewright/contract/rules/cast.ts';
import type { NeighbourScene, VisualRequest } from '@scenewright/provider-contract/image-maker.ts';

/** What a prompt is composed from: a {@link VisualRequest} has all of it. */
export interface PromptRequest extends Pick<
  VisualRequest,
  'description' | 'prompt' | 'dialogue' | 'topic' | 'style' | 'shape' | 'sceneNumber'
> {
  readonly cast: readonly CastLook[];
  readonly film: readonly Pick<NeighbourScene, 'description' | 'dialogue'>[];
  /** Anything but null: the clip begins with a picture. */
  readonly startImage: unknown;
}
