import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

const drawn = (description: string) =>
  planDrawing({
    description,
    dialogue: 'Look.',
    topic: 'Any',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 1,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });

describe('what is done to somebody', () => {
  it.each([
    ["A nurse combing a woman's hair.", 'comb, sit'],
    ["A mother plaiting the girl's hair.", 'comb, stand'],
    ['A volunteer feeding an old lady.', 'feed, sit'],
    ['A father bathing a baby.', 'bathe, sit-in-bath'],
    ['A grandfather reading a story to a child.', 'read-to, sit'],
    ['A boy shaking hands with a woman.', 'shake-hands, shake-hands'],
    ['A man whispering to a girl.', 'whisper, listen'],
    ['A woman kneeling beside a child.', 'kneel, stand'],
    ['A grandfather reading.', 'read'],
    ['Two men carrying a sofa.', 'carry-end, hold-end'],
    ['Two women carrying a bag.', 'carry, carry'],
    ['Two boys pushing a car.', 'push-too, push-along'],
    ['A mother holding her baby.', 'cradle'],
  ])('is seen with them: %s', (description, acts) => {
    const { figures } = drawn(description);
    expect(figures.map(({ action }) => action).join(', ')).toBe(acts);
  });

  it('brings its thing along, of which there is no second one', () => {
    for (const description of [
      'A girl knocking on the door; a door.',
      'A woman opening the fridge.',
    ]) {
      const { heroes, props } = drawn(description);
      expect([...heroes, ...props]).toEqual([]);
    }
  });

  it('stands at the thing where it happens', () => {
    expect(drawn('A man crouching behind a car.').heroes[0]?.emoji).toBe('automobile');
    expect(drawn('A woman waiting for the bus.').heroes[0]?.emoji).toContain('bus');
  });

  it('has what is pushed or pulled in its true size before or behind it', () => {
    expect(drawn('A boy pushing a bicycle.').figures[0]?.held).toContain('bicycle');
    expect(drawn('A man pulling a tooth.').figures[0]?.action).not.toBe('pull');
  });
});
