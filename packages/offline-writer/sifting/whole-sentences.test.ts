import { describe, expect, it } from 'vitest';
import { readMaterial } from '../reading/read-material.ts';
import { cutSegments } from './segments.ts';
import { judgedWhole } from './whole-sentences.ts';

const spoken = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

/** What stays of a text whose segments are left out as surely as told. */
function kept(text: string, surplus: readonly number[], doubts: readonly number[]): string[] {
  const segments = cutSegments(text);
  const judged = judgedWhole(segments, surplus, doubts);
  return segments.flatMap((segment, at) => ((judged[at] ?? 0) > 0 ? [] : [segment.text]));
}

describe('a sentence that holds a bracket', () => {
  const paste =
    'The red panda (Ailurus fulgens), also called the lesser panda, is a mammal of the Himalaya.\n\nIt eats bamboo.';

  it('keeps its beginning where what stands behind the bracket stays', () => {
    expect(kept(paste, [2, 3, -4, -9], [0.84, 0.9, 0.2, 0])).toEqual([
      'The red panda',
      ', also called the lesser panda, is a mammal of the Himalaya.',
      'It eats bamboo.',
    ]);
  });

  it('goes whole, and its bracket with it', () => {
    expect(kept(paste, [2, -1, 1, -9], [0.9, 0.6, 0.9, 0])).toEqual(['It eats bamboo.']);
    expect(kept(paste, [2, -3, 1, -9], [0.9, 0.1, 0.9, 0])).toContain('(Ailurus fulgens)');
  });

  it('ends where a capital letter behind the bracket begins another', () => {
    const text = 'Make a reel about our choir (thirty people) We sing on Sundays.\nCome along.';
    expect(kept(text, [3, 1, -4, -9], [0.9, 0.9, 0, 0])).toEqual([
      'We sing on Sundays.',
      'Come along.',
    ]);
  });

  it('loses its beginning in no idea', () => {
    const article =
      'The snow leopard (Panthera uncia), also known as the ounce, is a cat of the mountains of Asia.[1] It weighs up to 55 kg.[2]\n\nSee also: List of felids · Lynx\n[edit] [hide]';
    expect(spoken(article)[0]).toMatch(/^The snow leopard .*, also known as the ounce, is a cat/u);
  });
});

describe('what a viewer would miss', () => {
  it('is the name of a dish over what it takes', () => {
    const { title, units } = readMaterial(
      "Grandad's soda bread (one loaf).\n450g plain flour, 1 tsp salt, 400ml buttermilk.\nMix it. Shape a round. Bake 40 mins.\nPrep 5 min | ★★★★★ 88 ratings | Print",
    );
    expect(title).toMatch(/^Grandad's soda bread/u);
    expect(units[0]?.text).toBe('450g plain flour.');
  });

  it('is when those who read minutes meet again', () => {
    expect(
      spoken(
        'Allotment minutes 3 May\nPresent: Ivan, Priya\n\n- Water: the tank leaks 40 litres a day. Ivan will patch it.\n- Hives: two arrive in June.\nNext meeting 14 June 6.30pm, the shed',
      ),
    ).toContain('Next meeting 14 June 6.30pm, the shed.');
  });

  it('is a bracket that means something only within its sentence', () => {
    expect(
      spoken('The bell is so old that it cracks when rung (please do not). It hangs low.'),
    ).toEqual(['The bell is so old that it cracks when rung (please do not).', 'It hangs low.']);
    expect(spoken('The bell is old (please show it). It hangs low.')[0]).toBe('The bell is old.');
  });
});
