import { countNouns, dictionaryWords, massNouns } from './dictionary-words.ts';
import { readGloss, type SpokenGloss } from './gloss.ts';
import { articleBefore, pluralOf, singularsOf } from './noun-forms.ts';
import { isSingleThing, kindsOf } from './relations.ts';
import type { WordNet, WordSense } from './word-net.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** A word to be defined, in the dictionary's singular. */
export interface Entry {
  readonly noun: string;
  readonly sense: WordSense;
  /** Whether the idea had it in the plural: then it can be counted. */
  readonly isPlural: boolean;
  /** Whether the idea had "the" before it. */
  readonly hasThe: boolean;
}

type Shape = 'article' | 'singular' | 'plural' | 'mass';

/** WordNet's fields whose nouns are counted: animals, things made, body parts, groups, places, objects, people, plants, shapes. */
const countedFields = new Set([5, 6, 8, 14, 15, 17, 18, 20, 25]);
/** Animals and plants. */
const livingFields = new Set([5, 20]);
const massFields = new Set([7, 12, 27]);
const thingsMade = 6;
const people = 18;
const theBefore = new Set(dictionaryWords.theBefore);
const theKinds = new Set(dictionaryWords.theKinds);
const pastFields = new Set([4, 11, 28]);
const qualities = 7;
const groups = 14;
const places = 15;
const superlative = new RegExp(String.raw`\b(?:${ofQuestions.superlatives})\b`);
const fewestWords = 5;
const mostWords = 30;
const endings = new Set(dictionaryWords.endsOfNounPhrase);
const massKinds = new Set(dictionaryWords.massKinds);
const opensWithArticle = new RegExp(String.raw`^(?:${ofQuestions.definingOpeners})(?![-\w])`, 'i');
const opensWithAnyOf = new RegExp(`^any of (?:(?:the|a|an) )?(?:(?:${ofQuestions.manyOf}) )*`);

const isNoun = (net: WordNet, word: string): boolean => net.sensesOf(word).length > 0;

/** Whether a noun phrase ends before a word: a preposition, or a participle that a preposition follows ("wrapped in"). */
const endsBefore = (word: string, next: string | undefined): boolean =>
  endings.has(word) || (/(?:ing|ed)$/.test(word) && (next === undefined || endings.has(next)));

/** The noun that a gloss begins with, after its adjectives: "liquid" of "sweet yellow liquid produced by bees". */
const headOf = (gloss: string): string | null => {
  const words = gloss.split(' ');
  const end = words.findIndex(
    (word, index) => index > 0 && endsBefore(word.replace(',', ''), words[index + 1]),
  );
  return (end < 0 ? words : words.slice(0, end)).at(-1)?.replace(',', '').toLowerCase() ?? null;
};

const isPlural = (net: WordNet, noun: string): boolean =>
  !massNouns.has(noun) && singularsOf(noun).some((singular) => isNoun(net, singular));

/** "The members of a firm" are no firm that could be said in the singular. */
const isOfMany = (net: WordNet, gloss: string): boolean => {
  const rest = /^(?:the|some|all|both|two|three|four|several) (.*)$/.exec(gloss)?.[1];
  const head = rest === undefined ? null : headOf(rest);
  return head !== null && isPlural(net, head);
};

const shapeOf = (net: WordNet, gloss: string): Shape | null => {
  if (opensWithArticle.test(gloss)) return isOfMany(net, gloss) ? null : 'article';
  if (endings.has(gloss.split(' ', 1)[0] ?? '')) return null;
  const head = headOf(gloss);
  if (head === null || !/^[a-z-]+$/.test(head)) return null;
  if (massNouns.has(head)) return 'mass';
  if (isPlural(net, head)) return 'plural';
  return isNoun(net, head) ? 'singular' : null;
};

/** "Endurance is the power to…", but "specialty, an asset" is counted. */
const isMassByField = ({ field, gloss }: WordSense): boolean =>
  massFields.has(field) && (field !== qualities || !/^an? /.test(gloss));

/** The noun of a phrase that is counted: "work" of "work of art", "car" of "electric car". */
const headOfName = (noun: string): string =>
  noun
    .split(/ (?:of|in|for|to) /, 1)[0]
    ?.split(' ')
    .at(-1) ?? noun;

const massEnding = new RegExp(`(?:${ofQuestions.massEndings})$`);

const isMass = (net: WordNet, { noun, sense }: Entry): boolean => {
  const last = headOfName(noun);
  if (massNouns.has(last)) return true;
  if (countNouns.has(last) || countedFields.has(sense.field)) return false;
  return (
    isMassByField(sense) ||
    massEnding.test(last) ||
    kindsOf(net, sense).some((kind) => massKinds.has(kind))
  );
};

const isCounted = (entry: Entry): boolean => {
  const last = headOfName(entry.noun);
  if (!entry.isPlural && singularsOf(last).length > 0) return false;
  if (massNouns.has(last)) return false;
  const isOneWord = last === entry.noun;
  return (
    entry.isPlural || countedFields.has(entry.sense.field) || (isOneWord && countNouns.has(last))
  );
};

/** The word as the dictionary writes it: with its capitals. */
const written = ({ noun, sense }: Entry): string =>
  sense.words.find((word) => word.toLowerCase() === noun) ?? noun;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "The national church of England" is a name, which the dictionary does not mark as one. */
