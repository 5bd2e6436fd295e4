/* Reads what stands beside a question: the options to choose from, and the answer alone. */

export interface Asked {
  readonly options: readonly string[];
  /** Empty where none is given. */
  readonly answer: string;
  /** What is added to the answer. */
  readonly more: string;
}

const option = /(?:^|\s)\(?([a-h])[).]\s+/giu;
/** "(A = a pack of gum)", "Answer: 12", "A: the Seine". */
const answerMark =
  /^(?:a(?:nswer)?|antwort|réponse|respuesta|risposta|resposta|lösung)\s*[=:]\s*/iu;

/** "a) Russia b) USA c) France" as three; one text where it holds no options. */
function optionsIn(text: string): readonly string[] {
  const starts = [...text.matchAll(option)].map(({ index }) => index);
  if (starts.length < 2 || text.slice(0, starts[0]).trim() !== '') return [];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

/** An answer as it is told, without the marks of notes around it. */
function bareAnswer(text: string): string {
  const inner = /^\((.*)\)[.]?$/su.exec(text.trim())?.[1] ?? text.trim();
  const bare = inner.replace(answerMark, '').trim();
  return bare === '' ? text.trim() : bare;
}

/** What is shown with a question: never its options as its answer. */
export function readAnswers(texts: readonly string[]): Asked {
  const given = texts.map((text) => text.trim()).filter((text) => text !== '');
  const isSingle = (text: string): boolean => /^\(?[a-h][).]\s/iu.test(text);
  const joined = given.flatMap((text) => optionsIn(text));
  if (joined.length > 0) {
    const [answer = '', more = ''] = given.filter((text) => optionsIn(text).length === 0);
    return {
      options: joined,
      answer: bareAnswer(answer),
      more: more === '' ? '' : bareAnswer(more),
    };
  }
  const singles = given.filter(isSingle);
  if (singles.length >= 2) {
    const letters = singles.map((text) => text.replace(/^\(/u, '').charAt(0).toLowerCase());
    // A letter that comes a second time is the one that is right.
    const isAgain = letters.length > new Set(letters).size;
    const options = isAgain ? singles.slice(0, -1) : singles;
    const rest = given.find((text) => !isSingle(text)) ?? '';
    const answer = isAgain ? (singles.at(-1) ?? '') : rest;
    return { options, answer: bareAnswer(answer), more: isAgain ? rest : '' };
  }
  const [answer = '', more = ''] = given;
  return { options: [], answer: bareAnswer(answer), more: more === '' ? '' : bareAnswer(more) };
}
