import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import type { FilmMemory } from './film-memory.ts';
import type { KindOf } from './noun-kinds.ts';
import { ofPeople } from './people-words.ts';
import { grammar } from '../grammar-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/*
 * "Biscuit was found tied to a gate … he was soaked": pets are called by words for things. A word in the singular without an article
 * that somebody speaks of as he or she is a name, and of a film that speaks of one animal that animal's.
 */

const longestSentence = 400;
/** "Biscuit was", "Pepper loves": nothing that can be counted does something without an article before it. */
const bareSubject = new RegExp(
  String.raw`^["“]?(\p{Lu}\p{Ll}{2,})(?:,? (?:${eitherApostrophe(ofPeople.bareVerbs)})\b|['’]s \p{Ll})`,
  'u',
);
/** "Biscuit asleep on a sofa" in a picture note. */
const bareInNote = new RegExp(String.raw`^(\p{Lu}\p{Ll}{2,}) (?:${ofPeople.bareInNotes})\b`, 'u');
const pronoun = new RegExp(String.raw`(?<!\p{L})(?:${grammar.heAndShe})(?!\p{L})`, 'iu');
/** What a substance does not: "Pepper sleeps on the top perch". */
const lives = new RegExp(String.raw`^["“]?\p{Lu}\p{Ll}{2,} (?:${ofPeople.livingVerbs})\b`, 'u');
const isCountable = (word: string): boolean =>
  !massNouns.has(word) && !/(?:[^s]s|ing)$/u.test(word);

/** The first animal that a film speaks of. */
function animalIn(texts: readonly string[], kindOf: KindOf): string | null {
  for (const text of texts)
    for (const [word] of text
      .slice(0, longestSentence)
      .matchAll(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu)) {
      const one = singularPhrase(word) ?? word;
      if (kindOf(one) === 'animal') return one;
    }
  return null;
}

/** Learns which capitalised words for things are names in a film, and of what animal. */
export function learnNamesOfAnimals(
  {
    title,
    sentences,
    notes,
  }: Readonly<Record<'title', string>> & {
    readonly sentences: readonly string[];
    readonly notes: readonly string[];
  },
  memory: FilmMemory,
  kindOf: KindOf,
): void {
  if (!sentences.some((sentence) => pronoun.test(sentence.slice(0, longestSentence)))) return;
  const all = [title, ...sentences, ...notes].map((text) => text.slice(0, longestSentence));
  const small = new Set(
    all.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]*/gu) ?? []),
  );
  const bearers = new Set(
    [
      ...[title, ...sentences].map((text) => bareSubject.exec(text)?.[1]),
      ...notes.map((note) => bareInNote.exec(note)?.[1]),
    ].flatMap((word) => word?.toLowerCase() ?? []),
  );
  const names = [...bearers].filter(
    (word) =>
      !small.has(word) &&
      (isCountable(word) ||
        sentences.some((text) => lives.test(text) && text.toLowerCase().startsWith(`${word} `))) &&
      /^(?:thing|animal)$/u.test(kindOf(word) ?? '') &&
      !memory.names.has(word),
  );
  if (names.length === 0) return;
  const animal = animalIn([...notes, ...sentences], kindOf);
  if (animal === null) return;
  for (const word of names) memory.animals.set(word, animal);
}

/** A note that calls animals what they are. */
export function withoutNamesOfAnimals(note: string, { animals }: FilmMemory): string {
  return note.replaceAll(/(?<![\p{L}.])\p{Lu}\p{Ll}{2,}(?![\p{L}'’])/gu, (word, at: number) => {
    const animal = animals.get(word.toLowerCase());
    return animal === undefined ? word : `${at === 0 ? 'A' : 'the'} ${animal}`;
  });
}