const isOneOfItsKind = (name: string, gloss: string): boolean =>
  name.includes(' ') &&
  (name.split(' ').every((word) => /^[A-Z]/.test(word)) ||
    (/^[A-Z]/.test(name) && gloss.startsWith('the ')));

const latinRank = new RegExp(`^(?:${ofQuestions.latinRanks}) `);

/** "Squalus suckleyi", "family Ochnaceae": what nobody types who wants a film. */
const isLatin = (net: WordNet, name: string, field: number): boolean => {
  if (!livingFields.has(field)) return false;
  if (latinRank.test(name)) return true;
  return /^[A-Z]/.test(name) && !(name.includes(' ') && isNoun(net, name.split(' ').at(-1) ?? ''));
};

/** What has no plural is the one thing that its gloss says: "photosynthesis is the synthesis of compounds". */
const ofMass = (gloss: string): string =>
  `${/^\S+ of /.test(gloss) ? 'the' : articleBefore(gloss)} ${gloss}`;

const ofKind = (net: WordNet, entry: Entry, gloss: string): string | null => {
  const shape = shapeOf(net, gloss);
  const name = written(entry);
  const plural = gloss.replace(opensWithAnyOf, '');
  if (plural !== gloss) {
    if (!isCounted(entry) || shapeOf(net, plural) !== 'plural') return null;
    return `${pluralOf(name)} are ${plural}`;
  }
  if (shape === null) return null;
  if (isOneOfItsKind(name, gloss) || isLatin(net, name, entry.sense.field)) return null;
  if (shape === 'plural' && entry.sense.field === groups) return null;
  if (shape === 'plural') return isCounted(entry) ? `${pluralOf(name)} are ${gloss}` : null;
  if (isMass(net, entry)) return `${name} is ${shape === 'singular' ? ofMass(gloss) : gloss}`;
  const predicate = shape === 'singular' ? `${articleBefore(gloss)} ${gloss}` : gloss;
  return isCounted(entry) ? `${articleBefore(name)} ${name} is ${predicate}` : null;
};

const fullName = ({ noun, sense }: Entry): string => {
  const longer = sense.words.find(
    (word) => word.toLowerCase().split(' ').slice(1).includes(noun) && !/\b[IVX]+$/.test(word),
  );
  return longer ?? sense.words.find((word) => word.toLowerCase() === noun) ?? noun;
};

/** "The Nile", "the Battle of Hastings", but "Tokyo". */
const withArticle = (net: WordNet, entry: Entry): string => {
  const name = written(entry);
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const takesThe =
    entry.hasThe ||
    / of /.test(name) ||
    theBefore.has(last) ||
    kindsOf(net, entry.sense).some((kind) => theKinds.has(kind));
  return takesThe && !/^(?:the|lake|mount|mt\.) /i.test(name) ? `the ${name}` : name;
};

const ofPerson = (entry: Entry, gloss: SpokenGloss): string | null => {
  if (gloss.life === null) return null;
  const predicate = opensWithArticle.test(gloss.text)
    ? gloss.text
    : `${articleBefore(gloss.text)} ${gloss.text}`;
  return `${fullName(entry)}, who lived from ${gloss.life.from} to ${gloss.life.to}, was ${predicate}`;
};

const ofSingleThing = (net: WordNet, entry: Entry, gloss: SpokenGloss): string | null => {
  if (entry.sense.field === people && gloss.story === null) return ofPerson(entry, gloss);
  const shape = shapeOf(net, gloss.text);
  if (shape === null || shape === 'mass') return null;
  if (entry.sense.field === thingsMade && !entry.hasThe) return null;
  const name = gloss.story === null ? withArticle(net, entry) : written(entry);
  const predicate =
    shape === 'singular' ? `${articleBefore(gloss.text)} ${gloss.text}` : gloss.text;
  const isMany = shape === 'plural';
  if (pastFields.has(entry.sense.field)) return `${name} ${isMany ? 'were' : 'was'} ${predicate}`;
  return isMany ? null : `${name} is ${predicate}`;
};

/** "Buying is the act of buying" and "a lighthouse keeper is the keeper of a lighthouse" tell nothing. */
const isCircular = (noun: string, gloss: string): boolean => {
  const said = gloss.toLowerCase().split(/[\s,-]+/);
  const roots = noun
    .split(' ')
    .map((word) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))));
  return roots.every((root) => said.some((word) => word.startsWith(root)));
};

/** What changes with the years: the largest city, the tallest building. */
const isOutdated = ({ noun, sense }: Entry): boolean =>
  dictionaryWords.outdated.includes(noun) ||
  (isSingleThing(sense) &&
    [thingsMade, places].includes(sense.field) &&
    superlative.test(sense.gloss));

/** One sentence that says what a word means; null where none can be made that is sure to be good English. */
export const definingSentence = (net: WordNet, entry: Entry): string | null => {
  const gloss = readGloss(entry.sense.gloss);
  if (gloss === null || isOutdated(entry)) return null;
  const isSingle = isSingleThing(entry.sense);
  const plain = isSingle ? ofSingleThing(net, entry, gloss) : ofKind(net, entry, gloss.text);
  if (plain === null || isCircular(entry.noun, gloss.text) || /^[a-z][A-Z]|^\d/.test(plain))
    return null;
  const sentence = gloss.story === null ? plain : `in ${gloss.story}, ${plain}`;
  const length = sentence.split(' ').length;
  return length < fewestWords || length > mostWords ? null : `${capitalised(sentence)}.`;
};
