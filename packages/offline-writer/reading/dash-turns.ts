import { bracketed } from '../sifting/whole-sentences.ts';
import { isTalk } from './speakers.ts';

/* Most languages set what people say behind dashes, a turn for each: "—¿Vienes? —Ahora no." */

const startsTurn = /^[–—]\s?(?=["“«¿¡(]?[\p{Lu}\p{Lo}])/u;
const nextTurn = /(?<=[.!?…]["”»]?)\s+(?=[–—]\s?["“«¿¡(]?[\p{Lu}\p{Lo}])/u;
const endsTurn = /[.!?…。！？؟]["”»)]?$/u;
const leastTurns = 2;
/** So many of the lines of a conversation may tell what happens. */
const mostTold = 0.4;

/** The lines of a text, with each turn of a conversation in dashes on a line of its own; null where it is none. */
export function turnsInDashes(lines: readonly string[]): readonly string[] | null {
  if (!lines.some((line) => startsTurn.test(line))) return null;
  const parted = lines.flatMap((line) => (startsTurn.test(line) ? line.split(nextTurn) : [line]));
  const turns = parted.filter(isTurn);
  // What is done between the turns stands in brackets, and tells nothing of its own.
  const written = parted.filter((line) => line !== '' && !bracketed.test(line));
  const isAll = turns.every((turn) => endsTurn.test(turn));
  const isInline = parted.length > lines.length;
  const talking = turns.filter((turn) => isTalk(turn)).length;
  // A list under dashes tells things; in a conversation people speak to each other.
  const isTold = isInline || talking * 2 >= turns.length;
  return turns.length >= leastTurns &&
    isAll &&
    isTold &&
    written.length - turns.length <= written.length * mostTold
    ? parted
    : null;
}

export const isTurn = (line: string): boolean => startsTurn.test(line);

/** What is said in a turn, without its dash. */
export const wordsOfTurn = (line: string): string => line.replace(startsTurn, '');
