import type { Frame } from './frames.ts';

/** For any topic: notice it, look closer, see what it asks of us. */
export const topicFrame: Frame = {
  hooks: [
    ['Look again at {t}: the first thing most people believe about it is the part that is wrong.', '{H} under a single bright light'],
    ['You have heard of {t}, but nobody told you the part that makes it worth a minute.', '{H} appearing out of soft mist'],
    ['What would change tomorrow if you truly understood {t}, instead of only knowing the word?', '{H} behind a half-open door'],
    ['Everyone has an opinion on {t}, and almost no one has looked at it up close.', '{H} seen through a magnifying glass'],
    ['There are two kinds of people: those who skip past {t}, and those who stay for the twist.', '{H} at the fork of two roads'],
  ],
  beats: [
    ['Begin with the plain version of {t}: strip it down until a child could follow you.', '{H} drawn in chalk on a blackboard'],
    ['Behind {t} stands a person with a problem, because nobody invents anything for fun alone.', '{H} on a cluttered wooden desk'],
    ['The hard part of {t} is rarely the part people talk about, so look at the quiet middle.', '{H} casting a long shadow on a wall'],
    ['Small details decide {t}: change a single one, and the whole picture tips.', '{H} with one glowing detail'],
    ['Ask who gains from {t} and who pays for it, and the fog lifts at once.', '{H} on an old balance scale'],
    ['Most mistakes with {t} come from hurrying the first step, and every later step inherits them.', '{H} beside a fallen row of dominoes'],
    ['Ten years ago {t} meant something else, and ten years from now it will again.', '{H} next to a large clock'],
    ['People who know {t} well do fewer things than you think, and they do them in order.', '{H} at the top of a stone staircase'],
    ['Try explaining {t} aloud to a friend: the place where you stumble is your next lesson.', '{H} in a speech bubble of light'],
    ['There is a simple test for {t}: does it still hold on a bad day, in the rain?', '{H} under rain on an empty street'],
    ['{T} has a cost that nobody prints on the label, and most of it is patience.', '{H} beside an hourglass'],
    ['Put {t} next to its opposite, and the contrast tells you what it is really for.', '{H} split between light and shadow'],
    ['The best examples of {t} look effortless, because the effort happened where nobody was watching.', '{H} on a stage with closed curtains'],
    ['You do not need all of {t}: one useful piece, well understood, is already a start.', '{H} as the last piece of a puzzle'],
    ['Watch what people do about {t}, not what they say, because the hands are more honest.', '{H} in the window of a busy street'],
    ['If {t} feels confusing, change the distance: step closer, or walk to the top of the hill.', '{H} tiny in a wide open landscape'],
    ['Somewhere tonight somebody is learning {t} with less than you have, and with more questions.', '{H} on a workbench by lamplight'],
    ['One honest question opens up {t}: which problem would come back if it were gone?', '{H} with a key lying in front of it'],
    ['Every story about {t} leaves out a chapter, and it is usually the one where it nearly failed.', '{H} on a torn book page'],
    ['Draw {t} on a napkin, and what you leave out shows what you think matters.', '{H} sketched on a paper napkin'],
    ['The people who argue loudest about {t} often agree on more than they would like.', '{H} between two empty armchairs'],
    ['Give {t} one quiet hour this week, and notice which question refuses to leave.', '{H} beside a cup of tea on a balcony'],
  ],
  closes: [
    ['That is {t}, seen clearly, and what you do with it now is up to you.', '{H} at the end of a long open road'],
    ['Next time {t} comes up, you will be the one who sees what the others miss.', '{H} glowing on the horizon'],
    ['Keep one thing about {t}, and pass it on to someone before the day is over.', '{H} held out in an open hand'],
    ['So much for {t} as everyone knows it: from here on, you know it a little better.', '{H} above a calm sea of clouds'],
  ],
};
