import type { Frame } from './frames.ts';

/** For any topic: notice it, look closer, see what it asks of us. */
export const topicFrame: Frame = {
  hooks: [
    ['Look again at {t}: the first thing most people believe is the part that is wrong.', '{H} under a single bright light'],
    ['What would change tomorrow if you truly understood {t}?', '{H} behind a half-open door'],
    ['There are those who skip past {t}, and those who stay for the twist.', '{H} at the fork of two roads'],
  ],
  beats: [
    ['Strip {t} down until a child could follow you, and see what is left.', '{H} drawn in chalk on a blackboard'],
    ['Behind {t} stands a person with a problem; there always is one.', '{H} on a cluttered wooden desk'],
    ['The hard part of {t} is rarely the part people talk about.', '{H} casting a long shadow on a wall'],
    ['Small details decide {t}: change a single one, and the whole picture tips.', '{H} with one glowing detail'],
    ['Ask who gains from {t} and who pays for it, and the fog lifts.', '{H} on an old balance scale'],
    ['Most mistakes with {t} come from hurrying the first step.', '{H} beside a fallen row of dominoes'],
    ['Ten years ago {t} meant something else, and in ten years it will again.', '{H} next to a large clock'],
    ['People who know {t} well do fewer things than you think, and in order.', '{H} at the top of a stone staircase'],
    ['Explain {t} aloud to a friend: where you stumble is your next lesson.', '{H} in a speech bubble of light'],
    ['There is a simple test for {t}: does it still hold on a bad day, in the rain?', '{H} under rain on an empty street'],
    ['The real cost of {t} is on no label, and most of it is patience.', '{H} beside an hourglass'],
    ['Put {t} next to its opposite, and you see what it is really for.', '{H} split between light and shadow'],
    ['The best of {t} looks effortless, because the effort happened backstage.', '{H} on a stage with closed curtains'],
    ['You do not need all of {t}: one useful piece is already a start.', '{H} as the last piece of a puzzle'],
    ['Watch what people do about {t}, not what they say.', '{H} in the window of a busy street'],
    ['If {t} feels confusing, change the distance: step closer, or climb the hill.', '{H} tiny in a wide open landscape'],
    ['Somewhere tonight somebody begins with {t}, with less than you have and more questions.', '{H} on a workbench by lamplight'],
    ['One honest question opens up {t}: what would come back if it were gone?', '{H} with a key lying in front of it'],
    ['Every story about {t} leaves out a chapter, usually the one where it nearly failed.', '{H} on a torn book page'],
    ['Draw {t} on a napkin: what you leave out shows what you think matters.', '{H} sketched on a paper napkin'],
    ['Those who argue loudest about {t} often agree on more than they would like.', '{H} between two empty armchairs'],
    ['Give {t} one quiet hour this week, and notice which question stays.', '{H} beside a cup of tea on a balcony'],
  ],
  closes: [
    ['That is {t}, seen clearly; what you do with it now is up to you.', '{H} at the end of a long open road'],
    ['Next time {t} comes up, you will see what the others miss.', '{H} glowing on the horizon'],
    ['Keep one thing about {t}, and pass it on before the day is over.', '{H} held out in an open hand'],
  ],
};
