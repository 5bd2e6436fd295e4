import type { Frame } from './frames.ts';

/** For a tale: {hero} is "a lonely robot", {the} is "the lonely robot", {deed} what the idea says of them. */
export const storyFrame: Frame = {
  hooks: [
    ['This is the story of {hero} {deed}, and it begins on a perfectly ordinary morning.', '{H} on a quiet street at dawn'],
    ['Nobody had noticed {hero} {deed}, until the day that everything changed.', '{H} at a window, looking out'],
    ['Once there was {hero} {deed}, and nothing that followed was planned.', '{H} under a lamp on an empty square'],
  ],
  beats: [
    ['For a long time nothing happened to {the}, and one day was exactly like the next.', '{H} walking down an empty road'],
    ['Then came a sound from far away, and {the} stopped and listened.', '{H} at the edge of a forest'],
    ['It would have been easy to turn back, but {the} took one more step.', '{H} in front of a wooden bridge'],
    ['The path grew steep and the light was failing, and still {the} went on.', '{H} climbing a rocky mountain path'],
    ['Help came from where {the} least expected it: from someone just as lost.', '{H} beside a small campfire'],
    ['Everything went wrong at once, and for a moment {the} stood alone in the rain.', '{H} in heavy rain'],
    ['That night {the} understood what had been missing all along.', '{H} under a sky full of stars'],
    ['But {the} remembered one small kindness, and it was enough to go on.', '{H} with a tiny glowing lantern'],
    ['By morning the storm had passed, and {the} could see the way.', '{H} on a hilltop above the clouds'],
    ['At last, there it was, and {the} had no words, only a smile.', '{H} before a golden door'],
  ],
  closes: [
    ['{The} came home changed, and if you listen closely, the story is still being told.', '{H} in the doorway of a warm house'],
    ['The world stayed as large as ever, but {the} was no longer small in it.', '{H} looking over a wide valley'],
    ['And that is how {the} learned that the way there had been the treasure.', '{H} on a winding road at sunrise'],
  ],
};
