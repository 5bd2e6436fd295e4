import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import words from '../data/plan-words.json' with { type: 'json' };
import { ofPeople } from './people-words.ts';

/** Verbs by their form in -ing, whatever form they have in a line. */
const inGerund = (verbs: readonly string[]): ReadonlySet<string> => new Set(verbs.map(gerundOf));

/* Closed classes of English words by which a spoken line becomes a picture. */

/** Nouns that name nothing to look at, though a dictionary finds a thing among their meanings. */
export const vagueNouns: ReadonlySet<string> = new Set(words.vagueNouns);

/** They name people, also where a dictionary's first meaning is another. */
export const people: ReadonlySet<string> = new Set(words.people);

/** Things that are told of as he or she. */
export const likeSomebody: ReadonlySet<string> = new Set(words.likeSomebody);

/** To whoever tells of them they are older. */
export const elders: ReadonlySet<string> = new Set(words.elders);

/** Whoever has one before their name is somebody: "Mrs Alder". */
export const titlesOfWomen: ReadonlySet<string> = new Set(words.titlesOfWomen);
export const titlesOfMen: ReadonlySet<string> = new Set(words.titlesOfMen);
export const titlesBeforeNames: ReadonlySet<string> = new Set([
  ...titlesOfWomen,
  ...titlesOfMen,
  ...words.titlesBeforeNames,
]);

/** Their everyday meaning is a thing, though a dictionary counts another more often: a van, a ring, a toaster. */
export const everydayThings: ReadonlySet<string> = new Set(words.everydayThings);
/** These name animals first: a swift is no Jonathan, and a wren no architect. */
export const everydayAnimals: ReadonlySet<string> = new Set(words.everydayAnimals);

const meansAnybody = new RegExp(`^(?:group of )?(?:${ofPeople.anybody})$`);

/** Whoever "he" is, standing there shows nothing. */
export const isAnybody = (what: string) => meansAnybody.test(what);

export const femalePeople: ReadonlySet<string> = new Set(words.femalePeople);
export const femaleAnimals: ReadonlySet<string> = new Set(words.femaleAnimals);
export const malePeople: ReadonlySet<string> = new Set(words.malePeople);

/** Verbs that show nothing: "I think", "it costs". */
export const unseenVerbs = inGerund(words.unseenVerbs);
/** Of these only what follows them shows something: "went home", "took the train". */
export const lightVerbs = inGerund(words.lightVerbs);

/** What things do that can be seen; all else that a line says of them ("coffee hides the tiredness") is no picture. */
export const doingsOfThings = inGerund(words.doingsOfThings);

/** What people and animals are seen at without a word more; of all else the verb alone ("skipping", "signing") is not sure. */
export const seenAlone = inGerund(words.seenAlone);

export const callWords = new RegExp(
  String.raw`\b(?:follow (?!the\b)|${ofPeople.callPhrases}|book (?:now|yours|your)\b|try it\b|\.com\b)`,
  'iu',
);
/** They are of the room in which somebody stands, and stand in none themselves. */
export const partsOfRooms: ReadonlySet<string> = new Set(words.partsOfRooms);
