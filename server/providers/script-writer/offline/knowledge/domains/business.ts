import type { Domain } from '../knowledge.ts';

export const business: Domain = {
  id: 'business',
  mood: 'driven',
  subjects: [
    {
      name: 'building a business',
      words: ['business', 'businesses', 'startup', 'startups', 'entrepreneur', 'entrepreneurs', 'entrepreneurship', 'company', 'ceo', 'founder', 'founders', 'small business', 'sales', 'selling', 'customer', 'customers', 'e-commerce', 'ecommerce'],
      hook: ['Most startups do not die of competition. They die of building what nobody asked for.', 'A lonely shop with an open sign at night'],
      beats: [
        ['Talk to ten customers before you build. Ask about last week, not about someday.', 'Two people talking over coffee at a table'],
        ['Launch before you are proud of it. Shame is cheaper than a year of guessing.', 'A wooden prototype on a workbench'],
        ['Cash is oxygen, profit is food. You can skip a meal, not a breath.', 'A glass piggy bank on a desk'],
        ['Fire half of the features. The one people love is hiding under them.', 'A sculptor chipping at a marble block'],
        ['Airbnb sold cereal boxes to survive. Stubborn and flexible can be the same person.', 'A cereal box on a garage table'],
      ],
      close: ['A business is a promise, kept again and again. Which one will you make?', 'A shop door opening in morning light'],
    },
    {
      name: 'marketing',
      words: ['marketing', 'branding', 'brand', 'brands', 'advertising', 'social media', 'instagram', 'tiktok', 'youtube', 'content marketing', 'seo', 'influencer', 'influencers', 'copywriting', 'go viral', 'viral', 'email marketing', 'logo'],
      hook: ['Nobody wants a drill. They want the hole, and the picture hanging over it.', 'A framed picture above a cosy sofa'],
      beats: [
        ['Speak to one person, by name if you can. Talk to everyone, and no one looks up.', 'A single letter on a doormat'],
        ['The first line has one job. It sells the second line.', 'A typewriter with one line on the page'],
        ['Show the before and the after. The brain buys the gap between them.', 'A muddy shoe next to a shining shoe'],
        ['Repeat yourself. When you are bored of it, they have just noticed.', 'A poster repeated along a brick wall'],
        ['Let customers say it for you. A stranger\'s sentence beats your slogan.', 'Five gold stars over a shop counter'],
      ],
      close: ['Good marketing does not shout. It says the thing they were already thinking.', 'A megaphone lying beside a small bell'],
    },
    {
      name: 'leadership',
      words: ['leadership', 'leader', 'leaders', 'manager', 'management', 'team', 'teams', 'teamwork', 'boss', 'hiring', 'meetings', 'meeting', 'feedback', 'workplace'],
      hook: ['People rarely quit a job. They quit the person they report to.', 'An empty office chair by a window'],
      beats: [
        ['Google studied its best teams. The first ingredient was feeling safe to say something stupid.', 'A round table with five coloured chairs'],
        ['Praise in public, correct in private. It costs nothing and buys trust.', 'Two people talking on a park bench'],
        ['Ask the quiet one last, and wait. The best idea often arrives third.', 'A hand slowly raised at a meeting table'],
        ['Say what done looks like, not how to do it. Then get out of the way.', 'A lighthouse guiding small boats'],
      ],
      close: ['A leader is not the loudest in the room. A leader is who the room grows around.', 'A mountain guide leading a rope team'],
    },
    {
      name: 'productivity',
      words: ['productivity', 'productive', 'time management', 'procrastination', 'procrastinate', 'procrastinating', 'to-do list', 'todo list', 'deep work', 'pomodoro', 'deadline', 'deadlines', 'distraction', 'distractions', 'organized', 'planning', 'goals', 'goal setting'],
      hook: ['You are not lazy. Your task is just too big to begin.', 'A mountain of papers on a small desk'],
      beats: [
        ['Shrink it to two minutes. Open the file, write one bad sentence.', 'A blank page with one short line'],
        ['Choose three things for today. A list of twenty is a wish.', 'A notepad with three check boxes'],
        ['Work in blocks of twenty-five minutes. A running clock beats a perfect mood.', 'A red tomato timer on a desk'],
        ['After a break in focus, it takes over twenty minutes to return. Guard the door.', 'A closed door with a quiet sign'],
        ['Do the hard one before lunch. Your best hours should not answer email.', 'A sunrise over a tidy desk'],
      ],
      close: ['Finished beats perfect, every time. Pick the next small step and press start.', 'A green check mark on a clean page'],
    },
    {
      name: 'remote work',
      words: ['remote work', 'work from home', 'working from home', 'remote', 'home office', 'digital nomad', 'digital nomads', 'hybrid work', 'zoom', 'career', 'careers', 'job', 'jobs', 'job interview', 'interview', 'resume', 'cv', 'office'],
      hook: ['Your commute is now eleven steps. So why does work never end?', 'A home desk by a window with a laptop'],
      beats: [
        ['Make a fake commute. A ten-minute walk tells your head that the day has begun.', 'A person walking round the block with coffee'],
        ['Work where you do not rest. A corner with a lamp can be an office.', 'A small desk corner with a warm lamp'],
        ['Write more, meet less. A clear page saves an hour of faces in boxes.', 'A laptop screen with a single document'],
        ['Put a closing time on the door. The evening is not your overtime.', 'A laptop closing beside a dinner table'],
      ],
      close: ['The office was never a building. It is focus, and people who trust you.', 'A laptop on a balcony above the sea'],
    },
  ],
};
