import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { Card } from '../card-of-scene.ts';
import { grammar } from '../../grammar-words.ts';
import { readLine } from '../read-line.ts';
import { clausesOf, politely, type Clause } from './clauses.ts';
import { codeOf, orderWords } from './order-words.ts';
import { capital } from '../../plain-words.ts';

/* What shall be done and what shall not, one under the other: the first is ticked, the second crossed out. */

const most = 4;
const mostLetters = 90;
/** Less than this of what is said is no card of it. */
const leastTold = 0.6;

export interface ForeignOrders {
  /** Whether whatever stands beside a ban in its sentence tells what to do; elsewhere only what stands behind it. */
  readonly areSteps: boolean;
  readonly isStep: (clause: string) => boolean;
}

const polite = new RegExp(politely, 'iu');
/** "Sit down and call softly": somebody is told to, by an English clause. */
function isTold(text: string): boolean {
  const [action] = readLine(text.replace(polite, '')).actions;
  return action !== undefined && action.who.is === 'told' && !action.isNegative;
}

const tells: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(orderWords.tellers).map(([language, words]) => [
    language,
    new RegExp(String.raw`^(?:${alternatives(words)})(?![\p{L}\p{M}])`, 'iu'),
  ]),
);

/** "GEEN laarzen": a thing that is not wanted, beside one that is. */
const bansThing = ({ text }: Clause): boolean => bansOfThings.test(text);
const bansOfThings = new RegExp(`^(?:${alternatives(orderWords.bansThings)})\\s`, 'iu');

const countOf = (text: string, mark: string): number => text.split(mark).length;
/** "No sweets (some are smuggled in": a bracket that ends elsewhere takes something along. */
const isClosed = (text: string): boolean => countOf(text, '(') === countOf(text, ')');

const joined = new RegExp(`^(?:${grammar.ands})\\s`, 'iu');
const asRow = (text: string) =>
  capital(
    text
      .trim()
      .replace(joined, '')
      .replace(/[.,;!…。]+$/u, ''),
  );

/**
 * The card of what is forbidden, with what is to be done instead; null where nothing is, or where other things are told beside it.
 * @param sentences what the scene says, each whole
 * @param number what its author numbered it with; empty where they did not
 * @param foreign how orders of other languages than English are known
 */
export function ordersCard(
  sentences: readonly string[],
  number: string,
  language: string,
  { areSteps, isStep }: ForeignOrders,
): Card | null {
  const code = codeOf(language);
  const told = sentences.map((sentence) => clausesOf(sentence, code));
  const all = told.flat();
  // An order is known by its verb in English; elsewhere by what is forbidden beside it.
  const isOrder = (text: string, beside: readonly Clause[]) =>
    code === 'en'
      ? isTold(text)
      : // "Not with vinegar, that smells for days": what somebody or something does is no order.
        tells.get(code)?.test(text) !== true &&
        (isStep(text) ||
          beside.some(
            (clause, at) => clause.isForbidden && (areSteps || at === 0 || bansThing(clause)),
          ));
  const rows = told.flatMap((clauses) =>
    clauses.filter(({ text, isForbidden }) => isForbidden || isOrder(text, clauses)),
  );
  const lengthOf = (clauses: readonly Clause[]) =>
    clauses.reduce((sum, { text }) => sum + text.length, 0);
  const isOpen =
    rows.some(({ isForbidden }) => isForbidden) &&
    rows.length <= most &&
    rows.every(
      // "Don't be frightened: you weigh more in pairs": what stands behind is no part of what is forbidden.
      ({ text }) => text.length <= mostLetters && !/[?？:]/u.test(text) && isClosed(text),
    ) &&
    lengthOf(rows) >= lengthOf(all) * leastTold;
  return isOpen
    ? {
        layout: 'checklist',
        quote: number,
        items: rows.map(({ text }) => asRow(text)),
        subjects: [],
        place: '',
      }
    : null;
}
