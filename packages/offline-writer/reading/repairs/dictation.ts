/*
 * "I stopped at a red light comma and the man … full stop new paragraph Eleven years later": marks that somebody said to a machine that
 * wrote them down as words.
 */

interface Marks {
  readonly stop: RegExp;
  readonly others: readonly (readonly [pattern: RegExp, mark: string])[];
}

const spoken = (words: string) => new RegExp(String.raw`\s+(?:${words})(?![\p{L}\p{M}'’])`, 'giu');
const languages: readonly Marks[] = [
  {
    stop: spoken('full stop'),
    others: [
      [spoken('comma'), ','],
      [spoken('question mark'), '?'],
      [spoken('exclamation (?:mark|point)'), '!'],
      [spoken('new paragraph|new line'), '\n\n'],
    ],
  },
  {
    stop: spoken('punkt'),
    others: [
      [spoken('komma'), ','],
      [spoken('fragezeichen'), '?'],
      [spoken('ausrufezeichen'), '!'],
      [spoken('neuer absatz|neue zeile|absatz'), '\n\n'],
    ],
  },
  {
    stop: spoken('punto'),
    others: [
      [spoken('coma|virgola'), ','],
      [spoken('signo de interrogación|punto interrogativo'), '?'],
      [spoken('punto y aparte|a capo'), '\n\n'],
    ],
  },
  {
    stop: spoken('ponto'),
    others: [
      [spoken('vírgula'), ','],
      [spoken('ponto de interrogação'), '?'],
      [spoken('parágrafo'), '\n\n'],
    ],
  },
];
const leastStops = 2;
const mostLetters = 8_000;

/** A text with the marks that were dictated as words; one that has stops of its own stays as it is. */
export function withDictatedMarks(text: string): string {
  if (
    text.length > mostLetters ||
    /\p{L}[.!?](?:\s|$)/u.test(text.slice(0, -1).replace(opening, ''))
  )
    return text;
  const marks = languages.find(({ stop }) => (text.match(stop)?.length ?? 0) >= leastStops);
  if (marks === undefined) return text;
  const whole = marks.others.reduce(
    (said, [pattern, mark]) => said.replaceAll(pattern, mark),
    text,
  );
  return whole.replaceAll(marks.stop, '.').replaceAll(/\n\n\s+/gu, '\n\n');
}
/** "Okay voice typing let's go." may have a stop of its own. */
const opening = /^[^.!?\n]{0,60}[.!?]\s/u;
