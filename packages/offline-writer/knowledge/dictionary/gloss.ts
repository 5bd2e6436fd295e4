import { dictionaryWords } from './dictionary-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** A gloss as it may be spoken. */
export interface SpokenGloss {
  readonly text: string;
  /** In which stories it is so, as `Greek mythology`; null where it is so in the world. */
  readonly story: string | null;
  /** Years of a life, as written: `1400` and `1468`, or `356` and `323 BC`. */
  readonly life: { readonly from: string; readonly to: string } | null;
}

const lifePattern = /\((?:circa )?(\d{1,4})-(\d{1,4}(?: BC)?)\)/;

const lifeOf = (gloss: string): SpokenGloss['life'] => {
  const [, from, to] = lifePattern.exec(gloss) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
};

const storyOf = (note: string): string | null =>
  Object.entries(dictionaryWords.stories).find(([sign]) => note.includes(sign))?.[1] ?? null;

/** "An arthropod of the division Tardigrada" says nothing to a viewer, and such divisions have changed. */
const taxonomy = /\b(?:genus|phylum|suborder|subfamily)\b|\b(?:family|order|class|division) [A-Z]/;

const countryOfStates = new RegExp(
  String.raw`\b(in|of|from|by) ((?:(?:${ofQuestions.compassPoints})\w* )*)United States\b`,
  'g',
);

const spokenCountry = (text: string): string =>
  text
    .replace(/^United States (?=[a-z])/, 'American ')
    .replaceAll(countryOfStates, '$1 the $2United States');

/** Cuts a gloss at what is not its definition: bracketed notes, examples, further remarks. Null where it cannot be spoken. */
export const readGloss = (gloss: string): SpokenGloss | null => {
  const [, note = ''] = /^\(([^()]*)\)/.exec(gloss) ?? [];
  const text = gloss
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[;:"]/, 1)[0]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
    .replace(/[.,]$/, '');
  if (text === undefined || text === '' || taxonomy.test(text) || /[()[\]{}<>|_=/]/.test(text))
    return null;
  if (
    dictionaryWords.looseGloss.some((mark) =>
      ` ${text} `.includes(mark.length > 2 ? mark : ` ${mark}`),
    )
  )
    return null;
  return { text: spokenCountry(text), story: storyOf(note), life: lifeOf(gloss) };
};
