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
import {
  actions,
  ages,
  feelings,
  genders,
  hairStyles,
  headwears,
  outfits,
  skins,
} from '../figures/figure.ts';
import { animalDoings } from '../painting/actors/animals/doings.ts';
import { isPainted } from '../painting/actors/art.ts';
import { hasEmoji } from '../painting/actors/emoji-file.ts';
import { templateNames } from '../painting/drawing.ts';
import { sureSubject } from '../painting/lexicon/sure-subjects.ts';
import { isFamilyName } from '../painting/palette/families.ts';
import animalVerbs from './animal-verbs.json' with { type: 'json' };
import heavyWords from './heavy-words.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import looseWords from './loose-words.json' with { type: 'json' };
import roles from './roles.json' with { type: 'json' };
import staging from './staging.json' with { type: 'json' };
import footings from './thing-footings.json' with { type: 'json' };
import sizes from './thing-sizes.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };

/** A name of the lexicon: the parts of a word joined by `_`, no blank. */
const name = word.regex(/^[^\s*]+$/u);
const names = setOf(name);
const drawing = z.string().regex(/^[a-z0-9*-]+$/u);
/** The parts of a phrase one after the other, each with the words that may stand for it. */
const phrase = z.array(wordList).min(1);
const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const shown = {
  gender: z.enum(genders).optional(),
  age: z.enum(ages).optional(),
  outfit: z.enum(outfits).optional(),
  headwear: z.enum(headwears).optional(),
  hair: z.enum(hairStyles).optional(),
  does: z.enum(actions).optional(),
  top: colour.optional(),
  bottom: colour.optional(),
  marks: listOf(z.enum(['beard', 'glasses', 'broad', 'kin', 'plain', 'unsure'])).optional(),
};
const isDrawing = (art: string): boolean => isPainted(art) || hasEmoji(art);
/** Names of drawings that somebody draws. */
const shownThings = setOf(drawing.refine(isDrawing, { error: 'is drawn by nobody' }));
const isNamed = (noun: string): boolean => (sureSubject(noun)?.emoji ?? null) !== null;
/** As in ISO 3166, two letters. */
const region = z.string().regex(/^[A-Z]{2}$/u);
const feltWords = z.array(z.strictObject({ feeling: z.enum(feelings), words: wordSet }));

const family = z.string().refine(isFamilyName, { error: 'is no family of colours' });
/** Words of a scene, a `*` for the rest of one, and what they choose. */
const choices = (value: z.ZodType) =>
  z.array(z.strictObject({ words: wordSet, values: z.array(value).min(1) }));

