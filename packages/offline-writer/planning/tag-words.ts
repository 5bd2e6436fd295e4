import nlp from 'compromise/two';

/** What a word is in its sentence. */
export type WordClass =
  | 'noun'
  | 'pronoun'
  | 'possessive'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'preposition'
  | 'link'
  | 'number'
  | 'negative'
  | 'other';

/** A word of an English sentence. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly is: WordClass;
  readonly tags: ReadonlySet<string>;
  /** Whether a hyphen joins it to the next word. */
  readonly isHyphened: boolean;
  /** Whether a comma, dash or full stop stands behind it. */
  readonly ends: 'no' | 'part' | 'sentence';
  /** Where it begins in its line. */
  readonly at: number;
}

const possessives = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their']);
const pronouns = new Set(
  `i you he she it we they me him us them who everyone everybody nobody somebody someone anyone this that these those
  there nothing everything something`.split(/\s+/),
);
const links = new Set(
  `and but or because so that when while if as until than which where whose though although whenever since once unless what why how`.split(
    ' ',
  ),
);
const prepositions = new Set(
  `in on at under over through across along near beside behind between above below inside outside around onto into from with without
  by for to towards toward among past off up down before after during beyond within upon about against of like per until since out
  besides alongside amid amidst underneath beneath atop aboard opposite via despite regarding`.split(
    /\s+/,
  ),
);
const negatives = new Set([
  'not',
  'never',
  'no',
  "don't",
  "doesn't",
  "didn't",
  "isn't",
  "aren't",
  "wasn't",
  "weren't",
  "can't",
  "won't",
  "couldn't",
  "hasn't",
  "haven't",
  "hadn't",
  "wouldn't",
  'dont',
  'doesnt',
  'didnt',
  'cannot',
  'neither',
  'nor',
  'hardly',
]);
const auxiliaries = new Set(
  `am is are was were be been being has have had do does did can could will would may might must shall should 'm 's 're 've 'd 'll`.split(
    ' ',
  ),
);

/** A longer sentence says more than one picture could show. */
const mostCharacters = 400;

function classOf(lower: string, tags: ReadonlySet<string>, next: string): WordClass {
  if (/^(?:was|is|are|were|do|does|did|has|have|had|could|would|should|ca|wo)nt$/.test(lower))
    return 'negative';
  if (negatives.has(lower)) return lower === 'no' ? 'determiner' : 'negative';
  if (possessives.has(lower) && (lower !== 'her' || next !== '')) return 'possessive';
  if (['this', 'that', 'these', 'those'].includes(lower) && tags.has('Determiner'))
    return 'determiner';
  if (links.has(lower) && !(lower === 'so' && tags.has('Adverb'))) return 'link';
  if (pronouns.has(lower)) return 'pronoun';
  if (tags.has('Value') && !tags.has('Determiner')) return 'number';
  if (auxiliaries.has(lower)) return 'auxiliary';
  if (tags.has('Verb')) return 'verb';
  if (prepositions.has(lower)) return 'preposition';
  if (tags.has('Determiner')) return 'determiner';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb')) return 'adverb';
  return tags.has('Noun') || tags.has('Person') || tags.has('Place') ? 'noun' : 'other';
}

/** A headline in capitals is read as any other line. */
function quiet(line: string): string {
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > (line.match(/\p{Ll}/gu)?.length ?? 0) ? line.toLowerCase() : line;
}

interface Term {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly tags: readonly string[];
}

/** Tags the words of an English line, of which only the beginning is read. */
export function tagWords(line: string): readonly Word[] {
  const source = line.toLowerCase().replaceAll('’', "'");
  let reached = 0;
  const sentences = nlp(
    quiet(line.slice(0, mostCharacters))
      .replaceAll('’', "'")
      .replaceAll(/\bw\/?(?= )/g, 'with')
      .replaceAll(/[“”"*_#]/g, ''),
  ).json() as readonly { readonly terms: readonly Term[] }[];
  return sentences.flatMap(({ terms }) => {
    const full = terms.filter(({ text }) => text !== '');
    const opens = (index: number) => /[([{/+=→]/u.test(full[index + 1]?.pre ?? '');
    return full.map(({ text, post, tags }, index): Word => {
      const lower = text.toLowerCase();
      const found = source.indexOf(lower, reached);
      const at = found < 0 ? reached : found;
      reached = found < 0 ? reached : found + lower.length;
      const known = new Set(tags);
      const last = index === full.length - 1;
      const isPart = /[,;:()–—+=→/]| - /u.test(post) || opens(index);
      return {
        text,
        lower,
        tags: known,
        is: classOf(lower, known, full[index + 1]?.text ?? ''),
        isHyphened: /^-$/u.test(post),
        ends: last ? 'sentence' : isPart ? 'part' : 'no',
        at,
      };
    });
  });
}
