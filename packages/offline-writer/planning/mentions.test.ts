import { describe, expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';
import { newMemory, noWords } from './film-memory.ts';
import { createKindOf } from './noun-kinds.ts';
import { foreignMentions } from './languages/foreign-line.ts';
import { planPictures } from './plan-scene.ts';
import { english, plan, scene } from './testing/plan-lines.ts';

const none: ReadonlySet<string> = new Set();
const named = (line: string, proper = none) =>
  mentionsOf(line, { ...noWords, proper }).map(({ what }) => what);

describe('what a line speaks of', () => {
  it.each([
    ['Ode to the umbrella I left on the 43.', ['umbrella']],
    ['Nobody over 60 ever has to go up that ladder again.', ['ladder']],
    ['My pension pays for the biscuits and the bus ticket.', ['biscuit', 'bus ticket']],
    ['My grandmother never said so.', ['grandmother']],
  ])('is seen in whatever part of it: %s', (line, things) => {
    expect(named(line)).toEqual(things);
  });

  it.each([
    ['The church hall is cold.', 'church'],
    ['Everybody leaves at six.', 'leaf'],
    ['The N17 leaves the depot at 00:40.', 'leaf'],
    ['So that it all leaves in one beam.', 'leaf'],
    ['It went like a rocket.', 'rocket'],
    ['We did it without a ladder.', 'ladder'],
    ["I'm kidding about the parrot.", 'parrot'],
    ['The elephant in the room is money.', 'elephant'],
    ['Darning mushrooms', 'mushroom'],
  ])('is nothing that means something else, or is not there: %s', (line, thing) => {
    expect(named(line)).not.toContain(thing);
  });

  it.each([
    ['Pour the coconut milk over the rice.', 'milk'],
    ['Lift the lid of the meter box.', 'box'],
    ['My hospital bag stood by the door.', 'bag'],
    ['She peered out of the car window.', 'window'],
  ])('is nothing that only its last word names: %s [SCRIPT-11]', (line, thing) => {
    expect(named(line)).not.toContain(thing);
  });

  it.each([
    ['The kitchen door was open.', 'door'],
    ["Grandma's cake stood on the table.", 'cake'],
  ])('is a thing beside a word that changes nothing: %s [SCRIPT-11]', (line, thing) => {
    expect(named(line)).toContain(thing);
  });

  it('is nothing that is a name in the film', () => {
    expect(named('We met at the Swan.', new Set(['swan']))).toEqual([]);
  });

  it.each([
    ['de', 'Ohne Hut und mit dem Regenschirm kam er an.', 'umbrella'],
    ['es', 'Era de mi abuela.', 'grandmother'],
  ])('is found in %s', (language, line, what) => {
    const context = { language, memory: newMemory(), kindOf: createKindOf() };
    expect(foreignMentions(line, context).map((each) => each.what)).toContain(what);
  });
});

describe('what stands beside a card', () => {
  it('is what its own line speaks of, and nothing that is forbidden', () => {
    expect(plan('Ode to the umbrella I left on the 43.')).toMatchObject({
      layout: 'words',
      subjects: [{ what: 'umbrella', count: 1 }],
    });
    const banned = plan(
      'Ode to the umbrella I left on the 43.',
      {},
      { requests: ['no umbrellas'] },
    );
    expect(banned.subjects.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('is shown rather than the empty place where it is', () => {
    expect(plan('We had the only television in our street.')).toMatchObject({
      layout: 'words',
      place: '',
      subjects: [{ what: 'television' }],
    });
  });

  it('is of the clause of its figure alone', () => {
    const { layout, subjects } = plan('The goat is old, and we sold 31,000 tickets.');
    expect(layout).toBe('figure');
    expect(subjects.map(({ what }) => what)).not.toContain('goat');
  });

  it('is nothing that a quiz asks for', () => {
    const [question] = planPictures(
      [
        scene(['What did he lose?'], { role: 'question' }),
        scene(['The kettle.'], { role: 'answer' }),
      ],
      { ...english, genre: 'quiz', title: 'A quiz' },
    );
    expect(question?.subjects.map(({ what }) => what)).not.toContain('kettle');
  });
});
