import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { stagingOf, type Staging } from '../actors/staging.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { sureSubject } from '../lexicon/sure-subjects.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Names that a film gives to animals and robots: `pip` is a `robot`. */
type Names = ReadonlyMap<string, string>;

const creatures: ReadonlySet<Staging> = new Set<Staging>(['walker', 'flyer', 'swimmer', 'head']);

function isCreature(word: string): boolean {
  const emoji = sureSubject(word.toLowerCase())?.emoji ?? null;
  return emoji !== null && creatures.has(stagingOf(emoji));
}

const name = String.raw`(?<name>\p{Lu}[\p{L}'-]+)`;
const animal = String.raw`(?<animal>\p{Ll}{2,})`;
/** "A dog walker" is no dog. */
const end = String.raw`(?=[,.;:!?]|$| (?:and|at|by|from|has|had|in|is|on|of|that|was|which|who|with)\b)`;
const adjectives = String.raw`(?:[\p{Ll}\d-]+ ){0,3}?`;

/** "Pip, a small robot", "Gerald the tortoise"; "a robot called Pip"; "a small robot, PIP,". */
const forms = [
  String.raw`\b${name},? (?:the|an?) ${adjectives}${animal}${end}`,
  String.raw`\b${animal} (?:called|named) ${name}`,
  String.raw`\b(?:[Tt]he|[Aa]n?) ${adjectives}${animal}, ${name}(?=[,.;:])`,
].map((form) => new RegExp(form, 'gu'));

/** The longest text that is searched for names. */
const mostRead = 20_000;

function namesIn(text: string): Names {
  const found = forms.flatMap((form) =>
    [...text.slice(0, mostRead).matchAll(form)].flatMap(({ groups }) => {
      const [called = '', kind = ''] = [groups?.['name'], groups?.['animal']];
      return isCreature(kind) ? [[called.toLowerCase(), kind] as const] : [];
    }),
  );
  return new Map(found);
}

/** "The Queen of the Bees" is a bee. */
const withoutRulers = (text: string): string =>
  text.replace(
    /\b(?:queen|king|prince|princess|emperor|empress|lord|lady|chief) of (?:all )?(?:the )?(\p{L}+)/giu,
    (all, animals: string) => lemmasOf(animals.toLowerCase()).slice(1).find(isCreature) ?? all,
  );

/** What is read on a card is what was typed, whoever is named in it: the longest texts first. */
function wordsRead(description: string): readonly string[] {
  const { quote, items, figure, date, from, to } = readDescription(description);
  return [quote, ...items, figure?.label ?? '', date, from, to]
    .filter((words) => words !== '' && description.includes(words))
    .toSorted((one, other) => other.length - one.length);
}
/** Nothing that a description may hold. */
const placeholder = (at: number): string => `\u{E000}${String.fromCodePoint(0xe0_01 + at)}\u{E000}`;

/**
 * The scene with its animals called what they are: whoever is named once as a robot or a bee is one in the whole film, and nobody
 * else's name is a person's for that.
 */
export function withCreatures(idea: SceneIdea): SceneIdea {
  const film = idea.film ?? [idea];
  const names = namesIn(
    film.map(({ description, dialogue }) => `${description} ${dialogue}`).join(' '),
  );
  const read = wordsRead(idea.description);
  const hidden = read.reduce(
    (text, words, at) => text.replaceAll(words, placeholder(at)),
    idea.description,
  );
  const told = [...names].reduce((text, [called, kind]) => {
    const itself = new RegExp(
      String.raw`\b${called},? (?=(?:the|an?) (?:[\p{Ll}\d-]+ ){0,3}?${kind}\b)`,
      'giu',
    );
    const behind = new RegExp(String.raw`\b${kind}(?:,| called| named) ${called}\b,?`, 'giu');
    const alone = new RegExp(String.raw`\b${called}\b(?!['’])`, 'giu');
    return text.replace(itself, '').replace(behind, kind).replace(alone, `the ${kind}`);
  }, withoutRulers(hidden));
  const description = read.reduce(
    (text, words, at) => text.replaceAll(placeholder(at), words),
    told,
  );
  return description === idea.description ? idea : { ...idea, description };
}
