import { bare, endMarks, kindOf } from './tokens.ts';

/*
 * A line that its author adds below: "edit 220 now needs to go by sunday", "edit: body corp says 15kg, use that". Its amount takes the
 * place of the last one of its kind above; what else it says stays where it goes on from there.
 */

const words = String.raw`(?:edit(?:ed|ado|é|iert)?|eta|correction|corrected|korrektur|korrigiert|corrección|correção|errata|rettifica|correzione|correctie|rectificatif|sprostowanie|düzeltme)(?!\p{L})`;
const cue = new RegExp(String.raw`^\s*[([]?\s*${words}\s*(?<mark>[:.–—-]*)\s*(?=\S)`, 'iu');
/** Behind a sentence of the same line it needs its colon. */
const withinLine = new RegExp(String.raw`(?<=[.!?])[ ]+(?=[([]?${words}\s?:)`, 'giu');
/** Behind a mere number these say that it is a price or a count, and counts nothing itself. */
const goesOn =
  /^(?:now|is|ono|obo|firm|only|not|instead|please|pls|max|jetzt|nu|ahora|agora|ora|maintenant)$/u;
const mostLetters = 300;
const leastLeft = 3;

/** "15kg", "£250": what is written with the number. */
const unitIn = (word: string): string => bare(word).replace(/[\d.,:/]+/gu, '');
const digits = /\d[\d.,:/]*\d|\d/u;

interface Edit {
  /** Of the words of its line. */
  readonly at: number;
  readonly words: readonly string[];
}

function editIn(line: string): Edit | null {
  const found = line.length > mostLetters ? null : cue.exec(line);
  if (found === null) return null;
  const said = line
    .slice(found[0].length)
    .replace(/[)\]]\s*$/u, '')
    .trim()
    .split(/\s+/u);
  const at = said.findIndex((word) => {
    const kind = kindOf(word);
    return kind === 'day' || kind === 'month' || (kind !== null && digits.test(word));
  });
  // "Edit on Monday" without a mark tells somebody to.
  return at < 0 || (at > 0 && found.groups?.['mark'] === '') ? null : { at, words: said };
}

/** Whether an amount above may be what an edit changes. */
function isOfKind(old: string, { at, words }: Edit): boolean {
  const [fresh = '', next = ''] = [words[at], words[at + 1]];
  const [kind, oldKind] = [kindOf(fresh), kindOf(old)];
  if (kind === 'day' || kind === 'month') return oldKind === kind;
  if (oldKind === 'day' || oldKind === 'month' || oldKind === null) return false;
  const unit = unitIn(fresh);
  if (unit !== '') return unitIn(old) === unit;
  // A mere number changes a price.
  const isBare = next === '' || endMarks(fresh) !== '' || goesOn.test(bare(next));
  return isBare && oldKind === 'money';
}

const changed = (old: string, fresh: string): string => {
  const value = digits.exec(fresh)?.[0];
  return value !== undefined && digits.test(old)
    ? old.replace(digits, value)
    : bare(fresh).replace(/^\p{Ll}/u, (letter) =>
        /^\p{Lu}/u.test(old) ? letter.toUpperCase() : letter,
      ) + endMarks(old);
};

/** A text with what its edits change; one that changes nothing stays as it is. */
export function withEdits(text: string): string {
  const lines = text.replaceAll(withinLine, '\n').split('\n');
  let isChanged = false;
  for (const [place, line] of lines.entries()) {
    const edit = place === 0 ? null : editIn(line);
    if (edit === null) continue;
    const above = lines
      .slice(0, place)
      .flatMap((each, row) =>
        [...each.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ row, word, index })),
      );
    const target = above.findLast(({ word }) => isOfKind(word, edit));
    const fresh = edit.words[edit.at] ?? '';
    if (target === undefined) continue;
    const { row, word, index } = target;
    const old = lines[row] ?? '';
    lines[row] = old.slice(0, index) + changed(word, fresh) + old.slice(index + word.length);
    const left = edit.words.slice(edit.at + 1);
    isChanged = true;
    lines[place] = edit.at === 0 && left.length >= leastLeft ? left.join(' ') : '';
  }
  return isChanged ? lines.join('\n') : text;
}
