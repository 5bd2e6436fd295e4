import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import { isAside } from './asides.ts';
import { isDrawable } from './drawable.ts';
import { see, type LineContext } from './picture-of-line.ts';
import type { Phrase } from './phrases.ts';
import { readLine, within, type Action, type LineReading } from './read-line.ts';
import { askedAlone, type SaidPart } from './scene-texts.ts';
import { asMeant } from './senses/as-meant.ts';
import sceneWords from '../data/scene-words.json' with { type: 'json' };
import { ofScenes } from './scene-words.ts';

/* What an English line is about: whom or what its verbs are said of, and what is done to. */

/** How many of a line's main points there are, and how many of them a picture shows. */
export interface PointsShown {
  readonly shown: number;
  readonly all: number;
}

/** "The minute you get the keys": it only says when. */
const asWhen = new RegExp(
  String.raw`\b(?:the|each|every) (?:${ofScenes.momentsWhen}) (?=(?:${ofScenes.momentSubjects})\b)`,
  'giu',
);
/** They begin no clause of their own. */
const onlyTime = new RegExp(String.raw`\b(?:(?:${ofScenes.onlyTimes}) then|ever since)\b`, 'giu');
const mostOfFragment = 3;

const inOneClause = (whole: string): string =>
  whole
    .replaceAll(asWhen, (found) => 'when'.padEnd(found.length))
    .replaceAll(onlyTime, (found) => ' '.repeat(found.length));
const read = (part: SaidPart): LineReading =>
  within(readLine(inOneClause(part.whole)), askedAlone(part));

/** "This is where the pump is" speaks of it; when, why or under which terms does not. */
const terms = new RegExp(String.raw`\b(?:${ofScenes.terms})\b[^,;.!?]*$`, 'iu');

/** What is said, thought or known is the point, and not who says it. */
const saying: ReadonlySet<string> = new Set(sceneWords.saying);

/** What a line mainly says: nothing that only says when, why, what for or under which terms. */
function mainOf({ actions }: LineReading, part: SaidPart): readonly Action[] {
  const sentence = part.whole;
  const isWhole = part.from === 0 && part.to === sentence.length;
  // "Water it so the roots slide out".
  const purpose = / so (?=\p{L})/u.exec(sentence)?.index ?? sentence.length;
  const main = actions.filter((action, at) => {
    const { isSupposed, isWithin, verb } = action;
    // "When water starts dribbling out".
    const isOfAside = verb.tags.has('Gerund') && actions[at - 1]?.isAside === true;
    return !action.isAside && !isOfAside && !isSupposed && !isWithin && verb.at < purpose;
  });
  const told = main.filter(({ verb }) => !saying.has(gerundOf(verb.lower)));
  if (main.length > 0) return told.length > 0 ? told : main;
  // "When water dribbles out, close it": what is not read of a main clause is not what its terms are.
  return isWhole ? actions.filter((action) => !action.isAside) : actions;
}

/** Tools: "with a scraper" tells what is seen of whoever is told to do something. */
const toolsOf = ({ settings }: Action): readonly Phrase[] =>
  settings.filter(({ preposition }) => preposition === 'with').map(({ phrase }) => phrase);

/** "It is on the fridge", "check inside the tyre": where something is, of what is named no further. */
const isOfPlace = ({ who }: Action): boolean =>
  who.is === 'told' || (who.is === 'pronoun' && who.word === 'it');

const measures = new RegExp(`^(?:${ofScenes.measureUnits})$`, 'u');

/** "Two metres", "an hour": how much is no thing that could be shown. */
const isMeasure = (phrase: Phrase): boolean => measures.test(headOf(phrase));

/** Behind these stands where something is, whatever a tagger makes of them: "he ran under the oven". */
const placing = new RegExp(`^(?:${ofScenes.placing})$`, 'u');

/** What an action is said of and is done to; where it is only where that says nothing. */
function namedBy(action: Action): readonly Phrase[] {
  const { who, objects, settings } = action;
  const named = [
    ...(who.is === 'phrase' ? [who.phrase, ...who.more] : []),
    ...objects.filter((phrase) => !isMeasure(phrase) && !placing.test(phrase.before)),
  ];
  if (named.length > 0) return named;
  return isOfPlace(action) ? settings.map(({ phrase }) => phrase) : [];
}

const singular = (word: string) => singularPhrase(word) ?? word;
const headOf = ({ noun }: Phrase) =>
  singular(
    noun
      .split(/ (?:of|with) /u, 1)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? '',
  );
