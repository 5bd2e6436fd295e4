import type { Frame } from './frames.ts';

/** For "how to …": {do} is the creator's action, "fix a leaking tap". */
export const howToFrame: Frame = {
  hooks: [
    ['You can {do}, and you can start today: it is mostly a matter of the right order.', '{H} on a clean table, ready to begin'],
    ['Most people who try to {do} start at the wrong end, and that is why it feels hard.', '{H} with a large arrow turning round'],
    ['Want to {do} without the usual mistakes? Then the second step will surprise you.', '{H} beside a numbered checklist'],
  ],
  beats: [
    ['Before you {do}, decide what finished looks like, and lay out everything you will need.', '{H} with tools laid out in a neat row'],
    ['First {do} the smallest possible version, because one quick win carries you through the rest.', '{H} as a small model on a workbench'],
    ['The classic mistake when you {do} is rushing, so slow the first five minutes down.', '{H} beside a sand timer'],
    ['Halfway there, stop and check, because errors are cheap to mend before you {do} the rest.', '{H} under a magnifying glass'],
    ['If you get stuck while you {do}, change one thing at a time and never three.', '{H} with one piece highlighted'],
    ['Write down what worked, so that the next time you {do} this takes half as long.', '{H} beside an open notebook'],
    ['Let someone who knows how to {do} watch you once, because one hint can save you weeks.', '{H} between two chairs at a table'],
    ['Do it again tomorrow, until you can {do} it calmly while thinking of something else.', '{H} beside a calendar with ticks'],
    ['Leave out every step that does not help you {do} it, and the clever extras with them.', '{H} with unneeded parts pushed aside'],
    ['Choose a fixed hour to {do} this, because what has a time gets done.', '{H} next to an alarm clock'],
  ],
  closes: [
    ['That is the whole method: go and {do}, before the day talks you out of it.', '{H} finished and shining on a table'],
    ['Save this for the day you {do}, because your first try may start sooner than you think.', '{H} with a green tick above it'],
  ],
};
