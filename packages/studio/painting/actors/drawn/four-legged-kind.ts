/* What a four-legged animal is drawn from. */

/** What makes one four-legged animal differ from another; lengths in units of which its body is about 100 long. */
export interface FourLegged {
  readonly cm: number;
  readonly main: string;
  /** Of the body behind, and how deep it is. */
  readonly length: number;
  readonly depth: number;
  readonly legs: number;
  readonly legWidth: number;
  readonly foot: string;
  /** The middle of the head from the top of the chest. */
  readonly head: { readonly x: number; readonly y: number; readonly size: number };
  readonly muzzle: { readonly long: number; readonly deep: number; readonly tone: string };
  readonly ear: 'prick' | 'flop' | 'round' | 'long' | 'side' | 'fan';
  readonly tail: 'bushy' | 'thin' | 'tuft' | 'stub' | 'curl' | 'up' | 'horse' | 'plume';
  readonly nose: string;
  /** Tone of belly and throat; empty for none. */
  readonly belly?: string;
  readonly neck?: number;
  /** With hooves it lies down rather than sits. */
  readonly hooves?: boolean;
  readonly extra?: readonly Extra[];
}

type Extra =
  | 'wool'
  | 'mane'
  | 'horse-mane'
  | 'horns'
  | 'goat-horns'
  | 'antlers'
  | 'hump'
  | 'trunk'
  | 'short-trunk'
  | 'spots'
  | 'black-ears'
  | 'grey-brow'
  | 'patches'
  | 'saddle'
  | 'stripes'
  | 'spines'
  | 'udder'
  | 'whiskers'
  | 'socks'
  | 'snout'
  | 'mask';

/** Where its head is. */
export interface Frame {
  readonly animal: FourLegged;
  /** The middle of the head, and its radius. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Whether its eyes are shut. */
  readonly shut?: boolean;
}

export const has = ({ extra }: FourLegged, one: Extra): boolean => extra?.includes(one) ?? false;

/** A calf's trunk is short, and is one. */
export const hasTrunk = (animal: FourLegged): boolean =>
  has(animal, 'trunk') || has(animal, 'short-trunk');
