import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import verbs from '../../data/animal-verbs.json' with { type: 'json' };
import { findAnimal, groundedName, type Kind } from '../actors/animals/animal.ts';
import { animalDoings, type AnimalDoing } from '../actors/animals/doings.ts';
import { drawnThings } from '../actors/drawn/catalogue.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { pasts } from '../people/film/past-forms.ts';
import type { SceneIdea } from './scene-idea.ts';

/* What the animals of a scene do: as its plan says, or else as its line does. */

type Told = AnimalDoing | 'wheel' | 'go';

const isTold = (name: string): name is Told =>
  name === 'wheel' || name === 'go' || animalDoings.some((doing) => doing === name);

/** What each form says; `go` and `wheel` are done in each animal's own way: a stork that returns flies, a wolf walks. */
function readVerbs(
  formsOf: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, Told> {
  return new Map(
    Object.entries(formsOf).flatMap(([name, forms]) => {
      if (!isTold(name)) throw new Error(`No animal can ${name}`);
      return forms.map((form) => [form, name] as const);
    }),
  );
}

const english = readVerbs(verbs.english);
const foreign = readVerbs(verbs.others);

/** What says the most of an animal wins: "lying asleep" sleeps, "standing and grazing" eats. */
const weight: Readonly<Record<Told, number>> = {
  dead: 7,
  sleep: 6,
  wade: 6,
  fly: 5,
  swim: 5,
  jump: 5,
  run: 5,
  eat: 5,
  drink: 5,
  wheel: 4,
  walk: 4,
  go: 3,
  sit: 3,
  lie: 3,
  look: 2,
  stand: 1,
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu)
    ?.slice(0, 60) ?? [];

/** "Cannot fly", "instead of running", "stops barking". */
const negative =
  /^(?:not|never|no|cannot|without|nor|hardly|stops?|stopped|instead|than|unable|\p{L}+n't|nicht|nie|kein|pas|jamais|non|nunca|não|niet|nooit|değil)$/u;

function verbAt(words: readonly string[], at: number): Told | null {
  const word = words[at] ?? '';
  const forms = [word, pasts.get(word) ?? word, ...lemmasOf(word)];
  const next = words[at + 1] ?? '';
  for (const form of forms) {
    const found = english.get(`${form}_${next}`) ?? english.get(form);
    if (found !== undefined) return found;
  }
  return null;
}

/** What a text says is done, read as one doing; null where it says nothing that is known. */
function toldIn(text: string): Told | null {
  const words = wordsOf(text);
  const reads = (find: (at: number) => Told | null) => {
    let best: Told | null = null;
    for (const at of words.keys()) {
      if (words.slice(Math.max(0, at - 2), at).some((word) => negative.test(word))) continue;
      const found = find(at);
      if (found !== null && (best === null || weight[found] > weight[best])) best = found;
    }
    return best;
  };
  return reads((at) => verbAt(words, at)) ?? reads((at) => foreign.get(words[at] ?? '') ?? null);
}

/** Long legs stand in the water, a duck swims on it. */
const inWater = (name: string): AnimalDoing => (waterfowl.test(name) ? 'swim' : 'wade');

const waterfowl = /^drawn-(?:duck|duckling|goose|swan|penguin|gull)$/u;

/** How an animal of this kind does it. */
function inItsWay(told: Told, name: string, kind: Kind): AnimalDoing {
  // Nobody wants to see a dead dog: it lies there as if asleep.
  if (told === 'dead') return kind === 'walker' ? 'sleep' : 'dead';
  if (told === 'wade') return /^(?:earth)?bird$/u.test(kind) ? inWater(name) : 'swim';
  const isWing = kind === 'bird' || kind === 'flyer';
  const doing =
    told === 'wheel' || told === 'go'
      ? isWing
        ? 'fly'
        : kind === 'swimmer'
          ? 'swim'
          : 'walk'
      : told;
  switch (kind) {
    case 'swimmer':
      return doing === 'sleep' || doing === 'jump' ? doing : 'swim';
    case 'flyer':
      return doing === 'sleep' || doing === 'sit' || doing === 'lie' ? doing : 'fly';
    case 'bird':
      return doing === 'swim' && !waterfowl.test(name) ? 'fly' : doing;
    case 'earthbird':
      return doing === 'fly' ? (name === 'drawn-penguin' ? 'swim' : 'jump') : doing;
    case 'creeper':
      return doing === 'fly' ? 'walk' : doing;
    default:
      return doing === 'fly' ? 'jump' : doing;
  }
}

/** Behind these a line tells of somebody or something else. */
const breaks = /^(?:while|when|as|but|because|whereas|if|until|where|whom|whose)$/u;
const determiner = /^(?:an?|the|his|her|its|their|my|our|your|some|each|every|two|three)$/u;
const preposition =
  /^(?:in|on|at|of|by|under|over|from|with|behind|beside|near|above|below|between|into|onto|off|across|along|around|through|up|down|to|for)$/u;
const pronoun = /^(?:it|they|he|she)$/u;
const farthest = 9;

/** What stands behind the animal in its clause, as far as that tells of it. */
function clauseBehind(words: readonly string[], from: number): string {
  const own: string[] = [];
  for (let at = from; at < Math.min(words.length, from + farthest); at++) {
    const word = words[at] ?? '';
    // "Cannot fly but swims".
    if (breaks.test(word) && (word !== 'but' || verbAt(words, at + 1) === null)) break;
    // "The cat saw a bird fly": what has an article of its own does its own things.
    if (
      determiner.test(word) &&
      !preposition.test(words[at - 1] ?? '') &&
      toldIn(own.join(' ')) === null
    )
      break;
    own.push(word);
  }
  return own.join(' ');
}

/** What a narration says of an animal by its name or, where it is the only one, by a pronoun. */
function toldInLine(dialogue: string, names: ReadonlySet<string>, isOnly: boolean): Told | null {
  for (const sentence of dialogue.slice(0, 2_000).split(/[.!?;:…,]\s/u)) {
    const words = wordsOf(sentence);
    for (const [at, word] of words.entries()) {
      const isNamed = lemmasOf(word).some((lemma) => names.has(lemma));
      if (!isNamed && !(isOnly && pronoun.test(word))) continue;
      const found = toldIn(clauseBehind(words, at + 1));
      // "It went on", "it comes with" is said of anything.
      if (found !== null && (isNamed || weight[found] > weight.go)) return found;
    }
  }
  return null;
}

/** What is done to it by somebody else: walked, fed, chased. */
const suffered: readonly (readonly [RegExp, AnimalDoing])[] = [
  [/^(?:chas|rac|pursu)/u, 'run'],
  [/^(?:feed|fed)/u, 'eat'],
  [/^(?:walk|lead|led|herd|driv|rid|tak|bring|follow)/u, 'walk'],
];

function sufferedIn(subjects: readonly PlanSubject[], names: ReadonlySet<string>): Told | null {
  for (const { doing } of subjects) {
    const [verb = '', ...rest] = wordsOf(doing);
    const at = rest.findIndex((word) => lemmasOf(word).some((lemma) => names.has(lemma)));
    if (at < 0) continue;
    // "With a sleeping cat".
    const before = rest[at - 1] ?? '';
    const own = toldIn(before.endsWith('ing') ? before : '');
    if (own !== null) return own;
    if (at > 4) continue;
    // "Running with two dogs" they do the same.
    const shared = rest.slice(0, at).includes('with') ? toldIn(verb) : null;
    if (shared !== null) return shared;
    const found = suffered.find(([pattern]) => pattern.test(verb));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** Water that a bird can stand in. */
const shallows =
  /\b(?:shallow (?:water|lake|pond|lagoon|sea|river)|shallows|in (?:the )?(?:still |cold |warm )?water|lagoon|in (?:a|the) (?:pond|marsh|wetland|stream))\b/iu;

/** An animal of the scene, and the plan's own words for it. */
export interface NamedAnimal {
  /** The name of its drawing, flying or not. */
  readonly drawing: string;
  /** The noun it is called by. */
  readonly word: string;
  readonly subjects: readonly PlanSubject[];
}

/** What an animal does; null where nothing says what. */
export function doingOfAnimal(
  { drawing, word, subjects }: NamedAnimal,
  plan: PicturePlan,
  { dialogue }: Pick<SceneIdea, 'dialogue'>,
): AnimalDoing | null {
  const name = groundedName(drawing);
  const animal = findAnimal(name);
  if (animal === null) return null;
  const names = new Set(lemmasOf(word.toLowerCase().split(' ').at(-1) ?? ''));
  const own = subjects.map(({ what, look, doing }) => `${what}, ${look}, ${doing}`).join(', ');
  const others = plan.subjects.filter((subject) => !subjects.includes(subject));
  const isOnly = others.every(({ count }) => count === 0);
  const told =
    toldIn(own) ??
    toldIn(subjects.length > 0 ? plan.relation : '') ??
    sufferedIn(others, names) ??
    (isForeign(dialogue)
      ? isOnly
        ? toldIn(dialogue)
        : null
      : toldInLine(dialogue, names, isOnly));
  // "A heron standing in the shallows": where it stands is told as the place.
  const isInWater =
    animal.kind === 'bird' &&
    (told === null || told === 'stand' || told === 'look') &&
    shallows.test(`${own}, ${plan.place}, ${plan.relation}`);
  if (isInWater) return inWater(name);
  return told === null ? null : inItsWay(told, name, animal.kind);
}

/** The drawing of an animal that does something: one that flies has a name of its own. */
export function drawingFor(drawing: string, doing: AnimalDoing | null): string {
  if (doing === null) return drawing;
  const name = groundedName(drawing);
  const aloft = `${name}-flying`;
  return doing === 'fly' && drawnThings.has(aloft) ? aloft : name;
}
