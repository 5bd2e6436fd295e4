import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import type { FilmMemory } from './film-memory.ts';
import { genderOf } from './gender-of.ts';
import { hitsOf } from './languages/find-words.ts';
import { lexiconOf } from './languages/lexicons.ts';
import type { KindOf } from './noun-kinds.ts';
import { people, titlesOfMen, titlesOfWomen } from './plan-words.ts';
import { introducedIn, longestNote, pronoun, type Introduced } from './screenplay-names.ts';
import { ageOfPerson, apartFrom, grown, isPlainPerson } from './screenplay-ages.ts';

/*
 * Who is who in a screenplay: its action lines introduce people in capitals, often with an age and with what they are ("INES,
 * 70s, a ferry pilot"), and those who speak are labelled with the same name or a part of it.
 */

const writtenSaid = alternativesIn(writtenWords);

/** "Her apprentice, KOJO", "KOJO, a young potter", "KOJO, 19, postman": what somebody is. "Behind the counter, KOJO" is none. */
const roleBefore = new RegExp(
  String.raw`(?:^|[.;] ?)(?:${writtenSaid.roleDeterminers}) ((?:\p{Ll}[\p{L}-]+ ){0,3}\p{Ll}+), $`,
  'iu',
);
const roleBehind =
  /^, (?:an?|the) ((?:\p{Ll}[\p{L}-]+ ){0,3}?\p{Ll}+)(?=[,.;]| (?:in|with|of|on|from) )/u;
/** Without an article it may as well be what they do ("KOJO, 19, sweeps the floor"): only words for people are a role. */
const bareRole = /^, (?:\p{Ll}+[^s\s] ){0,2}(?<noun>\p{Ll}+)(?=[,.;]| (?:in|with) )/u;
/** What a note of any language says that somebody is, and of which sex its word is; null where it does not say. */
export interface Role {
  readonly what: string;
  readonly gender: 'he' | 'she' | null;
}

interface Reader {
  readonly kindOf: KindOf;
  readonly language: string;
}

function englishRole({ name: own, before, behind }: Introduced, kindOf: KindOf): Role | null {
  const bare = bareRole.exec(behind);
  const isRole = kindOf(bare?.groups?.['noun'] ?? '') === 'person';
  const role =
    roleBehind.exec(behind)?.[1] ??
    (isRole ? bare?.[0].slice(2) : undefined) ??
    roleBefore.exec(before)?.[1];
  const kind = role === undefined ? null : kindOf(role);
  if (role !== undefined && kind !== null && kind !== 'place')
    return { what: role.toLowerCase(), gender: genderOf(role) };
  const word = own
    .toLowerCase()
    .split(/[\s.-]+/u)
    .find((each) => people.has(each) || kindOf(each) === 'person');
  // "MADAME LEROY" is a title, and "ROSE" a name.
  const isTitle = word !== undefined && (titlesOfMen.has(word) || titlesOfWomen.has(word));
  return word === undefined || isTitle || genderOfGivenName(word) !== null
    ? null
    : { what: word, gender: genderOf(word) };
}

/** Words that stand right before a name, and those of the clauses right behind it. */
const wordsBefore = 2;
const clausesBehind = 3;

/** "DON JULIO, 75 años, peluquero con bata": a word for somebody before a name, in it, or first in a clause behind it. */
function foreignRole({ name: own, before, behind }: Introduced, language: string): Role | null {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return null;
  const near =
    before
      .split(/[,.;:!?]/u)
      .at(-1)
      ?.trim()
      .split(/\s+/u)
      .slice(-wordsBefore)
      .join(' ') ?? '';
  const [sentence = ''] = behind.split(/[.;!?]/u, 1);
  const clauses = sentence
    .split(/[,()]/u)
    .slice(0, clausesBehind)
    .map((each) => each.trim());
  for (const text of [near, own.toLowerCase(), ...clauses]) {
    const { hits } = hitsOf(text, lexicon, new Set());
    const isFirst = text === near || text === own.toLowerCase();
    const hit = hits.find(
      ({ kind, from, isPlural }) => kind === 'person' && !isPlural && (isFirst || from === 0),
    );
    if (hit === undefined) continue;
    const told = hit.gender ?? null;
    return {
      what: hit.english,
      gender: told === null ? genderOf(hit.english) : told === 'female' ? 'she' : 'he',
    };
  }
  return null;
}

