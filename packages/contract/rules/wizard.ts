export const wizardSteps = [
  { id: 'platform', title: 'Platform' },
  { id: 'topic', title: 'Topic' },
  { id: 'model', title: 'Visual Style' },
  { id: 'voice', title: 'Voice' },
  { id: 'style', title: 'Direction' },
  { id: 'settings', title: 'Settings' },
  { id: 'preview', title: 'Preview' },
] as const;
export type WizardStepId = (typeof wizardSteps)[number]['id'];

/** Chips of the topic step: each fills in a sample prompt, true and with words for three scenes of ten seconds. */
export const quickTopics = [
  {
    id: 'educational',
    name: 'Educational',
    prompt:
      'Honeybees dance to share a map. A bee that has found flowers flies home and waggles along a straight line. The angle of that line shows the way, measured from the sun. One second of waggling means about one kilometre. Karl von Frisch decoded the dance, and won a Nobel Prize in 1973.',
  },
  {
    id: 'motivation',
    name: 'Motivation',
    prompt:
      'Small steps beat big promises. Ten pages a day are more than ten books a year. Twenty minutes of walking a day are over a hundred hours a year. Nobody sees the first week. Everybody sees the first year. Choose a step that is too small to refuse, and take it today.',
  },
  {
    id: 'philosophy',
    name: 'Philosophy',
    prompt:
      "Marcus Aurelius knew stressful mornings. He ruled Rome through war and plague, and wrote notes to himself about staying calm. One of them begins: today I shall meet people who are ungrateful and arrogant. He was not complaining, he was getting ready. Your boss's mood is not up to you. Your judgement and your next step are.",
  },
  {
    id: 'fitness',
    name: 'Fitness',
    prompt:
      'A ten-minute morning workout\n\n1. March on the spot for two minutes to warm up.\n2. Squat for two minutes with your chest up.\n3. Do push-ups for two minutes, from your knees if you like.\n4. Plank for two minutes, resting when you must.\n5. Stretch for the last two minutes.',
  },
  {
    id: 'technology',
    name: 'Technology',
    prompt:
      'A neural network begins by guessing. It sees thousands of photos, and is told which ones show a cat. Its first layers learn to find edges, the next find ears and whiskers, and the last find whole faces. Every mistake changes millions of small numbers a little. In the end it knows cats that it has never seen.',
  },
  {
    id: 'cooking',
    name: 'Cooking',
    prompt:
      'Ramen for two in twenty minutes\n\nIngredients:\n- 2 eggs\n- 200 g of noodles\n- 1 litre of chicken stock\n\n1. Boil the eggs for seven minutes.\n2. Simmer the stock with ginger and soy sauce for ten minutes.\n3. Cook the noodles for three minutes.\n4. Pour the broth over the noodles and add the halved eggs.',
  },
] as const;

/** A topic chosen by writing, not by a chip. */
export const customTopicId = 'custom';
