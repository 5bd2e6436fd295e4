import type { Domain } from '../knowledge.ts';

export const relationships: Domain = {
  id: 'relationships',
  mood: 'tender',
  subjects: [
    {
      name: 'relationships',
      words: ['relationship', 'relationships', 'love', 'dating', 'marriage', 'couple', 'couples', 'romance', 'boyfriend', 'girlfriend', 'wedding', 'first date', 'valentine', 'soulmate', 'long distance', 'communication'],
      hook: ['Strong couples argue too. They are just better at coming back.', 'Two coffee cups close together on a table'],
      beats: [
        ['Researchers watched couples for decades. Five kind moments for each sharp one kept them together.', 'Five white stones beside one black stone'],
        ['Turn towards the small bids. "Look, a bird" is really "are you with me?"', 'Two people at a window watching a bird'],
        ['Say what you feel and what you need. Leave out the word always.', 'Two chairs facing each other in warm light'],
        ['Listen to understand, not to reload. Repeat it back before you answer.', 'A couple talking on a porch swing'],
        ['A six-second kiss is long enough to notice. Do it at the door.', 'A couple saying goodbye at a front door'],
      ],
      close: ['Love is not found, it is practised. Today is a fine day to practise.', 'Two hands holding on a winter walk'],
    },
    {
      name: 'friendship',
      words: ['friend', 'friends', 'friendship', 'best friend', 'best friends', 'loneliness', 'lonely', 'social skills', 'small talk', 'networking', 'trust'],
      hook: ['It takes about two hundred hours to make a close friend. Most of them look like nothing.', 'Two friends sitting on a rooftop'],
      beats: [
        ['Send the text now: "this made me think of you". It lands better than you expect.', 'A phone with a single heart message'],
        ['Show up on an ordinary Tuesday. Anyone can come to a party.', 'A friend at a door with a bag of bread'],
        ['Ask one question deeper than usual. What was the best part of your week?', 'Two mugs on a kitchen table at night'],
        ['Friends drift, and that is nobody\'s fault. One of you has to row first.', 'Two small boats on a calm lake'],
      ],
      close: ['Someone is waiting for your message. You know exactly who.', 'A letter dropped into a red mailbox'],
    },
    {
      name: 'parenting',
      words: ['parent', 'parents', 'parenting', 'baby', 'babies', 'toddler', 'toddlers', 'mother', 'mom', 'father', 'dad', 'family', 'kids', 'children', 'child', 'childhood', 'teenager', 'teenagers', 'pregnancy', 'grandmother', 'grandma', 'grandfather', 'grandpa'],
      hook: ['The days are long, and the years are short. Every parent learns it too late.', 'Small boots beside large boots at a door'],
      beats: [
        ['Ten minutes of full attention beat a day of half. Let them choose the game.', 'A parent and child building with blocks'],
        ['Name the feeling before you fix it. "You are angry" calms more than "calm down".', 'A child hugging a teddy bear on stairs'],
        ['Offer two choices you can live with. The red cup or the blue one?', 'A red cup and a blue cup on a table'],
        ['Say sorry when you lose it. That is how they learn to repair.', 'A parent kneeling beside a child bed'],
        ['Boredom is not an emergency. It is where their ideas come from.', 'A cardboard box turned into a rocket'],
      ],
      close: ['They will not remember the tidy kitchen. They will remember that you danced in it.', 'A family dancing in a warm kitchen'],
    },
    {
      name: 'letting go',
      words: ['breakup', 'heartbreak', 'letting go', 'let go', 'healing', 'grief', 'loss', 'moving on', 'forgiveness', 'forgive', 'divorce', 'toxic', 'boundaries', 'self love', 'self-love'],
      hook: ['You are not missing only them. You miss who you were beside them.', 'An empty swing in an autumn park'],
      beats: [
        ['Grief is not a staircase, it is weather. Some days are simply windy.', 'A lone tree in the wind on a hill'],
        ['Put the photos in a box, not in the bin. You will be kinder later.', 'A wooden box with a ribbon on a shelf'],
        ['Do one thing you never did together. Your life needs new rooms.', 'A painter starting on a blank canvas'],
        ['Forgiving is not saying it was fine. It is putting down the hot stone.', 'A hand dropping a stone into a river'],
      ],
      close: ['One morning you will notice you forgot to hurt. It comes quietly, and it stays.', 'A sunrise through an open window'],
    },
  ],
};
