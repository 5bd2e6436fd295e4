import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';

/** What of a scene is seen and heard before its film is made. */
export type AnimaticScene = Pick<
  Scene,
  | 'id'
  | 'number'
  | 'duration'
  | 'description'
  | 'dialogue'
  | 'visual_url'
  | 'poster_url'
  | 'sketch_url'
  | 'audio_url'
  | 'audio_stale'
  | 'sketch_audio_url'
>;

/** A scene on the film's time line, in seconds from its start. */
export interface TimedScene {
  readonly scene: AnimaticScene;
  readonly startS: number;
  readonly endS: number;
}

/** Silence before a scene's narration, as in the film. */
export const leadInS = 0.25;

/** The scenes that the film will show, one after another. */
export function timelineOf(scenes: readonly AnimaticScene[]): TimedScene[] {
  let startS = 0;
  return scenes.flatMap((scene) => {
    if (scene.duration === 0) return [];
    const timed = { scene, startS, endS: startS + scene.duration };
    startS = timed.endS;
    return [timed];
  });
}

/** What is shown at a moment: the last scene at and after the end; undefined where there is none at all. */
export function sceneAt(timeline: readonly TimedScene[], timeS: number): TimedScene | undefined {
  return timeline.find(({ endS }) => timeS < endS) ?? timeline.at(-1);
}

/** The still that comes after a scene, to be fetched before it is shown; null where there is none. */
export function stillAfter(
  timeline: readonly TimedScene[],
  shown: TimedScene | undefined,
): string | null {
  const next = shown === undefined ? undefined : timeline[timeline.indexOf(shown) + 1]?.scene;
  return next?.sketch_url ?? next?.poster_url ?? null;
}

/** What a scene's sketch is called: beside a picture of what it showed before, it is the new one. */
export function sketchName({
  visual_url: url,
  poster_url: poster,
}: Pick<AnimaticScene, 'visual_url' | 'poster_url'>): 'Sketch' | 'New sketch' {
  return url === null && poster === null ? 'Sketch' : 'New sketch';
}

/** Whether an address leads to something that moves: a clip rather than a picture. */
export function isClip(url: string): boolean {
  return /^[^?#]*\.(?:mp4|webm|mov)(?:$|[?#])/i.test(url);
}
