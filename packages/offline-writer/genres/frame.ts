import type { KnownFact } from '../knowledge/known.ts';
import type { Known } from '../knowledge/known.ts';
import type { Material, Topic } from '../reading/material.ts';
import { contentStems } from '../knowledge/facts/topic-words.ts';
import { withoutAudience } from '../reading/topics.ts';
import { isAsked } from './asked.ts';
import { beatOf } from './beats.ts';
import { isEnglish } from './evidence.ts';
import type { Beat, BeatRole, Line } from './genre.ts';
import { capital, wordsOf } from '../plain-words.ts';
import { asQuestion, isNaming, unheardName } from '../titles/title-of.ts';
import { grammar } from '../grammar-words.ts';
import { cues } from './genre-cues.ts';

/** A title of more words is not said, only shown. */
const mostTitleWords = 14;
/** A wish that can be said as it is: "How bees find home", "5 tips for better sleep". */
const asksOrCounts = new RegExp(String.raw`^(?:${grammar.askingWithoutWhich})\b`, 'iu');
const closed = /[.!?…:。！？؟।]["'”’»)]*$/u;

const asOwn = (text: string): Line => ({
  text: closed.test(text) ? text : `${text}${isAsked(text) ? '?' : '.'}`,
  source: 'own',
  of: '',
  unit: null,
});

/** Whether the first sentences already say most words of a title. */
function isSaid(title: string, material: Material): boolean {
  const said = new Set(material.units.slice(0, 2).flatMap(({ text }) => wordsOf(text)));
  const words = wordsOf(title);
  return words.filter((word) => said.has(word)).length >= words.length * 0.6;
}

/** The creator's title, or the question they want answered, said once before it is told; none where the first sentences say it. */
export function titleBeats(material: Material, weight: number): Beat[] {
  const asked =
    material.topic !== null &&
    (asksOrCounts.test(material.topic.text) || material.topic.count !== null)
      ? material.topic.text
      : null;
  const title = material.title ?? asked;
  if (material.units.length === 0) return [];
  if (title === null || material.isTitleUnsaid === true || !isNaming(title, material))
    return nameBeats(material);
  const isSayable =
    wordsOf(title).length >= 2 &&
    wordsOf(title).length <= mostTitleWords &&
    !isSaid(title, material);
  return isSayable ? [beatOf('title', [asOwn(capital(title))], { weight })] : [];
}

/** What the film is about, in its creator's words, where its first sentences would not say it. */
function nameBeats(material: Material): Beat[] {
  const name = unheardName(material);
  return name === null ? [] : [beatOf('title', [asOwn(capital(name))], { weight: 1 })];
}

/** The topic where it is a question, in the creator's words. */
export function questionBeats(material: Material): Beat[] {
  const { topic } = material;
  const isQuestion =
    topic !== null && (isEnglish(material) ? isAsked(topic.text) : /[?？؟]\s*$/u.test(topic.text));
  return isQuestion ? [beatOf('question', [asOwn(capital(topic.text))], { weight: 0.85 })] : [];
}

/** The topic by its name, in the creator's words, where nothing else can be said of it. */
export function topicBeats({ topic, language }: Material): Beat[] {
  if (topic === null || wordsOf(topic.text).length > mostTitleWords) return [];
  const text = asQuestion(capital(withoutAudience(topic.text)), language);
  return [beatOf('title', [asOwn(text)], { weight: 1 })];
}

const placeOf = ({ id }: KnownFact) => Number(id.split('#')[1]);

/** The year of a fact; of one without a year that of the last before it in what is written of its subject. */
function happenedAt(fact: KnownFact, facts: readonly KnownFact[]): number {
  const before = facts
    .filter((other) => other.year !== undefined && placeOf(other) <= placeOf(fact))
    .toSorted((one, other) => placeOf(other) - placeOf(one));
  return (before[0]?.year ?? 0) + placeOf(fact) / 1_000;
}

const lineOfFact = (fact: KnownFact, text: string): Line => ({
  text,
  source: 'fact',
  of: fact.id,
  unit: null,
  ...(fact.needs === undefined ? {} : { needs: fact.needs }),
});

/** The best answer, of each subject: nothing else of ours is told without it. */
const mainWeight = 1;
/** What comes of it ends a film better than whatever happens to be last. */
const closingWeight = 0.62;

const isDefinition = ({ id, aspect }: KnownFact) => aspect === 'what' && id.endsWith('#0');
const isOutcome = ({ aspect }: KnownFact) => aspect === 'so-what';

const asksOfOneThing = new RegExp(`^(?:who|when|where|how (?:${cues.howMeasures})) `, 'iu');

/** "Why do onions make you cry", and not "why do we have seasons", which is asked of all of them. */
function asksWhyOfPart({ text, head }: Topic): boolean {
  const named = contentStems(head);
  return /^why /iu.test(text) && contentStems(text).some((stem) => !named.includes(stem));
}

/** What vanilla is made of says where it comes from. */
const asksWhere = /^where /iu;

/**
 * Where a fact stands in a film: what the subject is, the answer, what else is known of it, when it was, and what comes of it.
 * Without an outcome a date is told before the rest: no film ends on one.
 */
function toldAt(fact: KnownFact, hasOutcome: boolean, topic: Topic): number {
  const { text } = topic;
  // Who did it, and when, is answered at once.
  const isAtOnce = asksOfOneThing.test(text) && !(fact.isAnswer && asksWhere.test(text));
  // Who asks why something does this or that knows what it is, and waits for the answer.
  if (isDefinition(fact) && asksWhyOfPart(topic)) return fact.isAnswer ? 1 : 1.5;
  if (isDefinition(fact) && !isAtOnce) return 0;
  if (fact.isAnswer) return 1;
  if (fact.rank === 'aside' || fact.aspect === 'myth') return 6;
  if (isOutcome(fact)) return 5;
  if (fact.aspect === 'when') return hasOutcome ? 4 : 2;
  return 3;
}

/** Why the Wall was built is told before its fall: what everybody expects to hear, and what comes before all that answers. */
const isBefore = (fact: KnownFact, facts: readonly KnownFact[], { text }: Topic): boolean =>
  fact.rank === 'heart' &&
  !fact.isAnswer &&
  !isAsked(text) &&
  facts.every((other) => !other.isAnswer || placeOf(fact) < placeOf(other));

/** What everybody expects to hear, and what is only said beside the matter. */
export const heartWeight = 0.8;
const asideWeight = 0.3;

/** Who asks a question and answers it in so many sentences needs none of ours. */
const toldByCreator = 4;

/** What is known of the topic, the best first; facts that only stand beside the answer weigh less. */
export function factBeats(
  { topic, units }: Material,
  known: Known,
  choice: 'answers' | 'all' = 'all',
): Beat[] {
  if (topic === null || units.length >= toldByCreator) return [];
  const facts = understood(
    known.factsFor(topic).filter(({ isAnswer }) => choice === 'all' || isAnswer),
  );
  const subjects = facts.map(({ id }) => id.split('#')[0]);
  const isMain = (rank: number) => subjects.indexOf(subjects[rank]) === rank;
  const isNamed = facts.every(({ isAnswer }) => isAnswer);
  const outcome = facts.find((fact) => isOutcome(fact) && !(isNamed && fact.rank === 'heart'));
  const weightOf = (fact: KnownFact, rank: number) => {
    if (isMain(rank) || fact.isBest === true) return mainWeight;
    if (fact.rank === 'heart' && isNamed) return heartWeight;
    if (fact.rank === 'aside' && (isNamed || !fact.isAnswer)) return asideWeight;
    if (fact === outcome) return closingWeight;
    return Math.max(fact.isAnswer ? 0.6 - rank * 0.005 : 0.4 - rank * 0.015, 0.1);
  };
  // Points keep their order, and compared subjects stand side by side. A history is told from the beginning on.
  const isListed = topic.count !== null || new Set(subjects).size > 1;
  const placeIn = (fact: KnownFact) =>
    topic.aspect === 'when'
      ? happenedAt(fact, facts)
      : isBefore(fact, facts, topic)
        ? 0.5
        : toldAt(fact, outcome !== undefined, topic);
  const weighed = facts.map((fact, rank) => ({ fact, weight: weightOf(fact, rank) }));
  const sorted = isListed
    ? weighed
    : weighed.toSorted((one, other) => placeIn(one.fact) - placeIn(other.fact));
  return withNeedsBefore(sorted).map(({ fact, weight }, place) =>
    beatOf(
      'fact',
      // Whoever wants five facts wants no second sentence to one of them.
      fact.sentences
        .slice(0, topic.count === null ? undefined : 1)
        .map((text) => lineOfFact(fact, text)),
      { weight, note: fact.show, number: topic.count === null ? null : place + 1 },
    ),
  );
}

/** The facts without those that lean on one that cannot be told. */
function understood(facts: readonly KnownFact[]): readonly KnownFact[] {
  const ids = new Set(facts.map(({ id }) => id));
  const left = facts.filter(({ needs }) => needs === undefined || ids.has(needs));
  return left.length === facts.length ? left : understood(left);
}

/** Facts in the same order, where each that leans on another has it somewhere before it. */
function withNeedsBefore<Told extends { readonly fact: KnownFact }>(
  facts: readonly Told[],
): readonly Told[] {
  const ordered = new Set<Told>();
  const tell = (told: Told) => {
    const needed = facts.find(({ fact: { id } }) => id === told.fact.needs);
    if (needed !== undefined && needed !== told && !ordered.has(needed)) tell(needed);
    ordered.add(told);
  };
  facts.forEach(tell);
  return [...ordered];
}

/** The words that the creator asked for as the film's first and last stand around what is told. */
export function framed({ opening, ending }: Material, beats: readonly Beat[]): Beat[] {
  const edge = (text: string | null, role: BeatRole) =>
    text === null ? [] : [beatOf(role, [asOwn(text)], { weight: 1 })];
  return [...edge(opening, 'title'), ...beats, ...edge(ending, 'call')];
}
