import things from '../data/hands/things.json' with { type: 'json' };
import { drawnThings } from '../painting/actors/drawn/catalogue.ts';
import { sizeBesidePeople } from '../painting/actors/true-size.ts';
import { ownThing } from './vessel-drawings.ts';

const lengths: ReadonlyMap<string, number> = new Map(Object.entries(things.cm));

const adultCm = 170;
const trueFromCm = 60;

/** The length of a thing's longer side in centimetres, as near as the painter knows it. */
export function lengthOf(emoji: string): number {
  const known = ownThing(emoji)?.cm ?? lengths.get(emoji) ?? drawnThings.get(emoji)?.cm;
  if (known !== undefined) return known;
  const cm = sizeBesidePeople(emoji) * adultCm;
  // Beside people small things are shown larger than they are.
  return cm >= trueFromCm ? cm : trueFromCm * (cm / trueFromCm) ** 2;
}
