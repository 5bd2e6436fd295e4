import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import smallWords from '../../data/small-words.json' with { type: 'json' };
import { capital } from '../../plain-words.ts';
import type { Card } from '../card-of-scene.ts';
import { rememberLately } from '../../remember-lately.ts';
import { linkWords } from '../words-as-cards/order-words.ts';
import { areThings, verbsIn } from './are-things.ts';
import { belowDenial, saysOf } from './denied-row.ts';
import { readRow, type Row } from './read-row.ts';
import { rowWordsOf, type RowWords } from './row-words.ts';

/* The card of a sentence that names three things or more: one under the other, below what leads to them. */

const [mostOfHeading, mostWordsOfHeading] = [52, 9];
const mostThings = 8;
const joined = /[,\s]+$/u;

/** Without what leads on from the sentence before: "Then add". */
const withoutLink = (lead: string, words: RowWords): string =>
  lead.replace(
    new RegExp(
      String.raw`^(?:(?:${words.oneOf('joiners')}|${words.oneOf('links')})(?:,?\s+|$))+`,
      'iu',
    ),
    '',
  );

const isShort = (text: string): boolean =>
  text.length <= mostOfHeading && text.split(/\s+/u).length <= mostWordsOfHeading;

/** They open a clause. */
const links = new RegExp(
  `^(?:${alternatives([...Object.values(smallWords.relatives), ...Object.values(smallWords.joiners)].flat())})$`,
  'iu',
);

const endsDenied = /(?:^|\s)(?:pas|jamais) de$/iu;

/** Whether a lead may stand by itself: it ends in no small word, but for one that the things are true by. */
function standsAlone(text: string, words: RowWords): boolean {
  const last = text.split(/\s+/u).at(-1) ?? '';
  const leans =
    words.starts(last, 'openers') ||
    words.starts(last, 'prepositions') ||
    words.starts(last, 'joiners') ||
    links.test(last);
  const isNeeded =
    (['bounds', 'denying', 'leads'] as const).some((list) => words.starts(last, list)) ||
    endsDenied.test(text);
  const isBare = !/\s/u.test(text) && words.starts(text, 'prepositions');
  return (
    /\p{L}{2}/u.test(text) &&
    isShort(text) &&
    (!leans || isNeeded) &&
    (!isBare || words.starts(text, 'denying'))
  );
}

/** "Gehören in diese Tonne": the verb before where it is. */
const behindVerb = (words: RowWords): RegExp =>
  words.code === 'de' ? new RegExp(String.raw`^${words.oneOf('leads')}\s`, 'iu') : /^(?!)/u;

/** Where it is: "in one box by the front door". */
const isPlace = (tail: string, words: RowWords): boolean =>
  words.starts(tail, 'tails') && isShort(tail) && !words.has(tail, 'never');

/** The heading of a row; empty where what stands around it makes none. */
function headingOf(row: Row, says: 'so' | 'not', words: RowWords): string {
  const { lead, tail } = row;
  const own = withoutLink(lead, words).replace(joined, '');
  const isPlain = !/[,\s]/u.test(own) && !words.has(own, 'bounds') && !words.has(own, 'denying');
  const place = tail.replace(behindVerb(words), '');
  const isOwn = says === 'so' || words.starts(row.items[0] ?? '', 'nots');
  if (isPlain && isOwn && isPlace(place, words)) return place;
  // What is not done in a place may be done elsewhere.
  const isBound = says === 'not' && place !== '';
  if (isBound) return isShort(`${own} ${place}`) ? `${own} … ${place}` : '';
  return standsAlone(own, words) ? own : '';
}

/** What has to be told with the things, so that they are true: a bound or a condition. */
function needsLead({ lead }: Row, words: RowWords): boolean {
  const conditions = [...linkWords('conditions', words.code), '(?!)'].join('|');
  const isOpen = new RegExp(String.raw`(?<!\p{L})(?:${conditions})(?!\p{L})`, 'iu').test(lead);
  return isOpen || words.has(lead, 'bounds');
}

/** A German verb that ends its sentence: "einwerfen", "gekauft". */
const verbal = /^\p{Ll}+(?:en|ern|eln|t)$/u;

/** "Topluyoruz": where nothing leads to them, the things might do it themselves. */
const isOfUs = ({ tail, lead }: Row, words: RowWords): boolean =>
  words.code === 'tr' && (lead !== '' || words.endsAs(tail, 'endsOfUs')) && !/\s/u.test(tail);

