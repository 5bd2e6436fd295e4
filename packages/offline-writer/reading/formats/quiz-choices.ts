/* "Q1 Australia? A Sydney B Canberra C Melbourne - B": a question, its choices and the letter of its answer in one line. */

const longest = 400;
const leastQuestions = 2;
const line =
  /^\s*(?:(?:q|question|frage|pregunta|pergunta|domanda|vraag|pytanie|soru)?\s?\d{1,2}[.):]?\s+)(?<question>\S[^?？]{0,200}[?？])+\s+(?<choices>\(?[aA][).:]?\s.{3,200}?)\s*(?:[-–—=>→]+|\(|answer:?|ans:?)\s*(?<letter>[a-eA-E])\)?[.!]?\s*$/iu;
const letters = 'ABCDE';

/** The choices by their letters, from A on; none where a letter is left out. */
function choicesIn(text: string): readonly string[] {
  const parts = ` ${text}`.split(/\s\(?([A-Ea-e])[).:]?\s+/u);
  const found: string[] = [];
  for (let at = 1; at + 1 < parts.length; at += 2) {
    if (parts[at]?.toUpperCase() !== letters[found.length]) return [];
    found.push((parts[at + 1] ?? '').trim());
  }
  return found.length < 2 || found.includes('') ? [] : found;
}

function asked(text: string): readonly string[] | null {
  const found = text.length > longest ? null : line.exec(text);
  const { question = '', choices = '', letter = '' } = found?.groups ?? {};
  const all = choicesIn(choices);
  const answer = all[letters.indexOf(letter.toUpperCase())];
  if (answer === undefined) return null;
  const offered = all.map((choice, at) => `${letters[at] ?? ''}) ${choice}`).join(' ');
  return [`Q: ${question}`, offered, `A: ${answer}`];
}

/** The lines of a quiz with each question's choices and its answer apart. */
export function withChoices(lines: readonly string[]): readonly string[] {
  const pairs = lines.map(asked);
  if (pairs.filter((pair) => pair !== null).length < leastQuestions) return lines;
  return lines.flatMap((text, at) => pairs[at] ?? [text]);
}
