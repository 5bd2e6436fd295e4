import { hasVerb, isImperative } from '../reading/english.ts';
import { isOfKind } from '../sifting/reader-words.ts';
import titleWords from '../data/title-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import { lettersOf } from '../plain-words.ts';
import { heartWords } from './heart-words.ts';
import type { IdeaSigns } from './idea-signs.ts';
import { isToMaker, type Phrase } from './phrases.ts';
import { leads, marks, wordsSaid, type Mark, type Word } from './sentences.ts';
import { wordKinds, type WordKind } from './small-words.ts';

/* What of a phrase tells whether it is a title: numbers that the trained model asks about, by their places. */

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const flag = (holds: boolean): number => (holds ? 1 : 0);
const strength = (mark: Mark | undefined): number => marks.indexOf(mark ?? 'end');
const count = (words: readonly Word[], kind: WordKind): number =>
  words.filter(({ kinds }) => kinds.has(kind)).length;
const isCapital = (word: Pick<Word, 'text'> | undefined): boolean =>
  /^\p{Lu}/u.test(word?.text ?? '');
const beginsWithDigit = (word: Word | undefined): boolean => /^\p{P}?\d/u.test(word?.text ?? '');

/** Kinds of words that a line with a note holds. */
const kindsToMaker = [
  'film',
  'please',
  'greeting',
  'draft',
  'place',
  'maker',
  'audience',
  'picture',
] as const;
/** Kinds of words that make a difference next to a phrase and at its ends. */
const kindsNear = ['film', 'greeting', 'audience', 'place'] as const;

/** "Good morning everyone", "Hoi allemaal", "Dear residents": whoever is greeted names no film. */
const { greetings, hails } = alternativesIn(titleWords);
const greets = new RegExp(String.raw`^(?:${greetings}|${hails})(?![\p{L}'’])`, 'iu');

/** A phrase with what stands around it. */
interface Seen {
  readonly phrase: Phrase;
  readonly idea: IdeaSigns;
  readonly own: readonly Word[];
  readonly before: readonly Word[];
  readonly behind: readonly Word[];
  readonly ofLine: readonly Word[];
  readonly letters: string;
}

/** The numbers of a phrase, always in the same order. */
export function signsOf(phrase: Phrase, idea: IdeaSigns): readonly number[] {
  const { sentence, from, to, text } = phrase;
  const { words, line } = sentence;
  const seen: Seen = {
    phrase,
    idea,
    own: words.slice(from, to),
    before: words.slice(0, from),
    behind: words.slice(to),
    ofLine: idea.sentences.flatMap((other) => (other.line === line ? other.words : [])),
    letters: lettersOf(text),
  };
  return [
    ...againSigns(seen),
    ...wordSigns(seen),
    ...edgeSigns(seen),
    ...placeSigns(seen),
    ...noteSigns(seen),
    ...ideaSigns(seen),
  ];
}

/** How long it is, and how much of it comes back in the rest of the idea. */
function againSigns({ phrase, idea, own, letters }: Seen): readonly number[] {
  const hearts = [...heartWords(phrase.text)];
  const again = (stem: string | undefined): number =>
    stem === undefined ? 0 : Math.max(0, (idea.told.get(stem) ?? 1) - 1);
  const times = hearts.map(again);
  const toldAgain = times.filter((each) => each > 0).length;
  const all = times.reduce((sum, each) => sum + each, 0);
  return [
    own.length,
    phrase.text.length,
    hearts.length,
    hearts.length === 0 ? 0 : toldAgain / hearts.length,
    toldAgain,
    Math.max(0, ...times),
    again(hearts[0]),
    again(hearts.at(-1)),
    idea.toldAgain === 0 ? 0 : all / idea.toldAgain,
    flag(idea.letters.split(letters).length > 2),
  ];
}

