import { readLabel } from '../labels.ts';
import { turnOf } from '../turns.ts';
import { readHead, readStamp } from './stamps.ts';
import words from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);

/* Chats, logs, forums and threads of messages, whatever program wrote them: a stamp and a name, again and again, and what they head. */

const named =
  /^(?:<(?<handle>[^<>\n]{1,30})>\s+|~?\s?(?<name>(?:\p{L}|\p{Extended_Pictographic})[^:\n]{0,40}?|\+\d[\d\s()-]{6,18})\s?:(?:\s|$))(?<said>.*)$/u;
/** What a chat shows around its messages: threads, counted reactions, its own name. */
const threads =
  /^(?:\d+ repl(?:y|ies)\b.{0,80}|last reply .{1,60}|view thread|\(edited\)|#[\p{L}\p{N}_-]{2,60})$/iu;
const reactions = /^(?:(?::[\w+-]{1,40}:|\p{Extended_Pictographic}\uFE0F?) ?\d{0,4}\s*)+$/u;
const summary = /^(?:(?:ok(?:ay)?|so|hey),? )?tl;?dr\b[^:.!?]{0,40}[:,]?\s*/iu;
const edited = /\s*(?:<[^<>]{1,40}>|\(edited\)|\(bearbeitet\)|\(editado\)|\(modifié\))\s*$/iu;
/** What was sent without words, or taken back, as chats say it. */
const nothingSaid = new RegExp(
  String.raw`^(?:<[^<>]{1,40}>|[[(]?(?:${said.mediaNouns})[\p{L} ]* (?:${said.mediaLeftOut})[\])]?|(?:${said.attachments})s?(?:[,:].{0,60})?|(?:this|you deleted this) message(?: was deleted)?\.?|(?:${said.messagesDeleted}).{0,20}|missed (?:voice|video) call.*|null)$`,
  'iu',
);
/** "Ott, Lena" behind a stamp. */
const fullName = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:,? \p{Lu}[\p{L}\p{M}.'’-]*){0,3}$/u;
/** In characters. */
const longestStamped = 80;
const leastMessages = 2;
/** Handles without a capital or a colon may be words of a log or of a list. */
const leastBareMessages = 3;

/** Messages of a chat, each as what somebody says; the chat's own notices, and what was sent without words, go. */
export function withoutStamps(text: string): string {
  const lines = text.split('\n');
  if (lines.filter(isMessage).length >= leastMessages) return lines.flatMap(asTurn).join('\n');
  if (isHeaded(lines)) return headsAsTurns(lines);
  return areBare(lines) ? lines.flatMap(bareAsTurn).join('\n') : text;
}

/** Messages of a chat are short; posts of a forum, whose heads look alike, are not. In characters, on average. */
const longestMessage = 140;

/** Whether a text was copied from a chat: a name and a stamp, again and again, and short messages. */
export function isWrittenAsChat(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isChat =
    lines.filter(isMessage).length >= leastMessages || isHeaded(lines) || areBare(lines);
  return isChat && text.length <= lines.length * longestMessage;
}

interface Message {
  readonly name: string;
  readonly said: string;
}

function messageIn(text: string): Message | null {
  const { handle, name, said = '' } = named.exec(text.slice(0, 40_000))?.groups ?? {};
  const who = handle ?? name;
  return who === undefined ? null : { name: who, said: said.replace(edited, '') };
}

function isMessage(line: string): boolean {
  const head = readStamp(line);
  const message = head === null ? null : messageIn(head.rest);
  if (head === null || message === null) return false;
  // The time codes of a script have labels behind them.
  return head.hasDate || readLabel(`${message.name}: x`) === null;
}

const isSilent = (said: string): boolean =>
  !/[\p{L}\p{N}]/u.test(said) || nothingSaid.test(said.trim().slice(0, 100));

function asTurn(line: string): string[] {
  const head = readStamp(line);
  if (head === null) return nothingSaid.test(line.slice(0, 100)) ? [] : [line];
  const message = messageIn(head.rest);
  // With a date, what nobody says is told by the chat itself.
  if (message === null) return head.hasDate ? [] : [line];
  return isSilent(message.said) ? [] : [turnOf(message.name, message.said)];
}

/** Whether lines that hold a name and a stamp have words under them; those of a timetable follow on each other. */
function isHeaded(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const heads = written.flatMap((line, at) => {
    const head = headOf(line);
    return head === null ? [] : [{ ...head, next: written[at + 1] }];
  });
  const isFollowed = heads.every(
    ({ next }, at) => at === heads.length - 1 || (next !== undefined && headOf(next) === null),
  );
  const repeats = new Set(heads.map(({ name }) => name)).size < heads.length;
  const isCertain = repeats || heads.every(({ isMarked }) => isMarked);
  return heads.length >= leastMessages && isFollowed && isCertain;
}

function headOf(line: string): { readonly name: string; readonly isMarked: boolean } | null {
  const head = readHead(line);
  if (head !== null) return head.rest === '' ? head : null;
  const stamp = line.length > longestStamped ? null : readStamp(line);
  const isName = stamp !== null && fullName.test(stamp.rest.trim());
  return isName ? { name: stamp.rest.trim(), isMarked: stamp.hasDate } : null;
}

function headsAsTurns(lines: readonly string[]): string {
  const turns: string[] = [];
  const names = new Set(lines.flatMap((line) => headOf(line)?.name ?? []));
  let name: string | null = null;
  for (const line of lines) {
    const text = line.trim();
    const head = headOf(line);
    if (head !== null) ({ name } = head);
    else if (text === '') {
      turns.push('');
      name = null;
    } else if (isShown(text, names)) continue;
    else turns.push(name === null ? line : turnOf(name, text.replace(summary, '')));
  }
  return turns.join('\n');
}

/** What the chat shows and nobody writes: reactions, threads, "Maya reacted ❤️". */
function isShown(line: string, names: ReadonlySet<string>): boolean {
  if (line.length > 100) return false;
  if (threads.test(line) || reactions.test(line) || isSilent(line)) return true;
  const reacted = /^(.+?) \S+(?: \S+){0,2} \p{Extended_Pictographic}\uFE0F?$/u.exec(line);
  return reacted !== null && [...names].some((name) => line.startsWith(`${name} `));
}

/** "jonas 09:02 it is down": a name, a time and what was written in one line, and names that come again. */
function areBare(lines: readonly string[]): boolean {
  const heads = lines.flatMap((line) => bareIn(line) ?? []);
  const written = lines.filter((line) => line.trim() !== '').length;
  const names = new Set(heads.map(({ name }) => name));
  return (
    heads.length >= leastBareMessages && names.size < heads.length && heads.length * 2 > written
  );
}

function bareIn(line: string): Message | null {
  const head = readHead(line);
  return head === null || head.rest === '' ? null : { name: head.name, said: head.rest };
}

function bareAsTurn(line: string): string[] {
  const message = bareIn(line);
  if (message === null) return [line];
  return isSilent(message.said) ? [] : [turnOf(message.name, message.said)];
}
