import { expect, it } from 'vitest';
import type { Drawing } from '../drawing.ts';
import { planDrawing, type SceneIdea } from '../plan-drawing.ts';

function plan(description: string, more: Partial<SceneIdea> = {}): Drawing {
  return planDrawing({
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
    ...more,
  });
}

/** Their ages and whether they are women or men. */
const who = ({ figures }: Drawing) =>
  figures.map(({ look }) => `${look.age} ${look.gender}`).join(', ');

it.each([
  ['Mr Anstey. speaking.', '"It was the pigeons," said Mr Anstey.', 'adult man'],
  ['Mrs Okafor walking.', 'Mrs Okafor walks home.', 'adult woman'],
  ['Herr Tremblay speaking.', 'Herr Tremblay sagt das jeden Tag.', 'adult man'],
  ['Señora Quispe speaking.', 'La señora Quispe lo dice cada día.', 'adult woman'],
  ['An aunt walking.', 'Tante Gerda fand ihn gruselig.', 'old woman'],
  ['A carpenter hammering.', 'Der Schreiner Karl Huber, 78, baut noch jeden Tag.', 'old man'],
  ['A person hammering.', 'Karl Huber (81) baut noch jeden Tag Stühle.', 'old man'],
])('takes age and sex from the words: %s %s', (description, dialogue, told) => {
  expect(who(plan(description, { dialogue }))).toBe(told);
});

it.each([
  ['A person walking.', 'He died in February. I walked around the truck.', 'walk, sad'],
  ['A woman running.', 'She ran to the hospice that night.', 'walk, sad'],
  ['A man dancing.', 'El entierro fue un martes.', 'stand, sad'],
  ['A man walking.', 'The battery was flat. He walked home.', 'walk, calm'],
  ['A woman running.', 'She ran to the station.', 'run, calm'],
])('keeps faces and steps to what a line tells of: %s %s', (description, dialogue, told) => {
  const [figure] = plan(description, { dialogue }).figures;
  expect(`${figure?.action}, ${figure?.feeling}`).toBe(told);
});

it('keeps quiet in the scene behind a death', () => {
  const film = [
    { description: 'A man sitting.', dialogue: 'He passed in February, the ninth.' },
    { description: 'A man walking.', dialogue: 'Then I had to walk around the truck.' },
  ];
  const more = { film, dialogue: film[1]?.dialogue ?? '', sceneNumber: 2, sceneCount: 2 };
  expect(plan('A man walking.', more).figures[0]?.feeling).toBe('sad');
});
