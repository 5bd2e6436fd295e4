import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { NounKind } from './noun-kinds.ts';
import { noTopic, type FilmTopic } from './senses/film-topic.ts';
import { ofAmounts } from './amount-words.ts';

/** What is known of a film's words before its pictures are planned. */
export interface FilmWords {
  /** Words in lower case that the film writes only with a capital, also within its sentences. */
  readonly proper: ReadonlySet<string>;
  /** Which meaning its nouns have. */
  readonly topic: FilmTopic;
  /** Of a film of another language than English, all its words, as its lexicon looks them up. */
  readonly said: ReadonlySet<string>;
}

/** Whom a film has shown so far: pronouns and names of later lines mean them. */
export interface FilmMemory extends FilmWords {
  /** The last of each kind that was named. */
  last: Partial<Record<PronounKind, PlanSubject>>;
  /** What a name stands for: "Biscuit" is a cat. */
  readonly names: Map<string, string>;
  /** The same for names that are words for things: "Pepper" is a hen in this film. */
  readonly animals: Map<string, string>;
  /** The question that the last scene left open; may be empty. */
  asked: string;
  /** Where and when the scene of a screenplay is, as its last heading says, and who was in it last; null before the first. */
  stage: {
    readonly place: string;
    readonly time: string;
    readonly people: readonly string[];
  } | null;
  /** Whom "you" means throughout; null where that is anybody. */
  readonly you: PlanSubject | null;
  /** Who did something last, and in which line; of films in other languages than English. */
  doer: { readonly subject: PlanSubject; readonly line: number } | null;
  /** The line that is read, from 1. */
  line: number;
  /** The line in which each was last named or meant. */
  readonly heard: Map<PronounKind, number>;
  /** All that each could have meant so far. */
  readonly all: Map<PronounKind, Set<string>>;
}

type PronounKind = 'he' | 'she' | 'they' | 'it';

