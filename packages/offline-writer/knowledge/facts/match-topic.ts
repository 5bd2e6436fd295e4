import type { Aspect } from '../../reading/material.ts';
import { generalVerbs, judging } from './asking-words.ts';
import type { NamedSubject, Names, SubjectEntry } from './subjects.ts';
import {
  contentStems,
  cores,
  isAttribute,
  isPersonal,
  stemOf,
  wordsOf,
  type Core,
} from './topic-words.ts';
import { isProperName } from './written-name.ts';
import { grammar } from '../../grammar-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** What a clause asks of a subject that it names. */
export interface Asked {
  readonly found: NamedSubject;
  /** Null where it asks nothing in particular. */
  readonly aspect: Aspect | null;
  /** Stems of what it asks beyond the subject's name. */
  readonly rest: readonly string[];
  /** "how many", "how much" or "how long", where it asks so. */
  readonly quantity: string | null;
  /** Whether its head holds more than the name, so that only a full answer is one. */
  readonly isLoose: boolean;
  /** Whether it wants instructions ("how to…") and not an explanation. */
  readonly isHowTo: boolean;
  /** The word it asks by, "why"; null where it is no question. */
  readonly asks: string | null;
}

/** A name in a clause, and how the clause holds it. */
interface Head {
  readonly found: NamedSubject;
  readonly words: readonly string[];
  readonly core: Core;
  readonly isLoose: boolean;
}

/** A clause of more words is told, not asked. */
const mostClauseWords = 16;
const mostNameWords = 6;

/** Subjects by a name, by the possessive of it, or by a plural that is not listed ("volcanos"). */
export const lookUp = (names: Names, words: readonly string[]): readonly NamedSubject[] => {
  const phrase = words.join(' ');
  const single = phrase.length > 4 ? phrase.replace(/(?<![su])s$/u, '') : phrase;
  const forms = [phrase, phrase.replace(/'s$|'$/u, ''), single];
  return forms.map((form) => names.of(form)).find((found) => found.length > 0) ?? [];
};

const asking = new RegExp(
  String.raw`\b(?:versus|differences? between|compared (?:to|with))\b|^(?:${grammar.asking}|${grammar.be}|${grammar.do}|${grammar.modals}|has|have|if|whether)\b`,
  'u',
);

const innermost = (core: readonly Core[]): Core =>
  core.at(-1) ?? { words: [], aspect: null, attribute: null };

/** The names that are all a clause says beside words of asking: "the history of honey". */
const plainHeads = (names: Names, clause: string): readonly Head[] => {
  for (const core of cores(clause)) {
    const found = lookUp(names, core.words).filter(
      (one) => core.isNamed !== true || isProperName(one),
    );
    if (found.length > 0)
      return found.map((one) => ({ found: one, words: core.words, core, isLoose: false }));
  }
  return [];
};

/** The names within a clause, the longest first. */
const namesWithin = (names: Names, words: readonly string[]): readonly Omit<Head, 'core'>[] => {
  const heads: Omit<Head, 'core'>[] = [];
  for (let length = Math.min(words.length, mostNameWords); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length);
      const isNew = (one: NamedSubject) =>
        heads.every(({ found }) => found.subject !== one.subject);
      for (const found of lookUp(names, phrase).filter(isNew))
        heads.push({ found, words: phrase, isLoose: false });
    }
  }
  return heads;
};

/** A question may be about any of the names in it: what is asked of it decides. */
const askedHeads = (names: Names, clause: string): readonly Head[] => {
  const words = wordsOf(clause);
  if (!asking.test(clause) || words.length > mostClauseWords) return [];
  const core = innermost(cores(clause));
  return namesWithin(names, words).map((head) => ({ ...head, core }));
};

/** "X of London" is the name of something else. */
const isPlace = ({ kind }: SubjectEntry) => /^(?:city|country|continent)$/u.test(kind);

