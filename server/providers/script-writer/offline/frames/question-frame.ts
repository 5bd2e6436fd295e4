import type { Frame } from './frames.ts';

/** For a question in the creator's words: {q} is the question itself, {t} what it asks about. */
export const questionFrame: Frame = {
  hooks: [
    ['{q} The obvious answer about {t} is not the whole answer.', '{H} in front of a giant question mark'],
    ['{q} Give {t} half a minute, and it gets interesting.', '{H} under a swinging lamp'],
  ],
  beats: [
    ['First instinct says one thing about {t}, and the evidence often says another.', '{H} on an old balance scale'],
    ['To find out, take {t} apart: what came first, and what only followed?', '{H} as two halves of a puzzle'],
    ['People have argued about {t} for years, mostly past each other.', '{H} between two facing chairs'],
    ['Here is the trap with {t}: we take what happens together for cause and effect.', '{H} beside a row of falling dominoes'],
    ['Look for the case that breaks the rule, because it says the most about {t}.', '{H} with one odd piece glowing red'],
    ['The honest reply on {t} has an if in it, and that is what makes it useful.', '{H} at a fork in the road'],
    ['Picture {t} from the other side, because a new answer often waits there.', '{H} reflected in a tall mirror'],
    ['What would change your mind about {t}? Name it before you look, or you never will.', '{H} on a blank sheet of paper'],
  ],
  closes: [
    ['So what is your answer on {t}? Hold it loosely, and keep asking.', '{H} with an open book below'],
    ['A good question about {t} never quite ends: it only gets better company.', '{H} on a spiral staircase'],
  ],
};
