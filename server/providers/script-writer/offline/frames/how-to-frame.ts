import type { Frame } from './frames.ts';

/** For "how to …": {do} is the creator's action, "fix a leaking tap". */
export const howToFrame: Frame = {
  hooks: [
    ['You can {do}, and you can start today. Here is the order that works.', '{H} on a clean table, ready to begin'],
    ['Most people try to {do} backwards. Turn it round, and it gets easy.', '{H} with a large arrow turning round'],
    ['Want to {do} without the usual mistakes? Watch the second step.', '{H} beside a numbered checklist'],
  ],
  beats: [
    ['Before you {do}, decide what finished looks like. Then lay out everything you need.', '{H} with tools laid out in a neat row'],
    ['Do the smallest version first. To {do} well, you need one quick win.', '{H} as a small model on a workbench'],
    ['The classic mistake when you {do}: rushing. Slow the first five minutes down.', '{H} beside a sand timer'],
    ['Check your work halfway. If you {do} it blind, errors pile up.', '{H} under a magnifying glass'],
    ['Stuck? Change one thing at a time while you {do}, never three.', '{H} with one piece highlighted'],
    ['Write down what worked, so that next time you {do} this twice as fast.', '{H} beside an open notebook'],
    ['Ask someone who can already {do} this to watch you once. It saves weeks.', '{H} between two chairs at a table'],
    ['Repeat it tomorrow. To {do} it calmly, your hands must know the way.', '{H} beside a calendar with ticks'],
    ['Cut every step that does not help you {do} it. Less is quicker.', '{H} with unneeded parts pushed aside'],
    ['Set a fixed time to {do} this. What has a time gets done.', '{H} next to an alarm clock'],
  ],
  closes: [
    ['That is the whole method. Go and {do}, before the day talks you out of it.', '{H} finished and shining on a table'],
    ['Save this for the day you {do} it. Your first try starts now.', '{H} with a green tick above it'],
  ],
};