const forms: Readonly<Record<string, z.ZodType>> = {
  'animal-verbs': z.strictObject({
    english: z.record(z.enum([...animalDoings, 'wheel', 'go']), names),
    others: z.partialRecord(z.enum(animalDoings), names),
  }),
  'art-direction': z.strictObject({
    topicFamilies: choices(family),
    styleFamilies: choices(family),
    light: choices(z.enum(['dawn', 'day', 'dusk', 'night'])),
    weather: choices(z.enum(['rain', 'snow', 'fog'])),
    mood: choices(z.enum(['tense', 'bright', 'calm'])),
    snows: wordSet,
    snowless: wordSet,
    nights: wordSet,
    bedtimes: wordSet,
    toldNights: wordSet,
    toldDays: wordSet,
    landscapes: z.array(
      z.strictObject({
        words: wordSet,
        alone: wordSet.optional(),
        template: z.enum(templateNames),
      }),
    ),
    topicStages: z.array(z.strictObject({ words: wordSet, template: z.enum(templateNames) })),
  }),
  collectives: z.strictObject({ counts: z.record(name, z.int().min(2)), madeOf: wordMap }),
  colours: z.record(name, colour),
  'colour-words': z.strictObject({
    named: z.record(name, z.array(name)),
    saysColour: z.array(name),
  }),
  countries: z.strictObject({
    shortened: z.record(z.string(), region),
    everyday: z.record(word, region),
  }),
  doings: z.array(
    z.strictObject({
      verbs: listOf(name),
      with: names.optional(),
      alone: z.literal(true).optional(),
      action: z.enum(actions),
    }),
  ),
  'emoji-names': z.record(drawing, drawing),
  'emoji-people': z.strictObject({
    trades: z.record(drawing, word),
    whole: z.record(drawing, word),
  }),
  feelings: z.strictObject({ named: feltWords, told: feltWords }),
  'filled-vessels': z.array(z.strictObject({ told: phrase, drawing })),
  'heavy-words': z.strictObject({
    bans: names,
    continuesBan: names,
    deniesBehind: names,
    negations: names,
    onlyPortuguese: names,
    pointers: names,
    polite: names,
    shares: names,
  }),
  'held-objects': z.strictObject({
    ownObjects: z.partialRecord(z.enum(actions), names),
    brings: z.partialRecord(z.enum(actions), names),
    particles: names,
    beforeNouns: names,
    ends: names,
    heldUp: names,
    small: setOf(drawing),
  }),
  languages: z.strictObject({ english: names, others: names }),
  'leaning-words': z.record(z.string().regex(/^[a-z]{2}$/u), names),
  'loose-words': z.strictObject({ loose: names, namedIdeas: names }),
  'noun-phrases': z.strictObject({
    besideWords: z.record(word, drawing.refine(isDrawing, { error: 'is drawn by nobody' })),
    measures: names,
    shapes: names,
    waysToBuildings: names,
    behindHead: names,
    otherThings: z.array(phrase),
  }),
  origins: z.array(
    z.strictObject({
      id: word,
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/u)),
      skins: z.array(z.enum(skins)).min(1),
      hair: z.array(colour).min(1),
      women: z.array(z.enum(hairStyles)).min(1),
      men: z.array(z.enum(hairStyles)).min(1),
      tops: z.array(colour),
      words: z.array(z.string()),
      names: z.array(z.string()),
    }),
  ),
  'other-senses': z.array(z.strictObject({ nouns: wordList, beside: wordList })),
  'reason-words': z.strictObject({ reasons: wordList }),
  roles: z.strictObject({
    roles: z.array(z.strictObject({ words: listOf(name), ...shown })),
    foreign: z.record(name, names),
    endings: z.array(z.strictObject({ endings: listOf(name), ...shown })),
  }),
  sizes: z.strictObject({
    besidePeople: z.array(
      z.strictObject({
        size: z.number().positive(),
        beginnings: setOf(drawing),
      }),
    ),
    inHands: z.array(z.strictObject({ share: z.number().positive(), names: setOf(drawing) })),
  }),
  staging: z.strictObject({
    figureEndings: setOf(drawing),
    facingRight: setOf(drawing),
    stagings: z.record(z.string(), setOf(drawing)),
  }),
  // Everything stands in one list at most.
  'thing-footings': z.strictObject({
    ...{ landscapes: shownThings, parts: shownThings, worn: shownThings, hung: shownThings },
    ...{ round: shownThings, leaves: shownThings, outdoors: shownThings, anyGround: shownThings },
  }),
  // Centimetres of the longer side.
  'thing-sizes': z.record(z.string().regex(/^\d+(?:\.\d+)?$/u), shownThings),
  'stop-words': z.strictObject({ links: names, camera: names, qualifiers: names }),
  'place-words': z.array(
    z.strictObject({
      template: z.enum(templateNames),
      named: listOf(z.string().min(1)).optional(),
      within: listOf(z.string().min(1)).optional(),
      outside: listOf(z.string().min(1)).optional(),
      after: listOf(z.string().min(1)).optional(),
      before: listOf(z.string().min(1)).optional(),
    }),
  ),
  trades: z.strictObject({
    trades: z.array(
      z.strictObject({
        words: listOf(name),
        does: z.enum(actions).optional(),
        holds: drawing.refine(isDrawing, { error: 'is drawn by nobody' }).optional(),
        beside: z.string().refine(isNamed, { error: 'has no drawing' }).optional(),
        at: listOf(z.enum(templateNames)).optional(),
      }),
    ),
    gone: names,
  }),
  'many-in-one': setOf(drawing.refine(isDrawing)),
  'kind-colours': z.record(name, z.record(name, z.string().regex(/^#[0-9a-f]{6}$/u))),
  'fixed-colours': z.record(drawing, z.array(z.string().min(1)).min(1)),
  'told-as': z.array(
    z
      .strictObject({
        drawing,
        told: phrase.optional(),
        unless: z.array(z.string().min(1)).min(1).optional(),
        inFilm: z.literal(true).optional(),
        foreign: z.literal(true).optional(),
        as: drawing.nullable(),
      })
      .refine(({ told, unless }) => told !== undefined || unless !== undefined),
  ),
  'word-forms': z.strictObject({ nouns: wordMap, pasts: wordMap }),
};
const entries = z.array(
  z.strictObject({
    words: listOf(name),
    emoji: drawing.optional(),
    template: z.enum(templateNames).optional(),
  }),
);

const files = openData(new URL('./', import.meta.url));
const lexicon = openData(new URL('./lexicon/', import.meta.url));

describe('the words of the studio', () => {
  it.each(files.names)('%s.json has its form', (file) => {
    expect(files.faultsOf(file, forms[file])).toBe('');
  });

  it.each(lexicon.names)('lexicon/%s.json has its form', (file) => {
    expect(lexicon.faultsOf(file, entries)).toBe('');
  });

  it('stand once in the lexicon', () => {
    const all = lexicon.names.flatMap((file) => entries.parse(lexicon.read(file)));
    expect(inSeveral(...all.map(({ words }) => words))).toEqual([]);
  });

  it('stand in one of two lists that contradict each other', () => {
    const { stagings } = staging;
    expect({
      loose: inSeveral(looseWords.loose, looseWords.namedIdeas),
      languages: inSeveral(languages.english, languages.others),
      heavy: inSeveral(heavyWords.negations, heavyWords.shares),
      staging: inSeveral(...Object.values(stagings)),
      footings: inSeveral(...Object.values(footings)),
      sizes: inSeveral(...Object.values(sizes)),
      roles: inSeveral(...roles.roles.map(({ words }) => words), ...Object.values(roles.foreign)),
      trades: inSeveral(...trades.trades.map(({ words }) => words)),
      animals: inSeveral(...Object.values(animalVerbs.english)),
      animalsAbroad: inSeveral(...Object.values(animalVerbs.others)),
    }).toEqual({
      ...{ loose: [], languages: [], heavy: [], staging: [], footings: [], sizes: [] },
      ...{ roles: [], trades: [], animals: [], animalsAbroad: [] },
    });
  });

  it('tell of the trades of those alone whom they know', () => {
    const known = new Set(roles.roles.flatMap(({ words }) => words));
    const workers = trades.trades.flatMap(({ words }) => words);
    expect(workers.filter((each) => !known.has(each))).toEqual([]);
  });

  it('call every foreign role by a word of an English one', () => {
    const english = new Set(roles.roles.flatMap(({ words }) => words));
    expect(Object.keys(roles.foreign).filter((each) => !english.has(each))).toEqual([]);
  });
});
