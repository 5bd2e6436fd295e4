/* Questions and answers that are lettered without a mark: "Q1 Why are manhole covers round?", "A So they can't fall in." */

const asked = /^\s*Q ?\d{0,2}[ \t]+(?=\p{L})/u;
/** Behind the letter an answer begins with a capital, a number or a sign: "A sudden noise" is a sentence. */
const answered = /^\s*A ?\d{0,2}[ \t]+(?=[\p{Lu}\p{N}$£€"“])/u;
const leastPairs = 2;

/** A text whose lettered questions and answers have a colon behind their letters; any other text as it is. */
export function withMarkedLetters(text: string): string {
  const lines = text.split('\n');
  const full = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const pairs = full.filter(
    (at, index) => asked.test(lines[at] ?? '') && answered.test(lines[full[index + 1] ?? -1] ?? ''),
  ).length;
  return pairs < leastPairs
    ? text
    : lines
        .map((line) =>
          line
            .replace(asked, (letter) => `${letter.trimEnd()}: `)
            .replace(answered, (letter) => `${letter.trimEnd()}: `),
        )
        .join('\n');
}
