import { describe, expect, it } from 'vitest';
import { plainNumbers } from './numbering.ts';

describe('numbering', () => {
  it.each([
    ['1/ Wash.\n2/ Dry.', '1. Wash.\n2. Dry.'],
    ['(i) Wash.\n(ii) Dry.\n(iii) Iron.', '1. Wash.\n2. Dry.\n3. Iron.'],
    ['No. 1: Wash.\nNo. 2: Dry.', '1. Wash.\n2. Dry.'],
    ['❶ Wash.\n❷ Dry.', '1.  Wash.\n2.  Dry.'],
    ['١. Wash.\n٢. Dry.', '1. Wash.\n2. Dry.'],
    ['１．Wash.\n２．Dry.', '1. Wash.\n2. Dry.'],
    ['१) Wash.\n२) Dry.', '1. Wash.\n2. Dry.'],
    ['Wash. 1/2\nDry. 2/2', 'Wash.\nDry.'],
    ['1/7 Wash.\n2/7 Dry.\n3/7 Iron.', 'Wash.\nDry.\nIron.'],
  ])('writes %j in one way', (written, read) => {
    expect(plainNumbers(written)).toBe(read);
  });

  it.each([
    '1 small cauliflower, cut the size of a thumbnail\n600ml vinegar\n2 tablespoons of mustard powder\n3 tbsp of cornflour',
    '1/2 cup of milk\n1/3 cup of oil',
    '1/ a year',
    'I am here.\nI saw.',
    'No. 1 is tea.',
  ])('leaves %j', (text) => {
    expect(plainNumbers(text)).toBe(text);
  });
});
