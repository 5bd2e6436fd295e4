import forms from '../../data/word-forms.json' with { type: 'json' };

const irregular: ReadonlyMap<string, string> = new Map(Object.entries(forms.nouns));

/** Forms a word may have in the lexicon, likeliest first: itself, then singular, then the stem of -ing and -ed. */
export function lemmasOf(word: string): string[] {
  const forms = [word];
  const known = irregular.get(word);
  if (known !== undefined) forms.push(known);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word))
    forms.push(...singulars(word));
  if (word.length > 5 && word.endsWith('ing')) forms.push(...stems(word.slice(0, -3)));
  if (word.length > 4 && word.endsWith('ed')) forms.push(...stems(word.slice(0, -2)));
  if (word.endsWith("'s")) forms.push(word.slice(0, -2));
  return [...new Set(forms)];
}

function singulars(word: string): string[] {
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  forms.push(word.slice(0, -1));
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

function stems(stem: string): string[] {
  const undoubled = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...undoubled];
}

/** Whether a word is written as a plural. */
export const isPlural = (word: string): boolean =>
  irregular.has(word)
    ? irregular.get(word) !== word
    : word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word);
