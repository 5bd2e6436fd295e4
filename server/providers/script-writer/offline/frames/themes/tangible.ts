import type { Frame } from '../frames.ts';

/** For something to eat or drink. */
export const foodFrame: Frame = {
  hooks: [
    ['You smell {t} before you see {it}, and by then you have already decided.', '{H} steaming on a kitchen table'],
    ['Three bites: that is all {t} need{s} to take you somewhere else.', '{H} beside a window in the morning'],
    ['Every family argues about {t}, and every family is right.', '{H} on a long table with many chairs'],
  ],
  beats: [
    ['It begins with hands: nobody ever learned {t} from a label alone.', '{H} between floury hands'],
    ['Heat does the real work: one minute too long, and {t} {is} something else.', '{H} in front of a glowing oven'],
    ['Salt, time, patience: leave one out, and {t} fall{s} flat.', '{H} with a small bowl of salt'],
    ['Ask where {t} come{s} from, and you get a story, not an address.', '{H} on a market stall'],
    ['The first try at {t} is edible; the tenth is a gift.', '{H} on a worn wooden board'],
    ['There is one secret in {t}, and it is usually the cheapest thing in the kitchen.', '{H} on a shelf of old jars'],
    ['Somewhere a street is waking up right now, and {t} {is} the reason.', '{H} in a bakery window before dawn'],
    ['Cold, the next morning, standing up: that is when {t} tell{s} you the truth.', '{H} on a plate by an open fridge'],
  ],
  closes: [
    ['Pull up a chair, because {t} taste{s} better with one more person at the table.', '{H} at a table set for friends'],
    ['Make {t} once for someone you love, and write nothing down.', '{H} handed across a table'],
  ],
};

/** For a thing: a tool, a machine, a product, an invention. */
export const thingFrame: Frame = {
  hooks: [
    ['Somebody lay awake at night so that {t} could exist; here is what they were after.', '{H} under a single lamp at night'],
    ['You have passed {t} a hundred times and never once looked.', '{H} in plain sight on a windowsill'],
    ['Take {t} away for a single day, and see what goes wrong first.', 'An empty place where {h} should be'],
  ],
  beats: [
    ['Before {t}, people did it by hand, by luck, or not at all.', 'Two hands at an old workbench'],
    ['The clever part of {t} is the part you never touch.', '{H} opened up on a workbench'],
    ['Good design hides: while {t} work{s}, nobody says a word.', '{H} in a tidy bright room'],
    ['One small change made {t} cheap enough for everybody, and the rest is Tuesday.', '{H} on a crowded shop shelf'],
    ['Every scratch on {t} is a note from the last time somebody was in a hurry.', '{H} very close, worn at the edges'],
    ['The first version of {t} was ugly, heavy, and almost right.', '{H} as a rough sketch on paper'],
    ['Ask a child what {t} could be for, and you get three better answers.', '{H} on a playroom floor'],
    ['What {t} replaced is worth a thought, too: nothing arrives without moving something.', '{H} beside an older, dusty box'],
  ],
  closes: [
    ['Tomorrow you will meet {t} again without thinking; think once.', '{H} on a table in morning light'],
    ['A small thing with a long shadow: that is {t}.', '{H} casting a long evening shadow'],
  ],
};

/** For a place. */
export const placeFrame: Frame = {
  hooks: [
    ['Stand in {t} at six in the morning, and you meet somewhere else entirely.', '{H} at dawn, empty and quiet'],
    ['Everybody takes the same picture of {t}; the story is just outside the frame.', '{H} seen from a side street'],
    ['You can pass through {t} for years before {they} let{s} you in.', '{H} behind a half-open gate'],
  ],
  beats: [
    ['Begin at the edge: {t} show{s} every year in doorsteps, walls and shortcuts.', '{H} along an old stone wall'],
    ['The oldest thing in {t} is not a stone; it is a habit.', '{H} with one lit window'],
    ['Ask somebody who starts work at five: they know {t} with the noise turned off.', '{H} in the blue hour before sunrise'],
    ['Rain empties {t} in a minute, and then the colours come out.', '{H} in the rain, full of reflections'],
    ['Every corner of {t} was somebody\'s first day, or somebody\'s goodbye.', '{H} with a bench under a lamp'],
    ['Get lost in {t} once, on purpose; nothing teaches you faster.', '{H} with a map on a table'],
    ['After midnight {t} belong{s} to cats, bakers, and people with news.', '{H} at night under street lamps'],
    ['There is a view of {t} that no guide mentions; it takes eleven more steps.', '{H} far below, from a high place'],
  ],
  closes: [
    ['Leave {t} slowly; the best part is often the last street.', '{H} in the evening, from a distance'],
    ['You can leave {t}, but a little of {it} stays in your shoes.', 'A pair of dusty shoes by a door'],
  ],
};
