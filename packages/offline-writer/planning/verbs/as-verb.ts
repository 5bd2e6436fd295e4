import type { Word } from '../word.ts';

/* A word that a tagger took for something else, as the verb that it is. */

type Form = 'past' | 'present' | 'base' | 'gerund';

const tagsOf: Readonly<Record<Form, readonly string[]>> = {
  past: ['Verb', 'PastTense'],
  present: ['Verb', 'PresentTense'],
  base: ['Verb', 'PresentTense', 'Infinitive'],
  gerund: ['Verb', 'Gerund'],
};

/** A word as a verb in one of its forms. */
export const asVerb = (word: Word, form: Form, lower = word.lower): Word => ({
  ...word,
  lower,
  is: 'verb',
  tags: new Set(tagsOf[form]),
});

/** A word as a noun of several. */
export const asPlural = (word: Word): Word => ({
  ...word,
  is: 'noun',
  tags: new Set(['Noun', 'Plural']),
});

/** Whether a verb alone makes a sentence: "runs", "ran", and not "running". */
export const isFinite = ({ is, tags }: Word): boolean =>
  is === 'auxiliary' ||
  is === 'negative' ||
  (is === 'verb' && !tags.has('Gerund') && !tags.has('Particle'));
