import type { Frame } from './frames.ts';

/** For "this or that": {left} and {right} are the rivals. */
export const versusFrame: Frame = {
  hooks: [
    ['{Left} or {right}? Pick one now, and see whether you still agree at the end.', '{Left} facing {right} across a table'],
    ['{Left} against {right}. One of them fits you better than you think.', '{Left} beside {right} on two podiums'],
  ],
  beats: [
    ['In favour of {left}: you know what you get from {left}, and so does everyone else.', '{Left} on a bright pedestal'],
    ['In favour of {right}: {right} solves the very thing {left} struggles with.', '{Right} on a bright pedestal'],
    ['On cost, look past the price of {left}. Count your time with {right} as well.', '{Left} and {right} on a balance scale'],
    ['On an ordinary Tuesday, which do you reach for: {left} or {right}?', '{Left} next to {right} on a kitchen table'],
    ['The weak spot of {left} shows after a month. That of {right} shows on day one.', '{Left} with a crack of light across it'],
    ['Fans of {right} rarely tried {left} properly, and the other way round.', '{Left} and {right} with two cheering crowds'],
  ],
  closes: [
    ['So, {left} or {right}? Tell us which side you are on, and why.', '{Left} and {right} at a fork in the road'],
    ['There is no wrong side between {left} and {right}, only a wrong reason.', '{Left} and {right} under one setting sun'],
  ],
};
