import type { KnownFact } from '../knowledge/known.ts';
import type { Known } from '../knowledge/known.ts';
import type { Material } from '../reading/material.ts';
import { beatOf } from './beats.ts';
import { isEnglish } from './evidence.ts';
import type { Beat, BeatRole, Line } from './genre.ts';

/** A title of more words is not said, only shown. */
const mostTitleWords = 14;
/** A wish that can be said as it is: "How bees find home", "5 tips for better sleep". */
const asksOrCounts = /^(?:how|why|what|when|where|who)\b/iu;
const closed = /[.!?…:。！？؟।]["'”’»)]*$/u;

/** A question by the place of its verb, whether its mark was typed or not. */
const isAsked = (text: string) =>
  /[?？؟]\s*$/u.test(text) ||
  /^(?:(?:why|when|where|how|what|who)(?: (?:many|much|long|far|old|tall|big|fast|hot|often|deep|high|heavy)(?: \p{L}+)?)? )?(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)(?:n't)? (?!to\b)/iu.test(
    text,
  );

const asOwn = (text: string): Line => ({
  text: closed.test(text) ? text : `${text}${isAsked(text) ? '?' : '.'}`,
  source: 'own',
  of: '',
  unit: null,
});
const capitalised = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

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
  if (title === null || material.units.length === 0) return [];
  const isSayable =
    wordsOf(title).length >= 2 &&
    wordsOf(title).length <= mostTitleWords &&
    !isSaid(title, material);
  return isSayable ? [beatOf('title', [asOwn(capitalised(title))], { weight })] : [];
}

/** The topic where it is a question, in the creator's words. */
export function questionBeats(material: Material): Beat[] {
  const { topic } = material;
  const isQuestion =
    topic !== null && (isEnglish(material) ? isAsked(topic.text) : /[?？؟]\s*$/u.test(topic.text));
  return isQuestion ? [beatOf('question', [asOwn(capitalised(topic.text))], { weight: 0.85 })] : [];
}

const lineOfFact = (fact: KnownFact, text: string): Line => ({
  text,
  source: 'fact',
  of: fact.id,
  unit: null,
});

/** The best answer, of each subject: nothing else of ours is told without it. */
export const mainWeight = 0.84;

/** What is known of the topic, the best first; facts that only stand beside the answer weigh less. */
export function factBeats(
  { topic }: Material,
  known: Known,
  choice: 'answers' | 'all' = 'all',
): Beat[] {
  if (topic === null) return [];
  const facts = known.factsFor(topic).filter(({ isAnswer }) => choice === 'all' || isAnswer);
  const subjects = facts.map(({ id }) => id.split('#')[0]);
  const isMain = (rank: number) => subjects.indexOf(subjects[rank]) === rank;
  return facts.map((fact, rank) =>
    beatOf(
      'fact',
      fact.sentences.map((text) => lineOfFact(fact, text)),
      {
        weight: isMain(rank)
          ? mainWeight
          : Math.max((fact.isAnswer ? 0.6 : 0.4) - rank * 0.005, 0.1),
        note: fact.show,
        number: topic.count === null ? null : rank + 1,
      },
    ),
  );
}

/** The words that the creator asked for as the film's first and last stand around what is told. */
export function framed({ opening, ending }: Material, beats: readonly Beat[]): Beat[] {
  const edge = (text: string | null, role: BeatRole) =>
    text === null ? [] : [beatOf(role, [asOwn(text)], { weight: 1 })];
  return [...edge(opening, 'title'), ...beats, ...edge(ending, 'call')];
}
