import type { Orientation } from '#contract/rules/platforms.ts';

/** What a picture or clip is made from. */
export interface VisualRequest {
  readonly model: string;
  readonly description: string;
  readonly dialogue: string;
  readonly topic: string;
  readonly style: string;
  readonly orientation: Orientation;
  readonly durationS: number;
  /** 1-based. */
  readonly sceneNumber: number;
  readonly sceneCount: number;
  /** The same request with another seed is another take. */
  readonly seed: string;
  /** The drawing of the scene before, so that two neighbours do not look alike; null where there is none. */
  readonly previousDrawing: unknown;
  /** Folder, made by the caller and removed by it, in which files are written. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  onProgress(fraction: number): void;
  /** An id under which the remote side runs this request, from an earlier try that was interrupted. */
  readonly externalId: string | null;
  /** Keeps the remote side's id before it is waited for. */
  keepExternalId(id: string): Promise<void>;
}

/** A picture or clip: a file from a model, or a drawing that the studio can paint at any moment. */
export type Visual =
  | { readonly kind: 'file'; readonly path: string; readonly mimeType: string }
  | { readonly kind: 'drawing'; readonly drawing: unknown };

/** Makes still pictures. Implementations: `replicate/` and `studio/`. */
export interface ImageMaker {
  readonly name: string;
  /** @throws ProviderError */
  makeImage(request: VisualRequest): Promise<Visual>;
}
