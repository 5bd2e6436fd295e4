import type { Scene, SceneCue } from '../scene.ts';

/** What a drawing thread is asked to do. It answers each request, in order, with one `Reply` of the same id. */
export type Request =
  | { readonly id: number; readonly kind: 'open'; readonly scene: Scene }
  | { readonly id: number; readonly kind: 'draw'; readonly frame: number; readonly slot: Slot }
  | { readonly id: number; readonly kind: 'photograph'; readonly photograph: Photograph }
  | { readonly id: number; readonly kind: 'cues' }
  | { readonly id: number; readonly kind: 'close' };

export interface Reply {
  readonly id: number;
  /** Why the request failed; null when it was done. */
  readonly failure: string | null;
  /** The file that was asked for with `photograph`; null for other requests. */
  readonly file: Uint8Array | null;
  /** What was asked for with `cues`; null for other requests. */
  readonly cues: readonly SceneCue[] | null;
  /** Whether the frame that was to be drawn is the one before it once more: its slot was left as it was. */
  readonly repeats: boolean;
}

/** One frame wanted as an image file. */
export interface Photograph {
  readonly frame: number;
  readonly clipFrame: SharedArrayBuffer | null;
  /** In pixels; the height follows. */
  readonly width: number;
  readonly format: 'png' | 'jpeg';
}

/** Memory that the encoder's thread and a drawing thread share for one frame in flight, so that no pixel is copied between them. */
export interface Slot {
  /** The finished frame, as I420. */
  readonly picture: SharedArrayBuffer;
  /** The decoded frame of a source clip, as RGBA; null for other sources. */
  readonly clipFrame: SharedArrayBuffer | null;
}
