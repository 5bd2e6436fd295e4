import type { Domain } from '../knowledge.ts';

export const fitness: Domain = {
  id: 'fitness',
  mood: 'energetic',
  subjects: [
    {
      name: 'fitness',
      words: ['fitness', 'workout', 'workouts', 'exercise', 'exercises', 'training', 'gym', 'cardio', 'hiit', 'home workout', 'fit', 'lose weight', 'weight loss', 'fat loss', 'morning workout'],
      hook: ['You do not need an hour. Ten honest minutes of movement beat a plan you never start.', 'A pair of running shoes by a front door'],
      beats: [
        ['Start with squats, push-ups and a plank. Three moves wake up almost every muscle you own.', 'A man doing push-ups on a living room floor'],
        ['Go until you could do two more, then stop. That is hard enough to grow.', 'A kettlebell on a gym floor'],
        ['Walk after meals. Even ten minutes helps your body handle the sugar.', 'A woman walking through a tree-lined park'],
        ['Rest is part of the programme. Muscles grow between sessions, not during them.', 'A rolled yoga mat beside a water bottle'],
        ['Tie it to something you already do. After coffee, ten squats, every day.', 'A calendar on a wall with daily ticks'],
      ],
      close: ['The best workout is the one you will repeat tomorrow. Start small, start now.', 'A runner reaching the top of a stairway'],
    },
    {
      name: 'running',
      words: ['run', 'running', 'runner', 'runners', 'jogging', 'marathon', 'marathons', '5k', '10k', 'half marathon', 'sprint'],
      hook: ['The marathon is thirty kilometres of running. Then the real race begins.', 'A runner on an empty city bridge'],
      beats: [
        ['Around that point the sugar runs out. Runners call it the wall.', 'A tired marathon runner on a long road'],
        ['Most of your runs should feel too easy. If you cannot talk, slow down.', 'Two runners talking on a forest trail'],
        ['Shorten your stride and land under your hips. Your knees will send a thank-you card.', 'Running shoes hitting a wet street'],
        ['Add no more than a little each week. Tendons learn slower than lungs.', 'A running watch on a wrist'],
        ['The first runner of the legend died on arrival. You have water stations.', 'Paper cups on a marathon water table'],
      ],
      close: ['Nobody finishes a marathon by being brave once. It is a thousand small mornings.', 'A finish line arch with confetti'],
    },
    {
      name: 'strength training',
      words: ['strength', 'strength training', 'weightlifting', 'lifting', 'muscle', 'muscles', 'build muscle', 'deadlift', 'bench press', 'bodybuilding', 'squat', 'squats', 'dumbbell', 'push-up', 'push-ups', 'protein'],
      hook: ['After thirty, you lose muscle every year. Unless you give it a reason to stay.', 'A barbell loaded with iron plates'],
      beats: [
        ['The rule is progressive overload. A little more weight, or one more repetition, over time.', 'A hand adding a plate to a barbell'],
        ['Big lifts first: squat, hinge, push, pull, carry. Curls are dessert.', 'A woman lifting a barbell in a gym'],
        ['Eat protein with every meal. Your body rebuilds with what you hand it.', 'A plate of fish, eggs and beans'],
        ['Lower the weight slowly. The way down builds as much as the way up.', 'A dumbbell lowered in front of a mirror'],
        ['Sleep is the cheapest supplement there is. No powder comes close.', 'A bed beside a gym bag'],
      ],
      close: ['Strong is not a look. It is carrying your own suitcase at eighty.', 'An old man lifting a heavy suitcase'],
    },
    {
      name: 'yoga',
      words: ['yoga', 'stretching', 'flexibility', 'mobility', 'pilates', 'posture', 'back pain'],
      hook: ['Your back is not old. It has been sitting in the same chair for too long.', 'A woman stretching beside an office chair'],
      beats: [
        ['Begin with cat and cow. Breathe in to arch, breathe out to round.', 'A yoga mat in a bright empty room'],
        ['Hold a stretch for thirty calm seconds. Muscles let go when they feel safe.', 'A person in a deep lunge on a terrace'],
        ['Open the hips, and the lower back relaxes. They pull on the same ropes.', 'A woman in pigeon pose by a window'],
        ['Balance on one leg while you brush your teeth. It trains a hundred small muscles.', 'A man standing on one leg at a mirror'],
      ],
      close: ['You are as young as your spine is mobile. Five minutes a day is enough to begin.', 'A person in tree pose on a hill'],
    },
    {
      name: 'swimming',
      words: ['swim', 'swimming', 'swimmer', 'swimmers', 'pool', 'freestyle stroke', 'surfing', 'surf', 'surfer'],
      hook: ['In water you weigh almost nothing. And it still works every muscle you have.', 'A swimmer gliding through a blue pool'],
      beats: [
        ['Breathe out under water, not above it. Most beginners run out of air by holding it.', 'Bubbles rising past a swimmer'],
        ['Look down, and your legs float up. Your head is the steering wheel.', 'A swimmer seen from below the surface'],
        ['Reach long and roll your body. Length is speed without effort.', 'A swimmer reaching forward in a pool lane'],
        ['Water cools you down, so you drink too little. Keep a bottle at the edge.', 'A water bottle at the edge of a pool'],
      ],
      close: ['The water holds anyone who stops fighting it. Breathe, reach, glide.', 'A lone swimmer in a mountain lake'],
    },
  ],
};
