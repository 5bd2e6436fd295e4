import { readLabel } from '../labels.ts';

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
/** "[12.03.24, 18:04:11] Lena: Hi", "12/03/2024, 18:04 - Priya: Hi", "[09:14] Maya: Hi". */
const stamp = new RegExp(
  String.raw`^\[?(?:(${date}),? (?:at )?)?(${time})\]?\s*(?:[-–—]\s*)?`,
  'iu',
);
const message = /^~?\s?(\p{L}[^:\n]{0,30}?|\+\d[\d\s()-]{6,18}):\s(.*)$/u;
/** "Maya Chen  9:14 AM", "dana.k  9:14 AM" or "Maya, 21:14" above what she writes. */
const headed = new RegExp(
  String.raw`^([\p{L}][\p{L}\p{M}\p{N}._'’-]{0,30}(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,2})(?:,|\s)\s*(?:APP\s+)?(?:— )?\[?(?:(?:today|yesterday|${date}),? (?:at )?)?${time}\]?$`,
  'u',
);
/** What a chat shows around its messages: threads, counted reactions, its own name. */
const threads =
  /^(?:\d+ repl(?:y|ies)\b.{0,80}|last reply .{1,60}|view thread|\(edited\)|#[\p{L}\p{N}_-]{2,60})$/iu;
const reactions = /^(?:(?::[\w+-]{1,40}:|\p{Extended_Pictographic}\uFE0F?) ?\d{0,4}\s*)+$/u;
const summary = /^(?:(?:ok(?:ay)?|so|hey),? )?tl;?dr\b[^:.!?]{0,40}[:,]?\s*/iu;
const nothingSaid =
  /^(?:<[^<>]{1,40}>|\[?(?:image|video|audio|sticker|gif|photo|document|contact card|voice message|media|bild|imagen|foto|vídeo|sprachnachricht)[\p{L} ]* (?:omitted|weggelassen|omitid[oa]|absente?)\]?|(?:this|you deleted this) message(?: was deleted)?\.?|missed (?:voice|video) call.*|null)$/iu;
const leastMessages = 2;

/** Messages of a chat, each as what somebody says; the chat's own notices, and what was sent without words, go. */
export function withoutStamps(text: string): string {
  const lines = text.split('\n');
  if (lines.filter(isMessage).length >= leastMessages) return lines.flatMap(asTurn).join('\n');
  return isHeaded(lines) ? headsAsTurns(lines) : text;
}

const headOf = (line: string): string | null => headed.exec(line.trim().slice(0, 80))?.[1] ?? null;

/** Whether lines that hold nothing but a name and a time have words under them; those of a timetable follow on each other. */
function isHeaded(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const heads = written.flatMap((line, at) => {
    const name = headOf(line);
    return name === null ? [] : [{ name, isMarked: isMarked(line), next: written[at + 1] }];
  });
  const isFollowed = heads.every(
    ({ next }, at) => at === heads.length - 1 || (next !== undefined && headOf(next) === null),
  );
  const repeats = new Set(heads.map(({ name }) => name)).size < heads.length;
  const isCertain = repeats || heads.every(({ isMarked: marked }) => marked);
  return heads.length >= leastMessages && isFollowed && isCertain;
}

/** A capital name, and a time apart from it or with its half of the day, as a chat sets them. */
const isMarked = (line: string): boolean =>
  /^\p{Lu}/u.test(line.trim()) && /\s{2,}|[AaPp]\.?[Mm]\.?\]?$/u.test(line.trim());

function isMessage(line: string): boolean {
  const head = stamp.exec(line.slice(0, 60));
  if (head === null) return false;
  const said = message.exec(line.slice(head[0].length, 400));
  // The time codes of a script have labels behind them.
  return said !== null && (head[1] !== undefined || readLabel(`${said[1] ?? ''}: x`) === null);
}

function asTurn(line: string): string[] {
  const head = stamp.exec(line.slice(0, 60));
  if (head === null) return nothingSaid.test(line.slice(0, 100)) ? [] : [line];
  const rest = line.slice(head[0].length);
  const said = message.exec(rest);
  // With a date, what nobody says is told by the chat itself.
  if (said === null) return head[1] === undefined ? [line] : [];
  return nothingSaid.test((said[2] ?? '').slice(0, 100)) ? [] : [rest];
}

function headsAsTurns(lines: readonly string[]): string {
  const turns: string[] = [];
  const names = new Set(lines.flatMap((line) => headOf(line) ?? []));
  let name: string | null = null;
  for (const line of lines) {
    const text = line.trim();
    const head = headOf(line);
    if (head !== null) name = head;
    else if (text === '') {
      turns.push('');
      name = null;
    } else if (isShown(text, names)) continue;
    else turns.push(name === null ? line : `${name}: ${text.replace(summary, '')}`);
  }
  return turns.join('\n');
}

/** What the chat shows and nobody writes: reactions, threads, "Maya reacted ❤️". */
function isShown(line: string, names: ReadonlySet<string>): boolean {
  if (line.length > 100) return false;
  if (threads.test(line) || reactions.test(line) || nothingSaid.test(line)) return true;
  if (!/[\p{L}\p{N}]/u.test(line)) return true;
  const reacted = /^(.+?) \S+(?: \S+){0,2} \p{Extended_Pictographic}\uFE0F?$/u.exec(line);
  return reacted !== null && [...names].some((name) => line.startsWith(`${name} `));
}
