/** The six voices of the product. `tool` is the speech service that speaks them; offline voices answer to the same ids. */
export const voices = [
  {
    id: 'alloy',
    tool: 'openai',
    name: 'Meridian',
    description: 'Balanced and clear: at home in any subject.',
  },
  {
    id: 'echo',
    tool: 'openai',
    name: 'Resonance',
    description: 'Warm and steady, with a calm authority.',
  },
  {
    id: 'fable',
    tool: 'openai',
    name: 'Aurora',
    description: 'A storyteller: bright, curious, expressive.',
  },
  {
    id: 'onyx',
    tool: 'openai',
    name: 'Obsidian',
    description: 'Deep and grave, for drama and documentaries.',
  },
  {
    id: 'nova',
    tool: 'openai',
    name: 'Celesta',
    description: 'Friendly and lively, quick to smile.',
  },
  {
    id: 'shimmer',
    tool: 'openai',
    name: 'Raylee',
    description: 'Soft and reassuring, for a quiet tone.',
  },
] as const;

export type VoiceId = (typeof voices)[number]['id'];
export const voiceIds = voices.map((voice) => voice.id) as [VoiceId, ...VoiceId[]];

/** Credits a voice adds to each scene; the six voices above are all standard. */
export const voiceCreditsPerScene = { standard: 0, premium: 10 } as const;

export const languages = [
  { id: 'en', name: 'English', available: true },
  { id: 'es', name: 'Spanish', available: false },
  { id: 'fr', name: 'French', available: false },
  { id: 'de', name: 'German', available: false },
] as const;

export type LanguageId = (typeof languages)[number]['id'];
export const defaultLanguage: LanguageId = 'en';
