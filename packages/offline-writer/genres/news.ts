import type { FigureKind } from '../reading/material.ts';
import { beatOfChain, worthOf, type Chain } from './beats.ts';
import { isEnglish, isPart, isWished, kindsOfEvidence, shareInFirstPerson } from './evidence.ts';
import { factBeats, framed, titleBeats } from './frame.ts';
import type { BeatRole, Genre } from './genre.ts';
import { questionsOf } from './questions.ts';
import { mayBeSorted, movableChains } from './sorted.ts';

const order = ['what', 'where', 'when', 'how-much', 'so-what'] as const;
type Part = (typeof order)[number];

const roles: Record<Part, BeatRole> = {
  what: 'headline',
  where: 'detail',
  when: 'detail',
  'how-much': 'detail',
  'so-what': 'call',
};
const timeKinds: ReadonlySet<FigureKind> = new Set(['date', 'clock', 'span']);
const leadUnits = 4;
/** "You can swim there": said to whom it concerns. */
const firstWords = (text: string) => text.split(/\s+/u).slice(0, 2).join(' ');

/** What a chain of sentences is there to tell; null where it goes on with what stands before it. */
function partOf(chain: Chain): Part | null {
  const [first] = chain;
  if (isPart('soWhat', firstWords(first.text))) return 'so-what';
  const kinds = chain.flatMap(({ figures }) => figures.map(({ kind }) => kind));
  if (isPart('howMuch', first.text) && kinds.includes('money')) return 'how-much';
  if (isPart('when', first.text) && kinds.some((kind) => timeKinds.has(kind))) return 'when';
  return isPart('where', first.text) ? 'where' : null;
}

interface ToldChain {
  readonly chain: Chain;
  readonly part: Part;
}

/** The first chain is the news itself; what is no part of its own stays behind the chain before it. */
function inParts(chains: readonly Chain[]): ToldChain[] {
  let part: Part = 'what';
  const told = chains.map((chain, place) => {
    if (place > 0) part = partOf(chain) ?? part;
    return { chain, part };
  });
  return told.toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

export const news: Genre = {
  id: 'news',
  verbatim: false,
  fits(material) {
    if (isWished(material, 'news')) return 0.84;
    // What is news is said at once; further down, any article says it.
    const lead = { ...material, units: material.units.slice(0, leadUnits) };
    const kinds = kindsOfEvidence(lead, 'news');
    const isDated = lead.units.some(({ figures }) =>
      figures.some(({ kind }) => timeKinds.has(kind)),
    );
    const evidence = kinds + (isDated ? 1 : 0);
    return evidence >= 2 && shareInFirstPerson(material) < 0.3 ? 0.5 + evidence * 0.06 : 0;
  },
  arrange(material, known) {
    const chains = movableChains(material.units);
    // What only its words make news is told in its own order.
    const told =
      isEnglish(material) && news.fits(material) > 0 && mayBeSorted(chains)
        ? inParts(chains)
        : chains.map((chain) => ({ chain, part: 'what' as const }));
    const beats = told.map(({ chain, part }, place) =>
      beatOfChain(roles[part], chain, { weight: (place === 0 ? 0.95 : 0.7) + worthOf(chain) }),
    );
    return framed(material, [
      ...titleBeats(material, 0.74),
      ...beats,
      ...factBeats(material, known),
    ]);
  },
  questions: (material) => questionsOf('news', material),
};
