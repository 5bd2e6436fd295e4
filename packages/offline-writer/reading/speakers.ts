import planWords from '../data/plan-words.json' with { type: 'json' };
import { detectLanguage } from './language.ts';
import { isInlineLabel, readLabel } from './labels.ts';
import { isOfVoice } from './off-stage.ts';
import { nameOfTurn } from './turns.ts';
import words from '../data/speaker-words.json' with { type: 'json' };
import timeWords from '../data/time-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/** Labels that may name somebody as well: a son, and WALT, which in lessons means what is learnt. */
export const labelsThatName = /^(?:son|walt|wilf)$/iu;

/** Words in front of a colon that name a matter and nobody. */
const matters = new Set([...Object.values(words.matters).flat(), ...timeWords.weekdays]);
/** "Week 1:", "Day 2:" head what happened, and speak no more than "Part 3". */
export const numberedTime = new RegExp(String.raw`^(?:${said.numberedTimes})\s#?\d{1,3}$`, 'u');
const longestName = 24;

/** The names, in lower case, of those who speak in a dialogue; empty where none is one. */
export function speakersOf(lines: readonly string[]): ReadonlySet<string> {
  const sure = lines.flatMap((line) => nameOfTurn(line) ?? []);
  return sure.length > 0
    ? new Set(sure)
    : new Set([...likelySpeakers(lines), ...speakersOfScript(lines)]);
}

/** "COLIN: They need somebody to knock.": in a script whoever is written in capitals speaks, be it once. */
function speakersOfScript(lines: readonly string[]): readonly string[] {
  const isScript = lines.some((line) => {
    const role = readLabel(line)?.role;
    return role === 'voice' || role === 'scene';
  });
  if (!isScript) return [];
  return lines.flatMap((line) => {
    const name = /^(\p{Lu}[\p{Lu}\p{M} .'’-]{1,23}?)\s?(?:\([^)]{0,40}\))?: \S/u.exec(
      line.slice(0, 80),
    )?.[1];
    const isName = name !== undefined && canSpeak(name.toLowerCase()) && readLabel(line) === null;
    return isName ? [name.toLowerCase()] : [];
  });
}

/** "PHONE: …" and "CHARGER: …" in turns: two whose names in capitals head line after line talk, whatever else their names mean. */
function shoutedTwo(lines: readonly string[]): ReadonlySet<string> {
  const written = lines.filter((line) => line !== '');
  const heads = written.map(
    (line) =>
      /^(\p{Lu}[\p{Lu} .'’-]{1,23}): \S/u.exec(line.slice(0, 60))?.[1]?.toLowerCase() ?? null,
  );
  const counts = Map.groupBy(
    heads.filter((name) => name !== null),
    (name) => name,
  );
  const again = [...counts].filter(([, all]) => all.length >= leastShouted);
  const isTalk = heads.filter((name) => name !== null).length >= written.length * mostlyTalk;
  return new Set(isTalk && again.length >= 2 ? again.map(([name]) => name) : []);
}
const leastShouted = 3;
const mostlyTalk = 0.7;

function likelySpeakers(lines: readonly string[]): ReadonlySet<string> {
  // "Son:" is a sound in French alone.
  const isFrench = detectLanguage(lines.join('\n').slice(0, 4000)) === 'fr';
  const turns = new Map<string, Turns>();
  const shouted = shoutedTwo(lines);
  // "Owner:" heads a row of minutes as well: whoever has a role and speaks again is somebody.
  const isRole = (name: string) =>
    roles.has(name) && lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).length > 1;
  for (const line of lines) {
    const turn =
      /^([-–—•*]?)\s*(\p{L}[\p{L}\p{M}\p{N} ._'’-]{0,30}?)\s*(?:\([^)]{0,40}\))?\s*[:：]\s*(\S.*)$/u.exec(
        line.slice(0, 400),
      );
    const name = turn?.[2]?.toLowerCase() ?? '';
    if (
      turn === null ||
      !(canSpeak(name) || isRole(name) || (shouted.has(name) && !/\d/u.test(name))) ||
      (readLabel(line) !== null && (isFrench || !labelsThatName.test(name)))
    )
      continue;
    const heard = turns.get(name) ?? { count: 0, talk: 0, said: 0, mayName: true };
    turns.set(name, {
      count: heard.count + 1,
      talk: heard.talk + (isTalk(turn[3] ?? '') ? 1 : 0),
      said: heard.said + (/^\p{Lu}.*[.!?…]["”’)]?$/u.test(turn[3] ?? '') ? 1 : 0),
      mayName: heard.mayName && turn[1] === '' && mayNameSomebody(turn[2] ?? ''),
    });
  }
  for (const name of turns.keys()) if (numberedTime.test(name)) turns.delete(name);
  const all = [...turns.values()];
  const count = all.reduce((sum, turn) => sum + turn.count, 0);
  const talk = all.reduce((sum, turn) => sum + turn.talk, 0);
  const repeats = all.some((turn) => turn.count > 1);
  const said = all.reduce((sum, turn) => sum + turn.said, 0);
  // Two who take turns in whole sentences talk, whatever they say.
  if (repeats && turns.size >= 2 && said === count) return new Set(turns.keys());
  // So do two or more who all speak again, where nothing but what they say stands there.
  const written = lines.filter((line) => line !== '').length;
  const allRepeat = turns.size >= 2 && [...turns.values()].every((turn) => turn.count > 1);
  if (allRepeat && count === written) return new Set(turns.keys());
  // Who speaks once alone must have a name or a role: "Playground:" and "Lunch queue:" head points.
  const isTalked = repeats
    ? talk * 4 >= count
    : turns.size >= 2 && talk * 2 > count && all.every(({ mayName }) => mayName);
  return count >= 2 && isTalked ? new Set(turns.keys()) : new Set();
}

/** What stands behind a name in front of a colon. */
interface Turns {
  readonly count: number;
  readonly talk: number;
  /** How many are whole sentences. */
  readonly said: number;
  /** Whether it looks like who speaks, and heads no point of a list. */
  readonly mayName: boolean;
}

/** "Ana", "Mr Osei", "MUM", "Shop owner": capitals throughout, or somebody's role. */
const mayNameSomebody = (name: string): boolean =>
  name.split(' ').every((word) => /^[\p{Lu}\p{Lo}]/u.test(word)) ||
  roles.has(name.toLowerCase().split(' ').at(-1) ?? '');
const roles: ReadonlySet<string> = new Set(planWords.people);

/** Names in front of a colon, in lower case, that a text repeats or that talk in it. */
export function namesWithColon(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(
    /(?:^|[.!?…"”)]\s|\n)\s?(\p{Lu}[\p{L}\p{M}'’-]{0,15}(?: \p{Lu}[\p{L}\p{M}.'’-]{0,15})?):\s/gu,
  )) {
    const name = match[1] ?? '';
    if (canSpeak(name.toLowerCase()) && !isInlineLabel(name))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts.entries()];
  const isDialogue = names.length >= 2 && names.some(([, count]) => count > 1);
  return new Set(isDialogue ? names.map(([name]) => name.toLowerCase()) : []);
}

function canSpeak(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= longestName &&
    (name.split(' ').length <= 3 || isOfVoice(name)) &&
    !matters.has(name) &&
    !/\d{2}/.test(name)
  );
}

/** Whether words are spoken to somebody. */
export function isTalk(text: string): boolean {
  return /[?!]/.test(text) || speaksAsOne.test(text);
}
const speaksAsOne = new RegExp(String.raw`\b(?:${said.talkingWords})\b`, 'iu');
