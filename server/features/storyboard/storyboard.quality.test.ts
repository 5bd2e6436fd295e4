import { describe, expect, it } from 'vitest';
import type { MediaType } from '#contract/rules/models.ts';
import type { Quality } from '#contract/rules/quality.ts';
import {
  approvalCost,
  awaitsMotion,
  findRightTake,
  isVisualStale,
  type MadeTakes,
  needsVisual,
  visualKindOf,
  type WantedScene,
} from './storyboard.rules.ts';

const scene = (
  mediaType: MediaType,
  quality: Quality,
  changes: Partial<WantedScene> = {},
): WantedScene => ({
  mediaType,
  quality,
  durationS: 5,
  description: 'A heron',
  dialogue: 'It waits.',
  delivery: { speed: 1, pronunciations: [] },
  cast: [],
  ...changes,
});
const made = (kind: 'picture' | 'clip' | null, sourceText = 'A heron'): MadeTakes => ({
  visual: kind === null ? null : { kind, sourceText, cast: [] },
  narration: null,
});

/** What a scene in a quality makes of the take it shows: as wanted, a still that awaits its motion, of something else, or nothing there. */
const matrix: readonly (readonly [
  MediaType,
  Quality,
  shown: 'picture' | 'clip' | null,
  text: 'same' | 'earlier',
  is: 'right' | 'awaits motion' | 'stale' | 'missing',
])[] = [
  ['video', 'draft', 'picture', 'same', 'right'],
  ['video', 'draft', 'clip', 'same', 'right'],
  ['video', 'draft', 'picture', 'earlier', 'stale'],
  ['video', 'draft', 'clip', 'earlier', 'stale'],
  ['video', 'draft', null, 'same', 'missing'],
  ['video', 'final', 'picture', 'same', 'awaits motion'],
  ['video', 'final', 'clip', 'same', 'right'],
  ['video', 'final', 'picture', 'earlier', 'stale'],
  ['video', 'final', 'clip', 'earlier', 'stale'],
  ['video', 'final', null, 'same', 'missing'],
  ['image', 'draft', 'picture', 'same', 'right'],
  ['image', 'final', 'picture', 'same', 'right'],
  ['image', 'draft', 'clip', 'same', 'stale'],
  ['image', 'final', 'clip', 'same', 'stale'],
  ['image', 'draft', null, 'same', 'missing'],
];

describe('what a scene shows, in its quality', () => {
  it.each(matrix)(
    'a %s scene in %s quality that shows %s of the %s text is: %s',
    (mediaType, quality, shown, text, is) => {
      const wanted = scene(mediaType, quality);
      const takes = made(shown, text === 'same' ? 'A heron' : 'An egret');
      expect(isVisualStale(wanted, takes)).toBe(is === 'stale' || is === 'awaits motion');
      expect(awaitsMotion(wanted, takes)).toBe(is === 'awaits motion');
      expect(needsVisual(wanted, takes)).toBe(is !== 'right');
      expect(needsVisual({ ...wanted, durationS: 0 }, takes)).toBe(false);
    },
  );

  it('is made as a picture in draft quality, whatever it will be in the end', () => {
    expect(
      (['video', 'image'] as const).flatMap((mediaType) =>
        (['draft', 'final'] as const).map((quality) => visualKindOf({ mediaType, quality })),
      ),
    ).toEqual(['picture', 'clip', 'picture', 'picture']);
  });
});

describe('the price of a quality', () => {
  const kling = 'kwaivgi/kling-v1.6-standard';
  const board = (quality: Quality) => [
    { ...scene('video', quality), takes: made(null) },
    { ...scene('video', quality), takes: made('picture') },
    { ...scene('video', quality), takes: made('clip') },
    { ...scene('image', quality), takes: made(null) },
    { ...scene('video', quality, { durationS: 0 }), takes: made(null) },
  ];

  it('is that of a still for each missing scene of a draft, that of a clip for each that has no motion in the end', () => {
    expect(approvalCost(kling, board('draft'))).toEqual({ credits: 10, scenes: 2 });
    expect(approvalCost(kling, board('final'))).toEqual({ credits: 85, scenes: 3 });
    expect(approvalCost('google/veo-2', board('draft'))).toEqual({ credits: 10, scenes: 2 });
    expect(approvalCost('google/veo-2', board('final'))).toEqual({ credits: 505, scenes: 3 });
  });
});

it('a still whose cast has changed is stale, and awaits no motion', () => {
  const wanted = scene('video', 'final', { cast: [{ id: 'h', name: 'Heron', digest: 'now' }] });
  expect([
    awaitsMotion(wanted, made('picture')),
    isVisualStale(wanted, made('picture')),
    needsVisual(wanted, made('picture')),
  ]).toEqual([false, true, true]);
});

describe('an earlier take', () => {
  const take = (id: string, kind: 'picture' | 'clip' | 'narration', text = 'A heron') => ({
    id,
    kind,
    source_text: text,
    made_with: null as unknown,
  });
  const takes = [
    take('old still', 'picture'),
    take('still', 'picture'),
    take('old clip', 'clip'),
    take('clip', 'clip'),
    take('other clip', 'clip', 'An egret'),
    take('voice', 'narration'),
  ];

  it('is right where it is of the kind that the quality asks for, of the same text, and the newest of these', () => {
    expect(findRightTake(scene('video', 'draft'), takes)?.id).toBe('still');
    expect(findRightTake(scene('video', 'final'), takes)?.id).toBe('clip');
    expect(
      findRightTake(scene('video', 'final', { description: 'A crane' }), takes),
    ).toBeUndefined();
  });

  it('is right only while it shows the members of the cast as they are', () => {
    const heron = { id: 'h', name: 'Heron', digest: 'now' };
    const shown = [
      { ...take('as was', 'clip'), made_with: [{ ...heron, digest: 'then' }] },
      { ...take('as is', 'clip'), made_with: [heron] },
      take('before', 'clip'),
    ];
    expect(findRightTake(scene('video', 'final', { cast: [heron] }), shown)?.id).toBe('as is');
    expect(findRightTake(scene('video', 'final'), shown)?.id).toBe('before');
  });
});
