import { describe, expect, it } from 'vitest';
import { needsSentenceBefore } from './leaning.ts';

describe('a sentence needs the one before it', () => {
  it.each([
    ['In year two you earn 10% on $110, so you get $11.', 'After year one you have $110.'],
    ['On day two the dough doubles.', 'After one day you feed the dough.'],
    ['We learned to ask whether we needed one.', 'We did not learn to run better meetings.'],
    ['Put a lamp beside it and the moth turns.', 'A flying insect keeps its back to the sky.'],
    ['Edie hated it.', 'No black, please.'],
    ['The nurse put them away.', 'Two clean cloths lay on the table.'],
    ['Our trainer never wears him out.', 'Rufus runs ten miles.'],
    ['Your grandad never once managed it.', 'Leave it three days.'],
    ['There were three of them, and the youngest whistled.', 'The movers came on a Thursday.'],
    ['Two of them were mine.', 'Six kittens lay in the straw.'],
    ['High-speed cameras tell another story.', 'People said moths fly to the moon.'],
  ])('where it goes on with its sum, its sequence or its thing: %j', (text, before) => {
    expect(needsSentenceBefore(text, before, 'en')).toBe(true);
  });

  it.each([
    ['You pay $50.50 for a notebook.', 'You pay $50 for a pen.'],
    ["If you don't have a mixer, borrow one.", 'Whisk the eggs.'],
    ['In week two we sold twelve cakes.', 'The shop opened in May.'],
    ['The rain makes it hard to see.', 'The road is steep.'],
    ['It was widely reported last month that the wall had cracked.', 'The chair laughed.'],
    ['The man who found it was paid.', 'A ring was lost.'],
    ['Put a lid on the pan.', 'Boil the water.'],
  ])('and not otherwise: %j', (text, before) => {
    expect(needsSentenceBefore(text, before, 'en')).toBe(false);
  });
});
