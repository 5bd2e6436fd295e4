/** Each text fills the wizard's style field; `Balanced` is the default. */
export const narrativeStyles = [
  {
    id: 'balanced',
    name: 'Balanced',
    text: 'A balanced mix of information and entertainment: clear, engaging and easy to follow.',
  },
  {
    id: 'informative',
    name: 'Informative',
    text: 'Fact-led and precise: explain the essentials with concrete examples and no filler.',
  },
  {
    id: 'conversational',
    name: 'Conversational',
    text: 'Relaxed and personal, as if talking to a friend: short sentences, direct questions, everyday words.',
  },
  {
    id: 'storytelling',
    name: 'Storytelling',
    text: 'A narrative arc with a beginning, a turn and a resolution: set the scene, raise the stakes, land the ending.',
  },
  {
    id: 'inspirational',
    name: 'Inspirational',
    text: 'Uplifting and motivating: start from a struggle, build momentum and close with a call to act.',
  },
  {
    id: 'humorous',
    name: 'Humorous',
    text: 'Light and witty: playful comparisons, a surprising twist and a smile in every scene.',
  },
  {
    id: 'dramatic',
    name: 'Dramatic',
    text: 'Intense and cinematic: strong contrasts, suspenseful pauses and high emotional stakes.',
  },
  {
    id: 'technical',
    name: 'Technical',
    text: 'Detailed and methodical: correct terms, clear steps and how things really work.',
  },
  {
    id: 'brain-rot',
    name: 'Brain Rot',
    text: 'Chaotic internet energy: rapid-fire hooks, absurd comparisons and exaggerated reactions.',
  },
] as const;

/** Appended to the creative direction, separated by a blank line. */
export const directorStyles = [
  {
    id: 'scorsese',
    name: 'Martin Scorsese',
    text: 'In the manner of Martin Scorsese: kinetic camera, energetic cuts and a confessional voice-over.',
  },
  {
    id: 'anderson',
    name: 'Wes Anderson',
    text: 'In the manner of Wes Anderson: symmetrical frames, pastel palettes and deadpan whimsy.',
  },
  {
    id: 'tarantino',
    name: 'Quentin Tarantino',
    text: 'In the manner of Quentin Tarantino: bold colour, chapter cards and punchy dialogue.',
  },
  {
    id: 'hitchcock',
    name: 'Alfred Hitchcock',
    text: 'In the manner of Alfred Hitchcock: slow-burning suspense, long shadows and a reveal held back.',
  },
  {
    id: 'kubrick',
    name: 'Stanley Kubrick',
    text: 'In the manner of Stanley Kubrick: one-point perspective, cold light and a deliberate pace.',
  },
  {
    id: 'nolan',
    name: 'Christopher Nolan',
    text: 'In the manner of Christopher Nolan: vast scale, a ticking clock and interwoven time.',
  },
] as const;

export type NarrativeStyleId = (typeof narrativeStyles)[number]['id'];
export type DirectorStyleId = (typeof directorStyles)[number]['id'];
