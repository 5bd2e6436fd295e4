import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import words from '../../data/collectives.json' with { type: 'json' };
import { findEntry } from '../lexicon/lexicon.ts';
import { looseWords } from '../lexicon/loose-words.ts';
import { findSubjects } from '../lexicon/subjects.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { findAction } from './action-of.ts';
import { isPersonEmoji } from './from-emoji.ts';
import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import { genderOfTitle } from './named-in-line.ts';
import { anybody, findRole, findRoleByEnding, type Role } from './role-of.ts';

/** A subject of a plan that is a person, or several. */
export interface Somebody {
  readonly role: Role;
  /** By what they are known through a film: `grandmother`, `Leo`. */
  readonly key: string;
  /** How many of them, from 1. */
  readonly count: number;
  /** What their own phrase says of their look: `bearded` of a bearded man, `of six` of a girl of six. */
  readonly look: string;
  /** As the film calls them, where that is not their key. */
  readonly called?: string;
}

/** "A group of parents": how many a word for several stands for, where it does not say. */
const collectives: ReadonlyMap<string, number> = new Map(Object.entries(words.counts));

/** What a word for several is made of, where nothing more is said: an audience cheers, a choir sings. */
const madeOf: ReadonlyMap<string, string> = new Map(Object.entries(words.madeOf));

const plainWords = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/^(?:(?:an?|the|my|our|your|his|her|their|this|that|some|every|each) )+/iu, '')
    .trim();

/** A noun phrase cut at what follows its head: "girl | of six", "man | in a hat". */
function headAndRest(phrase: string): { head: string; rest: string } {
  const at = phrase.search(
    / (?:of|in|with|without|from|at|on|who|that|wearing|behind|beside|under|near|aged) |,/u,
  );
  return at < 0
    ? { head: phrase, rest: '' }
    : { head: phrase.slice(0, at), rest: phrase.slice(at).trim() };
}

/** Whether a name is listed as that of a thing or an animal: a "vacuum cleaner" cleans, and is nobody. */
function isListedThing(name: string): boolean {
  const words = name.split(' ');
  const before = words.slice(0, -1);
  return lemmasOf(words.at(-1) ?? '').some((last) => {
    const word = [...before, last].join('_');
    const emoji = findEntry(word)?.emoji ?? null;
    return emoji !== null && !/\*/u.test(emoji) && !isPersonEmoji(emoji) && !looseWords.has(word);
  });
}

/** The role that the last words of a phrase name, and the words before them; null where they name a thing by a longer name. */
function roleAtEnd(head: string): { role: Role; before: string } | null {
  const words = head.toLowerCase().split(/\s+/u);
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue;
    const name = words.slice(-length).join(' ');
    const role = findRole(name);
    if (role !== null) return { role, before: words.slice(0, -length).join(' ') };
    if (length > 1 && isListedThing(name)) return null;
  }
  return null;
}

const lastWord = (phrase: string): string => phrase.toLowerCase().split(/\s+/u).at(-1) ?? '';

/** Whether the last two or three words of a phrase are the name of a thing. */
const endsInThing = (head: string): boolean =>
  [3, 2].some((length) => {
    const words = head.toLowerCase().split(/\s+/u);
    return words.length >= length && isListedThing(words.slice(-length).join(' '));
  });

const isKnownThing = (phrase: string): boolean =>
  findSubjects(phrase).some(({ emoji }) => emoji !== null);

/** "Dancers", "a glassblower": by the verb in their name or its end; only who acts is somebody. */
function roleByForm(head: string, acts: boolean): Role | null {
  const word = lastWord(head);
  if (isKnownThing(word) || isListedThing(word) || endsInThing(head)) return null;
  const byEnding = findRoleByEnding(word);
  if (byEnding !== null) return byEnding;
  const lemma = lemmasOf(word)[1] ?? word;
  const verb = /^(\p{L}{3,}?)(?:er|or)$/u.exec(lemma)?.[1];
  return verb !== undefined && acts
    ? { ...anybody, id: lemma, does: findAction(`${verb}ing`) }
    : null;
}

/** Somebody by name: one that many people bear, or a capitalised word that talks or acts as only people do. */
function byName(written: string, acts: boolean, talks: boolean): Role | null {
  const what = written.replace(/(?<=\p{L}{3})\.$/u, '');
  if (!/^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(what)) return null;
  const gender = genderOfTitle(what) ?? genderOfGivenName(what);
  const isKnown = gender !== null || talks || (acts && !isKnownThing(what));
  return isKnown ? { ...anybody, id: what, gender } : null;
}

/** Whether a noun phrase surely names people, whatever they do. */
export function namesPeople(phrase: string): boolean {
  const { head } = headAndRest(plainWords(phrase));
  return roleAtEnd(head) !== null || lemmasOf(lastWord(head)).some((word) => madeOf.has(word));
}

/** Whether a plan's subject is surely a person: a "server" that does nothing may as well be a computer. */
export function isSurelyPeople({ what, doing, holding, count }: PlanSubject): boolean {
  if (!namesPeople(what)) return false;
  const { head } = headAndRest(plainWords(what));
  const acts = findAction(doing) !== null || holding !== '';
  return acts || count !== 1 || roleAtEnd(head)?.role.unsure !== true;
}

/** Who a plan's subject is; null where it is no person, or not surely one. `talks`: the plan says that they talk to one another. */
export function findSomebody(subject: PlanSubject, talks: boolean): Somebody | null {
  // "A commuter asleep": what is said behind the noun is no part of it.
  const trailing =
    /^(.+?) (?:asleep|awake|alone|together|outside|inside|outdoors|indoors|abroad|waiting|online|upstairs|downstairs)$/iu;
  const phrase = plainWords(subject.what).replace(trailing, '$1');
  if (phrase === '') return null;
  const acts = findAction(subject.doing) !== null || subject.holding !== '';
  const { head, rest } = headAndRest(phrase);
  const several = endsInThing(head)
    ? undefined
    : lemmasOf(lastWord(head)).find((word) => collectives.has(word));
  if (several !== undefined) return severalOf(subject, { word: several, head, rest });
  const found = roleAtEnd(head);
  const { count } = subject;
  if (found !== null) {
    const { role, before } = found;
    if (role.unsure && !acts && count === 1) return null;
    return { role, key: role.id, count, look: `${before} ${rest}`.trim() };
  }
  const role = byName(phrase, acts, talks) ?? roleByForm(head, acts);
  return role === null ? null : { role, key: role.id, count, look: rest };
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "Group of residents of Quay Terrace", "family of four", "choir". */
function severalOf(
  subject: PlanSubject,
  { word, head, rest }: { word: string; head: string; rest: string },
): Somebody | null {
  const members = /^of (.+)$/u.exec(rest)?.[1] ?? '';
  const number = numbers.indexOf(members) + 2;
  const said = number >= 2 ? number : (collectives.get(word) ?? 3);
  const count = subject.count > 1 ? subject.count : said;
  if (members !== '' && number < 2) {
    const found = roleAtEnd(headAndRest(plainWords(members)).head);
    return found === null
      ? null
      : { role: found.role, key: found.role.id, count, look: found.before };
  }
  const kind =
    roleAtEnd(head.split(' ').slice(0, -1).join(' '))?.role ?? findRole(madeOf.get(word) ?? '');
  const look = head.split(' ').slice(0, -1).join(' ');
  return kind === null ? null : { role: kind, key: word, count, look };
}
