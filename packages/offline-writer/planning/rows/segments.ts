import type { RowWords } from './row-words.ts';

/* A sentence cut at the commas and at the "and" of its row. */

export interface Segments {
  /** What stands before the row, with its first thing, and each thing behind that; none of them begins with a joining word but "or". */
  readonly parts: readonly string[];
  /** What is taken out of the row again: "not the piano"; empty where nothing is. */
  readonly except: string;
  /** Whether a joining word stands before the last. */
  readonly isJoined: boolean;
  /** Whether it says that all of them are meant together: "and". */
  readonly isSum: boolean;
  /** Whether a comma stands before that: where only English writes it in a row, it parts something else. */
  readonly hasLateComma: boolean;
}

const fewest = 2;

/** "Ni viande ni fromage": each denial begins a thing, with a comma or without. */
function withCommas(text: string, words: RowWords): string {
  const denial = String.raw`\s(?=${words.oneOf('repeats')}\s)`;
  const found = text.match(new RegExp(denial, 'giu')) ?? [];
  return found.length < fewest
    ? text
    : text.replaceAll(new RegExp(String.raw`(?<!,)${denial}`, 'giu'), ', ');
}

/** The parts without what is taken out of the row behind its last thing, and that. */
function withoutExcept(
  parts: readonly string[],
  words: RowWords,
): readonly [readonly string[], string] {
  const last = parts.at(-1) ?? '';
  if (parts.length > fewest && words.starts(last, 'excepts')) return [parts.slice(0, -1), last];
  const within = new RegExp(String.raw`^(.+?)\s(${words.oneOf('excepts')}\s.+)$`, 'iu').exec(last);
  const [, thing = '', except = ''] = within ?? [];
  // "Socks not boots": "not" alone, within a thing, may belong to it.
  return except === '' || words.starts(except, 'nots')
    ? [parts, '']
    : [[...parts.slice(0, -1), thing], except];
}

/** The parts of a sentence that may be a row; null where its marks say that it is none. */
export function segmentsOf(sentence: string, words: RowWords): Segments | null {
  if (!/[,;]\s/u.test(sentence) && !words.has(sentence, 'repeats')) return null;
  const text = sentence
    .trim()
    .replace(/[.,!;…。\s]+$/u, '')
    .replace(new RegExp(`,\\s${words.oneOf('polite')}$`, 'iu'), '');
  // A price stands beside one thing alone, and a sum or a name of two is no row.
  if (/[?？؟!"“”«»„()[\]:–—…=\p{Sc}]|\s[-&]\s/u.test(text)) return null;
  const [all, except] = withoutExcept(withCommas(text, words).split(/[,;]\s+/u), words);
  const [and, or] = [words.oneOf('joiners'), words.oneOf('ors')];
  const led = new RegExp(String.raw`^${and}\s+`, 'iu');
  const bare = (parts: readonly string[]) =>
    parts.map((part, at) => (at === 0 ? part : part.replace(led, '')));
  const last = all.at(-1) ?? '';
  if (led.test(last) || words.starts(last, 'ors'))
    return {
      parts: bare(all),
      except,
      isJoined: true,
      isSum: led.test(last),
      hasLateComma: led.test(last),
    };
  // "An hour and a half" is no row. "Pilas ni pañales": beside another denial this one joins.
  const nor = words.has(text, 'denying') ? words.oneOf('repeats') : '(?!)';
  const pieces = last.split(
    new RegExp(String.raw`\s+(?=(?:${and}|${or}|${nor})\s(?!${words.oneOf('halves')}))`, 'iu'),
  );
  if (pieces.length > fewest) return null;
  const parts = bare([...all.slice(0, -1), ...pieces]);
  return {
    parts,
    except,
    isJoined: pieces.length === fewest,
    isSum: led.test(pieces.at(-1) ?? ''),
    hasLateComma: false,
  };
}
