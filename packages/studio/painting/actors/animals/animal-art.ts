import type { Context } from '../../brushes/surface.ts';
import type { Reach } from '../spot.ts';
import type { Lighting } from '../sprite.ts';
import type { Animal } from './animal.ts';
import type { Acted, AnimalDoing, Medium } from './doings.ts';
import { createInks } from './light-inks.ts';
import { paintPieces } from './paint-pieces.ts';
import { reachOf } from './reach.ts';

export interface AnimalWish {
  readonly doing: AnimalDoing;
  readonly medium: Medium;
  /** The longer side of the animal as it stands, px. */
  readonly size: number;
  /** What its box may not be larger than in any pose, px. */
  readonly most: { readonly width: number; readonly height: number };
  readonly colour: string | undefined;
  readonly lighting: Lighting;
}

/** An animal, ready to be drawn at any moment. */
export interface AnimalArt {
  /** Px of a box that holds its whole motion; its lower side is the ground, or the water, for what is on it. */
  readonly width: number;
  readonly height: number;
  /** Px from the middle of the box's lower side that no ink of any moment lies beyond. */
  readonly reach: Reach;
  /** Px a second that it gets on. */
  readonly speed: number;
  /** How high it is off the ground at a moment, px. */
  rise(moment: AnimalMoment): number;
  /** Drawn with the middle of the box's lower side at 0 0; without the lit edge it costs half as much. */
  draw(context: Context, moment: AnimalMoment, seen: { mirrored: boolean; edged: boolean }): void;
}

export type AnimalMoment = Pick<Acted, 'seconds' | 'alive' | 'seed'>;

/** How broad the lit edge is, as a share of the box. */
const edgeShare = 0.006;
/** What ink may lie beyond the box, as a share of it: the lit edge, and what is between two moments of those that were measured. */
const unmeasured = 0.06;
/** Thinner lines have none, units. */
const leastEdged = 6;

/** Makes an animal of a drawing. */
export function createAnimalArt(animal: Animal, wish: AnimalWish): AnimalArt {
  const { thing } = animal;
  const { doing, medium, size, most, lighting, colour } = wish;
  const reach = reachOf(animal, { doing, medium, seed: 1 });
  const [wide, high] = [reach.right - reach.left, reach.bottom - reach.top];
  const unit = Math.min(
    size / Math.max(thing.width, thing.height),
    most.width / wide,
    most.height / high,
  );
  const inksFrom = (fromX: number) =>
    createInks(colour ?? thing.main, reach, { ...lighting, fromX });
  const inks = { ahead: inksFrom(lighting.fromX), mirrored: inksFrom(-lighting.fromX) };
  const edge = Math.max(wide, high) * edgeShare;
  const poseAt = (moment: AnimalMoment) => animal.pose({ ...moment, doing, medium });
  return {
    width: wide * unit,
    height: high * unit,
    reach: inkReach(wide * unit, high * unit),
    speed: animal.speed(doing) * unit,
    rise: (moment) => poseAt(moment).rise * unit,
    draw(context, moment, { mirrored, edged }) {
      const { pieces, rise, ground } = poseAt(moment);
      const { ink, edge: edgeInk } = mirrored ? inks.mirrored : inks.ahead;
      context.save();
      context.scale(mirrored ? -unit : unit, unit);
      context.translate(-(reach.left + reach.right) / 2, -reach.bottom);
      if (ground !== null) {
        context.beginPath();
        context.rect(reach.left - 20, reach.top - 20, wide + 40, ground - reach.top + 20);
        context.clip();
      }
      // The edge that catches the light looks out from behind the animal.
      const lit = lighting.fromX * (mirrored ? -1 : 1) * edge;
      context.translate(0, -rise);
      if (edged) {
        context.translate(lit, -edge);
        paintPieces(context, pieces, ({ tone, line }) =>
          line > 0 && line < leastEdged ? null : edgeInk(tone),
        );
        context.translate(-lit, edge);
      }
      paintPieces(context, pieces, ({ tone }) => ink(context, tone));
      context.restore();
    },
  };
}

function inkReach(width: number, height: number): Reach {
  const beyond = Math.max(width, height) * unmeasured;
  const aside = width / 2 + beyond;
  return { left: -aside, right: aside, top: -height - beyond, bottom: beyond };
}
