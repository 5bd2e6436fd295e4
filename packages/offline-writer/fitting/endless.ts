import type { Beat } from '../genres/genre.ts';
import type { MeasureSpeech } from '../brief.ts';
import { asSpoken } from '../reading/sentences.ts';
import { partsOfSentence, sharedAt } from './cut-points.ts';

/** Beats whose sentences are told as far as there is room, and what is left out of each line by its place. */
export interface Shortened {
  readonly beats: readonly Beat[];
  readonly rests: ReadonlyMap<number, string>;
  /** The same sentences as they were typed. */
  readonly wholes: ReadonlyMap<number, string>;
}

const clauseEnd = /(?<=[,;،；，、])\s+/u;
/** A sentence of fewer clauses is one thought, and told whole or not at all. */
const leastClauses = 4;
const openers = /[([{（「“«]/gu;
const closers = /[)\]}）」”»]/gu;
const isClosed = (text: string) =>
  (text.match(openers)?.length ?? 0) <= (text.match(closers)?.length ?? 0);

/**
 * A whole text that was typed as one sentence of commas, longer than the film: it is told from its beginning on to the last
 * clause that there is room for. Any other sentence is told whole or not at all.
 */
export function withoutEndless(
  beats: readonly Beat[],
  filmS: number,
  roomS: number,
  measure: MeasureSpeech,
): Shortened {
  const rests = new Map<number, string>();
  const wholes = new Map<number, string>();
  let place = -1;
  const shortened = beats.map((beat) => ({
    ...beat,
    lines: beat.lines.map((line) => {
      place += 1;
      if (line.unit === null || line.unit.kind === 'verse' || measure(line.text) <= filmS)
        return line;
      const clauses = line.text.split(clauseEnd);
      if (clauses.length < leastClauses) return line;
      const upTo = (count: number) => clauses.slice(0, count).join(' ');
      const count = clauses.findLastIndex(
        (_, at) => at > 0 && isClosed(upTo(at)) && measure(upTo(at)) <= roomS,
      );
      if (count < 1) return line;
      rests.set(place, clauses.slice(count).join(' '));
      wholes.set(place, line.text);
      return { ...line, text: asSpoken(upTo(count)) };
    }),
  }));
  return { beats: shortened, rests, wholes };
}

/**
 * Sentences that are longer than the film, each told up to the last of its clauses that there is room for: what is left of
 * somebody's only sentence, dictated without a comma, is better than a film that says nothing.
 */
export function begunSentences(
  beats: readonly Beat[],
  filmS: number,
  measure: MeasureSpeech,
): Shortened {
  const rests = new Map<number, string>();
  const wholes = new Map<number, string>();
  let place = -1;
  const begun = beats.map((beat) => ({
    ...beat,
    lines: beat.lines.map((line) => {
      place += 1;
      if (line.unit === null || line.unit.kind === 'verse' || measure(line.text) <= filmS)
        return line;
      const fits = (text: string) => measure(text) <= filmS;
      const [first, ...others] = partsOfSentence(line.text, fits);
      const isClause = others[0] !== undefined && others[0].cost <= sharedAt.phrases;
      if (first === undefined || !isClause || !isClosed(first.text)) return line;
      rests.set(place, line.text.slice(first.text.length).trim());
      wholes.set(place, line.text);
      return { ...line, text: asSpoken(first.text) };
    }),
  }));
  return { beats: begun, rests, wholes };
}
