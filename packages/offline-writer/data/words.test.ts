import {
  inSeveral,
  listOf,
  openData,
  setOf,
  word,
  wordList,
  wordMap,
  wordSet,
} from '@scenewright/contract/testing/word-lists.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { handForms, handNoun } from '../testing/hand-forms.ts';
import { toldForms } from '../testing/told-forms.ts';
import countWords from './count-words.json' with { type: 'json' };
import labelWords from './label-words.json' with { type: 'json' };
import nounNumbers from './noun-numbers.json' with { type: 'json' };
import planWords from './plan-words.json' with { type: 'json' };
import revisionWords from './revision-words.json' with { type: 'json' };
import shortForms from './short-forms.json' with { type: 'json' };
import topicKinds from './topic-kinds.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

/** Texts that may be patterns, or have capitals. */
const texts = listOf(z.string().min(1));
const lists = z.record(z.string(), wordList);
const sets = z.record(z.string(), wordSet);
/** An object of nothing but what has one form, under these names. */
const objectOf = (form: z.ZodType, keys: string) =>
  z.strictObject(Object.fromEntries(keys.split(' ').map((key) => [key, form])));
const setsNamed = (keys: string) => objectOf(wordSet, keys);
/** Parts of one name are joined by `_`. */
const names = setOf(word.regex(/^\S+$/u));
/** Words parted by blanks, each once. */
const seeds = z
  .string()
  .regex(/^[a-z]+(?: [a-z]+)*$/u)
  .refine((text) => new Set(text.split(' ')).size === text.split(' ').length);
const otherMeaning = z.strictObject({
  seeds,
  draw: z.string().min(1).optional(),
  literal: z.literal(true).optional(),
});
const wordSenses = z.record(
  z.string().regex(/^[a-z]+$/u),
  z.strictObject({
    drawn: seeds.optional(),
    said: z.enum(['often', 'seldom']).optional(),
    needs: seeds.optional(),
    others: z.array(otherMeaning).min(1),
  }),
);
const language = z.string().regex(/^[a-z]{2}$/u);
/** A blank at the end of a beginning belongs to it. */
const beginnings = z.partialRecord(
  language,
  z.strictObject({
    marks: z.string().optional(),
    words: wordSet.optional(),
    beginnings: setOf(z.string().regex(/^\S.*$/u)).optional(),
  }),
);
const direction = z.strictObject({
  cuts: z.number().positive(),
  rests: z.boolean(),
  mood: z.string().nullable().optional(),
  typography: z.string(),
  factsFirst: z.array(z.string()).optional(),
  cameras: wordList,
});
const tone = z.strictObject({
  words: wordList,
  pace: z.enum(['quicker', 'slower', '']),
  camera: z.string(),
  feeling: z.string(),
});

/** Lists that patterns are made of: of English words, or by language. */
const patternWords = z.record(
  z.string().regex(/^[a-z][A-Za-z]+$/u),
  z.union([wordSet, z.record(language, wordSet)]),
);
/** The same for patterns that read capitals. */
const capitals = setOf(z.string().regex(/^(?:\P{Ll}|ß)+$/u));
const capitalWords = z.record(z.string(), z.union([capitals, z.record(language, capitals)]));

/** Files of nothing but lists that patterns are made of. */
const ofPatterns =
  `amount-words brief-words calendar-words card-words choosing-words compared-words doing-words
  edit-words end-card-words figure-words fitting-words format-words frame-words genre-cues
  grammar-words hand-phrases head-words knowledge-words label-parts language-words maker-signs
  memo-words mention-words note-words notice-words part-words people-words presentation-words
  question-words reference-words repair-words run-on-words scene-words sentence-signs
  sifting-words small-words speaker-words tag-words title-words topic-phrases verb-words verse-words
  wish-words wished-words`.split(/\s+/u);

