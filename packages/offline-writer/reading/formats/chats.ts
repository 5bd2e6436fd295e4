import { readLabel } from '../labels.ts';

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
/** "[12.03.24, 18:04:11] Lena: Hi", "12/03/2024, 18:04 - Priya: Hi", "[09:14] Maya: Hi". */
const stamp = new RegExp(
  String.raw`^\[?(?:(${date}),? (?:at )?)?(${time})\]?\s*(?:[-–—]\s*)?`,
  'iu',
);
const message = /^~?\s?(\p{L}[^:\n]{0,30}?|\+\d[\d\s()-]{6,18}):\s(.*)$/u;
/** "Maya Chen  9:14 AM" above what she writes. */
const headed = new RegExp(
  String.raw`^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})\s+(?:APP\s+)?(?:— )?\[?(?:(?:today|yesterday|${date}),? (?:at )?)?${time}\]?$`,
  'u',
);
const nothingSaid =
  /^(?:<[^<>]{1,40}>|\[?(?:image|video|audio|sticker|gif|photo|document|contact card|voice message|media|bild|imagen|foto|vídeo|sprachnachricht)[\p{L} ]* (?:omitted|weggelassen|omitid[oa]|absente?)\]?|(?:this|you deleted this) message(?: was deleted)?\.?|missed (?:voice|video) call.*|null)$/iu;
const leastMessages = 2;

/** Messages of a chat, each as what somebody says; the chat's own notices, and what was sent without words, go. */
export function withoutStamps(text: string): string {
  const lines = text.split('\n');
  if (lines.filter(isMessage).length >= leastMessages) return lines.flatMap(asTurn).join('\n');
  return lines.filter((line) => headed.test(line.slice(0, 80))).length >= leastMessages
    ? headsAsTurns(lines)
    : text;
}

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
  let name: string | null = null;
  for (const line of lines) {
    const head = headed.exec(line.slice(0, 80));
    if (head !== null) name = head[1] ?? null;
    else if (name === null || line.trim() === '') turns.push(line);
    else {
      turns.push(`${name}: ${line}`);
      name = null;
    }
  }
  return turns.join('\n');
}
