import { describe, expect, it } from 'vitest';
import { planOf } from '../words-as-cards/testing/plan-of-second.ts';

describe('a scene that names things in a row', () => {
  it.each([
    ['en', 'They found a boot, three bottles and a rusty bicycle in the canal.'],
    ['de', 'Auf dem Tisch lagen ein Brief, zwei Münzen und ein rostiger Schlüssel.'],
    [
      'fr',
      "On y met les épluchures, le marc de café, les coquilles d'œufs écrasées et les fleurs fanées.",
    ],
    ['it', "Nella borsa c'erano un ombrello, due mele e una lettera."],
    ['nl', 'In de schuur stonden een ladder, twee emmers en een oude fiets.'],
  ])('shows them one under the other, in stories too: %s', (language, sentence) => {
    expect(planOf([sentence], { language, genre: 'story' })?.layout).toBe('list');
  });

  it('is left to its verse', () => {
    const sentence = 'They found a boot, three bottles and a rusty bicycle in the canal.';
    expect(planOf([sentence], { genre: 'poem' })?.layout).not.toBe('list');
  });

  it('names what each of them is drawn as, in their order', () => {
    const plan = planOf(['Trae una linterna, un saco de dormir y una chaqueta abrigada.'], {
      language: 'es',
    });
    expect(plan?.subjects.map(({ what }) => what)).toEqual(['flashlight', 'sleeping bag', 'coat']);
  });

  it('keeps the place of what nobody draws', () => {
    const plan = planOf(['Leave the dog, the phone and the worries at home.']);
    expect(plan?.subjects.map(({ what }) => what)).toEqual(['dog', 'phone', 'thing']);
  });

  it('is a card of ingredients where a recipe says amounts', () => {
    const sentence =
      'Il faut 8 tranches de pain rassis, 3 œufs, 40 cl de lait et une noix de beurre.';
    const plan = planOf([sentence], { language: 'fr', genre: 'recipe' });
    expect(plan).toMatchObject({
      layout: 'ingredients',
      items: ['8 tranches de pain rassis', '3 œufs', '40 cl de lait', 'Une noix de beurre'],
    });
  });

  it('draws the items of other lists, too, where their language is not that of the drawings', () => {
    const plan = planOf(['Wir brauchen: einen Hammer, zwölf Nägel, eine Säge'], {
      language: 'de',
    });
    expect(plan?.layout).toBe('list');
    expect(plan?.subjects.map(({ what }) => what)).toEqual(['hammer', 'thing', 'saw']);
  });

  it('draws nothing that it denies', () => {
    const plan = planOf(['We do not take mattresses, tyres or paint.']);
    expect(plan).toMatchObject({ layout: 'checklist', subjects: [] });
  });

  it('stays where hands do what is said', () => {
    const plan = planOf(['Mix the flour, the yeast and a pinch of salt in a large bowl.']);
    expect(plan?.subjects[0]?.what).toBe('pair of hands');
  });
});
