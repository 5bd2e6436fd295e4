import type { Frame } from './frames.ts';

/** For a tale: {hero} is "a lonely robot", {the} is "the lonely robot", {deed} what the idea says of them. */
export const storyFrame: Frame = {
  hooks: [
    ['This is the story of {hero} {deed}. It begins on an ordinary morning.', '{H} on a quiet street'],
    ['Nobody expected much of {hero}. Nobody knew what was coming: {hero} {deed}.', '{H} at a window, looking out'],
  ],
  beats: [
    ['For a long time, nothing happened to {the}. One day was exactly like the next.', '{H} walking down an empty road'],
    ['Then came a sound from far away. {The} stopped and listened.', '{H} at the edge of a forest'],
    ['It would have been easy to turn back. {The} took one more step.', '{H} in front of a wooden bridge'],
    ['The path grew steep, and the light was failing. Still, {the} went on.', '{H} climbing a rocky mountain path'],
    ['Help came from where {the} least expected it: someone just as lost.', '{H} beside a small campfire'],
    ['That night, {the} understood what had been missing all along.', '{H} under a sky full of stars'],
    ['Everything went wrong at once. For a moment, {the} stood alone in the rain.', '{H} in heavy rain'],
    ['But {the} remembered one small kindness, and it was enough.', '{H} holding a tiny glowing lantern'],
    ['By morning the storm had passed. {The} could see the way.', '{H} on a hilltop above the clouds'],
    ['At last, there it was. {The} had no words, only a smile.', '{H} before a golden door'],
  ],
  closes: [
    ['{The} came home changed. And if you listen, {the} is telling the story still.', '{H} in the doorway of a warm house'],
    ['The world stayed as large as ever. But {the} was no longer small in it.', '{H} looking over a wide valley'],
  ],
};
