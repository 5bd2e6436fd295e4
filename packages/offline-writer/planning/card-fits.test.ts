import { describe, expect, it } from 'vitest';
import { plan } from './testing/plan-lines.ts';

describe('a board', () => {
  it.each(['Oslo', 'Riga'])('tells options apart from their answer: %s', (answer) => {
    const read = plan(
      ['Which city lies furthest north?', 'a) Riga b) Oslo c) Vienna.', `${answer}.`],
      { role: 'question' },
      { genre: 'quiz' },
    );
    expect(read).toMatchObject({
      layout: 'question-answer',
      items: ['a) Riga', 'b) Oslo', 'c) Vienna', answer],
    });
  });

  it('shows both ends of a change, whatever else is told', () => {
    const line = 'The mooring fee goes up from £310 to £355 in May, and dinghies stay at £90.';
    expect(plan(line)).toMatchObject({ layout: 'before-after', from: '£310', to: '£355' });
  });

  it.each([
    ['The £9 million observatory opens its roof to anybody.', 'figure'],
    ['Entry costs £4.', 'money'],
  ])('shows money only where it is paid or asked: %s', (line, layout) => {
    expect(plan(line).layout).toBe(layout);
  });

  it('takes a setting for no equation', () => {
    expect(plan('With MAXCONN=200 the server keeps every caller waiting.').layout).not.toBe(
      'equation',
    );
    expect(plan('Remember that F = m × a.').layout).toBe('equation');
  });

  it('sets amounts of food beside what they are of, and not as steps', () => {
    const line = 'Cream 6oz butter with 5oz sugar and 3 eggs.';
    expect(plan(line, {}, { genre: 'article' })).toMatchObject({ layout: 'ingredients' });
  });

  it('sets amounts in words among those in numbers, and not one of them alone', () => {
    const line =
      'Mix a cup and a half of cornmeal, half a cup of flour, 1 tbsp baking powder and a tsp of salt.';
    expect(plan(line, {}, { genre: 'recipe' })).toMatchObject({
      layout: 'ingredients',
      items: [
        'a cup and a half of cornmeal',
        'half a cup of flour',
        '1 tbsp baking powder',
        'a tsp of salt',
      ],
    });
  });

  it.each(['Never climb the top rung.', "Don't lean to one side."])(
    'of a step shows its warning: %s',
    (warning) => {
      const read = plan(
        ['Lift it slowly until it clicks.', warning],
        { role: 'step', number: 4 },
        { genre: 'how-to' },
      );
      expect(`${read.quote} ${read.items.join(' ')}`).toContain(warning.replace(/\.$/u, ''));
    },
  );
});
