import type { AnimalDoing } from './animals/doings.ts';
import { drawnThings } from './drawn/catalogue.ts';
import {
  isGarment,
  isHanging,
  isLandscape,
  isOnAnyGround,
  isOutdoors,
  isPart,
} from './footing-lists.ts';
import { realCm, sizeClassOf } from './real-size.ts';
import { stagingOf } from './staging.ts';
import { restsOnTable } from './stand.ts';

/* What a thing is on or in where it is at home: only what shares that can be seen side by side. */

/** `ground` is any ground, in a room or out of doors. */
export type Footing =
  | 'table'
  | 'room'
  | 'outdoors'
  | 'ground'
  | 'water'
  | 'air'
  | 'sky'
  | 'rail'
  | 'wall'
  | 'sign'
  | 'landscape'
  | 'part';

/** So long a toy or a tool lies on a table as well. */
const longestOnTable = 45;
/** Furniture is drawn like buildings, and no piece of it is as high as a house. */
const highestIndoors = 260;
/** Animals and vehicles of that length are let into houses. */
const longestIndoors = 130;

const byList = (art: string): Footing | null =>
  isLandscape(art)
    ? 'landscape'
    : isPart(art)
      ? 'part'
      : isGarment(art)
        ? 'rail'
        : isHanging(art)
          ? 'wall'
          : null;

/** What stands on some ground by itself. */
function groundOf(art: string): Footing {
  const staging = stagingOf(art);
  const cm = realCm(art) ?? 0;
  if (isOutdoors(art)) return 'outdoors';
  if (isOnAnyGround(art)) return 'ground';
  if (staging === 'building')
    return drawnThings.has(art) && cm <= highestIndoors ? 'room' : 'outdoors';
  if (staging === 'plant') return 'outdoors';
  if (staging === 'vehicle' || staging === 'walker')
    return cm <= longestIndoors ? 'ground' : 'outdoors';
  return staging === 'object' && cm <= longestOnTable ? 'table' : 'ground';
}

/** What something is on or in, where it does `doing`. */
export function footingOf(art: string, doing?: AnimalDoing): Footing {
  const listed = byList(art);
  if (listed !== null) return listed;
  const staging = stagingOf(art);
  if (staging === 'celestial') return 'sky';
  if (doing === 'fly' || (staging === 'flyer' && doing === undefined)) return 'air';
  if (staging === 'symbol') return 'sign';
  if (restsOnTable(art)) return 'table';
  if (staging === 'boat' || staging === 'swimmer') return 'water';
  return groundOf(art);
}

interface Thing {
  readonly art: string;
  readonly doing?: AnimalDoing | undefined;
}

/** Beside something two classes larger a thing is small, and can be made out; beside anything larger it would be a giant or a speck. */
const mostClassesApart = 2;
/** A dog before a bus can be made out yet, and so can a bee over a flower. */
const [mostOfLarge, mostAbove] = [3, 3];
/** From this class on a thing is seen from where a house is seen. */
const large = 2;

/** Whether two are near enough in size to be seen together. What has no size is beside anything. */
export function areNearInSize(one: string, other: string, isAbove = false): boolean {
  const [first, second] = [sizeClassOf(one), sizeClassOf(other)];
  if (first === null || second === null) return true;
  const smaller = Math.min(first, second);
  const most = isAbove ? mostAbove : smaller >= large ? mostOfLarge : mostClassesApart;
  return Math.abs(first - second) <= most;
}

const anyGround: ReadonlySet<Footing> = new Set<Footing>(['room', 'outdoors', 'ground', 'rail']);
const mixed = (one: Footing, other: Footing): boolean =>
  anyGround.has(one) &&
  anyGround.has(other) &&
  new Set([one, other].filter((each) => each === 'outdoors' || each === 'room')).size < 2 &&
  !(one === 'outdoors' && other === 'rail') &&
  !(one === 'rail' && other === 'outdoors');

/** Whether two things stand on one ground, in sizes that can be shown together. */
export function shareGround(one: Thing, other: Thing): boolean {
  const [first, second] = [footingOf(one.art, one.doing), footingOf(other.art, other.doing)];
  if (first === 'landscape' || second === 'landscape') return false;
  if (first === 'sign' || second === 'sign') return first !== 'part' && second !== 'part';
  return (first === second || mixed(first, second)) && areNearInSize(one.art, other.art);
}
