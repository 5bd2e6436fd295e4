import type { Brand } from './brand/brand.ts';
import type { CaptionStyle } from './captions/caption-style.ts';
import type { Drawing } from './painting/drawing.ts';

/** A spoken word and when it is said, from the start of the scene. */
export interface TimedWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** What the picture of a scene is made from. Whatever it is, camera, captions and fades are added in the same way. */
export type PictureSource =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  /** Alive, light and air move in it, and it has no dip: it is to be the clip of another scene. */
  | { readonly kind: 'image'; readonly path: string; readonly alive?: boolean }
  | { readonly kind: 'clip'; readonly path: string }
  /** A card of the brand, with a line. */
  | { readonly kind: 'card'; readonly words: string };

/** A picture's pixels, four bytes each, in memory that threads can share. */
export interface RgbaImage {
  readonly width: number;
  readonly height: number;
  /** How wide a pixel of the source is, in pixels of the frame, where the picture fills it: above 1 it is enlarged. */
  readonly enlarged: number;
  readonly rgba: SharedArrayBuffer;
}

/** A source made ready for drawing: files from elsewhere are decoded. A clip's frames come one by one. */
export type SceneSource =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'image'; readonly image: RgbaImage; readonly alive?: boolean }
  | { readonly kind: 'clip' }
  | { readonly kind: 'card'; readonly words: string };

/** All that a thread must know to draw any frame of a scene: plain data, so that it can be posted. */
export interface Scene {
  readonly source: SceneSource;
  readonly width: number;
  readonly height: number;
  /** Length in frames. */
  readonly frames: number;
  /** What is said: pictures move with it. */
  readonly words: readonly TimedWord[];
  /** What captions show, where that is not what is said. */
  readonly shownWords?: readonly TimedWord[] | undefined;
  /** Null for a picture without captions. */
  readonly captions: CaptionStyle | null;
  /** What of its creator's brand it shows; nothing where it is left out. */
  readonly brand?: Brand | null | undefined;
  /** Varies what is left to chance: the same seed gives the same film. */
  readonly seed: number;
}

/** What changes in a picture at a moment that may be heard. */
export const cueKinds = ['cut', 'entry', 'check', 'figure', 'title'] as const;
export type CueKind = (typeof cueKinds)[number];

/** Something that is seen to happen, from the start of its scene. */
export interface SceneCue {
  readonly kind: CueKind;
  readonly timeMs: number;
}

/** One instant of a scene. */
export interface Moment {
  readonly timeMs: number;
  readonly durationMs: number;
  readonly words: readonly TimedWord[];
}
