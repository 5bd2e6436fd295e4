/**
 * `node scripts/make-kinds.ts`: writes packages/studio/data/lexicon/kinds.json, the words that WordNet knows as kinds of
 * something that the studio draws ("dachshund" is drawn as a dog), and adds them to what the writer takes as drawable. Kinds
 * that look alike stand in `make-kinds/alike.json`; of their words those are taken that mostly mean that kind. Run it when the
 * studio draws another kind, and read what changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import {
  openWordNet,
  type Sense,
} from '../packages/offline-writer/knowledge/dictionary/word-net.ts';
import { nounSenses } from '../packages/offline-writer/planning/senses/noun-senses.ts';
import { usesOf } from '../packages/offline-writer/planning/word-uses.ts';
import { sureSubject } from '../packages/studio/painting/lexicon/sure-subjects.ts';
import kindsNow from '../packages/studio/data/lexicon/kinds.json' with { type: 'json' };
import alike from './make-kinds/alike.json' with { type: 'json' };
import { layOut } from './make-kinds/lay-out.ts';

const lexicon = new URL('../packages/studio/data/lexicon/kinds.json', import.meta.url);
const drawable = new URL('../packages/offline-writer/data/drawable-nouns.json', import.meta.url);
/** Of a word's uses, so many have to be as this noun. */
const leastNoun = 0.85;
/** Of its meanings as a noun, so much of its uses. */
const leastShare = 0.8;
const mostWords = 3;

const wordNet = openWordNet();
const refused = new Set<string>(alike.refused);

function* kindsBelow(sense: Sense, seen = new Set<number>()): Generator<Sense> {
  for (const { symbol, offset } of sense.pointers) {
    if (symbol !== '~' || seen.has(offset)) continue;
    seen.add(offset);
    const below = wordNet.senseAt(offset);
    if (below.words.some((word) => refused.has(word.toLowerCase()))) continue;
    yield below;
    yield* kindsBelow(below, seen);
  }
}

/** Whether a word mostly means one sense. */
function isMeant(word: string, sense: Sense): boolean {
  const senses = wordNet.sensesOf(word);
  const [first] = senses;
  if (first?.offset !== sense.offset) return false;
  if (!word.includes(' ') && usesOf(word).noun < leastNoun) return false;
  const total = senses.reduce((sum, { uses }, rank) => sum + uses + 1 / (rank + 1) ** 2, 0);
  return (first.uses + 1) / total >= leastShare;
}

/** What the last run has taken is drawn by it alone. */
const before = new Set(
  kindsNow.flatMap(({ words }) => words.map((word) => word.replaceAll('_', ' '))),
);
const isTaken = (word: string, sense: Sense): boolean =>
  /^\p{Ll}[\p{Ll} '-]+$/u.test(word) &&
  word.split(' ').length <= mostWords &&
  !refused.has(word) &&
  !nounSenses.has(word) &&
  (before.has(word) || sureSubject(word) === null) &&
  isMeant(word, sense);

interface Written {
  readonly words: readonly string[];
  readonly emoji: string;
  readonly template?: string;
}

const taken = new Set<string>();
const written = Object.entries(alike.kinds).flatMap(([kind, as]): Written[] => {
  const drawn = sureSubject(as);
  const sense = wordNet.sensesOf(kind.replaceAll('_', ' '))[0];
  if (drawn?.emoji == null || sense === undefined) throw new Error(`${kind} is not drawn.`);
  const words = [...kindsBelow(sense)]
    .flatMap((below) => below.words.filter((word) => isTaken(word, below)))
    .map((word) => word.replaceAll(' ', '_'))
    .filter((word) => !taken.has(word));
  for (const word of words) taken.add(word);
  const { emoji, template } = drawn;
  const own = [...new Set(words)].toSorted();
  if (own.length === 0) return [];
  return [{ words: own, emoji, ...(template === null ? {} : { template }) }];
});
await writeFile(lexicon, layOut(written));

const known = JSON.parse(await readFile(drawable, 'utf8')) as { readonly nouns: readonly string[] };
const nouns = [...new Set([...known.nouns, ...taken])].toSorted();
await writeFile(drawable, layOut({ ...known, nouns }));
console.log(`${taken.size} words of ${written.length} kinds`);
