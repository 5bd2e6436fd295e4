import { type VoiceId, voices } from '@scenewright/contract/rules/voices.ts';

const moods: Readonly<Record<VoiceId, string>> = {
  alloy: 'Whatever your story is about, I will keep it clear and easy to follow.',
  echo: 'Take a breath, sit back, and let me walk you through it.',
  fable: 'Once upon a time, there was an idea that wanted to become a film.',
  onyx: 'Some stories begin in the dark. Yours deserves to be heard.',
  nova: 'Ready when you are! Let us make something people love to watch.',
  shimmer: 'There is no hurry. I will tell it softly, one thought at a time.',
};

/** What a voice says to introduce itself, in its own manner; about six seconds. */
export function previewSentence(voiceId: VoiceId): string {
  const name = voices.find((voice) => voice.id === voiceId)?.name ?? '';
  return `Hi, I'm ${name}. ${moods[voiceId]}`;
}
