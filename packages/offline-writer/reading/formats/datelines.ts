import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

/* Where and when a piece of news was written stands in front of its first sentence. It is shown, and said by nobody. */

const said = alternativesIn(formatWords);
const place = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|${said.withinPlaces})){0,3}`;
const region = String.raw`, \p{Lu}[\p{L}. ]{1,20}`;
const agency = String.raw` ?\((?:\p{Lu}{2,6}|dpa|Reuters|Lusa|Efe)\)`;
const month = String.raw`\p{L}[\p{L}\p{M}]{2,10}\.?`;
const day = String.raw`\d{1,2}(?:${said.ordinalEnds}|\.)?`;
const date = String.raw`,? \(?(?:(?:${said.articlesOfDates}) )?(?:${month} ${day}|${day} (?:de )?${month})(?:,? (?:de )?\d{4})?\)?`;
/**
 * "RIVERTON (AP) — ", "AUSTIN, Texas, May 6, 2025 – ", "Thunder Bay, Ont. — ": a place by itself may be anything in front of a dash,
 * so that a date, an agency or a shortened region must stand beside it.
 */
const dateline = new RegExp(
  String.raw`^(${place}(?:(?:${region})??(?:${date})?${agency}|(?:${region})?${date}|, \p{Lu}[\p{L}.]{0,7}\.))\.? ?[—–-]{1,2} (?=["“„«]?\p{Lu})`,
  'u',
);
const shouted = String.raw`(?:\p{Lu}(?:\.|[\p{Lu}\p{M}'’-]+) ){0,4}\p{Lu}[\p{Lu}\p{M}'’-]{2,}`;
const raised = String.raw`(?=["“„«]?\p{Lu}(?:\p{Ll}| \p{L}\p{Ll}|['’]))`;
const dash = String.raw`[—–-]{1,2}`;
/** "SAINT-AUBIN (Loiret). Le bac …", "VILLALOBOS, 4 de marzo. El …", "SÃO BENTO, MG — A …": a region or a day beside it is sure by itself. */
const shoutedBesides = new RegExp(
  String.raw`^(${shouted}(?: \([\p{L}. -]{2,24}\)|, \p{Lu}{2}|${date}|${region}))(?:[.:]|\.? ?${dash}) ${raised}`,
  'u',
);
/** "ZUIDERMEER - De oude veerpont …": in front of a dash alone where somebody is quoted below. */
const shoutedQuoting = new RegExp(String.raw`^(${shouted}) ${dash} ${raised}`, 'u');
/** "KLEINWUSSOW. Drei …", "HOLBECK FEN - A …", "PORT ELLERY, Maine. The …": in capitals under a headline. */
const shoutedPlace = new RegExp(
  String.raw`^(?=[\p{Lu}\p{M} '’-]{4})((?:\p{Lu}[\p{Lu}\p{M}'’-]+ ){0,2}\p{Lu}[\p{Lu}\p{M}'’-]{2,}(?:, \p{Lu}\p{Ll}[\p{L}. ]{1,18}?)?)(?:\. ?[—–-]{0,2}| ?[—–-]{1,2}|:) (?=["“„«]?\p{Lu}(?:\p{Ll}| \p{Ll}|['’]))`,
  'u',
);
const isShout = new RegExp(String.raw`^(?:${said.noPlacesInCapitals})(?!\p{L})`, 'iu');
/** What stands below is an article where it goes on for so many letters. */
const leastArticle = 160;
/** A headline has no end. */
const isHeadline = (line: string | undefined): boolean =>
  line !== undefined && line.trim() !== '' && !/[.!:]$/u.test(line.trim());

function datelineIn(lines: readonly string[], at: number): RegExpExecArray | null {
  const start = (lines[at] ?? '').slice(0, longestDateline);
  const found = dateline.exec(start);
  if (found !== null) return found;
  const above = lines.slice(0, at).findLast((line) => line.trim() !== '');
  const below = lines.slice(at).join(' ');
  if (below.length < leastArticle || isShout.test(start)) return null;
  if (isHeadline(above)) return shoutedPlace.exec(start);
  if (above !== undefined) return null;
  return shoutedBesides.exec(start) ?? (quotes.test(below) ? shoutedQuoting.exec(start) : null);
}
const quotes = /["“„«]\p{Lu}/u;
const longestDateline = 100;
/** So many lines of a text may stand above its first sentence. */
const mostLinesAbove = 3;

/** A text whose dateline, if it has one, stands on a line of its own, labelled to be shown. */
export function readDateline(text: string): string {
  const lines = text.split('\n');
  const at = lines
    .slice(0, mostLinesAbove)
    .findIndex((_, place) => datelineIn(lines, place) !== null);
  const line = lines[at];
  const found = datelineIn(lines, at);
  if (line === undefined || found === null) return text;
  return [
    ...lines.slice(0, at),
    `On screen: ${found[1] ?? ''}`,
    line.slice(found[0].length),
    ...lines.slice(at + 1),
  ].join('\n');
}
