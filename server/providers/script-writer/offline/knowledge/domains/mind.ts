import type { Domain } from '../knowledge.ts';

export const mind: Domain = {
  id: 'mind',
  mood: 'calm',
  subjects: [
    {
      name: 'psychology',
      words: ['psychology', 'psychological', 'behavior', 'behaviour', 'mind', 'human mind', 'personality', 'emotion', 'emotions', 'cognitive bias', 'biases', 'mental'],
      hook: ['Your brain decides before you notice. Then it tells you a story about why.', 'A human head silhouette with turning gears'],
      beats: [
        ['We fear losing ten more than we love winning ten. Losses weigh about twice as much.', 'A balance scale with two coins'],
        ['We remember the peak and the end of an experience. The length hardly counts.', 'A roller coaster on a hill'],
        ['Seen often means liked more. That is why a song grows on you.', 'A record player spinning by a window'],
        ['In a crowd, everyone waits for someone else. Point at one person, and help comes.', 'A crowd on a station platform'],
        ['Name a feeling and it shrinks. Words calm the alarm in your head.', 'A thought cloud above a quiet lake'],
      ],
      close: ['You cannot switch these habits off. But you can catch them in the act.', 'A mirror reflecting a thoughtful face'],
    },
    {
      name: 'habits',
      words: ['habit', 'habits', 'routine', 'morning routine', 'morning routines', 'discipline', 'self discipline', 'consistency', 'atomic habits', 'self improvement', 'self-improvement', 'willpower', 'dopamine'],
      hook: ['Motivation gets you started for a day. A habit gets you started for a decade.', 'A row of dominoes on a wooden table'],
      beats: [
        ['Make it so small you cannot say no. One page, one push-up, one glass of water.', 'A single page bookmarked in a book'],
        ['Attach it to something you already do. After the coffee, before the shower.', 'A coffee cup next to an open notebook'],
        ['Change the room, not the mind. Fruit on the table, phone in the drawer.', 'A bowl of fruit on a clean table'],
        ['Never miss twice. One slip is an accident, two are a new habit.', 'A wall calendar with one missing cross'],
        ['It takes about two months on average, not twenty-one days. Be patient with the dull middle.', 'A small plant growing in a pot'],
      ],
      close: ['You become what you repeat. Choose one thing to repeat tomorrow morning.', 'A winding stone path leading up a hill'],
    },
    {
      name: 'meditation',
      words: ['meditation', 'meditate', 'mindfulness', 'breathing', 'breathwork', 'calm', 'stress', 'anxiety', 'relax', 'overthinking', 'burnout', 'panic'],
      hook: ['You cannot stop your thoughts. You can stop getting into every car that passes.', 'A person sitting by a still lake'],
      beats: [
        ['Breathe in for four, and out for six. A long breath out slows the heart.', 'A candle flame moving in soft air'],
        ['When the mind wanders, smile and come back. The coming back is the exercise.', 'A paper boat drifting on a pond'],
        ['Feel both feet on the floor. Worry lives in tomorrow, your feet live here.', 'Bare feet on dewy grass'],
        ['Two minutes a day is plenty for week one. Nobody learns the piano in a night.', 'A small hourglass on a window ledge'],
        ['Do it before your phone wakes up. The first thought sets the tone.', 'A phone lying face down by a bed'],
      ],
      close: ['The noise will not end. But there is a quiet place in it, one breath away.', 'A mountain lake under morning mist'],
    },
    {
      name: 'sleep',
      words: ['sleep', 'sleeping', 'insomnia', 'bedtime', 'sleep better', 'better sleep', 'nap', 'naps', 'dream', 'dreams', 'dreaming', 'rem', 'lucid dreaming'],
      hook: ['Your brain washes itself at night. Skip the wash, and tomorrow is foggy.', 'A bed under a window with the moon'],
      beats: [
        ['Keep the room cool, around eighteen degrees. Your body has to cool down to drift off.', 'An open bedroom window with moving curtains'],
        ['Morning light sets the clock. Ten minutes outside, and your evening gets sleepier.', 'Morning sun over a balcony'],
        ['Caffeine leaves late. Half an afternoon coffee is still awake at bedtime.', 'A coffee cup beside a bedside lamp'],
        ['Same time every day, even on Sunday. The body loves a boring schedule.', 'An alarm clock on a wooden nightstand'],
        ['Awake after twenty minutes? Get up, dim light, dull book. Bed is for sleep only.', 'A dim reading lamp and an old book'],
      ],
      close: ['A third of your life happens in the dark. Give it a good room.', 'A sleeping town under a full moon'],
    },
    {
      name: 'memory and learning',
      words: ['memory', 'memorize', 'remember', 'learning', 'learn faster', 'study', 'studying', 'study tips', 'exam', 'exams', 'focus', 'concentration', 'student', 'students'],
      hook: ['Reading it again feels like learning. It is mostly feeling.', 'A student desk covered with highlighted pages'],
      beats: [
        ['Close the book and recall it. Struggling to remember is what builds the memory.', 'A closed book with a question mark on it'],
        ['Space it out: one day, three days, a week. Forgetting a little makes it stick.', 'Flash cards spread on a table'],
        ['Explain it to a ten-year-old. Where you stumble is what you do not know.', 'A chalkboard with a simple drawing'],
        ['Put the phone in another room. Even silent, it takes a slice of your mind.', 'A phone locked in a glass jar'],
        ['Sleep files the day away. A night before the exam beats a night of cramming.', 'A stack of books beside a sleeping cat'],
      ],
      close: ['Learning should feel a little hard. That feeling is the lesson moving in.', 'A light bulb glowing above an open book'],
    },
    {
      name: 'confidence',
      words: ['confidence', 'confident', 'self esteem', 'self-esteem', 'fear', 'courage', 'public speaking', 'shy', 'introvert', 'introverts', 'imposter syndrome', 'presentation'],
      hook: ['Confidence does not come first. It shows up after you did the scary thing.', 'A diver standing on a high board'],
      beats: [
        ['Nerves and excitement feel the same in the body. Say "I am excited" and ride it.', 'A microphone on a stage under a spotlight'],
        ['Nobody watches you as closely as you do. They are busy watching themselves.', 'An empty theatre seen from the stage'],
        ['Collect small proofs. One call, one question, one honest no each day.', 'A jar filling with small paper notes'],
        ['Slow down by a third when you speak. Pauses sound like certainty.', 'A speaker pausing before an audience'],
      ],
      close: ['Brave is not the absence of fear. It is a shaking hand that still goes up.', 'A raised hand in a crowded room'],
    },
    {
      name: 'happiness',
      words: ['happiness', 'happy', 'joy', 'gratitude', 'grateful', 'kindness', 'positivity', 'positive thinking', 'wellbeing'],
      hook: ['Lottery winners get used to it. So what actually makes a life feel good?', 'A sunlit bench under a blooming tree'],
      beats: [
        ['Harvard followed people for over eighty years. Warm relationships mattered more than money or fame.', 'Old friends laughing at a garden table'],
        ['Spend on time with people, not on things. Memories grow, sofas wear out.', 'A picnic blanket in a meadow'],
        ['Write down three good moments at night. Your attention learns where to look.', 'A notebook and pen on a pillow'],
        ['Help someone in secret. It lifts the giver at least as much.', 'A flower left on a doorstep'],
      ],
      close: ['Happiness is less a place than a way of walking. Look who walks beside you.', 'Two people walking on a beach path'],
    },
  ],
};
