import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

const ideaOf = (description: string, seed: string, dialogue = 'Here we are.') => ({
  description,
  dialogue,
  topic: 'A film',
  style: '',
  orientation: 'vertical' as const,
  sceneNumber: 1,
  sceneCount: 1,
  seed,
  motion: 'live' as const,
  richness: 'standard' as const,
  previousTemplate: null,
  film: [{ description, dialogue }],
});
const topics = ['Malta', 'The suitcase', 'A scale', 'Marmalade', 'Check-in', 'Jumpers'];

describe('people of one family [SCRIPT-15]', () => {
  it.each(topics)('look alike, also who is only called by a name: %s', (topic) => {
    const description = 'A mum; Dave. They are talking to each other.';
    const { figures } = planDrawing({ ...ideaOf(description, topic), topic });
    expect(figures).toHaveLength(2);
    expect(figures[1]?.look.skin).toBe(figures[0]?.look.skin);
  });

  it.each(topics)('are grown up where they are parents: %s', (topic) => {
    const { figures } = planDrawing({ ...ideaOf('A mother waving.', topic), topic });
    expect(figures[0]?.look).toMatchObject({ gender: 'woman', age: 'adult' });
    expect(figures[0]?.look.outfit).not.toBe('hoodie');
    expect(['long', 'bob', 'ponytail', 'bun']).toContain(figures[0]?.look.hair);
  });
});

describe('people beside the words of a card [SCRIPT-20]', () => {
  const beside = (description: string) =>
    planDrawing(ideaOf(description, 'a')).board?.figures?.length ?? 0;

  it.each([
    'The words “Eight men carried it.”. Eight men.',
    'A figure: 14 women. A mother. It reads: “14 women work with her.”.',
  ])('are never fewer than it counts: %s', (description) => {
    expect(beside(description)).toBe(0);
  });

  it('are seen in their number where that is small', () => {
    expect(beside('The words “Two brothers carried it.”. Two brothers.')).toBe(2);
    expect(beside('The words “Four pupils made it.”. Four students.')).toBe(4);
    expect(beside('The words “Two nurses and a cook came.”. Two nurses; a cook.')).toBe(3);
  });

  it('are as many as a figure counts', () => {
    expect(beside('A figure: 4 nurses. Four nurses. It reads: “4 nurses work with her.”.')).toBe(4);
  });
});

describe('what stands beside the words of a card [SCRIPT-20]', () => {
  const arts = (description: string) =>
    planDrawing(ideaOf(description, 'a', 'Parallel parking as I teach it.')).board?.shows ?? [];

  it('is one of a thing of which only an amount is told', () => {
    const [butter] = arts('A person melting 125 g butter. Ingredients: 125 g butter.');
    expect(butter).toMatchObject({ art: 'drawn-butter-melted', count: 1 });
  });

  it('is nothing that only a place is called', () => {
    expect(arts('In Cork. It reads: “Parallel parking as I teach it”.')).toEqual([]);
  });
});

describe('how many stand beside a figure [SCRIPT-26]', () => {
  const firstOf = (description: string, dialogue: string) =>
    planDrawing(ideaOf(description, 'a', dialogue)).board?.shows[0];

  it.each([
    ['A group of jumpers. A figure: 3 hours. It reads: “Wash jumpers for 3 hours.”.', 1],
    ['A group of cars. A figure: 14 cars. It reads: “Next thing there are 14 cars.”.', 5],
    ['A group of mugs. A figure: 6 mugs. It reads: “We had 6 mugs left.”.', 6],
    ['A group of mugs. A figure: 20 minutes. It reads: “Soak the mugs 20 minutes.”.', 3],
    ['A group of shoes. A figure: 200 km. It reads: “Wear your shoes in for 200 km.”.', 2],
  ])(
    'are as many as it counts, and not as many as it says of something else: %s',
    (told, count) => {
      expect(firstOf(told, 'This is it.')?.count).toBe(count);
    },
  );

  it('are no words of another language that look like a thing', () => {
    const told = 'A list: R$ 25; O eletricista cobra 120.';
    const rows = planDrawing(ideaOf(told, 'a', 'São R$ 25. O eletricista não cobra 120.')).board
      ?.rows;
    expect(rows?.some((row) => row !== null) ?? false).toBe(false);
  });
});

describe('what stands beside the thing of a plan [SCRIPT-19]', () => {
  const drawn = (description: string, dialogue: string) => {
    const { heroes, props } = planDrawing(ideaOf(description, 'a', dialogue));
    return [...heroes, ...props].map(({ emoji }) => emoji);
  };

  it.each([
    ['A tea towel.', 'Wrap it in a tea towel or the crust goes hard as a boot.', 'hiking-boot'],
    ['Some ice.', 'The ice is like a blanket.', 'drawn-blanket'],
    ['A crumb.', 'The crumb turns firm inside the bag.', 'drawn-carrier-bag'],
  ])('is nothing that is only compared, or only a shape: %s %s', (description, line, wrong) => {
    expect(drawn(description, line)).not.toContain(wrong);
  });

  it('is what the line names', () => {
    expect(drawn('An onion.', 'When the knife breaks the onion.')).toContain(
      'drawn-knife-on-board',
    );
  });
});
