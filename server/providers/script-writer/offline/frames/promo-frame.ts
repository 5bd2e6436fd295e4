import type { Frame } from './frames.ts';

/** For something the creator offers: {offer} is it, with "our"; {detail} a sentence of theirs where there is one. */
export const promoFrame: Frame = {
  hooks: [
    ['You did not know you were waiting for this: {offer}.', '{H} with warm light in its window'],
    ['Stop for a second, because this one is for you: {offer}.', '{H} under a bright spotlight'],
    ['Some things you scroll past, but {offer} is not one of them.', '{H} framed by confetti'],
  ],
  beats: [
    ['Why {offer}? Because good enough was never good enough for us, and you can tell.', '{H} on a workbench full of sketches'],
    ['Every detail of {offer} was made with one person in mind, and that person is you.', '{H} in close detail on a wooden table'],
    ['No noise, no tricks, no small print: {offer} simply does what we promise.', '{H} on a clean white background'],
    ['Think of the day you need it most, because that is what {offer} is for.', '{H} on a sunny street corner'],
    ['Come for one look at {offer}, and stay because it feels right.', '{H} seen through an open door'],
    ['It took us longer than planned, because {offer} is built to last.', '{H} beside hand tools and a clock'],
    ['Bring a friend, because {offer} is even better when it is shared.', '{H} at a table set for two'],
    ['Ask the people who tried {offer} first, and ask them why they came back.', '{H} surrounded by five gold stars'],
  ],
  closes: [
    ['{Offer}: come and see for yourself, and tell us what you think.', '{H} with an open sign glowing'],
    ['You know what to do: try {offer} today, while it is still new.', '{H} wrapped as a gift with a ribbon'],
  ],
};
