import type { Frame } from './frames.ts';

/** For "this or that": {left} and {right} are the rivals. */
export const versusFrame: Frame = {
  hooks: [
    ['{Left} or {right}? Pick one now, and see whether you still agree at the end.', '{Left} facing {right} across a table'],
    ['{Left} against {right}: one of them fits you far better than you think.', '{Left} beside {right} on two podiums'],
  ],
  beats: [
    ['In favour of {left}: you know what you get, and so does everyone you share it with.', '{Left} on a bright pedestal'],
    ['In favour of {right}: it handles the very thing {left} struggles with.', '{Right} on a bright pedestal'],
    ['On cost, look past the price of {left}, and count the time that {right} takes as well.', '{Left} and {right} on a balance scale'],
    ['Never mind the best day: on a dull Tuesday, do you reach for {left} or {right}?', '{Left} next to {right} on a kitchen table'],
    ['The weak spot of {left} shows after a month, and that of {right} on day one.', '{Left} with a crack of light across it'],
    ['Fans of {right} rarely gave {left} a fair week, and the other way round.', '{Left} and {right} with two cheering crowds'],
  ],
  closes: [
    ['So, {left} or {right}? Tell us which side you are on, and why.', '{Left} and {right} at a fork in the road'],
    ['There is no wrong side between {left} and {right}, only a wrong reason.', '{Left} and {right} under one setting sun'],
  ],
};
