import type { Row } from './read-row.ts';
import type { RowWords } from './row-words.ts';
import { tokensOf } from './tokens.ts';

/* Whether a row is of what is not: "we do not take mattresses, tyres or paint". */

/** So many words may stand between what denies and the first thing. */
const mostBetween = 3;

/** What is said of a row: that it is so, that it is not, or nothing that could be known. */
export function saysOf({ lead, items, isSum }: Row, words: RowWords): 'so' | 'not' | 'unknown' {
  if (words.has(lead, 'notOnly')) return 'unknown';
  if (words.starts(items[0] ?? '', 'nots')) return 'not';
  // "She did not cry, she packed": only the last clause is of the row.
  const own = lead.replace(/^.*,\s/u, '').replace(/,$/u, '');
  if (!words.has(own, 'denying') || words.has(own, 'reminders')) return 'so';
  const tokens = tokensOf(own);
  const at = tokens.findLastIndex(({ text }) => words.starts(text, 'denying'));
  // "You can't have toast, tea and cake": one of them, perhaps.
  return tokens.length - 1 - at <= mostBetween && !isSum ? 'not' : 'unknown';
}

const ofFrench = /^(ou )?(?:ni )?(?:de |d['’])/iu;

/** "Pas de verre, de piles ni de peinture": what is denied is read below "Pas de". */
export function belowDenial({ lead, ...row }: Row, words: RowWords): Row {
  const isParted =
    words.code === 'fr' &&
    new RegExp(`${words.oneOf('nots')}$`, 'iu').test(lead) &&
    row.items.every((item) => ofFrench.test(item));
  return isParted
    ? { ...row, lead: `${lead} de`, items: row.items.map((item) => item.replace(ofFrench, '$1')) }
    : { ...row, lead };
}
