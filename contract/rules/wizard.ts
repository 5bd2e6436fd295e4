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

/** Chips of the topic step: each fills in a sample prompt. */
export const quickTopics = [
  {
    id: 'educational',
    name: 'Educational',
    prompt:
      'Explain how honeybees find their way home: the sun as a compass, landmarks they learn, and the waggle dance that shares the route.',
  },
  {
    id: 'motivation',
    name: 'Motivation',
    prompt:
      'Why small steps beat big promises: one push-up, one page, one walk a day, and how they add up over a year.',
  },
  {
    id: 'philosophy',
    name: 'Philosophy',
    prompt:
      'What Marcus Aurelius would say about a stressful Monday: what is in our control, what is not, and how to begin the day.',
  },
  {
    id: 'fitness',
    name: 'Fitness',
    prompt:
      'A ten-minute morning workout without equipment: warm up, squats, push-ups, plank, and a stretch to finish.',
  },
  {
    id: 'technology',
    name: 'Technology',
    prompt:
      'How a neural network learns to recognise a cat: pixels in, layers of guesses, and errors that teach it.',
  },
  {
    id: 'cooking',
    name: 'Cooking',
    prompt:
      'A bowl of ramen at home in twenty minutes: quick broth, springy noodles, a soft egg and fresh toppings.',
  },
] as const;

/** A topic chosen by writing, not by a chip. */
export const customTopicId = 'custom';
