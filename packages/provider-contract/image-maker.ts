import type { CastLook } from '@scenewright/contract/rules/cast.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import type { RemoteWork } from './remote-work.ts';

/** A scene beside the one that is made. */
export interface NeighbourScene {
  readonly description: string;
  readonly dialogue: string;
  /** The seed its first take is made with. */
  readonly seed: string;
  readonly cast: readonly CastInPicture[];
  /** Its drawing, where it has one already. */
  readonly drawing: unknown;
}

/** A member of the cast whom a description names: the same in every picture. */
export interface CastInPicture extends CastLook {
  /** What is left to chance in its look follows from it. */
  readonly seed: string;
  /** How the studio paints it, decided when it was locked: `Appearance` as plain JSON. */
  readonly appearance: unknown;
  /** Writes a picture of it to show a model what it looks like. @returns the file's path; null where there is none */
  writeReference(): Promise<string | null>;
}

/** A picture to begin a clip with. */
export interface StartImage {
  /** The picture as a file, JPEG or as its model gave it: the first frame for a model that takes one. */
  readonly path: string;
  /** Its drawing, where the studio painted it; null for a picture from a model. */
  readonly drawing: unknown;
}

/** What a picture or clip is made from. */
export interface VisualRequest {
  readonly model: string;
  readonly description: string;
  /** For a model that knows no names: the description with each member of the cast described where it is first named, then the camera. */
  readonly prompt: string;
  /** In the order they are named. */
  readonly cast: readonly CastInPicture[];
  readonly dialogue: string;
  readonly topic: string;
  readonly style: string;
  readonly shape: Shape;
  readonly durationS: number;
  /** 1-based. */
  readonly sceneNumber: number;
  readonly sceneCount: number;
  /** The same request with another seed is another take. */
  readonly seed: string;
  /** The scenes before this one, in order, so that neighbours do not look alike. */
  readonly before: readonly NeighbourScene[];
  /** What every scene of the film says and shows, in order: who is who is read across it. */
  readonly film: readonly Pick<NeighbourScene, 'description' | 'dialogue'>[];
  /** The scene after this one; null for the last. */
  readonly after: NeighbourScene | null;
  /** The reviewed still that a clip sets in motion: it keeps its people, place, light and composition. Null for a clip from words alone, and for pictures. */
  readonly startImage: StartImage | null;
  /** Whether a clip has its model's own sound, where the model makes some; false unless said. */
  readonly withSound?: boolean;
  /** Folder, made by the caller and removed by it, in which files are written. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  onProgress(fraction: number): void;
  /** What it keeps of its work elsewhere. */
  readonly remote: RemoteWork;
}

/** A picture or clip: a file from a model, or a drawing that the studio can paint at any moment. */
export type Visual =
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly mimeType: string;
      /** Whether it has its model's own sound, which may be heard; false unless said. */
      readonly hasSound?: boolean;
    }
  | { readonly kind: 'drawing'; readonly drawing: unknown };

/** Makes still pictures. Implementations: hosted models and the studio. */
export interface ImageMaker {
  readonly name: string;
  /** @throws ProviderError; StillMakingError while it is made elsewhere */
  makeImage(request: VisualRequest): Promise<Visual>;
}
