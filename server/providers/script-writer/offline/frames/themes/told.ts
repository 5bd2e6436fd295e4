import type { BeatLine } from '../../knowledge/knowledge.ts';
import type { Frame } from '../frames.ts';

/** How a film opens on the creator's own clause, {S} or {c}, by its form. */
export const openings: Readonly<Record<'statement' | 'deed' | 'reason' | 'history', readonly BeatLine[]>> = {
  statement: [
    ['{S}: that is the headline, and here is the rest.', '{H} in the middle of the frame'],
    ['{S}, and hardly anybody saw it coming.', '{H} appearing from behind a corner'],
    ['Say it slowly: {c}.', '{H} very close'],
  ],
  deed: [
    ['{S}, and that was only the beginning.', '{H} before an open door'],
    ['Here is something true: {c}.', '{H} in the first light of the day'],
  ],
  reason: [
    ['Ask ten people {c}, and you get eleven answers.', '{H} in front of a blackboard full of chalk'],
    ['Let us find out {c}, and begin with what everybody can see.', '{H} under a magnifying glass'],
  ],
  history: [
    ['{T} did not fall from the sky. Somebody needed {it} badly.', '{H} on an old workbench by candlelight'],
    ['The story of {t} begins with somebody who was thoroughly annoyed.', '{H} on a desk covered with sketches'],
  ],
};

/** For a day one remembers: {t} is "the day my father taught me to swim". */
export const memoryFrame: Frame = {
  hooks: [
    ['{T}: I can still tell you what the light was like.', 'A window full of low golden light'],
    ['Let me take you back to {t}.', 'An old photograph album on a table'],
  ],
  beats: [
    ['Nobody took a picture of {t}, so I have to tell it.', 'An empty picture frame on a wall'],
    ['Before {t}, I would have said no without thinking.', 'A closed garden gate in the morning'],
    ['It took an hour, perhaps less, and {t} has lasted ever since.', 'A clock beside a summer window'],
    ['I have told {t} many times, and each time I find something new.', 'A cup of tea beside an old letter'],
    ['Somebody was patient with me, and it was long after {t} that I noticed.', 'Two empty chairs in a garden'],
    ['If I could keep one hour, I would look for it in {t}.', 'A jar on a windowsill in the sun'],
  ],
  closes: [
    ['Some days end at midnight, but not {t}.', 'A lit porch under a sky full of stars'],
    ['Whoever you shared one like {t} with: call them.', 'An old telephone on a small table'],
  ],
};

/** For one's own deed: told by the one who did it, {t} being what it was about. */
export const deedFrame: Frame = {
  hooks: openings.deed,
  beats: [
    ['The first night I did not sleep: I lay there and thought about {t}.', 'A bedroom window with a light still on'],
    ['Friends asked whether I was sure about {t}; I said yes, and hoped my face agreed.', 'Two cups on a café table'],
    ['There was a morning when {t} nearly ended before lunch.', '{H} under heavy rain'],
    ['Then a stranger asked me about {t}, and I could not stop talking.', 'A bench in a sunny park'],
    ['One month of {t} taught me more than ten careful years.', 'A worn notebook beside a window'],
    ['I counted the coins twice, then did one more thing for {t}.', 'A jar of coins on a shelf'],
    ['Not everything about {t} went well, and the mistakes were mine as well.', '{H} with one crooked sign'],
    ['What nobody tells you about {t}: the quiet days are the hard ones.', 'An empty street at noon'],
  ],
  closes: [
    ['Ask me whether I would do it again: for {t}, before breakfast.', '{H} at sunrise with the door open'],
    ['So if you are waiting for a sign, let {t} be mine to you.', '{H} glowing at the end of the street'],
  ],
};
