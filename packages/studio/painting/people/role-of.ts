import written from '../../data/roles.json' with { type: 'json' };
import {
  ages,
  genders,
  hairStyles,
  headwears,
  outfits,
  actions,
  type Age,
  type FigureAction,
  type Gender,
  type HairStyle,
  type Headwear,
  type Outfit,
} from '../../figures/figure.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { tradeOf, type Trade } from './trade-of.ts';

/** What somebody's word says of them; null where it leaves it open. */
export interface Role {
  /** The first of the words for them: a mum and a mother are one. */
  readonly id: string;
  readonly gender: Gender | null;
  readonly age: Age | null;
  readonly outfit: Outfit | null;
  readonly headwear: Headwear | null;
  readonly hair: HairStyle | null;
  /** `#rrggbb` of the main garment and of the lower one. */
  readonly top: string | null;
  readonly bottom: string | null;
  /** What they do when nothing is said of it. */
  readonly does: FigureAction | null;
  /** What is usual of their work; null of people who are not known by any. */
  readonly trade: Trade | null;
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly broad: boolean;
  /** Of the storyteller's family. */
  readonly kin: boolean;
  /** Their word says nothing of how they look. */
  readonly plain: boolean;
  /** Their word names a thing as often. */
  readonly unsure: boolean;
}

/** What shows who somebody is, as it is written down. */
interface WrittenRole {
  readonly gender?: string | undefined;
  readonly age?: string | undefined;
  readonly outfit?: string | undefined;
  readonly headwear?: string | undefined;
  readonly hair?: string | undefined;
  readonly does?: string | undefined;
  readonly top?: string | undefined;
  readonly bottom?: string | undefined;
  readonly marks?: readonly string[] | undefined;
}

const oneOf = <T extends string>(names: readonly T[], name: string | undefined): T | null =>
  names.find((each) => each === name) ?? null;

function readRole(id: string, { marks = [], ...shown }: WrittenRole): Role {
  return {
    id,
    gender: oneOf(genders, shown.gender),
    age: oneOf(ages, shown.age),
    outfit: oneOf(outfits, shown.outfit),
    headwear: oneOf(headwears, shown.headwear),
    hair: oneOf(hairStyles, shown.hair),
    top: shown.top ?? null,
    bottom: shown.bottom ?? null,
    does: oneOf(actions, shown.does),
    trade: null,
    beard: marks.includes('beard'),
    glasses: marks.includes('glasses'),
    broad: marks.includes('broad'),
    kin: marks.includes('kin'),
    plain: marks.includes('plain'),
    unsure: marks.includes('unsure'),
  };
}

const spaced = (word: string): string => word.replaceAll('_', ' ');

const byWord = new Map<string, Role>();
for (const { words, ...shown } of written.roles) {
  const role = readRole(spaced(words[0] ?? ''), shown);
  for (const word of words) byWord.set(spaced(word), atWork(role, tradeOf(spaced(word))));
}
for (const [english, words] of Object.entries(written.foreign)) {
  const role = byWord.get(spaced(english));
  if (role === undefined) continue;
  for (const word of words) byWord.set(spaced(word), genderedAbroad(role, spaced(word)));
}

/** A tailor and a potter dress alike and work at other things. */
function atWork(role: Role, trade: Trade | null): Role {
  return trade === null ? role : { ...role, does: trade.does, trade };
}

/** A "cocinera" is a woman, a "Lehrerin" too. */
function genderedAbroad(role: Role, word: string): Role {
  if (role.gender !== null || /(?:ista|ía|person[ae]|pessoas?)$/u.test(word)) return role;
  if (/(?:a|euse|i[eè]re|trice|essa|(?:er|ist|ch|nd|lt|zt|f|är)in)$/u.test(word))
    return { ...role, gender: 'woman' };
  return /o$|(?:eur|ier|er|or)$/u.test(word) ? { ...role, gender: 'man' } : role;
}

const endings = written.endings.flatMap((role) => role.endings.map((ending) => ({ ending, role })));

/** They end like people, and are none. */
const noPeople =
  /(?:list|mist|wrist|twist)$|^(?:talisman|caiman|ottoman|doberman|snowman)$|^(?:coffee|ice|bread|pasta|pace)maker$|^screwdriver$/u;
/** "A record player" plays by itself. */
const machines =
  /^(?:(?:record|cd|dvd|mp3|music|media|video|cassette) player|(?:coffee|ice|bread|pasta) maker|(?:ceiling|electric|cooling|exhaust|desk) fan|(?:web|mail|file|game) server|(?:lightning|semi) conductor)s?$/u;

/** Somebody by the end of their word alone; a short beginning makes no word of it. */
function roleByEnding(word: string): Role | null {
  if (noPeople.test(word)) return null;
  const found = endings.find(
    ({ ending }) => word.endsWith(ending) && word.length > ending.length + 2,
  );
  return found === undefined ? null : readRole(word, found.role);
}

/** What a lower-case noun, of one to three words, says of somebody; null where it names nobody. */
export function findRole(noun: string): Role | null {
  if (machines.test(noun)) return null;
  for (const lemma of lemmasOfPhrase(noun)) {
    const role = byWord.get(lemma);
    if (role !== undefined) return role;
  }
  return null;
}

const lemmasOfPhrase = (noun: string): string[] => {
  const at = noun.lastIndexOf(' ') + 1;
  return lemmasOf(noun.slice(at)).map((lemma) => noun.slice(0, at) + lemma);
};

export const findRoleByEnding = (noun: string): Role | null => {
  for (const lemma of lemmasOf(noun.slice(noun.lastIndexOf(' ') + 1)).toReversed()) {
    const role = roleByEnding(lemma);
    if (role !== null) return role;
  }
  return null;
};

/** Of whom nothing is known but that it is a person. */
export const anybody = readRole('person', { marks: ['plain'] });
