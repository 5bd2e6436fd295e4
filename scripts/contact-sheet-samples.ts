interface SampleIdea {
  topic: string;
  style: string;
  description: string;
  dialogue: string;
}

const idea = (topic: string, description: string, dialogue: string, style = ''): SampleIdea => ({
  topic,
  style,
  description,
  dialogue,
});

/** Forty scenes as different as users are. */
export const sampleIdeas: readonly SampleIdea[] = [
  idea(
    'Lighthouses',
    'A lonely lighthouse on a rocky coast at night, waves crashing below',
    'For two hundred years this lighthouse has guided 40,000 ships home.',
  ),
  idea(
    'Stoic philosophy',
    'A marble statue of a Roman emperor in front of columns',
    'Marcus Aurelius wrote his rules at night. You control your mind, not events.',
  ),
  idea(
    'Coffee',
    'A steaming cup of coffee on a wooden kitchen table in the morning',
    'Caffeine does not give you energy. It blocks the signal that you are tired.',
  ),
  idea(
    'Space exploration',
    'A rocket lifts off towards the stars',
    'In 1969 three astronauts travelled 238,900 miles to the moon.',
  ),
  idea(
    'Animals',
    'A majestic lion rests in the golden savanna at sunset',
    'Lions sleep up to twenty hours a day.',
  ),
  idea(
    'Compound interest',
    'A coin grows into a chart of rising profits',
    'Invest $200 a month and time does the rest: 72% of it is interest.',
  ),
  idea(
    'Ocean life',
    'A shark glides past a coral reef with tropical fish',
    'Sharks are older than trees.',
  ),
  idea(
    'Artificial intelligence',
    'A robot studies data in a glowing laboratory',
    'A neural network learns by being wrong a million times.',
  ),
  idea(
    'Running',
    'A runner crosses the finish line in a packed stadium',
    'The last mile is run with the mind.',
  ),
  idea(
    'Ghost stories',
    'A ghost drifts through a haunted forest in the fog',
    'Nobody who heard the whisper ever came back.',
  ),
  idea(
    'Bedtime for kids',
    'A sleepy fox curls up under the moon',
    'Once upon a time a little fox could not sleep.',
    'playful',
  ),
  idea(
    'Cooking',
    'A chef tosses fresh pasta with tomatoes and basil',
    'Salt the water until it tastes like the sea.',
  ),
  idea(
    'City life',
    'A yellow taxi drives through the rainy city at night',
    'The city never sleeps, and neither does Sam.',
  ),
  idea(
    'Teaching',
    'A teacher explains a puzzle to students in a classroom',
    'Ask better questions and the answers will follow.',
  ),
  idea(
    'Ancient Egypt',
    'The great pyramid of Giza under a burning sun, camels passing',
    'It took 2,300,000 blocks of stone.',
  ),
  idea(
    'Motivation',
    'Perseverance',
    'You do not rise to your goals. You fall to your habits.',
    'Uplifting and motivating',
  ),
  idea(
    'Weather',
    'Lightning splits the sky above a small farmhouse',
    'A bolt is five times hotter than the sun.',
  ),
  idea(
    'Gardening',
    'A tiny seedling breaks through the soil',
    'Every forest began as something you could hold.',
  ),
  idea(
    'Music',
    'A guitarist plays a guitar solo on a stage with spotlights',
    'Three chords and the truth.',
  ),
  idea(
    'Trains',
    'A steam locomotive crosses a bridge in the snow',
    'In winter the line closed for 100 days.',
  ),
  idea(
    'Fitness',
    'A woman lifting weights in a gym',
    'Muscle is built in the rest, not in the set.',
  ),
  idea(
    'Black holes',
    'A black hole bends the light of distant galaxies',
    'Not even light gets out.',
  ),
  idea(
    'Birds',
    'An eagle soars over snow-capped mountains',
    'It sees a rabbit from two miles away.',
  ),
  idea(
    'Detective',
    'A detective examines a clue with a magnifying glass on a dark street',
    'The smallest detail tells the biggest story.',
    'In the manner of Alfred Hitchcock',
  ),
  idea('Pizza', 'A pizza baker slides a pizza from the oven', 'Ninety seconds at 480 degrees.'),
  idea(
    'Brain',
    'The human brain lights up with ideas',
    'Eighty six billion neurons are talking right now.',
  ),
  idea('Antarctica', 'A penguin on an iceberg', 'Emperor penguins fast for 115 days.'),
  idea('Castles', 'A medieval castle on a hill in the mist', 'The walls were twelve feet thick.'),
  idea('Love', 'Two friends hug in a park in spring', 'Friendship is the cheapest medicine.'),
  idea(
    'Bees',
    'A bee visits a sunflower in a garden',
    'One bee makes a twelfth of a spoon of honey.',
  ),
  idea('Quantum physics', 'Zxqvian flumbonics', 'Everything you call solid is mostly nothing.'),
  idea('العلوم', 'كتاب قديم على طاولة', 'العلم نور'),
  idea('Fun', '🦄🌈 party', 'Best day ever!', 'Chaotic internet energy'),
  idea('Sailing', 'A sailboat on the calm sea at dawn', 'The wind does not take orders.'),
  idea(
    'Dinosaurs',
    'A tyrannosaurus roars in the jungle',
    'It could bite with the force of a truck.',
  ),
  idea('Cycling', 'A man riding a bicycle along the beach', 'Two wheels beat four in this town.'),
  idea(
    'Medicine',
    'A doctor holds a syringe with a new vaccine',
    'One vaccine saved 150,000,000 lives.',
  ),
  idea(
    'Startups',
    'An entrepreneur presents a growth chart to her team in the office',
    'Revenue doubled in 18 months.',
  ),
  idea(
    'Deep sea',
    'An octopus changes colour between the rocks',
    'It has three hearts and nine brains.',
  ),
  idea(
    'Mindfulness',
    'A woman meditates on a mountain at sunrise',
    'Breathe in. Breathe out. Begin again.',
  ),
  idea(
    'Insomnia',
    'A man lies awake in his bedroom, clock ticking',
    'At 3 in the morning every problem is bigger.',
  ),
  idea('Kids birthday', 'A birthday cake with candles and balloons', 'Make a wish!', 'playful'),
];

/** Words spread evenly over the scene, as narration would give them. */
export function wordsFor(
  dialogue: string,
  durationMs: number,
): { text: string; startMs: number; endMs: number }[] {
  const words = dialogue.split(/\s+/).filter((word) => word !== '');
  const each = (durationMs - 800) / Math.max(1, words.length);
  return words.map((text, index) => ({
    text,
    startMs: 300 + index * each,
    endMs: 300 + (index + 0.9) * each,
  }));
}