const forms: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(ofPatterns.map((name) => [name, patternWords])),
  'acts-with-things': z.record(word, wordSet),
  'answered-words': z.record(z.string(), wordSet),
  'asking-words': z.object({ slang: z.record(word, word) }).catchall(wordList),
  'chat-spelling': z.record(
    language,
    z.strictObject({
      words: z.record(word, z.string().min(1)),
      behind: z.array(z.tuple([z.string(), z.string(), z.string()])).optional(),
      before: z.array(z.array(z.string())),
    }),
  ),
  'contact-words': z.strictObject({ labels: texts, servings: texts }),
  'claim-words': z
    .object({ othersHold: z.record(language, z.strictObject({ who: wordSet, say: wordSet })) })
    .catchall(z.union([wordSet, z.record(language, wordSet)])),
  'closed-words': z.strictObject({ languages: z.record(language, wordSet), alsoEnglish: wordSet }),
  'contrast-words': z.strictObject({ negations: wordSet, insteads: wordSet, ways: wordSet }),
  'correction-words': z.strictObject({
    ...{ takesBack: wordSet, said: texts, better: wordSet, is: texts, half: wordSet, one: wordSet },
    ...{
      negations: wordSet,
      hesitations: wordSet,
      pauses: texts,
      sets: texts,
      confirms: texts,
      leads: texts,
    },
    units: texts,
  }),
  'count-words': z.array(z.strictObject({ count: z.int().min(2), words: wordSet })),
  'dictionary-words': z
    .object({ irregularPlurals: wordMap, stories: z.record(z.string(), z.string()) })
    .catchall(texts),
  directions: z.strictObject({
    narrative: z.record(z.string(), direction),
    directors: z.record(z.string(), direction),
    genreMoods: wordMap,
    narrativeWords: lists,
    directorNames: wordMap,
  }),
  'done-to': z.strictObject({
    foods: wordSet,
    objects: z.record(word, z.union([z.literal('foods'), wordSet, z.tuple([])])),
    freely: wordSet,
    handing: wordSet,
    needsThing: wordSet,
    toPeople: wordMap,
  }),
  'drawable-nouns': z.strictObject({ nouns: names }),
  ...handForms,
  'hand-verbs': z.record(
    language,
    z.strictObject({
      endings: z.record(word, z.array(z.string())).optional(),
      verbLast: z.literal(true).optional(),
      leads: texts,
      links: texts,
      tools: z.record(handNoun, z.string().min(1)),
      things: z.record(handNoun, z.string().min(1)).optional(),
      acts: z.record(handNoun, texts),
    }),
  ),
  'hand-words': z.record(z.string(), texts),
  'english-words': z.strictObject({
    determiners: names,
    subjectPronouns: names,
    prepositions: names,
    conjunctions: names,
    auxiliaries: names,
    adverbs: names,
    irregularPasts: names,
  }),
  'ending-words': wordSet,
  'explain-words': setsNamed('verbs particles questions purposes'),
  // The order of these is that in which a pattern tries them: the longer of two that begin alike comes first.
  'film-words': z.strictObject({
    filmNouns: wordList,
    filmParts: wordList,
    filmManners: wordList,
    platforms: wordList,
    makers: wordList,
    foreign: z.strictObject({ whole: wordSet, within: wordSet }),
    foreignThings: wordSet,
    hindi: z.strictObject({ things: wordSet, verbs: wordSet }),
    foreignMakers: wordSet,
    foreignPleas: wordSet,
  }),
  'foreign-wish-words': z.strictObject({
    requests: z.record(language, sets),
    anywhere: patternWords,
  }),
  'gap-words': z
    .object({ pairedWith: z.strictObject({ of: names, to: names, than: names }) })
    .catchall(names),
  'form-words': z.strictObject({
    before: wordSet,
    asks: wordSet,
    kinds: sets,
    about: wordSet,
  }),
  'genre-signs': z.record(z.string(), z.record(language, wordSet)),
  'genre-words': z.strictObject({
    wishes: lists,
    evidence: z.record(z.string(), z.union([wordList, z.array(wordList)])),
    sortedParts: lists,
  }),
  idioms: wordSet,
  'kitchen-words': setsNamed('beginnings measures counted someOf unmeasured'),
  'number-words': setsNamed('words endings days months'),
  'label-words': z.strictObject({
    roles: sets,
    calls: wordSet,
    alerts: wordSet,
    addressing: wordSet,
    crew: wordSet,
    makers: wordSet,
    steps: wordSet,
    points: wordSet,
  }),
  'leaning-words': z.strictObject({
    openers: wordSet,
    persons: wordSet,
    believing: z.strictObject({ whole: wordSet, within: wordSet }),
    leaning: beginnings,
    correcting: beginnings,
  }),
  'line-signs': z.strictObject({ holds: sets, starts: sets }),
  'look-words': z.record(
    language,
    z.strictObject({
      endings: z.record(word, z.array(z.string()).min(1)),
      looks: z.record(word, z.array(z.string().min(1)).min(1)),
      stuffs: z.record(word, z.array(z.string().min(1)).min(1)).optional(),
      toys: z.array(z.string().min(1)).min(1).optional(),
    }),
  ),
  'answer-words': z.record(z.string(), z.record(language, texts)),
  'mail-words': z.record(z.string(), texts),
  'off-stage-words': z.strictObject({
    brackets: z.record(z.union([z.literal('any'), language]), texts),
    voices: z.record(language, texts),
    voicesOf: z.record(language, texts),
  }),
  'ordered-words': lists,
  'length-words': z.record(
    language,
    z.strictObject({
      // From one on, so not sorted.
      numbers: listOf(word),
      units: listOf(z.string().regex(/^\p{L}+$/u)),
      times: z.record(z.string(), z.string().regex(/^[2-9]×$|^1×$/u)),
      per: texts,
    }),
  ),
  ...toldForms,
  'not-but-words': z.record(language, z.strictObject({ not: texts, but: texts })),
  'row-words': z.record(language, z.record(z.string(), wordSet)),
  'order-words': z.record(z.string(), z.union([wordSet, z.record(language, listOf(word))])),
  'noun-numbers': z.strictObject({ mass: wordSet, count: wordSet }),
  'page-words': z.record(z.string(), texts),
  'phone-words': wordSet,
  'plan-words': objectOf(
    names,
    'vagueNouns people everydayThings likeSomebody everydayAnimals femalePeople femaleAnimals malePeople elders titlesBeforeNames titlesOfMen titlesOfWomen unseenVerbs lightVerbs doingsOfThings seenAlone partsOfRooms',
  ),
  questions: z.record(z.string(), z.array(z.looseObject({ id: z.string(), text: z.string() }))),
  'questions-translated': z.record(language, z.record(z.string(), z.array(z.string()).min(1))),
  // The trained reader counts with these just as they are.
  'quiz-words': z.strictObject({
    asks: z.record(language, wordSet),
    heads: wordSet,
    putsInstead: wordSet,
    tasks: wordSet,
    or: wordSet,
    truths: wordSet,
    leadsAnswer: z.record(language, wordSet),
    beforeLetter: wordSet,
    outOf: wordSet,
  }),
  'reader-words': z.record(z.string(), z.array(word).min(1)),
  'repair-cues': z.strictObject({
    cues: z.record(z.string(), z.record(language, wordSet)),
    weak: z.record(language, wordSet),
    conjunctions: z.record(language, wordSet),
    otherwiseIn: z.record(language, wordSet),
  }),
  'revision-words': z.strictObject({
    tones: z.record(z.string(), tone),
    opposites: wordMap,
    paceOnly: wordList,
    shorter: z.record(language, wordList),
    longer: z.record(language, wordList),
    kinds: lists,
    abstract: wordList,
    sound: wordList,
    people: wordList,
    colours: wordList,
    film: wordList,
    simpler: wordMap,
    misspellings: z.record(z.string(), z.string()),
  }),
  'heading-places': z.record(language, z.record(z.string(), wordSet)),
  'screenplay-words': capitalWords,
  'sentence-words': z.strictObject({ openers: names, months: names, behindClock: names }),
  'short-units': z.record(
    language,
    // Of one, and of more.
    z.record(z.string().regex(/^\p{Ll}+\.?$/u), z.array(z.string().regex(/^\p{L}+$/u)).length(2)),
  ),
  'short-forms': z.strictObject({
    always: texts,
    closing: texts,
    dates: texts,
    naming: texts,
    beforeFigure: texts,
  }),
  'structure-words': texts.max(30),
  'thread-words': z.record(
    language,
    setsNamed('ands goesOn isVerbs means objects verbEndings').partial(),
  ),
  'time-words': z.strictObject({ weekdays: wordList, months: wordList, lengthUnits: wordSet }),
  'topic-kinds': lists,
  'topic-tails': z.record(z.string(), wordSet),
  'correction-labels': z.record(word, z.string()),
  'pronoun-words': z.record(language, z.record(z.string(), wordSet)),
  'foreign-topic-words': z.record(language, z.record(z.string(), z.union([wordSet, sets]))),
  'topic-words': z.object({ before: lists, after: lists, irregular: wordMap }).catchall(wordList),
  'drawn-states': z.array(z.strictObject({ things: texts, state: word, as: z.string() })),
  'thing-states': z.object({ states: z.record(language, sets) }).catchall(wordSet),
  'undrawn-states': z.record(language, wordSet),
  verbs: z.strictObject({ from: z.string(), sure: wordSet, alsoNouns: wordSet }),
  // From Monday, each with its other forms.
  'weekday-words': z.strictObject({
    names: z.record(language, z.array(texts).length(7)),
    tails: sets,
  }),
  'wish-meanings': z.strictObject({
    times: wordMap,
    weathers: wordMap,
    tones: wordMap,
    excesses: wordMap,
    numbers: z.record(word, z.int().positive()),
    small: names,
  }),
  'withdrawal-words': z.strictObject({
    leads: wordSet,
    verbs: wordSet,
    holding: wordSet,
    needing: wordSet,
    outs: wordSet,
    softly: wordSet,
    that: wordSet,
    last: wordSet,
    points: wordSet,
    articles: wordSet,
    parts: wordSet,
    about: wordSet,
    not: wordSet,
  }),
  'word-senses': wordSenses,
  // Told by their capitals.
  'written-words': z.record(z.string(), setOf(z.string().min(1))),
};

