import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import corrections from '../../data/correction-words.json' with { type: 'json' };
import { grammar } from '../../grammar-words.ts';
import type { Card } from '../card-of-scene.ts';
import { readLine } from '../read-line.ts';
import { codeOf, orderWords } from './order-words.ts';
import { capital } from '../../plain-words.ts';

/* Three clauses or more, one behind the other. */

const [fewest, most] = [3, 5];
const [leastWords, mostWords] = [2, 9];
const mostLetters = 60;
const wordsIn = (text: string) => text.trim().split(/\s+/u).length;
const joint = new RegExp(String.raw`[,;]\s(?:(?:${grammar.ands}|or|then)\s)?`, 'iu');
const leans = new RegExp(
  `^(?:${alternatives([...orderWords.reasons, ...orderWords.correlatives])})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** "Sorry, two years": what puts right is no row. */
const putsRight = new RegExp(
  `^(?:${alternatives([...corrections.takesBack, ...corrections.said])})(?![\\p{L}\\p{M}])`,
  'iu',
);

const isDone = (text: string) => readLine(text).actions.length > 0;

/** "You scan one, you walk home dry, and you drop it at any rack.": steps, where each clause does something; else a list. */
export function rowCard(sentence: string, language: string): Card | null {
  const rows = sentence
    .trim()
    .replace(/[.!;…。]+$/u, '')
    .split(joint)
    .map((row) => capital(row.trim()));
  const isRow =
    rows.length >= fewest &&
    rows.length <= most &&
    rows.every(
      (row) =>
        wordsIn(row) >= leastWords &&
        wordsIn(row) <= mostWords &&
        row.length <= mostLetters &&
        !/[?？!:"“”«»()]/u.test(row) &&
        !putsRight.test(row),
    );
  if (!isRow) return null;
  const isEnglish = codeOf(language) === 'en';
  const done = isEnglish ? rows.filter(isDone).length : 0;
  // "Je länger wir warten, desto schwerer wird es": each leans on the other.
  if (!isEnglish && rows.some((row) => leans.test(row))) return null;
  // "On Monday, after a long day, she left" is no row.
  if (isEnglish && done < rows.length) return null;
  return { layout: isEnglish ? 'process' : 'list', items: rows, subjects: [], place: '' };
}
