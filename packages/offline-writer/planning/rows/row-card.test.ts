import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thingsCard } from './row-card.ts';

const table = readFileSync(new URL('testing/rows.txt', import.meta.url), 'utf8');
/** Sentences of notices, recipes, stories and news, each with the card that stands below it. */
const told = [...table.matchAll(/^(\w\w) (.+)\n(?: {2}([-x]) \[(.*)\] (.+)$)?/gmu)].map(
  ([, language = '', sentence = '', mark = '', quote = '', items = '']) => ({
    language,
    sentence,
    card: mark === '' ? null : { layout: mark === 'x' ? 'checklist' : 'list', quote, items },
  }),
);

const cardOf = (sentence: string, language: string) => {
  const card = thingsCard(sentence, language);
  return card === null
    ? null
    : { layout: card.layout, quote: card.quote, items: card.items?.join(' | ') };
};

describe('things that a sentence names in a row', () => {
  it.each(told.filter(({ card }) => card?.layout === 'list'))(
    'are a list, below what leads to them: $language $sentence',
    ({ sentence, language, card }) => {
      expect(cardOf(sentence, language)).toEqual(card);
    },
  );

  it.each(told.filter(({ card }) => card?.layout === 'checklist'))(
    'are crossed out where they are denied or taken out again: $language $sentence',
    ({ sentence, language, card }) => {
      expect(cardOf(sentence, language)).toEqual(card);
    },
  );

  it.each(told.filter(({ card }) => card === null))(
    'are none where looks, doings, names or whoever does something stand in a row: $language $sentence',
    ({ sentence, language }) => {
      expect(cardOf(sentence, language)).toBeNull();
    },
  );
});
