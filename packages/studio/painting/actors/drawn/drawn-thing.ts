import type { Staging } from '../staging.ts';

/** One shape of a drawing: an SVG path, filled, or stroked with a round line of `line` units where that is above 0. */
export interface Part {
  /** `#rrggbb`, `#rrggbbaa`, or a tone: see tones.ts. */
  readonly tone: string;
  readonly line: number;
  readonly path: string;
  /** What moves as one with its like, about a joint; the body where it is left out. */
  readonly limb?: Limb;
}

/** A part of an animal that moves: `tail`, `leg-1`, `eye`. */
export interface Limb {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What a thing stands on where nothing says so: the ground, or something at the height of a hand. */
export type Rest = 'floor' | 'table';

/** A thing or an animal as a plain drawing, its foot on the lower edge of its box. */
export interface DrawnThing {
  /** Of its box, in units of its own. */
  readonly width: number;
  readonly height: number;
  /** The real length of its longer side, centimetres. */
  readonly cm: number;
  readonly staging: Staging;
  readonly rest: Rest;
  /** The colour that a text may change: "a red sock". */
  readonly main: string;
  readonly parts: readonly Part[];
}

/**
 * A drawing that is worked out when something of it is first looked at. There are hundreds, and a film shows a few: to work all of
 * them out costs 0.2 s of every process and thread that loads them.
 */
export function drawnLater(draw: () => DrawnThing): DrawnThing {
  let drawn: DrawnThing | undefined;
  const known = () => (drawn ??= draw());
  return {
    get width() {
      return known().width;
    },
    get height() {
      return known().height;
    },
    get cm() {
      return known().cm;
    },
    get staging() {
      return known().staging;
    },
    get rest() {
      return known().rest;
    },
    get main() {
      return known().main;
    },
    get parts() {
      return known().parts;
    },
  };
}
