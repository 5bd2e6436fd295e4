import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const rest = 'The WarmBox keeps soup hot for 9 hours. It weighs just 480 grams.';
const spoken = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('a note of how the film is made', () => {
  it.each([
    'Logo at the end.',
    'Our website in the corner.',
    'Please show captions big.',
    "Don't forget to like and subscribe in the caption",
    'End on a happy rider, slow motion.',
  ])('is not spoken: %j', (note) => {
    const told = spoken(`${rest}\n${note}`);
    expect(told).toHaveLength(2);
    expect(readMaterial(`${rest}\n${note}`).requests).toHaveLength(1);
  });

  it.each([
    'For my A2 class, ordering in a café.',
    'ok so this is a story for my channel, keep it lighthearted!!',
    'by Ella, age 7\n\n',
  ])('is not spoken as the first words either: %j', (note) => {
    expect(spoken(`${note} ${rest}`)).toHaveLength(2);
  });

  it.each([
    'Use simple drawings if you can.',
    'Could the writing on screen be nice and large please, some of us have left our glasses elsewhere.',
    'No fancy effects please, just quiet.',
    '5 sekunders paus före varje svar tack, gärna trumvirvel',
    '3 secondes de pause avant chaque réponse',
    '4 segundos de pausa antes de cada respuesta',
  ])('about its pictures and rests is heard in any language: %j', (note) => {
    expect(spoken(`${rest}\n\n${note}`)).toHaveLength(2);
  });

  it.each([
    ['Alright need a wee ad. I cut hair in Paisley. Text me.', 'I cut hair in Paisley.'],
    ['hoi! filmpje voor insta: vul hem met water. Kook het water.', 'Vul hem met water.'],
    ['Video para TikTok: hoy abrimos a las 9. Venid todos.', 'Hoy abrimos a las 9.'],
  ])('is none of what stands behind it: %j', (idea, first) => {
    expect(spoken(idea)[0]).toBe(first);
  });

  it.each([
    'Use simple drawings to explain it to a child.',
    'We have a 5 second pause.',
    'The logo is at the end of the street.',
    'For my class, I baked thirty cakes.',
    'Please show your ticket at the door.',
    'By Easter the shop was full.',
    'Follow the signs in the car park.',
  ])('is not taken for one: %j', (sentence) => {
    expect(spoken(`${sentence} ${rest}`)).toContain(sentence);
  });

  it('is a bare address: it is seen, and said by nobody', () => {
    const { units, requests } = readMaterial(`${rest}\n👉 www.threeapples.example`);
    expect(units).toHaveLength(2);
    expect(requests).toContain('www.threeapples.example');
  });
});

describe("a child's poem under its by-line", () => {
  it('is said line by line as it is written', () => {
    const poem =
      'My sock has a hole\nand my toe can see out.\nIt looks at the floor\nand it wiggles about.\nMum says she will sew it.\nI tell her, "Oh no!\nIf you close up the window\nit\'s dark for my toe!"';
    const { form, units } = readMaterial(`by Ella, age 7\n\n${poem}`);
    expect(form.isVerse).toBe(true);
    expect(units.map(({ text }) => text).join('\n')).toBe(poem);
  });
});