/** Of what words it is made. */
function wordSigns({ phrase, idea, own }: Seen): readonly number[] {
  const isEnglish = idea.material.language.startsWith('en');
  const [first, last] = [own[0], own.at(-1)];
  const others = own.slice(1);
  return [
    mean(own.map(({ ofNote }) => ofNote)),
    Math.max(-2, ...own.map(({ ofNote }) => ofNote)),
    own.filter(isToMaker).length,
    mean(others.map((word) => flag(isCapital(word)))),
    flag(isCapital(first)),
    mean(own.map(({ text }) => flag(/^\p{Lu}{2,}$/u.test(text)))),
    own.filter(({ text }) => /\d/u.test(text)).length,
    flag(beginsWithDigit(first)),
    flag(beginsWithDigit(last)),
    isEnglish ? flag(hasVerb(phrase.text)) : -1,
    isEnglish ? flag(isImperative(phrase.text)) : -1,
    flag(first?.lower.endsWith('ing') ?? false),
    ...wordKinds.map((kind) => count(others, kind)),
    others.filter(({ mark }) => mark === 'comma').length,
    others.filter(({ mark }) => strength(mark) > strength('comma')).length,
  ];
}

const kindSigns = (word: Word | undefined): readonly number[] => [
  ...wordKinds.map((kind) => flag(word?.kinds.has(kind) ?? false)),
  flag(word === undefined),
  flag(isToMaker(word)),
  word?.ofNote ?? 0,
  ...kindsNear.map((kind) => flag(word !== undefined && isOfKind(word.lower, kind))),
];

/** Where it begins and ends: words and marks on both sides. */
function edgeSigns({ phrase, own, before, behind }: Seen): readonly number[] {
  const { end } = phrase.sentence;
  const [next] = behind;
  const isLast = next === undefined;
  return [
    ...[own[0], own[1], own.at(-1), before.at(-1), before.at(-2), next].flatMap(kindSigns),
    strength(own[0]?.mark),
    strength(next?.mark),
    flag(isLast && /[?？؟]/u.test(end)),
    flag(isLast && end.includes('!')),
    flag(isLast ? /[:：]/u.test(end) : next.mark === 'colon'),
  ];
}

/** Where in the idea it stands. */
function placeSigns({ phrase, idea, own, behind, ofLine }: Seen): readonly number[] {
  const { sentence, from } = phrase;
  const { line } = sentence;
  return [
    flag(sentence.inBrackets),
    sentence.place,
    idea.sentences.length,
    line.place,
    (idea.sentences.at(-1)?.line.place ?? 0) + 1,
    from,
    behind.length,
    own.length / sentence.words.length,
    own.length / Math.max(1, ofLine.length),
    flag(line.isApart),
    ...leads.map((lead) => flag(line.lead === lead)),
  ];
}

/** How likely it, and what stands around it, is said to whoever makes the film. */
function noteSigns({
  phrase,
  idea,
  own,
  before,
  behind,
  ofLine,
  letters,
}: Seen): readonly number[] {
  const { words } = phrase.sentence;
  const doubtOf = (of: readonly Word[]) => mean(of.map(({ piece }) => piece.doubt));
  const isName = own.every((word) => isCapital(word) || word.kinds.size > 0);
  return [
    doubtOf(own),
    flag(own[0]?.piece.isLeftOut ?? false),
    doubtOf(ofLine),
    doubtOf(words),
    idea.doubt,
    mean(before.map(({ ofNote }) => ofNote)),
    mean(behind.map(({ ofNote }) => ofNote)),
    before.filter(isToMaker).length,
    behind.filter(isToMaker).length,
    ...kindsToMaker.map((kind) => words.filter(({ lower }) => isOfKind(lower, kind)).length),
    count(words, 'pronouns'),
    flag(greets.test(wordsSaid(words))),
    flag(idea.names.has(letters)),
    flag(before.length > 0 && !isCapital(before.at(-1)) && isName),
  ];
}

/** What kind of text it is from. */
function ideaSigns({ idea, letters }: Seen): readonly number[] {
  const { title, topic, form, language } = idea.material;
  return [
    flag(letters === idea.titleLetters),
    flag(idea.titleLetters.includes(letters)),
    flag(idea.topicLetters.includes(letters)),
    flag(title !== null),
    flag(topic !== null),
    flag(form.isVerse),
    flag(form.hasIngredients),
    flag(form.hasQuiz),
    flag(form.hasSteps),
    flag(form.hasList),
    flag(form.isDialogue),
    flag(form.isScript),
    flag(language.startsWith('en')),
    flag(language.startsWith('de')),
  ];
}
