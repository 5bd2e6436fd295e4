import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { plan } from '../testing/plan-lines.ts';

const shown = (line: string) => describePlan(plan(line));

describe('what somebody does', () => {
  it.each([
    ['I ran across the road in my slippers.', /running across the road/u],
    ['The cat had fallen asleep on my keyboard.', /cat sleeping on the keyboard/u],
    ['The dog still lies beside them when it rains.', /dog lying/u],
    ['My mother was already up, ironing.', /mother ironing/u],
    ['Everybody on the bus clapped.', /people clapping/u],
    ['She just sat there and cried.', /woman (?:sitting|crying)/u],
    ['I couldn’t sleep.', /lying awake/u],
    ['My neighbour waters her tomatoes every evening.', /neighbour watering her tomatoes/u],
    ['Her husband watches from the window.', /husband watching from the window/u],
    ['Then the teacher drew a whale on the blackboard.', /teacher drawing a whale/u],
    ['The boys had built a raft from old doors.', /boys building a raft/u],
    ['Three neighbours dug the snow away from our door.', /neighbours digging/u],
    ['The clown juggles plates in front of the hospital.', /clown juggling/u],
    [
      'The tailor was kneeling on the floor with pins in his mouth.',
      /tailor kneeling on the floor/u,
    ],
    ['Rosa cycles to the clinic with a cool box on her back.', /cycling to the clinic/u],
  ])('is its picture: %s', (line, told) => {
    expect(shown(line)).toMatch(told);
  });

  it('is given to somebody, and is not whom it is given to', () => {
    expect(shown('He gave one to every bride.')).not.toMatch(/dress/u);
  });

  it('is told of several things in their number', () => {
    const { subjects } = plan('Fold the leaves into cones.', {}, { genre: 'recipe' });
    expect(subjects.map(({ what }) => what)).toStrictEqual(['group of leaves']);
  });

  it('is no shower of a bathroom where it rains', () => {
    expect(shown('It would rain all day.')).not.toMatch(/rain shower/u);
  });
});
