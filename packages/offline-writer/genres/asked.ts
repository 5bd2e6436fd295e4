import { grammar } from '../grammar-words.ts';
import genreCues from '../data/genre-cues.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(genreCues);

/** "What if the Sun went out" */
export const supposes = /^what (?:if|(?:(?:would|will|could|might) )?happens? if) /iu;

const asksFirst = new RegExp(
  String.raw`^(?:(?:${grammar.askingWithoutWhich})(?: (?:${said.howDegrees})(?: \p{L}+)?)? )?(?:${said.auxiliaries})(?:n't)? (?!to\b)`,
  'iu',
);

/** A question by the place of its verb, whether its mark was typed or not. */
export const isAsked = (text: string) =>
  /[?？؟]\s*$/u.test(text) ||
  supposes.test(text) ||
  /^what (?:happens|causes|makes) /iu.test(text) ||
  asksFirst.test(text);
