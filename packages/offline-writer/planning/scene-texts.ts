import { maxPlanTextCharacters } from '@scenewright/contract/rules/picture-plan.ts';
import type { Line } from '../genres/genre.ts';
import { grammar } from '../grammar-words.ts';
import { ofCards } from './card-words.ts';

/** A part of a sentence that a scene says, with the sentence that it is of: a word means what it means there. */
export interface SaidPart {
  readonly whole: string;
  /** Where the part stands in it. */
  readonly from: number;
  readonly to: number;
}

/** The whole sentence of each line. */
export type Wholes = ReadonlyMap<Line, string>;

/** Whether a text ends as a question does. */
export const asks = (text: string): boolean => /[?？؟]["'”’)]*\s*$/u.test(text);

/** Behind these, in any language, something else is counted: "34 saias azuis e 29 calças". The source of a pattern. */
export const linkToCount = String.raw`\s(?:${grammar.ands}|och)\s(?=\d)`;

const isClosed = (text: string) => /[.!?…。！？।]["'”’)]*$/u.test(text.trim());

/** Of what is not the creator's only the parts are known: those of one source belong together up to a full stop. */
export function wholesOfParts(scenes: readonly (readonly Line[])[]): Wholes {
  const wholes = new Map<Line, string>();
  let open: Line[] = [];
  const close = () => {
    const whole = open.map(({ text }) => text.trim()).join(' ');
    for (const line of open) wholes.set(line, whole);
    open = [];
  };
  for (const line of scenes.flat()) {
    if (line.unit !== null || line.source === 'structure') continue;
    if (open.length > 0 && open[0]?.of !== line.of) close();
    open.push(line);
    if (isClosed(line.text)) close();
  }
  close();
  return wholes;
}

const spoken = (lines: readonly Line[]) => lines.filter(({ source }) => source !== 'structure');

/** What is said, structure words left out. */
export const textsOf = (lines: readonly Line[]) => spoken(lines).map(({ text }) => text.trim());

/** What is said, each part in its sentence. */
export const partsOf = (lines: readonly Line[], wholes: Wholes): SaidPart[] =>
  spoken(lines).map((line) => {
    const text = line.text.trim();
    const whole = line.unit?.text ?? wholes.get(line) ?? text;
    const from = whole.indexOf(text);
    return from < 0
      ? { whole: text, from: 0, to: text.length }
      : { whole, from, to: from + text.length };
  });

/** "Several ladies asked me how I get wax out of a tablecloth": who asked. */
const asker = new RegExp(
  String.raw`^[^.!?;:]{3,100}?\b(?:${ofCards.askers})\b(?: (?:${ofCards.behindAskers}|(?:every|each)(?: \p{L}+){1,3}))*,? (?=(?:how|why|what|where|when|whether|if|which)\b)`,
  'iu',
);

/** A part of an English sentence without who asked what it says: what they asked is the point. */
export function askedAlone(part: SaidPart): SaidPart {
  const begins = part.from === 0 ? (asker.exec(part.whole)?.[0].length ?? 0) : 0;
  return begins > 0 && begins < part.to ? { ...part, from: begins } : part;
}

/** A sentence whole, where a line is a part of it that a card has room to complete. */
const wholeOf = ({ text, unit }: Line) =>
  unit !== null && unit.text.length <= maxPlanTextCharacters && unit.text.includes(text.trim())
    ? unit.text
    : text.trim();

/** The sentences of a scene, each once. */
export const wholesOf = (lines: readonly Line[]) => [...new Set(spoken(lines).map(wholeOf))];
