import type { Frame } from '../frames.ts';

/** For an animal, or several. */
export const animalFrame: Frame = {
  hooks: [
    ['Watch {t} ten seconds longer than usual, and something odd happens: {they} watch{es} back.', '{H} looking straight ahead in soft light'],
    ['You think you know {t}. Stay, and let {it} prove you wrong.', '{H} at the edge of a clearing'],
    ['{T} {has} been solving problems since long before we had words for them.', '{H} on a hill above a wide land'],
  ],
  beats: [
    ['To {t}, a rustle is a headline, and a scent is yesterday\'s news.', '{H} listening in tall grass'],
    ['Safe, fed, together: that is the whole plan of {t}, and it works.', '{H} resting under a tree'],
    ['Patience is the sharpest tool of {t}: wait, wait, then one single move.', '{H} waiting, very close'],
    ['Play is school: whatever {t} play{s} today will save a life tomorrow.', '{H} playing in a sunny meadow'],
    ['Night changes everything for {t}: the map is the same, the rules are not.', '{H} under a full moon'],
    ['Nobody taught {t} the way home, and still {they} know{s} it.', '{H} on a long path at dusk'],
    ['Look at the small things: one flick of an ear, and {t} {has} answered you.', '{H} in a close portrait'],
    ['Every season asks something new of {t}, and every year {they} find{s} an answer.', '{H} in the first snow'],
  ],
  closes: [
    ['Next time you meet {t}, stand still for a moment; you are the visitor.', '{H} walking away into morning mist'],
    ['We share our mornings with {t}; that is luck, and luck is worth keeping.', '{H} before a rising sun'],
  ],
};

/** For somebody: a trade, a relative, a role. */
export const personFrame: Frame = {
  hooks: [
    ['Most days nobody claps for {t}; let this minute make up for some of it.', '{H} in a doorway with warm light behind'],
    ['You can tell a lot about {t} before a single word is said; look at the hands.', 'Two working hands in warm light'],
    ['There is a version of {t} that hardly anybody has met.', '{H} at a window, seen from outside'],
  ],
  beats: [
    ['The day of {t} begins before the rest of us have found our shoes.', 'A lit kitchen window before dawn'],
    ['What looks easy from here took {t} years, and one very bad week.', '{H} climbing a long staircase'],
    ['Where others walk past, {t} stop{s} and look{s} twice.', '{H} on a busy street'],
    ['There was an evening when {t} could have given up; nobody saw it.', 'An empty chair beside a small lamp'],
    ['Ask {t} for advice, and you get a story with the advice hidden inside.', '{H} at a long wooden table'],
    ['The best thing {t} ever made does not fit on a shelf.', 'A framed photograph on an old wall'],
    ['Listen to how {t} laugh{s}: that is where the years are kept.', '{H} laughing in evening light'],
    ['Some rules {t} broke quietly, and everybody was better for it.', 'A garden gate left open'],
  ],
  closes: [
    ['If {t} ever helped you, say so today, not tomorrow.', 'An old telephone on a small table'],
    ['That is {t}; tell one person, and the story goes on.', '{H} waving from a porch at dusk'],
  ],
};