/** Whether a phrase is just what one of the subject's facts is listed to answer. */
const isListed = ({ facts }: SubjectEntry, phrase: string): boolean => {
  const stems = contentStems(phrase);
  return (
    stems.some((stem) => !general.has(stem)) &&
    facts.some(({ answers }) =>
      answers.some((answer) => {
        const listed = contentStems(answer);
        return listed.length === stems.length && stems.every((stem) => listed.includes(stem));
      }),
    )
  );
};

/** Something of a subject: "Saturn's rings", "volcano eruptions", "life on Mars", "phases of the moon". */
const partHeads = (names: Names, clause: string): readonly Head[] =>
  cores(clause).flatMap((core) => {
    const { words } = core;
    if (words.length > mostNameWords) return [];
    return namesWithin(names, words).flatMap((head): readonly Head[] => {
      const at = words.findIndex((_, from) =>
        head.words.every((word, place) => words[from + place] === word),
      );
      const before = words.slice(0, at);
      const behind = words.slice(at + head.words.length);
      const isPart =
        (before.length === 0 && (isPartBehind(names, head, behind) || isBesides(behind))) ||
        (behind.length === 0 && isPartBefore(head, before));
      return isPart ? [{ ...head, core }] : [];
    });
  });

/** An organ is of whoever has it: "a giraffe's tongue". */
const isOfBody = ({ kind }: SubjectEntry) => /^(?:organ$|body (?!of ))/u.test(kind);

