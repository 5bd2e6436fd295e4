import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, plan, scene } from './testing/plan-lines.ts';

const shown = ({ subjects }: ReturnType<typeof plan>) =>
  subjects.filter(({ count }) => count > 0).map(({ what }) => what);

describe('where a film explains, lists or shows how, somebody who does nothing is not seen [SCRIPT-18]', () => {
  it.each([
    ['recipe', 'en', 'Three scotch bonnets. Three is for my uncle only.'],
    ['how-to', 'pt', 'Muda de suculenta, minha tia sempre pergunta.'],
    ['recipe', 'it', 'I fagioli di nonna stanno a mollo 12 ore.'],
    ['list', 'en', 'Stuff I wish every couple knew before booking a band.'],
    ['explainer', 'en', 'Passengers always ask me about the tiny hole in the window.'],
  ] as const)('%s, %s: %s', (genre, language, line) => {
    const people = shown(plan(line, {}, { genre, language })).filter(
      (what) => kindOf(what) === 'person',
    );
    expect(people).toEqual([]);
  });
});

it('whoever does something is seen there, and a rabbit is nobody [SCRIPT-18]', () => {
  const cook = plan('My aunt kneads the dough.', {}, { genre: 'recipe' });
  expect(cook.subjects[0]).toMatchObject({ what: 'aunt', doing: 'kneading the dough' });
  expect(shown(plan('The bunny is soft.', {}, { genre: 'how-to' }))).toEqual(['bunny']);
});

it.each([
  ['en', 'Cullen skink is a soup.'],
  ['es', 'La leche de tigre se toma en vaso.'],
])('an animal that nobody eats is only what a dish is called [SCRIPT-18]: %s', (language, line) => {
  const animals = shown(plan(line, {}, { genre: 'recipe', language })).filter(
    (what) => kindOf(what) === 'animal',
  );
  expect(animals).toEqual([]);
});

it('what is cooked is seen [SCRIPT-18]', () => {
  expect(shown(plan('The salmon is on a plate.', {}, { genre: 'recipe' }))).toContain('salmon');
});

it('where a film tells of people, they are seen while they do nothing [SCRIPT-18]', () => {
  expect(shown(plan('My father was never on time.', {}, { genre: 'story' }))).toEqual(['father']);
});

it('what a film is about stands beside a price, a day or a verse only where they speak of it [SCRIPT-18]', () => {
  const plans = planPictures(
    [
      'The bike shop is back.',
      'We mend every bike.',
      'A bike is fun.',
      'A basic service is £45.',
    ].map((text) => scene([text])),
    { ...english, title: 'The bike shop', genre: 'pitch' },
    kindOf,
  );
  const price = plans.find(({ layout }) => layout === 'money');
  expect(price === undefined ? ['no price'] : shown(price)).toEqual([]);
});
