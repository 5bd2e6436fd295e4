import type { Frame } from '../frames.ts';

/** For what one cannot photograph: a feeling, a virtue, an idea. Its pictures are emblems. */
export const notionFrame: Frame = {
  hooks: [
    ['You cannot photograph {t}, yet you notice at once when {they} {is} missing.', 'An empty frame on a white wall'],
    ['{T} weigh{s} nothing, and people carry {it} around all day.', 'A suitcase on an empty platform'],
    ['Ask ten people about {t}, and you hear ten childhoods.', 'Ten small windows lit at night'],
  ],
  beats: [
    ['{T} rarely arrive{s} with music; mostly it happens on an ordinary Tuesday.', 'A rainy street with one yellow umbrella'],
    ['{T} grow{s} the way a muscle does: slowly, and only under weight.', 'A seedling breaking through dry ground'],
    ['The opposite of {t} is not in the dictionary; it is looking away.', 'A mirror in an empty corridor'],
    ['A quiet kitchen teaches more about {t} than any stage.', 'Two cups on a kitchen table at night'],
    ['Nobody owns {t}. We borrow {it} from people who went first.', 'A row of lanterns along a dark path'],
    ['You can practise {t} before breakfast, and nobody has to know.', 'A cup of tea at a window at dawn'],
    ['There is a price for {t}, and a higher one for living without {it}.', 'A candle flame in the wind'],
    ['When it matters, {t} sound{s} less like a speech and more like a breath.', 'A single sail on a wide grey sea'],
  ],
  closes: [
    ['Choose one small act of {t} today; it counts even when nobody sees it.', 'A path leading into morning fog'],
    ['That is {t}: quiet, stubborn, and nearer than you think.', 'A lighthouse beam above a calm sea'],
  ],
};

/** For something one does. */
export const activityFrame: Frame = {
  hooks: [
    ['The first day of {t} is mostly finding out what your hands cannot do yet.', 'A pair of new shoes by a door at dawn'],
    ['Nobody is good at {t} on Monday; that is the secret of Friday.', 'A calendar with one day circled'],
    ['{T} look{s} like talent from the outside; from the inside it looks like Tuesday.', 'A dark window with one desk lamp on'],
  ],
  beats: [
    ['Start smaller than feels serious: five minutes of {t} beat an hour that never comes.', 'A sand timer on a wooden table'],
    ['The body learns {t} between the tries, in the dark, while you sleep.', 'A bedroom window under the moon'],
    ['Watch a master at {t}, and count what they leave out.', 'A bare room with a single chair'],
    ['Every plateau in {t} is a floor being built.', 'A long stone staircase up a hill'],
    ['Do {t} with one other person, and giving up gets harder than going on.', 'Two bicycles leaning on a fence'],
    ['The mistake you keep making is the teacher that {t} sent you.', 'A crumpled sheet beside a fresh one'],
    ['Some days {t} feel{s} like carrying water; those days count double.', 'A path through heavy rain'],
    ['The best tool for {t} is the one you already own and already use.', 'A worn tool on a workbench'],
  ],
  closes: [
    ['Ten minutes of {t} today; that is the whole plan.', 'A sunrise over an empty road'],
    ['One day somebody asks how you got into {t}, and you will say: I began.', 'An open door with light outside'],
  ],
};
