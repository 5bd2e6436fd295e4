import { roleByLabel } from '../label-words.ts';
import words from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);

const blocks = `${said.blockTags}|h[1-6]`;
const inline = `${said.inlineTags}|!doctype`;
/** Of a text for a speech synthesiser. */
const speech = said.speechTags;
/** Elements that nothing need close. */
const unclosed = new RegExp(String.raw`^(?:${said.htmlTags})$`, 'u');
/** Elements whose words are for the reader of a page, or for none. */
const unread = words.unreadTags;
/** A link that looks like a button. */
const buttonLink = /<a\b[^<>]{0,300}\b(?:btn|button)\b[^<>]{0,300}>[^<>]{0,100}<\/a>/giu;
const names = (list: string) => new RegExp(`^(?:${list})$`, 'u');
const formatting = names(inline);
const points = names('li|p|t[dhr]|mark');
const known = names(`${blocks}|${inline}|${speech}|${unread.join('|')}|option|video|textarea`);
const tag = /<(\/?)(!?[a-z][\w:-]{0,30})(?![\w:-])([^<>]{0,800})>/giu;
/** What a data file wraps around its text. */
const wrapping = /<!\[CDATA\[|\]\]>|<\?[a-z][^<>?]{0,300}\?>/giu;
const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    mdash: '—',
    ndash: '–',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    euro: '€',
    pound: '£',
    frac12: '½',
    frac14: '¼',
    times: '×',
    middot: '·',
    bull: '•',
  }),
);

/** A page or a data file as plain lines: tags, scripts and buttons go, headings and points stay what they are. */
export function withoutTags(text: string): string {
  return readJson(text.trim()) ?? withoutMarkup(text);
}

/** A text without the tags of a page or of a speech synthesiser, whose words stay. A tag that is spoken of ("Use <b> for bold text.") is a word. */
export function withoutMarkup(written: string): string {
  const text = written.replace(wrapping, ' ');
  if (!/<\/?[a-z!][^<>]{0,800}>/iu.test(text)) return withoutEntities(text);
  const shown = unread.reduce(
    withoutElement,
    text.replace(/<!--[^]{0,2000}?-->/gu, '').replace(buttonLink, ''),
  );
  const isTag = tagFinder(shown);
  const plain = shown.replace(tag, (whole, ...found) => {
    const [slash, name, rest, at] = found as [string, string, string, number];
    const isEnd = slash !== '';
    return isTag({ name: name.toLowerCase(), isEnd, rest, at, length: whole.length })
      ? markOf(name.toLowerCase(), isEnd)
      : whole;
  });
  return withoutEntities(plain);
}

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** Its attributes. */
  readonly rest: string;
  readonly at: number;
  readonly length: number;
}

/** Tells tags from words that only look like one: from a name that nobody knows, and from a name in its sentence that nothing closes. */
function tagFinder(text: string): (tag: Tag) => boolean {
  const lower = text.toLowerCase();
  const namesIn = (pattern: RegExp) =>
    new Set([...lower.matchAll(pattern)].map(([, name]) => name));
  const [begun, ended] = [namesIn(/<([a-z][\w:-]{0,30})/gu), namesIn(/<\/([a-z][\w:-]{0,30})/gu)];
  return ({ name, isEnd, rest, at, length }) => {
    const hasMore = /=\s*["'\w]|\/\s*$/u.test(rest);
    if (rest.trim() !== '' && !hasMore && !name.startsWith('!')) return false;
    const isPaired = isEnd ? begun.has(name) : ended.has(name);
    if (!known.test(name)) return isPaired || hasMore;
    if (hasMore) return true;
    const isApart = standsApart(text, at, at + length);
    if (isPaired) return !isApart || !formatting.test(name);
    return isEnd || !isApart || (unclosed.test(name) && !points.test(name));
  };
}

/** Whether a word of its line stands before it, and a space or a mark on either side. */
const standsApart = (text: string, from: number, to: number) =>
  /[\p{L}\p{N},:] $/u.test(text.slice(Math.max(0, from - 2), from)) &&
  /^(?:[\s.,;:!?)]|$)/u.test(text.slice(to, to + 1));

function markOf(name: string, isEnd: boolean): string {
  if (name === 'li') return isEnd ? '\n' : '\n• ';
  if (/^h[1-6]$/u.test(name)) return isEnd ? '\n\n' : '\n\n# ';
  if (name === 'td' || name === 'th') return isEnd ? '' : ' | ';
  if (name === 'break') return ' ';
  return new RegExp(`^(?:${blocks})$`, 'u').test(name) ? '\n' : '';
}

/** An element with all that stands in it; one that is not closed stays. */
function withoutElement(text: string, name: string): string {
  const opening = new RegExp(`<${name}\\b[^<>]{0,800}>`, 'giu');
  const lower = text.toLowerCase();
  const close = `</${name}>`;
  let kept = '';
  let from = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const end = lower.indexOf(close, match.index);
    if (end < 0) break;
    kept += `${text.slice(from, match.index)}\n`;
    from = end + close.length;
    opening.lastIndex = from;
  }
  return kept + text.slice(from);
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));/giu,
    (whole, ...found) => {
      const [decimal, hex, name] = found as (string | undefined)[];
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The texts of a data file, with the labels that a script has; null where it is none. */
function readJson(text: string): string | null {
  if (!/^[[{][^]*[\]}]$/u.test(text) || !text.includes('"')) return null;
  try {
    return linesOf(JSON.parse(text), null, 0).join('\n');
  } catch {
    return null;
  }
}

const deepest = 8;

function linesOf(value: unknown, key: string | null, depth: number): readonly string[] {
  if (typeof value === 'string') {
    const role =
      key === null ? undefined : roleByLabel.get(key.toLowerCase().replace(/[-_]/gu, ' '));
    const label = role === 'voice' || role === 'speech' ? 'Narrator' : key;
    if (role !== undefined) return [`${label ?? ''}: ${value}`];
    return value.trim().includes(' ') ? [value] : [];
  }
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  if (Array.isArray(value))
    return value.flatMap((entry) => [...linesOf(entry, key, depth + 1), '']);
  return Object.entries(value).flatMap(([name, entry]) => linesOf(entry, name, depth + 1));
}
