import type { Unit } from '../reading/material.ts';
import { chainsOf, type Chain } from './beats.ts';
import { cues } from './genre-cues.ts';

/** A sentence that begins so goes on from the one before it, whatever it leans on. */
export const goesOn = new RegExp(String.raw`^(?:${cues.continuings})\b`, 'iu');

/** Whether chains may be put in the order of their genre: a text of more of them was written in an order of its own. */
export const mayBeSorted = (chains: readonly Chain[]) => chains.length <= mostSorted;
const mostSorted = 6;

/** Chains that may change places: one that goes on from the chain before it stays behind it. */
export function movableChains(units: readonly Unit[]): Chain[] {
  const movable: [Unit, ...Unit[]][] = [];
  for (const chain of chainsOf(units)) {
    const last = movable.at(-1);
    if (last !== undefined && goesOn.test(chain[0].text)) last.push(...chain);
    else movable.push([...chain]);
  }
  return movable;
}

/** Chains by rank; those of one rank keep the creator's order. */
export function sortedChains<Part extends string>(
  chains: readonly Chain[],
  order: readonly Part[],
  partOf: (chain: Chain, place: number) => Part,
) {
  const ranked = chains.map((chain, place) => ({ chain, part: partOf(chain, place) }));
  return ranked.toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}
