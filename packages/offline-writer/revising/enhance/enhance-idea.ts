import type { Material } from '../../reading/material.ts';
import { readMaterial } from '../../reading/read-material.ts';
import { ingredientsFirst, newsFirst, titleFirst, wishesLast } from './order-material.ts';
import { hasSameContents, isSameMaterial } from './same-material.ts';
import {
  capitals,
  finalMarks,
  pointsAsLines,
  tidyCommas,
  tidySpaces,
  uniformBullets,
  withoutDoubles,
} from './tidy-lines.ts';

type Step = (text: string, material: Material) => string;

const tidying: readonly Step[] = [tidySpaces, uniformBullets];
const ordering: readonly Step[] = [
  pointsAsLines,
  titleFirst,
  ingredientsFirst,
  newsFirst,
  wishesLast,
];
const wording: readonly Step[] = [tidyCommas, finalMarks];

/** A text settles within so many passes, or is left as it was. */
const mostPasses = 5;
/** Longer ideas are tidied in one pass: each step reads the whole anew. */
const longIdeaCharacters = 12_000;

/**
 * The idea alone, in better order: tidied spaces, points as lines, capital letters and final marks, wishes to the
 * film-maker last. Each step counts only where all words and figures are still there and the same is read from them;
 * the outcome, enhanced again, is itself.
 */
export function enhanceIdea(idea: string): string {
  let text = idea;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const better = enhanceOnce(text);
    if (better === text) return text;
    text = better;
  }
  return idea;
}

function enhanceOnce(idea: string): string {
  if (idea.length > longIdeaCharacters) return tidyAlone(idea);
  let text = idea;
  let material = readMaterial(text);
  const isEnglish = material.language.startsWith('en');
  const single = isEnglish ? withoutDoubles(text) : text;
  const readSingle = single === text ? material : readMaterial(single);
  if (isSameMaterial(readSingle, material)) [text, material] = [single, readSingle];
  const steps = isEnglish
    ? [...tidying, ...ordering, ...(material.form.isVerse ? [] : wording)]
    : tidying;
  for (const step of steps) {
    const next = step(text, material);
    if (next === text || next.trim() === '' || !hasSameContents(next, text)) continue;
    const read = readMaterial(next);
    if (isSameMaterial(read, material)) [text, material] = [next, read];
  }
  return isEnglish && !material.form.isVerse ? withCapitals(text, material) : text;
}

/** So many readings may be spent on finding the capital letters that change what is read. */
const mostReadings = 16;

/** All capital letters that change nothing of what is read: "last line:" is no label, and "Last line:" would be one. */
function withCapitals(text: string, material: Material): string {
  const raised = capitals(text);
  if (raised.length !== text.length) return text;
  const places = raised.split('').flatMap((unit, at) => (unit === text[at] ? [] : [at]));
  let readings = 0;
  let result = text;
  const raise = (some: readonly number[]): void => {
    if (some.length === 0 || (readings += 1) > mostReadings) return;
    const letters = result.split('');
    for (const at of some) letters[at] = raised[at] ?? '';
    const next = letters.join('');
    if (isSameMaterial(readMaterial(next), material)) {
      result = next;
      return;
    }
    if (some.length === 1) return;
    const middle = Math.ceil(some.length / 2);
    raise(some.slice(0, middle));
    raise(some.slice(middle));
  };
  raise(places);
  return result;
}

function tidyAlone(idea: string): string {
  const tidied = tidySpaces(idea);
  return hasSameContents(tidied, idea) && isSameMaterial(readMaterial(tidied), readMaterial(idea))
    ? tidied
    : idea;
}
