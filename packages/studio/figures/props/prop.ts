import type { Canvas } from '@napi-rs/canvas';
import type { Measures } from '../body/measures.ts';
import type { Skeleton } from '../body/skeleton.ts';
import type { Ink } from '../brush/ink.ts';
import type { ToneMaker } from '../brush/tones.ts';

/** A picture of a thing, its longer side 1 unit in `width` and `height`. */
export interface HeldThing {
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
  /** How large it is to be held: 1 fills both arms, a ring is far smaller. */
  readonly share: number;
  /** Its longer side beside a standing adult, where it stands on the ground rather than in a hand. */
  readonly trueSize: number;
  /** Held above the hand, as an umbrella. */
  readonly isAloft: boolean;
}

/** What people sit on where they are: on a bus its seats, in a bedroom the bed. */
export type Seat = 'chair' | 'bus' | 'bed';

/** What a thing of a pose is drawn with: it stands where the joints are. */
export interface PropSpot {
  readonly ink: Ink;
  readonly tones: ToneMaker;
  readonly joints: Skeleton;
  readonly measures: Measures;
  /** Of the motion. */
  readonly seconds: number;
  /** 1 is an adult's: things are made for who uses them. */
  readonly size: number;
  /** What the figure was given to hold, where the pose's own thing gives way to it. */
  readonly held: HeldThing | null;
  /** `#rrggbb` of the clothes: blankets and boats are in keeping with them. */
  readonly accent: string;
  /** The thing that the figure is at, by its name, as `drawn-van-side`; empty where none is told. */
  readonly thing: string;
  /** `#rrggbb` that a text gives to that thing; null where it gives none. */
  readonly thingColour: string | null;
  readonly seat: Seat;
  /** How far off the other one of two is who do something together, units; 0 alone. */
  readonly gap: number;
}

export type DrawProp = (spot: PropSpot) => void;

/** Draws a held thing with its middle at `x`, `y`, its longer side `side` units. */
export function drawHeld(
  { context }: Ink,
  thing: HeldThing,
  x: number,
  y: number,
  side: number,
): void {
  const [width, height] = [thing.width * side, thing.height * side];
  context.drawImage(thing.canvas, x - width / 2, y - height / 2, width, height);
}