const files = openData(new URL('./', import.meta.url));
/** What was learned has no words that somebody writes. */
const written = files.names.filter((name) => !name.endsWith('-model'));

describe('the words of the offline writer', () => {
  it.each(written)('%s.json has its form', (file) => {
    expect(files.faultsOf(file, forms[file])).toBe('');
  });

  it('stand in one of two lists that contradict each other', () => {
    const shortWords = (lines: readonly string[]) => lines.join(' ').split(' ');
    expect({
      labels: inSeveral(...Object.values(labelWords.roles)),
      genders: inSeveral(planWords.femalePeople, planWords.malePeople),
      everyday: inSeveral(planWords.everydayThings, planWords.everydayAnimals),
      people: inSeveral(planWords.people, planWords.vagueNouns),
      verbs: inSeveral(verbs.sure, verbs.alsoNouns),
      numbers: inSeveral(nounNumbers.mass, nounNumbers.count),
      counts: inSeveral(...countWords.map(({ words }) => words)),
      tones: inSeveral(...Object.values(revisionWords.tones).map(({ words }) => words)),
      topics: inSeveral(...Object.values(topicKinds)),
      shortForms: inSeveral(shortWords(shortForms.closing), shortWords(shortForms.naming)),
    }).toEqual({
      ...{ labels: [], genders: [], everyday: [], people: [], verbs: [] },
      ...{ numbers: [], counts: [], tones: [], topics: [], shortForms: [] },
    });
  });
});
