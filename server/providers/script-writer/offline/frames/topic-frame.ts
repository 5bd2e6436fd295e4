import type { Frame } from './frames.ts';

/** For any topic: notice it, look closer, see what it asks of us. */
export const topicFrame: Frame = {
  hooks: [
    ['Look again at {t}. Almost everyone gets the first thing about {t} wrong.', '{H} under a single bright light'],
    ['{T}: three words you have heard before, and a story about {t} you have not.', '{H} appearing out of soft mist'],
    ['What would change tomorrow if you truly understood {t}?', '{H} behind a half-open door'],
    ['Everyone has an opinion on {t}. Far fewer have looked at {t} up close.', '{H} seen through a magnifying glass'],
  ],
  beats: [
    ['Start with the plain version of {t}. Strip {t} down until a child could follow it.', '{H} drawn in chalk on a blackboard'],
    ['Behind {t} there is always a person with a problem. That is where {t} began.', '{H} on a cluttered wooden desk'],
    ['The hard part of {t} is rarely the part people talk about.', '{H} casting a long shadow on a wall'],
    ['Small details decide {t}. Change one, and {t} looks completely different.', '{H} with one glowing detail'],
    ['Ask who gains from {t} and who pays. The picture of {t} sharpens at once.', '{H} on an old balance scale'],
    ['Most mistakes with {t} come from hurrying the first step.', '{H} beside a fallen row of dominoes'],
    ['Ten years ago, {t} meant something else. Ten years from now, {t} will again.', '{H} next to a large clock'],
    ['People who know {t} well do fewer things, and do them in order.', '{H} at the top of a stone staircase'],
    ['Try explaining {t} aloud. Wherever you stumble on {t}, that is your next lesson.', '{H} in a speech bubble of light'],
    ['There is a simple test for {t}: does it still hold on a bad day?', '{H} under rain on an empty street'],
    ['{T} has a cost nobody prints on the label. Patience with {t} is most of it.', '{H} beside an hourglass'],
    ['Put {t} next to its opposite. The contrast tells you what {t} is for.', '{H} split between light and shadow'],
    ['The best examples of {t} look effortless. The effort behind {t} is simply hidden.', '{H} on a stage with closed curtains'],
    ['You do not need all of {t}. One useful piece of {t} is a start.', '{H} as the last piece of a puzzle'],
    ['Watch what people do about {t}, not what they say about it.', '{H} in the window of a busy street'],
    ['If {t} feels confusing, change the scale: closer, or further away from {t}.', '{H} tiny in a wide open landscape'],
    ['Somewhere, somebody is learning {t} today with less than you have.', '{H} on a workbench by lamplight'],
    ['One honest question opens up {t}: what problem does it solve?', '{H} with a key lying in front of it'],
  ],
  closes: [
    ['That is {t}, seen clearly. What you do about {t} now is up to you.', '{H} at the end of a long open road'],
    ['Next time {t} comes up, you will see what others miss.', '{H} glowing on the horizon'],
    ['Keep one thing about {t}, and pass it on to someone today.', '{H} held out in an open hand'],
  ],
};
