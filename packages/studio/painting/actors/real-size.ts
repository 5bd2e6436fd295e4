import sizes from '../../data/thing-sizes.json' with { type: 'json' };
import { drawnThings } from './drawn/catalogue.ts';
import { isOfNoSize } from './footing-lists.ts';

/* How large things really are: our own drawings tell it themselves, those of the illustration set are in a list. */

const cmByName: ReadonlyMap<string, number> = new Map(
  Object.entries(sizes).flatMap(([cm, names]) => names.map((name) => [name, Number(cm)] as const)),
);

/** The tone of skin at the end of a name: it changes nobody's size. */
const tone = /-(?:medium-light|medium-dark|light|medium|dark)$/u;

/** The real length of a thing's longer side, centimetres; null for signs and landscapes, which have none. */
export function realCm(name: string): number | null {
  if (isOfNoSize(name)) return null;
  return (
    drawnThings.get(name)?.cm ?? cmByName.get(name) ?? cmByName.get(name.replace(tone, '')) ?? null
  );
}

/** Where one class ends and the next begins, centimetres: a coin, a cup, a chair, a person, a car and a house are of six classes. */
const classEnds = [20, 45, 110, 280, 800] as const;

/** The class of a thing's size, from 0; null for what has no size. */
export function sizeClassOf(name: string): number | null {
  const cm = realCm(name);
  return cm === null ? null : classEnds.filter((end) => cm >= end).length;
}
