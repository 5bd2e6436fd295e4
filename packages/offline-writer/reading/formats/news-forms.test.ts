import { describe, expect, it } from 'vitest';
import { chooseGenre } from '../../genres/choose-genre.ts';
import { titleOf } from '../../titles/title-of.ts';
import { readMaterial } from '../read-material.ts';
import { splitSentences } from '../sentences.ts';

const spoken = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('a press release', () => {
  const release =
    'FOR IMMEDIATE RELEASE — Moose Jaw, Sask. — Bus drivers of Local 615 voted 91 per cent to strike on Friday, the union said. Talks broke down after nine hours. "We will park the buses at 5 a.m. Monday unless they call," said driver Ada Kowal. The company called the vote "a pity" and said 4,100 riders would walk. Both sides meet again Sunday.\n-30-';

  it('is news, and shows where it is from', () => {
    const material = readMaterial(release);
    expect(chooseGenre(material).id).toBe('news');
    expect(material.form.isDialogue).toBe(false);
    expect(material.title).toBeNull();
    expect(material.units[0]).toMatchObject({ onScreen: 'Moose Jaw, Sask.' });
  });

  it('keeps each of its quotations in one sentence', () => {
    expect(spoken(release).slice(2, 4)).toEqual([
      '"We will park the buses at 5 a.m. Monday unless they call," said driver Ada Kowal.',
      'The company called the vote "a pity" and said 4,100 riders would walk.',
    ]);
  });

  it.each([
    ['Doors open at 7 p.m. Friday. Bring a coat.', 2],
    ['Doors open at 7 p.m. Bring a coat.', 2],
    ['The shop closes at 6 p.m. GMT on weekdays.', 1],
  ])('tells whether an hour ends its sentence: %s', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });
});

describe('a review in one pair of quotation marks', () => {
  it('is a paragraph of sentences', () => {
    expect(
      spoken(
        '“Stayed two nights at the Otter Inn. The bed was lovely. Breakfast ran out at 8.30.\n\n“On day two the shower leaked. We paid £140.”',
      ),
    ).toEqual([
      'Stayed two nights at the Otter Inn.',
      'The bed was lovely.',
      'Breakfast ran out at 8.30.',
      'On day two the shower leaked.',
      'We paid £140.',
    ]);
  });

  it.each([
    '"Where were you?" she asked. He shrugged. "On the bus."',
    '"I waited for an hour. It rained."',
    '„Das Boot ist voll.“ So stand es da. Niemand lachte. „Doch.“',
  ])('is not: %s', (text) => {
    expect(spoken(text).join(' ')).toBe(text);
  });
});

describe('where news is from', () => {
  const below =
    'El ayuntamiento reabrirá el cine, cerrado desde 1994. "Vendí la última entrada", dice la Sra. Prieto. El edificio tiene aprox. 180 butacas. La primera película será gratis.';

  it.each([
    'VILLALOBOS DEL RÍO, 4 de marzo. ',
    'SAINT-AUBIN-SUR-LOIRE (Loiret). ',
    'SÃO BENTO DA SERRA, MG — ',
    'ZUIDERMEER - ',
    'BORGO S. LUCIA (Parma) - ',
    'WÓLKA DOLNA (pow. lipski) — ',
    'PINE COULEE, Alta. — ',
  ])('is shown, said by nobody, and no title: %s', (dateline) => {
    const material = readMaterial(dateline + below);
    expect(material.units[0]).toMatchObject({
      text: 'El ayuntamiento reabrirá el cine, cerrado desde 1994.',
      onScreen: dateline.replace(/\.? ?[—-]? ?$/u, dateline.includes('Alta') ? '.' : ''),
    });
    expect(titleOf({ title: '', idea: dateline + below }, material)).not.toMatch(/\p{Lu}{3}/u);
  });

  it('is no name in capitals above what somebody offers', () => {
    const idea =
      'SHARPEND - We come to you all round Swansea and sharpen knives, shears and mower blades while you wait. Kitchen knives are four pounds each. We are in the Mumbles car park on Wednesdays.';
    expect(readMaterial(idea).units[0]?.text).toMatch(/^SHARPEND/u);
  });
});
