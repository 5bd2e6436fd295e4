import threadWords from '../data/thread-words.json' with { type: 'json' };
import { alternativesByLanguage } from '../word-patterns.ts';

/** How sentences of a language begin that speak of somebody known, or only go on. */
interface Beginnings {
  readonly means: RegExp;
  readonly goesOn: RegExp | null;
  /** "And the caretaker says that …": in a story what happens next. */
  readonly ands: RegExp | null;
  /** "Viaggiava con undici bauli.": a verb says of whom it is, and does not name them. */
  readonly says: RegExp | null;
}
export const beginnings: readonly Beginnings[] = Object.values(
  alternativesByLanguage<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>(
    threadWords,
  ),
).map(({ means = '(?!)', goesOn, ands, verbEndings }) => ({
  says:
    verbEndings === undefined
      ? null
      : new RegExp(String.raw`^["“«]?\p{Lu}\p{Ll}{2,}(?:${verbEndings})(?!\p{L})`, 'u'),
  means: new RegExp(String.raw`(?<!\p{L})(?:${means})(?!\p{L})`, 'iu'),
  ands: ands === undefined ? null : new RegExp(String.raw`^(?:${ands}) (?=\p{L})`, 'iu'),
  goesOn: goesOn === undefined ? null : new RegExp(String.raw`^(?:${goesOn}),? (?=\p{L})`, 'iu'),
}));

/** "It said: Dear Lady, …", "Er sagte: …" speak of somebody; no label does. */
export const beginsWithPronoun = (text: string): boolean => {
  const [opener = ''] = /^\p{L}+/u.exec(text) ?? [];
  return beginnings.some(({ means }) => means.exec(opener)?.[0] === opener);
};
