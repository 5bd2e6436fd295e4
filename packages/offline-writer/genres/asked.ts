import { grammar } from '../grammar-words.ts';
import { cues } from './genre-cues.ts';

/** "What if the Sun went out" */
export const supposes = /^what (?:if|(?:(?:would|will|could|might) )?happens? if) /iu;

const asksFirst = new RegExp(
  String.raw`^(?:(?:${grammar.askingWithoutWhich})(?: (?:${cues.howDegrees})(?: \p{L}+)?)? )?(?:${cues.auxiliaries})(?:n't)? (?!to\b)`,
  'iu',
);

/** "Who owns fog", "who invented the zip": a verb stands right behind. */
const asksWho = /^who (?!(?:is|was|does|has|['’]s) who)\p{L}{2,}(?:[^s]s|ed) \p{L}/iu;

/** A question by the place of its verb, whether its mark was typed or not. */
export const isAsked = (text: string) =>
  /[?？؟]\s*$/u.test(text) ||
  supposes.test(text) ||
  /^what (?:happens|causes|makes) /iu.test(text) ||
  asksWho.test(text) ||
  asksFirst.test(text);
