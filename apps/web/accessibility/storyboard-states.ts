import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';

/** Every state a storyboard can be in, made of a finished one. */
export const storyboardStates = {
  generating: (finished) => ({ ...unfinished(finished), status: 'generating', scenes: [] }),
  'writing failed': (finished) => ({
    ...unfinished(finished),
    status: 'failed',
    scenes: [],
    failure: 'The writer could not be reached.',
  }),
  draft: (finished) => ({
    ...unfinished(finished),
    status: 'draft',
    notices: [
      'No voice is available for the language of some scenes: their captions run with music instead.',
      '1 sentence did not fit. All of it needs 4 scenes and 12 seconds.',
    ],
    left_out: [
      { ...untold, id: 'left-1', text: 'It dances to share the map.', why: 'no-room' },
      { ...untold, id: 'left-2', text: 'Make it feel like spring.', why: 'request' },
    ],
    scenes: scenesOf(finished, [unmade, { ...unmade, duration: 0 }, unmade]),
  }),
  'in the making': (finished) => ({
    ...unfinished(finished),
    status: 'awaiting_compilation',
    scenes: scenesOf(finished, [
      {},
      { status: 'pending', progress: { stage: 'picture', percent: 42 }, cancelable: true },
      { ...unmade, status: 'pending', progress: { stage: 'queued', percent: 0 }, cancelable: true },
    ]),
  }),
  'awaiting you': (finished) => ({
    ...unfinished(finished),
    status: 'awaiting_compilation',
    scenes: scenesOf(finished, [
      {
        visual_stale: true,
        audio_stale: true,
        sketch_url: finished.scenes[1]?.poster_url ?? null,
      },
      { ...unmade, status: 'failed', failure: 'The picture service did not answer.' },
      unmade,
      { ...unmade, duration: 0 },
    ]),
  }),
  ready: (finished) => ({ ...unfinished(finished), status: 'awaiting_compilation' }),
  processing: (finished) => ({
    ...unfinished(finished),
    status: 'processing',
    film_progress: { stage: 'combine', percent: 63 },
  }),
  failed: (finished) => ({
    ...unfinished(finished),
    status: 'failed',
    failure: 'The scenes could not be joined.',
  }),
  empty: (finished) => ({ ...unfinished(finished), status: 'draft', scenes: [] }),
  completed: (finished) => finished,
} as const satisfies Record<string, (finished: Storyboard) => Storyboard>;

export type StateName = keyof typeof storyboardStates;

const unmade = {
  status: 'draft',
  visual_url: null,
  poster_url: null,
  audio_url: null,
  download_url: null,
} as const satisfies Partial<Scene>;

/** A sentence that no scene says; it would stand at the end. */
const untold = { source: 'own', of: '', place: 4 } as const;

function unfinished(finished: Storyboard): Storyboard {
  return { ...finished, video_url: null, download_url: null, thumbnail_url: null };
}

/** As many scenes as there are changes, each a finished one changed so. */
function scenesOf({ scenes }: Storyboard, changes: readonly Partial<Scene>[]): Scene[] {
  return changes.flatMap((change, index) => {
    const scene = scenes[index % scenes.length];
    return scene === undefined
      ? []
      : [
          {
            ...scene,
            id:
              index < scenes.length
                ? scene.id
                : scene.id.replace(/.{2}$/, String(index).padStart(2, '0')),
            number: index + 1,
            ...change,
          },
        ];
  });
}

/** What a storyboard page is told beside the storyboard, so that there is something to compare, to choose and to pay. */
export const beside = {
  /** One scene, one take of each kind: shown twice. */
  takes: (takes: readonly Take[]): Take[] =>
    takes.flatMap((take) => [
      take,
      { ...take, id: crypto.randomUUID(), current: false, text: `${take.text}, as it was before` },
    ]),
  /** The finished content costs nothing to approve any more. */
  creditCost: <T extends object>(cost: T) => ({ ...cost, creditCost: 10, scenes: 2 }),
  tweaked: (scenes: readonly Scene[]) => ({
    scenes: scenes
      .slice(0, 1)
      .map((scene) => ({ ...scene, description: `${scene.description}, at night` })),
    undone: ['“and in rhymes” is nothing that can be done by itself.'],
    inverse: [],
  }),
};
