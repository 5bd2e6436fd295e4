import words from '../data/explain-words.json' with { type: 'json' };
import { wholeWords } from './whole-words.ts';
import headWords from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(headWords);

/*
 * "Explain why popcorn pops, it's for my daughter" above the explanation: who makes the film is asked, and the question is what
 * viewers are told the answer of.
 */

const longestLine = 300;
const frame = new RegExp(
  String.raw`^(?<wish>(?:(?:${said.greetings})[,!. ]+)?${wholeWords(words.verbs)}(?:,? ${wholeWords(words.particles)})*,?:? )(?<question>${wholeWords(words.questions)} [^,;.!?()\n]{5,120}?)\s*(?<end>[?!.]*)(?:\s*[,;(–—-]+\s*(?<purpose>${wholeWords(words.purposes)}[^\n]{0,140}))?\s*$`,
  'iu',
);

/** "Quiz for my Year 6s: capitals everyone gets wrong!": for whom it is made, in front of its head. */
const forWhom = new RegExp(
  String.raw`^(?:an? |ein |une? |una? )?(?:(?:${said.smallnesses}) )?(?:${said.askedTexts}) (?:${said.forWhom}) (?:${said.whoseAsked}|moj\p{L}+) [^:.!?]{2,40}:\s*(?=\S)`,
  'iu',
);

/** "ok so jump starting a car, for my daughter cause she rings me every time. um. park the cars": what it is about, and for whom. */
const announced = new RegExp(
  String.raw`^(?<lead>(?:(?:${said.hellos}|um+)[, ]+)+(?:this is |here(?:'|’)?s |it(?:'|’)?s )?)(?<head>(?:how (?:to|i|you|we) \p{L}|(?:\p{L}+ )?\p{L}{2,}ing )[^,.;!?\n]{3,60}),? (?<purpose>for (?:my|our) [^.!?\n]{2,100})[.!]\s+(?=\S)`,
  'iu',
);

export interface AskedFrame {
  readonly text: string;
  /** What is said to whoever makes the film. */
  readonly notes: readonly string[];
}

/** A text without what it is made for, and without the wish in front of its question, where the text below answers that itself; any other text as it is. */
export function withoutAskedFrame(text: string): AskedFrame {
  const [first = '', ...others] = text.trimStart().split('\n');
  const made = forWhom.exec(first.slice(0, longestLine))?.[0] ?? '';
  if (made !== '')
    return { text: [first.slice(made.length), ...others].join('\n'), notes: [made.trim()] };
  const told = announced.exec(text.trimStart().slice(0, longestLine));
  if (told !== null) {
    const { lead = '', head = '', purpose = '' } = told.groups ?? {};
    const rest = text.trimStart().slice(told[0].length);
    return { text: `${head}\n\n${rest}`, notes: [lead.trim(), purpose] };
  }
  const isAnswered = others.some((line) => /\p{L}{2}/u.test(line));
  const found = isAnswered && first.length <= longestLine ? frame.exec(first.trim()) : null;
  const { wish = '', question = '', end = '', purpose = '' } = found?.groups ?? {};
  // "Explain what you did / and go": a line that another goes on from asks nobody for a film.
  const isApart = purpose !== '' || others[0]?.trim() === '';
  if (question === '' || !isApart) return { text, notes: [] };
  const notes = [wish, purpose].map((note) => note.trim()).filter((note) => note !== '');
  return { text: [`${question}${end}`, ...others].join('\n'), notes };
}
