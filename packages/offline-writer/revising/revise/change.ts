import type { ShorterTo } from './shorten.ts';

/** One thing that an instruction asks to be different. */
export type Change =
  | { readonly kind: 'shorter'; readonly to: ShorterTo }
  /** Null where it says not by how much. */
  | { readonly kind: 'longer'; readonly share: number | null }
  /** Exactly so many seconds, or so many more or fewer than it lasts. */
  | { readonly kind: 'lasts'; readonly seconds: number; readonly isRelative: boolean }
  | { readonly kind: 'simpler' }
  | { readonly kind: 'spelling' }
  /** The creator's words, said besides the others. */
  | { readonly kind: 'say'; readonly text: string; readonly place: 'start' | 'end' }
  /** The creator's words, said instead of all others. */
  | { readonly kind: 'speak'; readonly text: string }
  /** What no other wish may take away. */
  | { readonly kind: 'keep'; readonly what: string }
  | { readonly kind: 'mention'; readonly what: string }
  /** An absence may be shown even of what was never there: "no cars". */
  | {
      readonly kind: 'remove';
      readonly what: string;
      readonly from: 'words' | 'picture' | 'both';
      readonly isAbsence: boolean;
    }
  /** A sentence by its place: 0 the first, -1 the last. */
  | { readonly kind: 'remove-sentence'; readonly place: number }
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  | { readonly kind: 'tone'; readonly word: string }
  | { readonly kind: 'pause'; readonly seconds: number }
  | { readonly kind: 'no-pauses' }
  | PictureChange
  | { readonly kind: 'impossible'; readonly why: string };

export type PictureChange =
  | { readonly kind: 'camera'; readonly camera: string }
  | {
      readonly kind: 'setting';
      readonly part: 'place' | 'time' | 'weather';
      readonly value: string;
    }
  | { readonly kind: 'show'; readonly what: string }
  | { readonly kind: 'add'; readonly what: string }
  /** How a subject looks; the first where `what` is empty. */
  | { readonly kind: 'look'; readonly what: string; readonly look: string }
  /** What a subject holds or wears. */
  | { readonly kind: 'hold'; readonly what: string; readonly holding: string }
  | { readonly kind: 'screen'; readonly text: string };

/** A wish of an instruction, word for word, with what it asks for; nothing where it was not understood. */
export interface Wish {
  readonly text: string;
  readonly changes: readonly Change[];
}
