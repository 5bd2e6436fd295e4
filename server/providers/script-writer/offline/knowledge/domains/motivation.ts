import type { Domain } from '../knowledge.ts';

export const motivation: Domain = {
  id: 'motivation',
  mood: 'hopeful',
  subjects: [
    {
      name: 'motivation',
      words: ['motivation', 'motivational', 'motivate', 'inspiration', 'inspirational', 'inspire', 'never give up', 'give up', 'giving up', 'persistence', 'perseverance', 'mindset', 'growth mindset', 'potential', 'believe', 'comeback', 'hustle', 'grind', 'goal'],
      hook: ['You are waiting to feel ready. Nobody who did it ever felt ready.', 'A runner standing at a foggy starting line'],
      beats: [
        ['Action comes first, and motivation catches up. Move for two minutes and see.', 'A hand pushing open a heavy door'],
        ['The bamboo grows roots for years. Then it shoots up in weeks, and they call it luck.', 'A bamboo shoot breaking through soil'],
        ['Count the days you came back, not the days you fell. Coming back is the skill.', 'A boxer rising from one knee in a ring'],
        ['Compare yourself with last year, not with a stranger. You do not know their first chapter.', 'Footprints climbing a snowy hill'],
        ['Doubt will come along for the ride. It just may not drive.', 'A car on a long road towards mountains'],
      ],
      close: ['One day you will thank yourself for today. So give that person something to thank you for.', 'A climber reaching a summit at sunrise'],
    },
    {
      name: 'failure',
      words: ['failure', 'fail', 'failing', 'failed', 'mistake', 'mistakes', 'rejection', 'rejected', 'resilience', 'setback', 'setbacks', 'starting over', 'start over', 'fresh start', 'lost everything', 'struggle', 'struggles', 'hard times'],
      hook: ['A publisher told her not to quit her day job. Twelve of them said no to a boy wizard.', 'A rejected manuscript on a café table'],
      beats: [
        ['Dyson built over five thousand prototypes that failed. Each one ruled out a mistake.', 'A workshop full of broken machines'],
        ['A missed step tells you where the stair is. Write down what it taught, then move.', 'A person sitting on a broken stair'],
        ['Trees grow strongest in the wind. Sheltered ones fall over in the first storm.', 'A bent tree standing on a windy cliff'],
        ['Ask for the next no on purpose. After ten, it loses its teeth.', 'A wall covered with paper notes'],
        ['Rock bottom has one good quality. It is solid enough to build on.', 'A small house on bare rock'],
      ],
      close: ['Failing is an event, not a name. Get up, you are mid-story.', 'A phoenix-shaped cloud at sunrise'],
    },
    {
      name: 'success',
      words: ['success', 'successful', 'achieve', 'achievement', 'ambition', 'dream big', 'dream job', 'hard work', 'talent', 'excellence', 'millionaire mindset', 'greatness', 'purpose', 'passion', 'change your life', 'life lessons', 'life lesson', 'life advice', 'regret', 'regrets'],
      hook: ['Overnight success usually takes ten years. You only saw the night.', 'A lit window in a dark office tower'],
      beats: [
        ['Do the common things uncommonly well. Almost nobody stays for the boring part.', 'A stone mason carving the same small leaf'],
        ['Say no to good so there is room for great. Every yes is a rent you pay.', 'A key hanging beside many closed doors'],
        ['The dying rarely regret their failures. They regret what they never tried.', 'A small boat tied to a pier'],
        ['Stand near people who are better than you. It is uncomfortable, and it works.', 'A small chess player facing a master'],
        ['Decide what enough looks like. Otherwise the ladder has no top.', 'A ladder standing against the clouds'],
      ],
      close: ['Success is quiet most of the way. Then one day it sounds like your own name.', 'An open gate to a golden field'],
    },
  ],
};
