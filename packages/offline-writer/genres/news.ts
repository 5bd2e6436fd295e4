import type { FigureKind } from '../reading/material.ts';
import { beatOfChain, worthOf, type Chain } from './beats.ts';
import { isEnglish, isPart, isWished, kindsOfEvidence, shareInFirstPerson } from './evidence.ts';
import { factBeats, framed, titleBeats } from './frame.ts';
import type { BeatRole, Genre } from './genre.ts';
import { questionsOf } from './questions.ts';
import { movableChains, sortedChains } from './sorted.ts';

const order = ['what', 'where', 'when', 'how-much', 'so-what'] as const;
type Part = (typeof order)[number];

const roles: Record<Part, BeatRole> = { what: 'headline', where: 'detail', when: 'detail', 'how-much': 'detail', 'so-what': 'call' };
const timeKinds: readonly FigureKind[] = ['date', 'clock', 'span'];
const leadUnits = 4;
const namesPlace = /\b(?:in|at|on|near|from|across|along|outside) (?:the )?\p{Lu}/u;

/** What a chain of sentences tells, by its first sentence; the first chain of the film is the news itself. */
function partOf(chain: Chain, place: number): Part {
  const [first] = chain;
  if (place === 0) return 'what';
  if (isPart('soWhat', first.text)) return 'so-what';
  const kinds = chain.flatMap(({ figures }) => figures.map(({ kind }) => kind));
  if (kinds.some((kind) => timeKinds.includes(kind))) return 'when';
  if (kinds.length > 0) return 'how-much';
  return namesPlace.test(first.text) ? 'where' : 'what';
}

export const news: Genre = {
  id: 'news',
  verbatim: false,
  fits(material) {
    if (isWished(material, 'news')) return 0.84;
    // What is news is said at once; further down, any article says it.
    const lead = { ...material, units: material.units.slice(0, leadUnits) };
    const kinds = kindsOfEvidence(lead, 'news');
    const isDated = lead.units.some(({ figures }) => figures.some(({ kind }) => timeKinds.includes(kind)));
    const evidence = kinds + (isDated ? 1 : 0);
    return evidence >= 2 && shareInFirstPerson(material) < 0.3 ? 0.5 + evidence * 0.06 : 0;
  },
  arrange(material, known) {
    const chains = movableChains(material.units);
    const told = isEnglish(material) ? sortedChains(chains, order, partOf) : chains.map((chain) => ({ chain, part: 'what' as const }));
    const beats = told.map(({ chain, part }, place) =>
      beatOfChain(roles[part], chain, { weight: (place === 0 ? 0.95 : 0.7) + worthOf(chain) }),
    );
    return framed(material, [...titleBeats(material), ...beats, ...factBeats(material, known)]);
  },
  questions: (material) => questionsOf('news', material),
};
