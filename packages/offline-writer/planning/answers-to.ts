import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import answerWords from '../data/answer-words.json' with { type: 'json' };
import lengthWords from '../data/length-words.json' with { type: 'json' };
import { codeOf } from './words-as-cards/order-words.ts';

/* Whether what is said behind a question answers it: a card that calls something else its answer says something false. */

type Of = keyof typeof answerWords;

const behind = String.raw`(?![\p{L}\p{M}])`;

const patterns = new Map<string, RegExp | null>();

/** The words of a language that stand anywhere in a text, or at its beginning; null where none are known. */
function patternOf(of: Of, language: string, isFirst: boolean): RegExp | null {
  const code = codeOf(language);
  const key = `${of} ${code} ${String(isFirst)}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const words = new Map<string, readonly string[]>(Object.entries(answerWords[of])).get(code);
  const before = isFirst ? String.raw`^[\s"“«¿¡(]*` : String.raw`(?<![\p{L}\p{M}])`;
  const made =
    words === undefined ? null : new RegExp(`${before}(?:${alternatives(words)})${behind}`, 'iu');
  patterns.set(key, made);
  return made;
}

const says = (of: Of, language: string, text: string, isFirst = false): boolean =>
  patternOf(of, language, isFirst)?.test(text) ?? false;

const numbersOf = (language: string): readonly string[] =>
  new Map<string, { readonly numbers: readonly string[] }>(Object.entries(lengthWords)).get(
    codeOf(language),
  )?.numbers ?? [];

const saysNumber = (language: string, text: string): boolean => {
  const numbers = numbersOf(language);
  return (
    /\p{N}/u.test(text) ||
    (numbers.length > 0 &&
      new RegExp(String.raw`(?<!\p{L})(?:${alternatives(numbers)})${behind}`, 'iu').test(text))
  );
};

const givesReason = (language: string, text: string): boolean =>
  says('reasons', language, text) || says('reasonLeads', language, text, true);

/**
 * Whether sentences answer the question before them. A why is answered by a reason, a how many by a number; what is said of the
 * question, or of what one might think, answers nothing. A language whose words are not known is believed.
 */
export function answersTo(asked: string, told: readonly string[], language: string): boolean {
  const [first = ''] = told;
  if (first === '' || says('remarks', language, first)) return false;
  if (says('why', language, asked)) return told.some((text) => givesReason(language, text));
  if (says('howMany', language, asked)) return told.some((text) => saysNumber(language, text));
  return true;
}