/** The words of sentences that have a capital within them and stand nowhere in lower case. */
export function namesIn(sentences: readonly string[]): ReadonlySet<string> {
  const words = (pattern: RegExp) => sentences.flatMap((sentence) => sentence.match(pattern) ?? []);
  const small = new Set(words(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]*/gu));
  const within = words(/(?<=[\p{Ll},\d] )\p{Lu}[\p{L}’'-]*/gu).map((word) => word.toLowerCase());
  return new Set(within.filter((word) => !small.has(word)));
}

/** Where nothing is known of a film. */
export const noWords: FilmWords = { proper: new Set(), topic: noTopic, said: new Set() };

export const newMemory = (
  { proper, topic, said }: FilmWords = noWords,
  you: PlanSubject | null = null,
): FilmMemory => ({
  you,
  proper,
  topic,
  said,
  last: {},
  names: new Map(),
  animals: new Map(),
  asked: '',
  stage: null,
  doer: null,
  line: 0,
  heard: new Map(),
  all: new Map(),
});

/** A memory of its own, that goes on from where another is. */
export const copyOfMemory = (memory: FilmMemory): FilmMemory => ({
  ...memory,
  last: { ...memory.last },
  names: new Map(memory.names),
  heard: new Map(memory.heard),
  all: new Map([...memory.all].map(([key, names]) => [key, new Set(names)])),
});

export function nextLine(memory: FilmMemory): void {
  memory.line += 1;
}

/** A pronoun reaches so many lines back. */
const reach: Readonly<Record<PronounKind, number>> = { he: 2, she: 2, they: 1, it: 2 };

/** Whom a pronoun surely means: who was named, or meant by it, not long ago; of people, the only one so far. */
function heardOf(memory: FilmMemory, key: PronounKind): PlanSubject | null {
  const subject = memory.last[key];
  if (subject === undefined) return null;
  const isOnly = /^s?he$/.test(key) && memory.all.get(key)?.size === 1;
  if (!isOnly && memory.line - (memory.heard.get(key) ?? 0) > reach[key]) return null;
  memory.heard.set(key, memory.line);
  return subject;
}

export const plain = (what: string, count = 1, look = ''): PlanSubject => ({
  what,
  count,
  doing: '',
  holding: '',
  feeling: '',
  look,
});

/** Somebody is named in a line, whatever they do in it: "he" or "she" could mean them. */
export function hear(memory: FilmMemory, { what }: PlanSubject, gender: 'he' | 'she' | null): void {
  for (const key of ['he', 'she'] as const)
    if (gender === null || gender === key)
      memory.all.set(key, (memory.all.get(key) ?? new Set()).add(what));
}

/** Remembers who was named, as the pronouns that may follow. */
export function remember(
  memory: FilmMemory,
  subject: PlanSubject,
  kind: NounKind,
  gender: 'he' | 'she' | null,
  as: 'subject' | 'beside' = 'subject',
): void {
  const kept = { ...subject, doing: '', holding: '', feeling: '' };
  const set = (key: PronounKind) => {
    memory.all.set(key, (memory.all.get(key) ?? new Set()).add(subject.what));
    // Pronouns mean the subjects of earlier lines rather than what only stood beside them.
    if (as === 'beside' && memory.last[key] !== undefined) return;
    memory.last[key] = kept;
    memory.heard.set(key, memory.line);
  };
  if (subject.count > 1 || subject.what.startsWith('group of ')) set('they');
  else if (kind === 'person') {
    if (gender !== 'she') set('he');
    if (gender !== 'he') set('she');
  } else {
    set('it');
    if (kind === 'animal') {
      for (const key of ['he', 'she'] as const)
        if (gender === key || memory.last[key] === undefined) set(key);
    }
  }
}

const ages: ReadonlyMap<string, number> = new Map(
  Object.entries({
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  }),
);

const ageOfPerson = new RegExp(
  String.raw`\b(he|she) (?:is|was) (\d{1,2}|${ofAmounts.agesInWords})(?= years?\b| and\b|[,.;]|$)`,
  'iu',
);

/** "Its name was Pim", "a girl called Odile", "he is 7": what a line says of whom later lines speak. */
export function learnNames(line: string, memory: FilmMemory): void {
  const text = line.slice(0, 600);
  const [, whose = '', own = ''] =
    /\b(its|his|her) name (?:is|was) (\p{Lu}[\p{L}'’-]+)/iu.exec(text) ?? [];
  const bearer =
    own === ''
      ? undefined
      : meant(
          memory,
          whose.toLowerCase() === 'its' ? 'it' : whose.toLowerCase() === 'his' ? 'he' : 'she',
        );
  if (bearer !== undefined && bearer !== null) memory.names.set(own.toLowerCase(), bearer.what);
  const [, what = '', name = ''] =
    /(\p{Ll}{3,}) (?:called|named) (\p{Lu}[\p{L}'’-]+)/u.exec(text) ?? [];
  if (name !== '') memory.names.set(name.toLowerCase(), what);
  const [, who = '', age = ''] = ageOfPerson.exec(text) ?? [];
  const years = ages.get(age.toLowerCase()) ?? Number(age);
  if (age !== '' && years < 15)
    remember(
      memory,
      plain(who.toLowerCase() === 'he' ? 'boy' : 'girl'),
      'person',
      who.toLowerCase() === 'he' ? 'he' : 'she',
    );
}

/** Whom a pronoun means; null where nobody can tell. */
export function meant(memory: FilmMemory, pronoun: string): PlanSubject | null {
  switch (pronoun) {
    case 'you':
      return memory.you ?? plain('person');
    case 'i':
    case 'me':
    case 'someone':
    case 'somebody':
      return plain('person');
    case 'we':
    case 'us':
    case 'everyone':
    case 'everybody':
      return pronoun.length > 2 ? plain('group of people') : plain('person', 2);
    case 'he':
    case 'him':
      return heardOf(memory, 'he') ?? plain('man');
    case 'she':
    case 'her':
      return heardOf(memory, 'she') ?? plain('woman');
    case 'they':
    case 'them':
      return heardOf(memory, 'they');
    case 'it':
      return heardOf(memory, 'it');
    default:
      return null;
  }
}
