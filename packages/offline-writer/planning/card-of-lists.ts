import words from '../data/contrast-words.json' with { type: 'json' };
import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import type { LinePicture } from './picture-of-line.ts';
import { readLine } from './read-line.ts';
import { clip } from './within-limits.ts';
import { grammar } from '../grammar-words.ts';
import { ofCards } from './card-words.ts';
import { capital } from '../plain-words.ts';

/* Sentences that are lists by themselves, in nine languages: what stands behind a colon, a way by its stations, what is right and what is not. */

const anyOf = (list: readonly string[]) => `(?:${alternatives(list)})(?![\\p{L}\\p{M}])`;
const leastParts = 3;
const mostWords = 7;
const mostLetters = 48;
const wordsIn = (text: string) => text.trim().split(/\s+/u).length;
const withoutEnd = (text: string) => text.trim().replace(/[.!;…。]+$/u, '');
const link = new RegExp(String.raw`,\s(?:(?:${grammar.ands})\s)?|\s\+\s|\s(?:→|->|>)\s`, 'u');

const twoJoined = new RegExp(
  String.raw`^(\S+(?: \S+){0,2}?) (?:${grammar.ands}) (\S+(?: \S+){0,2})$`,
  'u',
);

/** Short parts in a row; none where one of them is a sentence or a question. */
function partsOf(text: string): readonly string[] {
  const parts = withoutEnd(text)
    .split(link)
    .map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  // "Jam, tea and bread": the last two are joined without a comma.
  const [, one = '', other = ''] = twoJoined.exec(last) ?? [];
  const all = parts.length > 1 && one !== '' ? [...parts.slice(0, -1), one, other] : parts;
  const areShort = all.every(
    (part) =>
      part !== '' &&
      wordsIn(part) <= mostWords &&
      part.length <= mostLetters &&
      !/[?？؟!:"“”«»()]/u.test(part),
  );
  return areShort && all.length >= leastParts ? all : [];
}

const way = new RegExp(`^(?:\\p{L}+ )?${anyOf(words.ways)}`, 'iu');
const mostOfLabel = 12;

/** "Yes: washing machines, kettles, bulbs": a label and what it is of. */
function labelledRow(text: string): Card | null {
  const [, label = '', rest = ''] = /^([^:]{2,90}?)\s?:\s(\S.*)$/su.exec(text.trim()) ?? [];
  if (label === '' || wordsIn(label) > mostOfLabel) return null;
  const items = partsOf(rest);
  if (items.length === 0) return null;
  const card = { items, quote: clip(label), subjects: [], place: '' };
  return { layout: way.test(label) ? 'process' : 'list', ...card };
}

/** "Carrycot + seat + raincover": a sum of things. */
function sumOf(text: string): Card | null {
  const isSum = (text.match(/\s\+\s/gu) ?? []).length >= leastParts - 1;
  const items = isSum && !/[\p{N},]/u.test(text) ? partsOf(text) : [];
  return items.length === 0 ? null : { layout: 'list', items, subjects: [], place: '' };
}

/** What stands behind its negation is a thing, a place or a time, and nothing that somebody does: "not the bottom", "no después". */
const negated = String.raw`(?:${[
  String.raw`(?:not|never)\s(?!(?:${ofCards.notDenied})\b)`,
  String.raw`(?:nicht|nie)\s(?:${ofCards.deniedGerman})\s`,
  String.raw`(?:nicht|nie|kein\p{L}{0,2})\s(?:\S+\s)*\S*(?:\p{Lu}\p{Ll}+|\p{Ll}{3,}en)(?=[.!]*$)`,
  String.raw`no\s(?:${ofCards.deniedSpanish})\s?`,
  String.raw`(?:pas|jamais)\s(?:d['’]|l['’]|(?:${ofCards.deniedFrench})\s)`,
  String.raw`(?:non|mai)\s(?:l['’]|un['’]|(?:${ofCards.deniedItalian})\s)`,
  String.raw`(?:não|nunca)\s(?:(?:${ofCards.deniedPortuguese})(?=[\s.!]|$))`,
  String.raw`(?:niet|nooit|geen)\s(?:(?:${ofCards.deniedDutch})\s|\p{L}+en(?=[.!]*$))`,
  String.raw`nie\s(?:(?:${ofCards.deniedPolish})\s|(?!(?:${ofCards.polishPrefixes})?\p{L}{0,3}(?:wiem|umiem)(?!\p{L}))\p{L}+(?:${ofCards.polishEndings})(?=[\s.!]|$))`,
].join('|')})`;
const behind = new RegExp(
  String.raw`^(\S+\s[^,;.!?]{2,60}?)(?:,|;|\s[–—-])\s((?=${negated})[^,;.!?]{2,44})[.!]*$`,
  'u',
);
/** Without a comma only English says it so: "bum first not head first". */
const joined = new RegExp(
  String.raw`^((?:[^,;.!?]{2,44},\s)?)(\S[^,;.!?]{2,44}?(?<!\b(?:${ofCards.notJoined}))) (not (?!(?:${ofCards.notContrasted})\b)[^,;.!?]{2,44})[.!]*$`,
  'iu',
);
const instead = new RegExp(
  `^(${anyOf(words.negations)}\\s[^,;.!?]{2,44}?),?\\s((?:${anyOf(words.insteads)})\\s[^,;.!?]{2,60})[.!]*$`,
  'iu',
);
const mostOfSide = 9;

/** "On top, not at the bottom": what is right is ticked, what is not is crossed out. */
function contrastIn(text: string, isEnglish: boolean): Card | null {
  const [, lead = '', told = '', not = ''] = (isEnglish ? joined.exec(text) : null) ?? [];
  const [, first = '', second = ''] = told === '' ? (behind.exec(text) ?? []) : [];
  const [right, wrong] = told === '' ? [first, second] : [told, not];
  const [, no = '', yes = ''] = instead.exec(text) ?? [];
  const before = lead === '' ? [] : [lead.replace(/,\s$/u, '')];
  const sides = right !== '' ? [...before, right, wrong] : no !== '' ? [no, yes] : [];
  const areShort = sides.every((side) => wordsIn(side) <= mostOfSide);
  // "Never do it alone" tells what is done, and sets nothing beside it.
  const isDone =
    isEnglish && right !== '' && readLine(wrong.replace(/^\S+\s/u, '')).actions.length > 0;
  return sides.length === 0 || !areShort || isDone || /\p{N}/u.test(sides.join(' '))
    ? null
    : { layout: 'checklist', items: sides.map((side) => capital(side.trim())), subjects: [] };
}

const isNegated = new RegExp(`^${anyOf(words.negations)}`, 'iu');
/** Whether a card sets what is right beside what is not. */
export const isContrast = ({ layout, items = [] }: Card): boolean =>
  layout === 'checklist' && items.some((item) => isNegated.test(item));

const stories: ReadonlySet<string> = new Set(['story', 'joke', 'poem', 'dialogue', 'script']);

/** The card of a scene's one sentence that is a list by itself; null where it is none. */
export function sentenceListCard({ parts, film }: SceneText, picture: LinePicture): Card | null {
  const [only, other] = parts;
  const isWhole = only !== undefined && only.from === 0 && only.to === only.whole.length;
  if (!isWhole || other !== undefined || stories.has(film.genre)) return null;
  const row = labelledRow(only.whole) ?? sumOf(only.whole);
  // What is seen being done needs no list.
  if (row !== null || picture.sureness === 2) return row;
  return contrastIn(only.whole, /^en\b/iu.test(film.language));
}
