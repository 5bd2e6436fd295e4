import { directorStyles, narrativeStyles, type NarrativeStyleId } from '#contract/rules/styles.ts';
import type { SceneStatus } from '#contract/rules/statuses.ts';
import type { MusicMood } from '@scenewright/media/music/moods.ts';

const moodOfStyle: Readonly<Record<NarrativeStyleId, MusicMood>> = {
  balanced: 'warm',
  informative: 'curious',
  conversational: 'warm',
  storytelling: 'mysterious',
  inspirational: 'epic',
  humorous: 'playful',
  dramatic: 'dramatic',
  technical: 'curious',
  'brain-rot': 'upbeat',
};

/** Words of an idea that ask for a mood of their own, strongest first. */
const moodWords: readonly (readonly [RegExp, MusicMood])[] = [
  [/\b(horror|haunted|murder|ghost|eerie|scary)\b/i, 'mysterious'],
  [/\b(meditat\w*|sleep|calm|breath\w*|yoga|mindful\w*)\b/i, 'calm'],
  [/\b(workout|fitness|gym|training|dance|party|sale|launch)\b/i, 'upbeat'],
  [/\b(battle|war|empire|rocket|mountain|champion\w*)\b/i, 'epic'],
];

/** The music a film gets: asked for by the idea's own words, else by its narrative style. */
export function musicMood(content: { title: string; prompt: string; style: string }): MusicMood {
  const asked = moodWords.find(([pattern]) =>
    pattern.test(`${content.title} ${content.prompt.slice(0, 2_000)}`),
  );
  if (asked !== undefined) return asked[1];
  const style = narrativeStyles.find(({ text }) => content.style.includes(text));
  const hasDirector = directorStyles.some(({ text }) => content.style.includes(text));
  if (style === undefined || style.id === 'balanced') return hasDirector ? 'dramatic' : 'warm';
  return moodOfStyle[style.id];
}

/** Why the scenes cannot be combined yet, as a sentence; null where they can. */
export function refusalToCombine(
  scenes: readonly {
    readonly position: number;
    readonly duration_s: number;
    readonly status: SceneStatus;
    readonly segment_id: string | null;
  }[],
): string | null {
  const shown = scenes.filter(({ duration_s }) => duration_s > 0);
  if (shown.length === 0)
    return 'Every scene has a duration of 0. Give at least one scene some seconds first.';
  const missing = shown
    .filter(({ status, segment_id }) => status !== 'completed' || segment_id === null)
    .map(({ position }) => position);
  if (missing.length === 0) return null;
  const names =
    missing.length === 1 ? `Scene ${missing[0]} is` : `Scenes ${missing.join(', ')} are`;
  return `${names} not ready yet. Wait, generate ${missing.length === 1 ? 'it' : 'them'} again, delete ${missing.length === 1 ? 'it' : 'them'} or set the duration to 0.`;
}
