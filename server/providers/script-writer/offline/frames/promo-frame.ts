import type { Frame } from './frames.ts';

/** For something the creator offers: {offer} is it, without "my". */
export const promoFrame: Frame = {
  hooks: [
    ['You have been waiting for this: {offer}. And it was worth the wait.', '{H} with warm light in its window'],
    ['Stop for a second, because this one is for you: {offer}.', '{H} under a bright spotlight'],
    ['Some things you scroll past. {Offer} is not one of them.', '{H} framed by confetti'],
  ],
  beats: [
    ['Why {offer}? Because good enough was never good enough for us.', '{H} being prepared on a workbench'],
    ['Every detail of {offer} was made with one person in mind: you.', '{H} in close detail on a wooden table'],
    ['No noise and no tricks. {Offer} simply does what we promise.', '{H} on a clean white background'],
    ['Think of the day you need it most. That is what {offer} is for.', '{H} on a sunny street corner'],
    ['Come for one look at {offer}. Stay because it feels right.', '{H} seen through an open door'],
    ['We built {offer} the slow way, so that it lasts.', '{H} beside hand tools and sketches'],
    ['Bring a friend. {Offer} is even better when it is shared.', '{H} at a table set for two'],
    ['Ask the people who tried {offer} first. They came back.', '{H} surrounded by five gold stars'],
  ],
  closes: [
    ['{Offer}. Come and see for yourself, and tell us what you think.', '{H} with an open sign glowing'],
    ['You know what to do: try {offer} today, while it is still new.', '{H} wrapped as a gift with a ribbon'],
  ],
};
