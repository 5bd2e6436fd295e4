import { hasVerb, isImperative } from './english.ts';
import { Gatherer } from './gatherer.ts';
import { isTypedLow, pointsIn, versesIn, wrappedIn, writtenOutIn } from './line-groups.ts';
import type { MarkedLine, Passage } from './passage.ts';
import { sectionHeadsIn } from './section-heads.ts';
import words from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/** What a list of single points calls them; the points of any other are steps, if they tell what to do. */
const listNouns = new RegExp(String.raw`\b(?:${said.listNouns})\b`, 'iu');

/** The stretches of a text with one purpose each, in order, from its marked lines. */
export function gatherPassages(lines: readonly MarkedLine[], whole: string): readonly Passage[] {
  const verses = versesIn(lines, whole);
  const points = pointsIn(lines, verses);
  const gatherer = new Gatherer({
    verses,
    points,
    heads: sectionHeadsIn(lines, verses, points),
    wrapped: isTypedLow(whole) ? new Set() : wrappedIn(lines),
    writtenOut: writtenOutIn(lines),
  });
  for (const [index, line] of lines.entries()) gatherer.take(line, index, lines);
  return asSteps(withDishName(gatherer.passages), whole);
}

/** "Nan's tattie scones (makes 8)." right above what it takes names the dish, full stop or not. */
function withDishName(passages: readonly Passage[]): readonly Passage[] {
  const [first, next, ...others] = passages;
  const isName =
    first?.role === 'say' &&
    first.kind === 'sentence' &&
    next?.kind === 'ingredient' &&
    first.text.split(' ').length <= mostNameWords &&
    !hasVerb(first.text.replace(bracket, ''));
  return isName
    ? [{ ...first, kind: 'heading', text: first.text.replace(/[.:]$/u, '') }, next, ...others]
    : passages;
}
const mostNameWords = 9;
const bracket = /\([^()]*\)/gu;

/** Points of a list that tell what to do, with their numbers, are steps. */
function asSteps(passages: readonly Passage[], whole: string): readonly Passage[] {
  const byBlock = new Map<number, { count: number; told: number }>();
  for (const { kind, number, block, text } of passages) {
    if (kind !== 'item' || number === null) continue;
    const list = byBlock.get(block) ?? { count: 0, told: 0 };
    byBlock.set(block, { count: list.count + 1, told: list.told + (isImperative(text) ? 1 : 0) });
  }
  const hasOthers =
    passages.some((passage) => passage.kind === 'step' || passage.kind === 'ingredient') ||
    !listNouns.test(whole.slice(0, 400));
  return passages.map((passage) => {
    const list = byBlock.get(passage.block);
    const isStep =
      passage.kind === 'item' &&
      passage.number !== null &&
      list !== undefined &&
      hasOthers &&
      list.told * 10 >= list.count * 7;
    return isStep ? { ...passage, kind: 'step' as const } : passage;
  });
}

/** "PROS" above a list, and "CONS" above the next, head parts and not the whole. */
export function isOneOfMany(
  heading: Passage,
  index: number,
  passages: readonly Passage[],
): boolean {
  const isPart = ({ kind, text }: Passage): boolean =>
    kind === 'heading' && text.split(' ').length <= 2 && !/\p{Ll}/u.test(text);
  return (
    isPart(heading) &&
    passages[index + 1]?.kind === 'item' &&
    passages.slice(index + 1, index + 40).some(isPart)
  );
}
