import type { MoodRecipe } from './mood-recipe.ts';
import { calm } from './moods/calm.ts';
import { curious } from './moods/curious.ts';
import { dramatic } from './moods/dramatic.ts';
import { epic } from './moods/epic.ts';
import { mysterious } from './moods/mysterious.ts';
import { neutral } from './moods/neutral.ts';
import { playful } from './moods/playful.ts';
import { upbeat } from './moods/upbeat.ts';
import { warm } from './moods/warm.ts';

export const musicMoods = [
  'calm',
  'warm',
  'neutral',
  'upbeat',
  'playful',
  'curious',
  'mysterious',
  'dramatic',
  'epic',
] as const;
export type MusicMood = (typeof musicMoods)[number];

export const moodRecipes: Record<MusicMood, MoodRecipe> = {
  calm,
  warm,
  neutral,
  upbeat,
  playful,
  curious,
  mysterious,
  dramatic,
  epic,
};
