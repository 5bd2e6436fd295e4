import { countWords } from '@scenewright/contract/rules/prose/words.ts';
import {
  isNoteToMaker,
  numberedPoint,
  numberedStep,
  roleByLabel,
  type LabelRole,
} from './label-words.ts';
import words from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import { grammar } from '../grammar-words.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };

const writtenSaid = alternativesIn(writtenWords);

const said = alternativesIn(words);

/** A label in front of a text. */
export interface Label {
  readonly role: LabelRole | 'step' | 'item';
  readonly number: number | null;
  /** Seconds that stand beside it: "Scene 1 (5s)". */
  readonly seconds: number | null;
  /** What stands behind it; empty where it heads the lines below. */
  readonly rest: string;
}

const amountOfDish = new RegExp(
  String.raw`^(?:(?:~|≈|${said.roughly})\s?)?\d|^(?:very )?(?:${said.dishEase})\b`,
  'iu',
);
const goal = new RegExp(`^(?:${said.goals})$`, 'u');

const opensQuestion = new RegExp(
  String.raw`^(?:${grammar.asking}|whose|in which|in what|true or false)\b`,
  'iu',
);
const isQuestion = (text: string): boolean => /[?？؟]\s*$/u.test(text) || opensQuestion.test(text);
const longestLabel = 48;
const numberWords: readonly string[] = countWords.slice(1, 11);

const numberedQuestion = new RegExp(
  String.raw`^((?:${writtenSaid.questionLabels})\s?#?\d{1,3})(?:[.)]|\s?[-–—])\s+(.*)$`,
  'u',
);

/** "Ans. The roots." is written with a full stop as often as with a colon. */
const shortAnswer = new RegExp(String.raw`^((?:${writtenSaid.answerLabels}))\.\s+(\S.*)$`, 'u');