/** "Sharks sleep" tells something; "shark teeth" names it. "Dog food" is a food where food is known. */
function isPartBehind(
  names: Names,
  { found, words }: Omit<Head, 'core'>,
  behind: readonly string[],
): boolean {
  const phrase = behind.join(' ');
  if (behind.length === 0 || behind.length > 2) return false;
  if (words.at(-1)?.endsWith("'s") === true) return true;
  const isPlural = /[^su']s$/u.test(words.at(-1) ?? '');
  const isNoun = /(?:[^s]s|ing|ion)$/u.test(phrase);
  return (
    (!isPlural || isNoun) &&
    namesWithin(names, behind).every(({ found: other }) => isOfBody(other.subject)) &&
    isListed(found.subject, phrase)
  );
}

/** "Newton and the apple": whether the subject's facts speak of that is seen when it is asked of them. */
const isBesides = ([and = '', the = '', ...others]: readonly string[]): boolean =>
  and === 'and' && /^(?:the|his|her|its|their)$/u.test(the) && others.length > 0;

function isPartBefore({ found }: Omit<Head, 'core'>, before: readonly string[]): boolean {
  const link = before.findIndex((word) => /^(?:of|on|in)$/u.test(word));
  const articles = before.slice(link + 1).every((word) => /^(?:the|a|an)$/u.test(word));
  if (link < 1 || link > 2 || !articles || isPlace(found.subject)) return false;
  return isListed(found.subject, before.slice(0, link).join(' '));
}

const indexOfPhrase = (text: readonly string[], phrase: readonly string[]): number =>
  text.findIndex((_, index) => phrase.every((word, place) => text[index + place] === word));

/** "The great fire of London" is about a fire: its head is only what London's fire is of. */
const isPartOfLargerName = (text: readonly string[], head: Head): boolean => {
  const at = indexOfPhrase(text, head.words);
  const articles = new Set(['the', 'a', 'an']);
  const before = text.slice(0, Math.max(0, at)).filter((word) => !articles.has(word));
  const [two = '', one = '', of = ''] = ['', '', ...before].slice(-3);
  if (of !== 'of' || one === '') return false;
  if (isAttribute(one) || isAttribute(`${two} ${one}`)) return false;
  if (isPartBefore(head, [one, of]) || isPartBefore(head, [two, one, of])) return false;
  return cores([one, of, ...head.words].join(' ')).every(
    ({ words }) => words.length > head.words.length,
  );
};

/** "My dog" is the creator's own, of which nothing is known; "our sun" is a name, and "her bus" is that of whom it is asked. */
const isTheCreatorsOwn = (text: readonly string[], head: readonly string[]): boolean => {
  const at = indexOfPhrase(text, head);
  return text.some((word, index) => {
    if (!isPersonal(word) || (index >= at && index < at + head.length)) return false;
    return index < at || !/^(?:his|her|their)$/u.test(word);
  });
};

const mentions = (text: readonly string[], phrases: readonly string[]): boolean => {
  const said = ` ${text.map(stemOf).join(' ')} `;
  return phrases.some((phrase) => said.includes(` ${wordsOf(phrase).map(stemOf).join(' ')} `));
};

const isAmbiguous = ({ subject, name }: NamedSubject): boolean =>
  subject.ambiguous?.names.includes(name) ?? false;

/** Whether a name that has several meanings means this subject here. */
const isMeant = (found: NamedSubject, text: readonly string[]): boolean => {
  const { ambiguous } = found.subject;
  if (ambiguous === undefined || found.isStated === true || !isAmbiguous(found)) return true;
  if (mentions(text, ambiguous.unlike ?? [])) return false;
  return ambiguous.usual || mentions(text, ambiguous.context);
};

const general = new Set(generalVerbs.map(stemOf));
const judgements = new Set(judging.map(stemOf));
/** "Is honey good for you"; the Great Fire of London is only called so. */
const isJudging = (words: readonly string[], name: readonly string[]) =>
  words.some((word) => judgements.has(stemOf(word)) && !name.includes(word));

/** All that a subject's facts speak of. */
const vocabularies = new WeakMap<SubjectEntry, ReadonlySet<string>>();
function vocabularyOf(subject: SubjectEntry): ReadonlySet<string> {
  const known =
    vocabularies.get(subject) ??
    new Set(
      [
        ...subject.names,
        ...(subject.narrower ?? []),
        ...subject.facts.flatMap(({ answers, text, more = [] }) => [...answers, text, ...more]),
      ].flatMap((text) => wordsOf(text).map(stemOf)),
    );
  vocabularies.set(subject, known);
  return known;
}

const listedBy = ({ facts }: SubjectEntry): ReadonlySet<string> =>
  new Set(facts.flatMap(({ answers }) => answers.flatMap((phrase) => wordsOf(phrase).map(stemOf))));

/** Whether a question speaks of what a subject's facts speak of, and names no other. */
export function bearsOn(names: Names, clause: string, subject: SubjectEntry): boolean {
  const others = namesWithin(names, wordsOf(clause)).filter(
    ({ found }) => found.subject !== subject,
  );
  const vocabulary = vocabularyOf(subject);
  const said = contentStems(clause).filter((stem) => !general.has(stem) && !judgements.has(stem));
  return others.length === 0 && said.some((stem) => vocabulary.has(stem));
}

/** What a clause says beyond the head and words of asking; null where the subject's facts speak nowhere of some of it. */
const restOf = (head: Head): readonly string[] | null => {
  const { subject } = head.found;
  const said = new Set(head.words.map(stemOf));
  // What only shows that this subject is meant ("python for beginners") asks nothing of it.
  const shows =
    isAmbiguous(head.found) && subject.ambiguous?.usual === false ? subject.ambiguous.context : [];
  const known = new Set([...said, ...shows.map(stemOf)]);
  const beyond = contentStems([...head.core.words, head.core.attribute ?? ''].join(' '));
  const vocabulary = vocabularyOf(subject);
  const rest = [...new Set(beyond)].filter((stem) => !known.has(stem));
  const listed = listedBy(subject);
  const asked = rest.filter(
    (stem) => listed.has(stem) || !(general.has(stem) || judgements.has(stem)),
  );
  const isCovered = asked.every((stem) => vocabulary.has(stem) || isAttribute(stem));
  return isCovered || head.core.attribute !== null ? asked : null;
};

const howMany = new RegExp(String.raw`\bhow (?:${ofQuestions.measuresAsked})\b`, 'u');

/** "What if the Sun went out" */
const supposes = /^what (?:if|(?:(?:would|will|could|might) )?happens? if) /u;
const tellsOfSupposed = ({ facts }: SubjectEntry): boolean =>
  facts.some(({ answers }) => answers.some((phrase) => /\b(?:if|without)\b/u.test(phrase)));

/** "What would honey do", "do you like honey" */
const asksForOpinion = /^(?:what |how )?(?:would|should|will)\b|^(?:do|did|have|are) you\b/u;

const askedWord = new RegExp(String.raw`^(?:${grammar.asking})\b`, 'u');

/** What is asked of one head; null where that is not surely meant. */
const askedOf = (head: Head, clause: string): Asked | null => {
  const words = wordsOf(clause);
  if (isTheCreatorsOwn(head.core.words, head.words) || isPartOfLargerName(words, head)) return null;
  if (!isMeant(head.found, words)) return null;
  const isSupposed = supposes.test(clause);
  // "If there was no moon" asks for the world without it.
  const isWithout = isSupposed && clause.endsWith(` no ${head.words.join(' ')}`);
  const rest = isWithout ? [stemOf('without')] : restOf(head);
  if (rest === null || (rest.length === 0 && asksForOpinion.test(clause))) return null;
  // What would be if it were otherwise is told by what is listed to say so.
  if (isSupposed && (rest.length === 0 || !tellsOfSupposed(head.found.subject))) return null;
  return {
    found: head.found,
    isLoose: head.isLoose || isSupposed,
    aspect: howMany.test(clause)
      ? 'how-many'
      : (head.core.aspect ??
        (rest.length === 0 && head.core.isNamed !== true && isJudging(words, head.words)
          ? 'so-what'
          : null)),
    rest,
    quantity: /\bhow (?:many|much|long)\b/u.exec(clause)?.[0] ?? null,
    isHowTo: /\bhow (?:to|(?:do|can|should|could|would) i)\b/u.test(clause),
    asks: askedWord.exec(clause)?.[0] ?? null,
  };
};

/** The subjects that a clause may be about, the surest first, and what is asked of each; empty where none is meant. */
export const matchClause = (names: Names, clause: string): readonly Asked[] => {
  const heads = [
    ...plainHeads(names, clause),
    ...askedHeads(names, clause),
    ...(asking.test(clause) ? [] : partHeads(names, clause)),
  ];
  return heads.flatMap((one) => askedOf(one, clause) ?? []);
};

const differing = String.raw`(?: (?:${ofQuestions.differenceLeads}))*(?: differences?)?(?: which is (?:better|best))?`;
const comparisons: readonly (readonly [RegExp, boolean])[] = [
  [
    /^(?:what (?:is|are) )?(?:the )?(?:main )?differences? between (?<one>.+?) and (?<other>.+)$/u,
    true,
  ],
  [
    /^how (?:are|is|do|does) (?<one>.+?) (?:and|different from|differ from) (?<other>.+?)(?: different| differ)?$/u,
    true,
  ],
  [/^compar(?:e|ing) (?<one>.+?) (?:and|with|to|versus) (?<other>.+)$/u, true],
  [
    new RegExp(`^(?<one>.+?) (?:versus|or|compared (?:to|with)) (?<other>.+?)${differing}$`, 'u'),
    true,
  ],
  [/^(?<one>.+?) and (?<other>.+?) (?:differences?|compared|comparison)$/u, true],
  [/^(?<one>.+?) and (?<other>.+)$/u, false],
];

/** The two subjects of "cats vs dogs" or "the difference between a crow and a raven"; null where not both are known. */
export const matchSides = (names: Names, clause: string): readonly NamedSubject[] | null => {
  for (const [pattern, isCompared] of comparisons) {
    const groups = pattern.exec(clause.slice(0, 120))?.groups;
    if (groups === undefined) continue;
    const words = wordsOf(clause);
    const [first, second] = [groups['one'], groups['other']].map(
      (side) => plainHeads(names, side ?? '').find(({ found }) => isMeant(found, words))?.found,
    );
    if (first === undefined || second === undefined || first.subject === second.subject) continue;
    // "Salt and battery": what nobody compares belongs together only where it is of one field.
    if (!isCompared && first.domain !== second.domain) continue;
    if (!words.some(isPersonal)) return [first, second];
  }
  return null;
};
