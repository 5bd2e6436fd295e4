import type { Known } from './known.ts';

const nothing: Known = { factsFor: () => [], define: () => null };

/** What may be told in a language (BCP 47): facts and dictionary are English, and no film changes its language. */
export const inLanguage = (known: Known, language: string): Known =>
  /^en(?:-|$)/i.test(language) ? known : nothing;
