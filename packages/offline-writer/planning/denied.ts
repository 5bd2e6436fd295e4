import { ofScenes } from './scene-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/* What a text says is not so: a belief that it only tells of, and what its next sentence takes back. */

const believed = new RegExp(
  String.raw`\b(?:${ofScenes.believers}) (?:\p{L}+ly |(?:${ofScenes.believingDegrees}) )*(?:${ofScenes.believing})\b`,
  'iu',
);
const myth = /^(?:\p{L}+ )?myths?\b/iu;
const takesBack = new RegExp(
  String.raw`^(?:no+|${ofScenes.takingBack})\s*[!.,]|^(?:but )?(?:there (?:is|was|are|were)(?:n['’]t| not) (?:one|any|such)|there is none|it does no such thing\b)`,
  'iu',
);
const onlyJoking = new RegExp(
  String.raw`^(?:no,? )?(?:(?:${eitherApostrophe(ofScenes.jokingLeads)}) )+(?:joking|kidding)\s*[!.,…]`,
  'iu',
);
/** "She got a medal? No she got a pair of boots." */
const answersNo = /^(?:no|nope|not|never)\b(?! (?:one|idea|problem|wonder))/iu;
const asks = /[?？]["'”’)]*\s*$/u;

/** The sentences of a film that say what is not so. */
export function deniedIn(sentences: readonly string[]): ReadonlySet<string> {
  return new Set(
    sentences.filter((sentence, at) => {
      const next = sentences.slice(at + 1).find((other) => other !== sentence) ?? '';
      return (
        believed.test(sentence) ||
        myth.test(sentence) ||
        takesBack.test(next) ||
        onlyJoking.test(next) ||
        (asks.test(sentence) && answersNo.test(next))
      );
    }),
  );
}

/** "I'm joking about the kidney", "plankton... just kidding, it's a lake". */
const jokes =
  /\b(?:just |only )?(?:joking|kidding)\b|\bonly a joke\b|\bpulling your leg\b|\bjk\b/iu;
/** Where what a line takes back as a joke ends; 0 where it takes nothing back. */
function endOfJoke(line: string): number {
  const found = jokes.exec(line);
  if (found === null) return 0;
  const behind = line.slice(found.index + found[0].length);
  const stop = /[,.;:!?–—]/u.exec(behind);
  return stop === null ? line.length : line.length - behind.length + stop.index;
}

/** Whether a line takes something back as a joke. */
export const isJoked = (line: string): boolean => jokes.test(line);

const denying = new RegExp(String.raw`\b(?:${ofScenes.denials})\b|n['’]t\b`, 'iu');

/** Says of each place in a line whether its clause denies something. */
export function deniedAt(line: string): (at: number) => boolean {
  // "They never, ever see the inside of an oven."
  const clauses = [
    ...line.replaceAll(/(?<=\bnever|\bno|\bnot), /giu, '  ').matchAll(/[^,;:–—]+/gu),
  ];
  const joked = endOfJoke(line);
  return (at) =>
    at < joked ||
    clauses.some(
      ({ index, 0: clause }) => at >= index && at < index + clause.length && denying.test(clause),
    );
}
