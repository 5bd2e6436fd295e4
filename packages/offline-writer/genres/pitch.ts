import { beatOfChain, worthOf, type Chain } from './beats.ts';
import { isEnglish, isPart, isWished, kindsOfEvidence, offersSomething } from './evidence.ts';
import { framed, titleBeats } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';
import { mayBeSorted, movableChains, sortedChains } from './sorted.ts';

const order = ['problem', 'product', 'proof', 'call'] as const;
type Part = (typeof order)[number];
const weights: Record<Part, number> = { problem: 0.75, product: 0.85, proof: 0.8, call: 0.97 };
/** What it is that is offered. */
const weightOfName = 0.95;
/** So long a text is an article, unless it both introduces what it offers and says how to get it. */
const articleUnits = 10;
/** Words alone are never as sure as a wish or a form. */
const mostByWords = 0.75;
/** A call begins with what is to be done. */
const beginsCall = (text: string) => isPart('call', text.split(/\s+/u).slice(0, 3).join(' '));

/** Problem, product, proof, call: null for what goes on with what stands before it. */
function partOf(chain: Chain): Part | null {
  const [first] = chain;
  if (chain.some(({ text }) => beginsCall(text))) return 'call';
  if (isPart('product', first.text)) return 'product';
  if (isPart('problem', first.text)) return 'problem';
  return chain.some(({ figures }) => figures.length > 0) ? 'proof' : null;
}

const mostBehindCall = 2;

/** A problem told after the product is a proof of it, and stays there. */
function placedParts(chains: readonly Chain[]): Map<Chain, Part> {
  let before: Part = 'product';
  let isProductTold = false;
  const callAt = chains.findLastIndex((chain) => partOf(chain) === 'call');
  return new Map(
    chains.map((chain, place) => {
      // What a text ends on behind its call ends the film too.
      if (callAt > 0 && place > callAt && place >= chains.length - mostBehindCall)
        return [chain, 'call'];
      // What only goes on stays behind what it goes on with, but for a call.
      const own = partOf(chain) ?? (before === 'call' ? 'product' : before);
      const part = own === 'problem' && isProductTold ? 'product' : own;
      isProductTold ||= part === 'product';
      before = part;
      return [chain, part];
    }),
  );
}

export const pitch: Genre = {
  id: 'pitch',
  verbatim: false,
  fits(material) {
    if (isWished(material, 'pitch')) return 0.83;
    const kinds = kindsOfEvidence(material, 'pitch');
    const isOffer = offersSomething(material, material.units.length > articleUnits ? 2 : 1);
    return kinds >= 2 && isOffer ? Math.min(0.55 + kinds * 0.06, mostByWords) : 0;
  },
  arrange(material) {
    const chains = movableChains(material.units);
    const parts = placedParts(chains);
    // What only its words make an offer is told in its own order.
    const isOrdered = isEnglish(material) && pitch.fits(material) > 0 && mayBeSorted(chains);
    const partOfChain = (chain: Chain): Part =>
      isOrdered ? (parts.get(chain) ?? 'product') : 'product';
    const sorted = sortedChains(chains, order, partOfChain);
    const first = sorted.findIndex(({ part }) => part === 'product');
    const beats = sorted.map(({ chain, part }, place) =>
      beatOfChain(part, chain, {
        weight: (place === first ? weightOfName : weights[part]) + worthOf(chain),
      }),
    );
    return framed(material, [...titleBeats(material, 0.74), ...beats]);
  },
  questions: (material) => questionsOf('pitch', material),
};