/** Whether somebody is a man or a woman: by their title, their given name, their role's word, a pronoun of any note. */
function genderOfWho(
  who: Introduced,
  role: Role | null,
  notes: readonly string[],
): 'he' | 'she' | null {
  const words = who.name.toLowerCase().split(/[\s.-]+/u);
  if (words.some((word) => titlesOfMen.has(word))) return 'he';
  if (words.some((word) => titlesOfWomen.has(word))) return 'she';
  if (role !== null && role.gender !== null) return role.gender;
  const given = words.flatMap((word) => genderOfGivenName(word) ?? [])[0] ?? null;
  if (given !== null) return given === 'man' ? 'he' : 'she';
  // "ROSA, 60, wipes her hands": whose hands they are.
  const [, said = pronounOf(who.name, notes)] =
    pronoun.exec(who.behind.split(/[.;!?]/u, 1)[0] ?? '') ?? [];
  return said === undefined ? null : /^h(?:e|im|is)$/iu.test(said) ? 'he' : 'she';
}

/** "Dev looks into his bag. He takes out a sock.": what is said of somebody by their name alone, in any note. */
function pronounOf(own: string, notes: readonly string[]): string | undefined {
  const named = new RegExp(
    String.raw`(?<![\p{L}])${own.replaceAll(/[^\p{L}]+/gu, '.{1,2}')}(?![\p{L}'’])(?<behind>[^.;!?]{0,160}(?:[.;!?]+ (?=h?s?he\b)[^.;!?]{0,60})?)`,
    'giu',
  );
  for (const note of notes)
    for (const { groups } of note.slice(0, longestNote).matchAll(named)) {
      const [, said] = pronoun.exec(groups?.['behind'] ?? '') ?? [];
      if (said !== undefined) return said;
    }
  return undefined;
}

/** What somebody is called in plans: "old woman", "male nurse", "young apprentice". */
function whatOf(who: Introduced, notes: readonly string[], { kindOf, language }: Reader): string {
  const role = /^en\b/iu.test(language) ? englishRole(who, kindOf) : foreignRole(who, language);
  const gender = genderOfWho(who, role, notes);
  if (role === null || (!people.has(role.what) && kindOf(role.what) === null))
    return gender === null ? ageOfPerson(who.years) : grown(gender, who.years);
  if (kindOf(role.what) !== 'person') return role.what;
  const isPlain = isPlainPerson(role.what);
  if (isPlain && who.years !== null)
    return gender === null ? ageOfPerson(who.years) : grown(gender, who.years);
  const sexed =
    gender === null || genderOf(role.what) !== null
      ? role.what
      : `${gender === 'he' ? 'male' : 'female'} ${role.what}`;
  const [first = ''] = role.what.split(' ');
  if (who.years === null || lookWords.has(first)) return sexed;
  return who.years < 30 ? `young ${sexed}` : who.years < 60 ? sexed : `old ${sexed}`;
}

const wordsOf = (label: string): readonly string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** "MR PELL" of a note is PELL of a label, and "NURSE ADAEZE" is ADAEZE. */
function isSame(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return (
    few !== undefined &&
    many !== undefined &&
    few.length > 0 &&
    few.every((word) => many.includes(word))
  );
}

/** Learns from the notes of a film, and from who speaks, who is whom: "Kojo" is a young apprentice in all of its scenes. */
export function learnPeople(
  {
    notes,
    speakers,
    isHeaded,
  }: {
    readonly notes: readonly string[];
    readonly speakers: readonly string[];
    readonly isHeaded: boolean;
  },
  memory: FilmMemory,
  reader: Reader,
): void {
  const all = notes.flatMap(introducedIn);
  const labelled = (who: Introduced) => speakers.find((label) => isSame(label, who.name));
  // "INT. LIFT": capitals of whom a note says nothing, and who never speak, are nobody.
  const noted = all.filter(
    (who) =>
      who.years !== null ||
      labelled(who) !== undefined ||
      (isEnglish(reader) && englishRole(who, reader.kindOf) !== null),
  );
  if (noted.length === 0 && !isHeaded) return;
  const spoken = speakers.flatMap((speaker) => introducedIn(speaker.toUpperCase()));
  for (const who of [...noted, ...spoken]) {
    const key = (labelled(who) ?? who.name).toLowerCase();
    if ((memory.names.get(key) ?? 'person') !== 'person') continue;
    // The fullest of what is said of them: an age, else a role, else their name alone.
    const best = noted.find((each) => isSame(each.name, who.name) && each.years !== null) ?? who;
    const what = apartFrom(
      [...memory.names].flatMap(([known, each]) => (known === key ? [] : [each])),
      whatOf(best, notes, reader),
    );
    // "Mrs. Pell" is written with its stop or without.
    const last = key.split(' ').at(-1) ?? key;
    for (const each of new Set([key, key.replaceAll('.', ''), who.name.toLowerCase(), last]))
      memory.names.set(each, what);
  }
}

const isEnglish = ({ language }: Reader) => /^en\b/iu.test(language);
