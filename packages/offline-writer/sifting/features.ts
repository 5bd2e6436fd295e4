import { hasVerb, isImperative } from '../reading/english.ts';
import { countKinds, isOfKind } from './reader-words.ts';
import type { Segment } from './segments.ts';
import siftingWords from '../data/sifting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(siftingWords);

/** More of a segment is not looked at. */
const longestRead = 400;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu;

/** Marks of a text's form, by the name of the feature. */
const shapes: Readonly<Record<string, RegExp>> = {
  duration: new RegExp(
    String.raw`(?<![\p{L}\d])\d{1,3}\s?(?:[-–/]\s?\d{1,3}\s?)?(?:${said.seconds})(?![\p{L}\d])|(?:${said.oneMinute}|1) min`,
    'iu',
  ),
  ratio: /\b(?:9:16|16:9|1:1|4:5|4k|hd|1080p?)\b/iu,
  link: new RegExp(String.raw`https?:|www\.|\.(?:${said.endingsOfSites})\b`, 'iu'),
  mail: /\S@\S+\.\S/u,
  at: /(?<![\p{L}\d])@\p{L}/u,
  hashtag: /#\p{L}/u,
  number: /#\d|\bn[°ºr]\.? ?\d/iu,
  clock: /\b\d{1,2}[:.h]\d{2}\b/u,
  date: /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b/u,
  year: /\b(?:19|20)\d{2}\b/u,
  code: /\b(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]{2,}\b/u,
  blanks: /_{3,}/u,
  bars: / ?[|·•›»>] .{1,40}[|·•›»>] ?/u,
  bar: /[|·•›»]/u,
  copyright: /©|\(c\)|®|™/iu,
  arrow: /[→←↑^]|->|<-/u,
  slashes: /\/\//u,
  colonAtEnd: /[:：]$/u,
  colon: /[^\d][:：](?!\d)/u,
  labelled: /^\p{L}[\p{L} ]{1,20}[:：] /u,
  question: /[?？؟]/u,
  exclaims: /!{2,}/u,
  exclaim: /[!！]$/u,
  ends: /[.!?…。！？؟।]["”»)\]]*$/u,
  comma: /,/u,
  ellipsis: /\.{3}|…/u,
  quoted: /["“”«»„「」]/u,
  emoji: /\p{Extended_Pictographic}/u,
  smiley: /[:;]-?[)D(P]|\bx+\b$|\blol\b|\bhaha/iu,
  lowerStart: /^[^\p{L}]{0,3}\p{Ll}/u,
  upperStart: /^[^\p{L}]{0,3}\p{Lu}/u,
  digitStart: /^[^\p{L}]{0,3}\d/u,
  capitals: /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u,
  shout: /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u,
  bullet: /^[-–*•●▪☐✓] /u,
  round: /^\s*[(（].*[)）]\.?\s*$/su,
  square: /^\s*[[［【].*[\]］】]\s*$/su,
  superscript: /[¹²³⁴⁵]|\p{L}\d(?:,| |$)/u,
  initials: /\b\p{Lu}\. ?\p{Lu}/u,
  titleCase: /^(?:\p{Lu}[\p{L}'’.-]*[ ,&]*){2,6}$/u,
  firstPerson: new RegExp(String.raw`(?<!\p{L})(?:${said.ourselves})(?!\p{L})`, 'iu'),
  it: new RegExp(String.raw`(?<!\p{L})(?:${said.pointers})(?!\p{L})`, 'iu'),
  you: new RegExp(String.raw`(?<!\p{L})(?:${said.viewers})(?!\p{L})`, 'iu'),
};
const sizes = [1, 2, 3, 5, 8, 12, 18, 30] as const;

interface Read {
  readonly words: readonly string[];
  readonly kinds: ReadonlyMap<string, number>;
  readonly shape: readonly string[];
  readonly size: number;
}

function read(segment: Segment): Read {
  const text = segment.text.slice(0, longestRead);
  const words = (text.toLowerCase().match(wordPattern) ?? []).map(plainWord);
  const shape = Object.entries(shapes).flatMap(([name, form]) => (form.test(text) ? [name] : []));
  if (hasVerb(text)) shape.push('verb');
  if (isImperative(text)) shape.push('imperative');
  const count = words.length + (text.match(unspaced)?.join('').length ?? 0) / 3;
  const size = sizes.findIndex((most) => count <= most);
  return { words, kinds: countKinds(words, text), shape, size: size < 0 ? sizes.length : size };
}

/** Digits are alike, and a letter is not drawn out. */
const plainWord = (word: string): string =>
  word
    .replace(/’/gu, "'")
    .replace(/\d/gu, '0')
    .replace(/(.)\1{2,}/gu, '$1$1');

/** The features of each segment of an idea, by their names. */
export function featuresOf(
  segments: readonly Segment[],
  idea: string,
): readonly (readonly string[])[] {
  const reads = segments.map(read);
  const lines = idea.split('\n').map((line) => line.trim());
  const last = lines.findLastIndex((line) => line !== '');
  const first = lines.findIndex((line) => line !== '');
  const sentencesOf = stemsBySentence(segments, reads);
  return segments.map((segment, at) => {
    const own = reads[at];
    if (own === undefined) return [];
    const names = new Set<string>(['one']);
    addWords(names, own, segment.text.slice(0, longestRead));
    addShape(names, own);
    const shared = stemsOf(own).filter((stem) =>
      [...(sentencesOf.get(stem) ?? [])].some((other) => other !== segment.sentence),
    ).length;
    names.add(`shared words ${Math.min(3, shared)}`);
    if (own.size > 3) names.add(`longer, shared words ${Math.min(3, shared)}`);
    const near = (index: number, side: string): void => {
      const other = reads[index];
      const there = segments[index];
      addNeighbour(names, side, other, there?.line === segment.line);
    };
    near(at - 1, 'before');
    near(at + 1, 'behind');
    names.add(`cut ${segment.cut}`);
    const isAlone =
      segments[at - 1]?.line !== segment.line && segments[at + 1]?.line !== segment.line;
    if (isAlone) names.add('line of its own');
    const isPart = (lines[segment.line - 1] ?? '') === '' && (lines[segment.line + 1] ?? '') === '';
    if (isPart && isAlone) names.add('paragraph of its own');
    if (
      segments[at - 1]?.sentence === segment.sentence ||
      segments[at + 1]?.sentence === segment.sentence
    )
      names.add('part of a sentence');
    const place =
      first === last
        ? 'only'
        : segment.line === first
          ? 'first'
          : segment.line === last
            ? 'last'
            : 'inner';
    names.add(`${place} line`);
    if (place !== 'inner') {
      if (isAlone) names.add(`${place} line alone`);
      for (const kind of own.kinds.keys()) names.add(`${place} line, ${kind}`);
    }
    if (at === 0) names.add('first of all');
    if (at === segments.length - 1) names.add('last of all');
    return [...names];
  });
}

/** What a word of some length begins with stands for it in all its forms. */
const stemsOf = ({ words }: Read): readonly string[] =>
  words
    .filter((word) => word.length >= 4 && film.every((kind) => !isOfKind(word, kind)))
    .map((word) => word.slice(0, 5));

function stemsBySentence(
  segments: readonly Segment[],
  reads: readonly Read[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  for (const [at, segment] of segments.entries()) {
    const own = reads[at];
    for (const stem of own === undefined ? [] : stemsOf(own)) {
      const known = places.get(stem) ?? new Set();
      if (known.size < 3) places.set(stem, known.add(segment.sentence));
    }
  }
  return places;
}

function addWords(names: Set<string>, { words }: Read, text: string): void {
  for (const [at, word] of words.entries()) {
    names.add(`w ${word}`);
    names.add(`p ${words[at - 1] ?? '^'} ${word}`);
    if (word.length > 4) {
      const padded = `<${word}>`;
      for (let from = 0; from + 4 <= padded.length; from += 1)
        names.add(`c ${padded.slice(from, from + 4)}`);
    }
  }
  if (words.length > 0) names.add(`p ${words.at(-1) ?? ''} $`);
  for (const run of text.match(unspaced) ?? [])
    for (let from = 0; from + 2 <= run.length; from += 1) {
      names.add(`c ${run.slice(from, from + 2)}`);
      if (from + 3 <= run.length) names.add(`c ${run.slice(from, from + 3)}`);
    }
}

const film = ['film', 'sound', 'voice', 'picture', 'manner', 'place', 'audience'];

function addShape(names: Set<string>, { words, kinds, shape, size }: Read): void {
  names.add(`size ${size}`);
  for (const mark of shape) {
    names.add(mark);
    if (size <= 3) names.add(`short ${mark}`);
  }
  if (!shape.includes('ends')) names.add('open end');
  const all = [...kinds.entries()].filter(([, count]) => count > 0);
  for (const [kind, count] of all) {
    names.add(`k ${kind}`);
    if (count > 1) names.add(`k ${kind} twice`);
    if (size <= 3) names.add(`short, ${kind}`);
    for (const mark of ['round', 'lowerStart', 'duration', 'exclaims', 'emoji'] as const)
      if (shape.includes(mark)) names.add(`${mark}, ${kind}`);
    for (const [other] of all) if (other > kind) names.add(`k ${kind} ${other}`);
  }
  const filmish = words.filter((word) => film.some((kind) => isOfKind(word, kind))).length;
  const share = words.length === 0 ? 0 : filmish / words.length;
  names.add(`film share ${Math.floor(share * 5)}`);
  if (size <= 3) names.add(`short, film share ${Math.floor(share * 5)}`);
  for (const kind of film.concat('please', 'maker', 'page', 'draft', 'greeting')) {
    if (isOfKind(words[0] ?? '', kind)) names.add(`begins ${kind}`);
    if (isOfKind(words.at(-1) ?? '', kind)) names.add(`closes ${kind}`);
    if (shape.includes('labelled') && isOfKind(words[0] ?? '', kind)) names.add(`label ${kind}`);
  }
  names.add(`film words ${Math.min(4, film.filter((kind) => kinds.has(kind)).length)}`);
}

const told = new Set<string>([
  'ends',
  'round',
  'square',
  'hashtag',
  'link',
  'mail',
  'capitals',
  'clock',
  'bar',
  'duration',
  'lowerStart',
  'labelled',
  'question',
  'titleCase',
] as const);

function addNeighbour(
  names: Set<string>,
  side: string,
  other: Read | undefined,
  isNear: boolean,
): void {
  if (other === undefined) {
    names.add(`${side}: nothing`);
    return;
  }
  const where = `${side}${isNear ? '' : ' line'}`;
  names.add(`${where}: size ${other.size}`);
  for (const mark of other.shape) if (told.has(mark)) names.add(`${where}: ${mark}`);
  for (const kind of other.kinds.keys()) names.add(`${where}: ${kind}`);
}
