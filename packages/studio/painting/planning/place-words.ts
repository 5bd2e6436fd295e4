import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../../data/place-words.json' with { type: 'json' };
import { templateNames, type TemplateName } from '../drawing.ts';

/** By which words a place is known. */
interface PlaceWords {
  readonly template: string;
  /** They alone tell it. */
  readonly named?: readonly string[];
  /** They tell it where somebody is there: a bank may be one of a river. */
  readonly within?: readonly string[];
  /** Houses: before them is the street. */
  readonly outside?: readonly string[];
  /** Behind these words, and before those, they tell of something else. */
  readonly after?: readonly string[];
  readonly before?: readonly string[];
}

const owner = String.raw`(?:the|an?|my|our|your|his|her|their|this|that|every|each|another|some)`;
/** A word or two of what kind it is: "the old village". */
const kinds = String.raw`(?:(?!(?:in|inside|at|on|to|into|for|from|by|with|and|or|of) )[\p{L}\d'’-]+ ){0,2}`;
const there = String.raw`(?:^in |\b(?:in|inside|into|at|through|around|behind|under|beside|on|onto|from|down|along|across|leav(?:e|es|ing)|enter(?:s|ed|ing)?) ${owner} )${kinds}`;
const before = String.raw`\b(?:outside|in front of|opposite|across from|round the corner from) ${owner} ${kinds}`;

/** An apostrophe is typed in two ways. */
const anyOf = (list: readonly string[]): string => alternatives(list).replaceAll("'", "['’]");

function patternOf({ named = [], within = [], outside = [], ...unless }: PlaceWords): RegExp {
  const behind = unless.after === undefined ? '' : `(?<!\\b(?:${anyOf(unless.after)}) )`;
  const ahead = unless.before === undefined ? '' : `(?! (?:${anyOf(unless.before)})\\b)`;
  const told = (start: string, list: readonly string[]) =>
    list.length === 0 ? [] : [String.raw`${start}${behind}(?:${anyOf(list)})(?!['’\p{L}])${ahead}`];
  const ways = [
    ...told(String.raw`(?:${there})?(?<!\p{L})`, named),
    ...told(there, within),
    ...told(before, outside),
  ];
  return new RegExp(ways.join('|'), 'iu');
}

/** Words of places that are told in data, and their sets. */
export const toldPlaces: readonly (readonly [RegExp, TemplateName])[] = words.flatMap(
  (entry: PlaceWords) => {
    const name = templateNames.find((each) => each === entry.template);
    return name === undefined ? [] : [[patternOf(entry), name] as const];
  },
);