const wordsOf = ({ what, doing, holding }: PlanSubject) =>
  (`${what} ${doing} ${holding}`.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** Whether one of some subjects is, or is at, what a phrase names. */
function isShown(
  phrase: Phrase,
  sentence: string,
  subjects: readonly PlanSubject[],
  context: LineContext,
): boolean {
  const head = headOf(phrase);
  // "The dog snores", "banana bread recipe": of what no painter has the words before it are what is seen.
  const words = isDrawable(head)
    ? [head]
    : (phrase.noun.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);
  if (subjects.some((subject) => wordsOf(subject).some((word) => words.includes(word))))
    return true;
  const seen = see(phrase, context);
  const meant = seen && asMeant(seen.subject, sentence, context.memory.topic);
  return meant !== null && subjects.some(({ what }) => what === meant.what);
}

const isDone = ({ verb }: Action, subjects: readonly PlanSubject[]): boolean =>
  subjects.some(({ doing }) => doing !== '' && doing.split(' ', 1)[0] === gerundOf(verb.lower));

/** "An old lady got on", "his hat, his gloves and a letter": what a line names outright, though it belongs to no verb that is read. */
function namedAlone({ actions, phrases }: LineReading, { whole }: SaidPart): readonly Phrase[] {
  // "The longest river that flows into the sea": it is told of before the link.
  const isRelative = ({ verb }: Action, at: number) =>
    /\b(?:that|which|who)\b/iu.test(whole.slice(at, verb.at));
  const used = new Set(
    actions.flatMap((action) => {
      const { who, behind, isAside: isOfAside } = action;
      const actors = (who.is === 'phrase' ? [who.phrase, ...who.more] : []).map(({ at }) => at);
      return [
        ...actors.filter((at) => !(isOfAside && isRelative(action, at))),
        ...behind.flatMap((chunk) => (chunk.is === 'phrase' ? [chunk.phrase.at] : [])),
      ];
    }),
  );
  const asideAt = actions.find((action) => action.isAside)?.verb.at ?? Number.POSITIVE_INFINITY;
  const isOpening = (at: number) => at < (actions[0]?.verb.at ?? 0);
  return phrases.filter(
    (phrase) =>
      phrase.determiner !== '' &&
      phrase.before !== 'of' &&
      (isOpening(phrase.at) || phrase.at < asideAt) &&
      !isAside(phrase) &&
      !isMeasure(phrase) &&
      !placing.test(phrase.before) &&
      !used.has(phrase.at),
  );
}

/** The phrases of what a part of a sentence mainly says, and of who says it. */
function mainPhrases(part: SaidPart): readonly Phrase[] {
  const reading = read(part);
  if (reading.actions.length === 0) return reading.phrases;
  const speakers = reading.actions.filter(({ verb }) => saying.has(gerundOf(verb.lower)));
  return [
    ...namedAlone(reading, part),
    ...[...speakers, ...mainOf(reading, part)].flatMap((action) => [
      ...namedBy(action),
      ...toolsOf(action),
    ]),
  ];
}

/** Where in a text the phrases stand that it is mainly about. */
export const mainPlaces = (whole: string): ReadonlySet<number> =>
  new Set(mainPhrases({ whole, from: 0, to: whole.length }).map(({ at }) => at));

/** Whether a part of a sentence names anything as what it is about. */
export const namesAny = (part: SaidPart): boolean => mainPhrases(part).length > 0;

/** Whether a part of a sentence mainly speaks of what a subject shows. */
export const isMainly = (part: SaidPart, subject: PlanSubject, context: LineContext): boolean =>
  mainPhrases(part).some((phrase) => isShown(phrase, part.whole, [subject], context));

/** Whether only what says when, why or under which terms names what a subject shows. */
export function isOnlyAside(part: SaidPart, subject: PlanSubject, context: LineContext): boolean {
  const reading = read(part);
  const main = mainOf(reading, part);
  const line = inOneClause(part.whole);
  const isNamed = reading.actions
    .flatMap((action) =>
      main.includes(action) || !terms.test(line.slice(0, action.verb.at))
        ? []
        : [...namedBy(action), ...action.settings.map(({ phrase }) => phrase)],
    )
    .some((phrase) => isShown(phrase, part.whole, [subject], context));
  return isNamed && !isMainly(part, subject, context);
}

/** Whether a part of a sentence names what a subject shows, and only behind a preposition: "even inside a sealed bag". */
export function isOnlyBehind(part: SaidPart, subject: PlanSubject, context: LineContext): boolean {
  const named = read(part).phrases.filter((phrase) =>
    isShown(phrase, part.whole, [subject], context),
  );
  return (
    named.length > 0 &&
    named.every(({ before }) => placing.test(before)) &&
    !isMainly(part, subject, context)
  );
}

/** Counts the main points of a part of a sentence, and those of them that some subjects show. */
export function pointsShown(
  part: SaidPart,
  subjects: readonly PlanSubject[],
  context: LineContext,
): PointsShown {
  const reading = read(part);
  const count = (all: readonly boolean[]): PointsShown => ({
    shown: all.filter(Boolean).length,
    all: all.length,
  });
  const shows = (phrase: Phrase) => isShown(phrase, part.whole, subjects, context);
  if (reading.actions.length === 0)
    return count(reading.phrases.slice(0, mostOfFragment).map(shows));
  const main = mainOf(reading, part);
  const alone = namedAlone(reading, part).map(shows);
  if (main.length === 0) return count(alone.length === 0 ? [false] : alone);
  return count([
    ...alone,
    ...main.flatMap((action) => {
      if (action.isNegative) return [false];
      if (isDone(action, subjects)) return [true];
      const named = namedBy(action).map(shows);
      const tools = toolsOf(action).map(shows);
      // Of what nothing is named nothing can be seen.
      return named.length === 0 ? [tools.includes(true)] : [...named, ...tools.filter(Boolean)];
    }),
  ]);
}
