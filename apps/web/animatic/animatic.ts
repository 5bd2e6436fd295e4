import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';

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
  | 'later_sketches'
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

/** A card of the brand among the scenes: a picture in which nobody speaks. It has no number. */
const toScene = (id: string, card: Storyboard['cards']['intro']): readonly AnimaticScene[] =>
  card === null
    ? []
    : [
        {
          ...{ id, number: 0, duration: card.seconds, description: card.words, dialogue: '' },
          ...{ visual_url: null, poster_url: card.url, sketch_url: null, later_sketches: [] },
          ...{ audio_url: null, audio_stale: false, sketch_audio_url: null },
        },
      ];

/** All that a film shows one after another: its scenes, and its cards before and after them. */
export const withCards = (
  scenes: readonly AnimaticScene[],
  { intro, outro }: Storyboard['cards'],
): readonly AnimaticScene[] => [...toScene('intro', intro), ...scenes, ...toScene('outro', outro)];

/** What is shown at a moment: the last scene at and after the end; undefined where there is none at all. */
export function sceneAt(timeline: readonly TimedScene[], timeS: number): TimedScene | undefined {
  return timeline.find(({ endS }) => timeS < endS) ?? timeline.at(-1);
}

/** How long a narration's end is before its scene's, at a guess: the film is cut by what is heard, which a sketch does not know. */
const tailS = 0.5;

/** The sketch that is seen at a moment of its scene; null where the scene has none. */
export function sketchAt({ scene, startS, endS }: TimedScene, timeS: number): string | null {
  const spokenS = Math.max(0, endS - startS - leadInS - tailS);
  const share = (timeS - startS - leadInS) / Math.max(0.1, spokenS);
  const later = scene.later_sketches.findLast((sketch) => sketch.share <= share);
  return scene.sketch_url === null ? null : (later?.url ?? scene.sketch_url);
}

/** The still that comes after a scene, to be fetched before it is shown; null where there is none. */
export function stillAfter(
  timeline: readonly TimedScene[],
  shown: TimedScene | undefined,
  timeS = Number.POSITIVE_INFINITY,
): string | null {
  if (shown === undefined) return null;
  const { later_sketches: later, sketch_url: sketch } = shown.scene;
  const seen = sketchAt(shown, timeS);
  const own = later[seen === sketch ? 0 : later.findIndex(({ url }) => url === seen) + 1];
  if (sketch !== null && own !== undefined) return own.url;
  const next = timeline[timeline.indexOf(shown) + 1]?.scene;
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
