import { beatOf, chainsOf, ownLine, plainBeats, worthOf, type Chain } from './beats.ts';
import type { Material } from '../reading/material.ts';
import { announcesCount } from '../reading/inline-lists.ts';
import { isWished } from './evidence.ts';
import { factBeats, framed, questionBeats, titleBeats } from './frame.ts';
import type { Beat, Genre } from './genre.ts';
import { asksKinds } from './kinds-asked.ts';
import { questionsOf } from './questions.ts';

const leastPoints = 0.3;
const leastReach = 0.4;

/** A heading is told apart from the first point under it: the point weighs more. */
function withoutHeading(chain: Chain): Chain[] {
  const [first, second, ...rest] = chain;
  return first.kind === 'heading' && second !== undefined ? [[first], [second, ...rest]] : [chain];
}

/** The chains of a list as beats: a point with what leans on it; what stands around the points keeps its place. */
export function pointBeats(chains: readonly Chain[]): Beat[] {
  let count = 0;
  return chains.flatMap(withoutHeading).map((chain) => {
    const point = chain.find(({ kind }) => kind === 'item' || kind === 'step');
    if (point === undefined) return beatOf('detail', chain.map(ownLine), { weight: 0.55 });
    count += 1;
    const role = point.kind === 'step' ? 'step' : 'point';
    return beatOf(role, chain.map(ownLine), {
      weight: 0.8 + worthOf(chain),
      number: point.number ?? count,
    });
  });
}

/** An article may hold a list; a list is hardly anything else. */
function isMostlyPoints({ units }: Material): boolean {
  const points = units.filter(({ kind }) => kind === 'item' || kind === 'step').length;
  // What only begins with short lines ("Match report", the result) is no list.
  const last = units.findLastIndex(({ kind }) => kind === 'item' || kind === 'step');
  return points >= units.length * leastPoints && last >= units.length * leastReach;
}

/** "7 things to stop doing" above as many points. */
const countsItself = ({ title, units }: Material): boolean =>
  announcesCount(
    title ?? (units[0]?.kind === 'heading' ? units[0].text : ''),
    units.filter(({ kind }) => kind === 'item' || kind === 'step').length,
  );

/** Each point has its own scene, in the order in which it was written. */
export const list: Genre = {
  id: 'list',
  verbatim: false,
  fits(material) {
    // Points alone may be steps, a recipe's or an offer's: what they say decides.
    if (material.form.hasList && isMostlyPoints(material))
      return countsItself(material) ? 0.8 : 0.74;
    if (material.topic?.count != null) return 0.78;
    if (material.units.length === 0 && asksKinds(material.topic)) return 0.77;
    return isWished(material, 'list') && material.units.length === 0 ? 0.6 : 0;
  },
  arrange(material, known) {
    const hasPoints = material.units.some(({ kind }) => kind === 'item' || kind === 'step');
    const own = hasPoints
      ? pointBeats(chainsOf(material.units))
      : plainBeats('point', material.units, 0.8);
    const opening = titleBeats(material, 0.74);
    return framed(material, [
      ...(opening.length > 0 ? opening : questionBeats(material)),
      ...own,
      ...factBeats(material, known),
    ]);
  },
  questions: (material) => questionsOf('list', material),
};
