import type { MusicChoice, MusicMood } from '@scenewright/contract/rules/music.ts';

export const moodNames: Readonly<Record<MusicMood, string>> = {
  calm: 'Calm',
  warm: 'Warm',
  neutral: 'Neutral',
  upbeat: 'Upbeat',
  playful: 'Playful',
  curious: 'Curious',
  mysterious: 'Mysterious',
  dramatic: 'Dramatic',
  epic: 'Epic',
};

/** A choice of music in a word or two. */
export function musicInWords({ source, mood, volume }: MusicChoice): string {
  if (volume === 0) return 'None';
  switch (source) {
    case 'none':
      return 'None';
    case 'own':
      return 'My own';
    case 'mood':
      return mood === null ? 'Composed' : moodNames[mood];
    case 'script':
      return 'Composed';
  }
}