/** Whether what stands behind the row only says where, when or what for. */
const isHarmless = (row: Row, words: RowWords): boolean =>
  row.tail === '' ||
  words.starts(row.tail, 'finals') ||
  isOfUs(row, words) ||
  isHarmlessTail(row, words);

const isHarmlessTail = ({ tail, lead }: Row, words: RowWords): boolean =>
  (words.code === 'de' && lead !== '' && verbal.test(tail)) ||
  (words.starts(tail.replace(behindVerb(words), ''), 'tails') &&
    !words.has(tail, 'denying') &&
    !words.has(tail, 'bounds'));

/** "But not the piano" is crossed out as "Not the piano". */
const excepted = (except: string, words: RowWords): string => {
  const bare = except.replace(/^\S+\s/u, '');
  return capital(words.starts(bare, 'nots') ? bare : except);
};

const apposed = /^an? /iu;
/** "My aunt, a nurse, and her son": one of them is told twice. */
const isApposed = ({ lead, items: [first = '', second = ''] }: Row): boolean =>
  lead === '' && apposed.test(second) && !apposed.test(first);

/** "Two sisters, a cook and a coder": so many are told of, each by itself. */
const isTold = ({ lead, items: [first = '', ...others] }: Row, words: RowWords): boolean => {
  if (lead !== '' && !words.has(lead, 'how')) return false;
  const [number = ''] = first.toLowerCase().split(' ', 1);
  return words.numberOf(number) === others.length;
};

/** "My grandchildren, Isla and Tom": who they are. */
const isCalled = ({ items: [first = '', ...others] }: Row, { code }: RowWords): boolean =>
  code !== 'de' && !/^\p{Lu}/u.test(first) && others.every((item) => /^\p{Lu}\p{Ll}/u.test(item));

/** "In the ditch, 22 kids and Mr Bell": what leads to three things alone may be of the first of them. */
const leans = ({ lead, items }: Row, words: RowWords): boolean => {
  const last = lead.split(/\s+/u).at(-1) ?? '';
  return (
    items.length <= fewest &&
    words.starts(last, 'prepositions') &&
    !words.starts(last, 'leads') &&
    !words.starts(last, 'denying')
  );
};
const fewest = 3;

/** With a capital letter in front, as the language writes it. */
const asItem = (text: string, { code }: RowWords): string =>
  code === 'tr'
    ? text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('tr'))
    : capital(text);

/** The row of a sentence whose parts surely are things, with nothing told of them that a list would lose. */
function plainRow(sentence: string, words: RowWords): Row | null {
  const row = readRow(sentence, words, words.code === 'en' ? verbsIn(sentence) : undefined);
  return row !== null &&
    row.items.length <= mostThings &&
    isHarmless(row, words) &&
    areThings(sentence, row, words) &&
    !isApposed(row) &&
    !isTold(row, words) &&
    !isCalled(row, words) &&
    !leans(row, words) &&
    !(words.code === 'tr' && row.lead === '' && row.items.some((item) => /\s\S+\s/u.test(item)))
    ? belowDenial(row, words)
    : null;
}

function readCard(sentence: string, language: string): Card | null {
  const words = rowWordsOf(language);
  const row = words === null ? null : plainRow(sentence, words);
  if (words === null || row === null) return null;
  const says = saysOf(row, words);
  if (says === 'unknown') return null;
  const quote = asItem(headingOf(row, says, words), words);
  const isDeniedBefore = says === 'not' && !words.starts(row.items[0] ?? '', 'nots');
  if (quote === '' && (isDeniedBefore || needsLead(row, words))) return null;
  const items = row.items.map((item) => asItem(item, words));
  const except = row.except === '' ? [] : [excepted(row.except, words)];
  return {
    layout: says === 'not' || except.length > 0 ? 'checklist' : 'list',
    quote,
    items: [...items, ...except],
    subjects: [],
    place: '',
  };
}

/** Enough for the sentences of a long film, each of which several rooms ask for. */
const mostSentences = 200;
const known = rememberLately(mostSentences, (asked) => {
  const [language = '', ...sentence] = asked.split(' ');
  return readCard(sentence.join(' '), language);
});

/** The card of a sentence that names things in a row; null where it names none. */
export const thingsCard = (sentence: string, language: string): Card | null =>
  known(`${language} ${sentence}`);