/** The label that a line begins with; null where it has none. */
export function readLabel(line: string): Label | null {
  const head = line.slice(0, longestLabel + 24);
  // The colon of a time code is none of a label's.
  const colon = head.search(/(?<!\d)[:：]|[:：](?!\d)/);
  // "(text: 20-20-20) So look away.": the bracket is a note within the line, and not its label.
  if (/^[[(][^\])]*$/u.test(head.slice(0, Math.max(0, colon)))) return null;
  if (colon > 0) {
    const label = fromName(head.slice(0, colon), line.slice(colon + 1).trim());
    if (label !== null) return label;
  }
  // "Method" and 作り方 alone on a line head what follows.
  const alone = line.length <= 30 ? roleByLabel.get(labelKey(line)) : undefined;
  if (alone === 'ingredients' || alone === 'steps')
    return { role: alone, number: null, seconds: null, rest: '' };
  const dish =
    line.length <= longestLabel
      ? /^(\p{L}[\p{L} ]{2,20}?) (?=[~≈]?\d)([^|·•]{1,20})$/u.exec(line)
      : null;
  if (dish !== null && roleByLabel.get(labelKey(dish[1] ?? '')) === 'dish')
    return { role: 'dish', number: null, seconds: null, rest: dish[2] ?? '' };
  const numbered = numberedQuestion.exec(line) ?? shortAnswer.exec(line);
  if (numbered !== null) return fromName(numbered[1] ?? '', numbered[2] ?? '');
  // "Q1 Which river", but not "Q1 sales"
  const bare = /^(Q\s?#?\d{1,3})\s+(\S.*)$/u.exec(line.slice(0, 400));
  if (bare !== null && isQuestion(bare[2] ?? ''))
    return fromName(bare[1] ?? '', line.slice((bare[1] ?? '').length).trim());
  // "Scene 2 – The kitchen", "SCENE 3", "VO - We begin."
  const match =
    /^([\p{L}][\p{L} .-]{0,20}?\s?#?\d{0,2}(?:\s?\([^)]{1,20}\))?)(?:\s+[-–—|]\s+(.*)|[.]?)$/u.exec(
      line.slice(0, 2000),
    );
  if (match === null) return null;
  const name = match[1] ?? '';
  const label = fromName(name, line.length > 2000 ? '' : (match[2] ?? '').trim());
  if (label === null) return null;
  const isPlain =
    label.role === 'scene' || label.role === 'step'
      ? label.number !== null
      : /^\p{Lu}{2}/u.test(name);
  return isPlain ? label : null;
}

/** Whether a name in front of a colon is a label that may also stand within a line. */
export function isInlineLabel(name: string): boolean {
  if (roleByLabel.get(labelKey(name)) === 'dish') return true;
  const label = fromName(name, 'x');
  if (!/^[\p{Lu}\p{Lo}]/u.test(name))
    return (
      name.includes(' ') &&
      (label?.role === 'part' || label?.role === 'ending' || label?.role === 'opening')
    );
  return label !== null && (label.role !== 'part' || name.includes(' ')) && label.role !== 'topic';
}

function fromName(written: string, rest: string): Label | null {
  if (written.length > longestLabel + 24) return null;
  const bare = written.trim().replace(/^[[(#* ]+|[\])* ]+$/g, '');
  const seconds = secondsIn(bare);
  const name = bare.replace(/\s*[([][^)\]]{0,30}[)\]]?\s*$/u, '').trim();
  const numbered = numberOf(name);
  const key = labelKey(numbered === null ? name : numbered.name);
  const role = roleByLabel.get(key);
  const number = numbered?.number ?? null;
  const step = numberedStep.exec(name);
  if (step !== null) return { role: 'step', number: toNumber(step[1] ?? ''), seconds, rest };
  if (role === 'scene' && number === null) return null;
  // "Cook: Anna" is no time.
  if (role === 'dish' && !amountOfDish.test(rest)) return null;
  // "Goal: 12 stands in 30 seconds" is what the viewer is to reach.
  if (role === 'wish' && goal.test(key) && /^\d/u.test(rest)) return null;
  if (role !== undefined) return { role, number, seconds, rest };
  if (isNoteToMaker(key)) return { role: 'note', number, seconds, rest };
  const point = numberedPoint.exec(name);
  return point === null ? null : { role: 'item', number: Number(point[1]), seconds, rest };
}

/** @returns the label without dots, hyphens and apostrophes, in lower case: "v.o." and "V/O" as "vo", "On-screen" as "on screen" */
function labelKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/(?<!\p{L})(\p{L})\/(?=\p{L}(?!\p{L}))/gu, '$1')
    .replace(/[-_/]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const numberBehind = new RegExp(
  String.raw`^(.*?[^\d#\s])\s*#?(?:(\d{1,3})|\s(${grammar.numbersToTen})|([一二三四五六七八九十]))$`,
  'iu',
);

function numberOf(name: string): { readonly name: string; readonly number: number } | null {
  const match = numberBehind.exec(name);
  if (match === null) return null;
  return { name: match[1] ?? '', number: toNumber(match[2] ?? match[3] ?? match[4] ?? '') };
}

function toNumber(text: string): number {
  const wide = text === '' ? -1 : '一二三四五六七八九十'.indexOf(text);
  if (wide >= 0) return wide + 1;
  const word = numberWords.indexOf(text.toLowerCase());
  return word >= 0 ? word + 1 : Number(text);
}

const timedLabel = new RegExp(
  String.raw`(?:^|[([\s])(\d{1,3})\s*[-–—]\s*(\d{1,3})\s?(?:${said.secondUnits})\b`,
  'iu',
);
const lengthInSeconds = new RegExp(
  String.raw`(?:^|[([\s])(\d{1,3})\s?(?:${said.lengthSeconds})\b\.?`,
  'iu',
);

/** Seconds in a time code or a length: "0:05–0:12" is 7, "(5s)" is 5; null where none stands there. */
export function secondsIn(text: string): number | null {
  const span = /(\d{1,2}):(\d{2})\s*(?:[-–—]|to|bis|a|à)\s*(\d{1,2}):(\d{2})/iu.exec(text);
  if (span !== null) {
    const from = Number(span[1]) * 60 + Number(span[2]);
    const to = Number(span[3]) * 60 + Number(span[4]);
    return to > from ? to - from : null;
  }
  const bare = timedLabel.exec(text);
  if (bare !== null && Number(bare[2]) > Number(bare[1])) return Number(bare[2]) - Number(bare[1]);
  const length = lengthInSeconds.exec(text);
  return length === null ? null : Number(length[1]);
}
