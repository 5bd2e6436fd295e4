import { roleByLabel } from '../label-words.ts';

const blocks =
  'address|article|aside|blockquote|body|br|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|thead|td|th|tr|ul';
const inline =
  'a|abbr|b|big|center|cite|code|del|em|font|i|img|input|ins|kbd|label|link|mark|meta|picture|q|s|small|source|span|strike|strong|sub|sup|svg|time|title|u|path|!doctype';
/** Elements whose words are for the reader of a page, or for none. */
const unread = [
  'script',
  'style',
  'button',
  'nav',
  'footer',
  'head',
  'form',
  'svg',
  'iframe',
  'noscript',
  'select',
  'template',
];
/** A link that looks like a button. */
const buttonLink = /<a\b[^<>]{0,300}\b(?:btn|button)\b[^<>]{0,300}>[^<>]{0,100}<\/a>/giu;
const anyTag = new RegExp(
  `<(/?)(${blocks}|${inline}|${unread.join('|')}|option|video|audio|textarea)\\b[^<>]{0,800}>`,
  'giu',
);
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
  const json = readJson(text.trim());
  if (json !== null) return json;
  if (!/<\/?[a-z!][^<>]{0,800}>/iu.test(text)) return withoutEntities(text);
  const shown = unread.reduce(
    withoutElement,
    text.replace(/<!--[^]{0,2000}?-->/gu, '').replace(buttonLink, ''),
  );
  const plain = shown.replace(anyTag, (_, slash: string, name: string) =>
    markOf(name.toLowerCase(), slash !== ''),
  );
  return withoutEntities(plain);
}

function markOf(name: string, isEnd: boolean): string {
  if (name === 'li') return isEnd ? '\n' : '\n• ';
  if (/^h[1-6]$/u.test(name)) return isEnd ? '\n\n' : '\n\n# ';
  if (name === 'td' || name === 'th') return isEnd ? '' : ' | ';
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
