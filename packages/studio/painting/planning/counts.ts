import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import kinds from '../../data/kind-colours.json' with { type: 'json' };
import { accentIn } from '../casting/look-words.ts';
import { findSubjects, type Subject } from '../lexicon/subjects.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { sureSubject } from '../lexicon/sure-subjects.ts';
import { findSomebody } from '../people/somebody.ts';

/** How many a word for several stands for: a pair of shoes is two. */
const collectives: ReadonlyMap<string, number> = new Map([
  ['pair', 2],
  ['couple', 2],
  ['trio', 3],
  ['group', 3],
  ['family', 3],
  ['row', 4],
  ['line', 4],
  ['pack', 4],
  ['pod', 4],
  ['fleet', 4],
  ['herd', 5],
  ['convoy', 4],
  ['litter', 4],
  ['school', 7],
  ['flock', 7],
  ['shoal', 9],
  ['dozen', 12],
  ['swarm', 14],
  ['crowd', 14],
]);

/** What a plan says of how many of each thing there are, and of what is not to be seen. */
export interface Counts {
  of(subject: Subject): number;
  /** The subjects of the plan that a noun names. */
  subjectsOf(subject: Subject): readonly PlanSubject[];
  /** Whether the plan wants none of it. */
  forbids(subject: Subject): boolean;
  readonly forbidsPeople: boolean;
  /** `#rrggbb` that the plan gives a thing: "a red sock"; null where it gives none. */
  colourOf(subject: Subject): string | null;
}

/** "A pair of glasses" is one thing. */
const pairs = /glasses|scissors|pliers|jeans|trousers|gloves|boots|shorts|slippers|tights/u;

const worn = /(?:^| )(?:socks|shoes|trainers|sneakers|stockings|mittens)$/u;

function countIn({ what, count }: PlanSubject): number {
  const [, word = '', of = ''] = /^(\S+) of (.+)$/u.exec(what.toLowerCase()) ?? [];
  if (count > 1 || count === 0 || of === '' || pairs.test(of)) return count;
  // "Your shoes": nobody has three.
  if (word === 'group' && worn.test(of)) return 2;
  return collectives.get(word) ?? 1;
}

/** Words by which a thing is known in the text: the head of its phrase. */
function headsOf(what: string): string[] {
  const thing = what
    .toLowerCase()
    .replace(/^\S+ of (?=\S)/u, (all) => (collectives.has(all.split(' ')[0] ?? '') ? '' : all));
  const head =
    thing
      .split(/ (?:of|in|on|with|from|at) /u)[0]
      ?.split(' ')
      .at(-1) ?? '';
  return lemmasOf(head);
}

const kindColours: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(kinds).map(([head, colours]) => [head, new Map(Object.entries(colours))]),
);

/** The colour of a subject: "white" of wine and "red" of onions are names of kinds, and no white or red. */
function colourTold({ look, what }: PlanSubject): string | null {
  const text = `${look} ${what}`;
  const ofKind = headsOf(what)
    .map((head) => kindColours.get(head))
    .find((colours) => colours !== undefined);
  const named = text.toLowerCase().matchAll(/\p{L}+/gu);
  const colour = [...named].flatMap(([word]) => ofKind?.get(word) ?? [])[0];
  return colour ?? accentIn(text);
}

/** Of "125 g butter" there is no number of butters. */
const measured =
  /^(?:m?g|kg|[mcd]?l|[mck]?m|oz|lbs?|tsp|tbsp|(?:tea|table)?spoons?|cups?|pints?|lit(?:re|er)s?|grams?|kilos?|inch(?:es)?|met(?:re|er)s?|minutes?|hours?|days?|years?|percent)$/u;

const numbers = 'one two three four five six seven eight nine ten'.split(' ');

/** "Running with two dogs": how many of what somebody does something with. */
function countInDoing(subjects: readonly PlanSubject[], word: string): number {
  const lemmas = new Set(lemmasOf(word.toLowerCase()));
  for (const { doing } of subjects) {
    const words = doing.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
    const at = words.findIndex((each) => lemmasOf(each).some((lemma) => lemmas.has(lemma)));
    for (const before of words.slice(Math.max(0, at - 2), Math.max(0, at)).toReversed()) {
      if (measured.test(before)) return 1;
      const count = numbers.indexOf(before) + 1 || Number(/^\d{1,3}$/u.exec(before)?.[0] ?? 0);
      if (count > 0) return count;
    }
  }
  return 1;
}

/** "Driving a bright green van": the colour of what somebody does something with. */
function colourInDoing(subjects: readonly PlanSubject[], word: string): string | null {
  const lemmas = new Set(lemmasOf(word.toLowerCase()));
  for (const { doing, holding } of subjects)
    for (const text of [doing, holding]) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
      const at = words.findIndex((each) => lemmasOf(each).some((lemma) => lemmas.has(lemma)));
      if (at <= 0) continue;
      const colour = accentIn(words.slice(Math.max(0, at - 3), at).join(' '));
      if (colour !== null) return colour;
    }
  return null;
}

export function countsOf({ subjects }: PicturePlan): Counts {
  const known = subjects.map((subject) => ({
    subject,
    count: countIn(subject),
    colour: colourTold(subject),
    // Of "three loaves of bread" the bread is drawn.
    heads: new Set([...headsOf(subject.what), ...lemmasOf(sureSubject(subject.what)?.word ?? '')]),
    emoji: new Set(findSubjects(subject.what).flatMap(({ emoji }) => emoji ?? [])),
  }));
  const isNamed = ({ word }: Subject, heads: ReadonlySet<string>) =>
    lemmasOf(word).some((lemma) => heads.has(lemma));
  const barred = known.filter(({ count }) => count === 0);
  const isWanted = (subject: Subject) =>
    known.some(({ count, heads }) => count > 0 && isNamed(subject, heads));
  return {
    of: (subject) => {
      const { word } = subject;
      const seen = known.filter(({ count }) => count > 0);
      // "A black dog and a white dog" are two dogs.
      const named = seen.filter(({ heads }) => isNamed(subject, heads));
      return named.reduce((sum, { count }) => sum + count, 0) || countInDoing(subjects, word);
    },
    subjectsOf: (named) =>
      known
        .filter(({ count, heads }) => count > 0 && isNamed(named, heads))
        .map(({ subject }) => subject),
    forbids: (subject) =>
      !isWanted(subject) &&
      barred.some(({ heads, emoji }) => isNamed(subject, heads) || emoji.has(subject.emoji ?? '')),
    colourOf: (subject) =>
      known.find(({ count, heads }) => count > 0 && isNamed(subject, heads))?.colour ??
      colourInDoing(subjects, subject.word),
    forbidsPeople: subjects.some(
      (subject) => subject.count === 0 && findSomebody(subject, false) !== null,
    ),
  };
}
