import { describe, expect, it } from 'vitest';
import type { MediaType } from '@scenewright/contract/rules/models.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import type { CastMark } from './cast-marks.ts';
import {
  approvalCost,
  awaitsMotion,
  awaitsSound,
  type Film,
  findRightTake,
  isSketched,
  needsPicture,
  wantedNarration,
  wantedPicture,
} from './scene-state.ts';
import { lookOf, takeFit } from './take-fit.ts';
import type { TakeRow } from './rows.ts';

const kling = 'kwaivgi/kling-v1.6-standard';
const film = (quality: Quality, changes: Partial<Film> = {}): Film => ({
  id: 'film',
  quality,
  visual_model: kling,
  voice: 'nova',
  narrated: true,
  style: 'Cinematic',
  style_notes: null,
  orientation: 'vertical',
  shape: null,
  ...changes,
});

const wanted = (
  mediaType: MediaType,
  quality: Quality,
  {
    description = 'A heron',
    cast = [] as readonly CastMark[],
    of = film(quality),
    sound = false,
  } = {},
) => wantedPicture(of, { media_type: mediaType, description, native_sound: sound }, cast);

type Made = Parameters<typeof takeFit>[0] & TakeRow;
const take = (kind: TakeRow['kind'], changes: Partial<TakeRow> = {}): Made =>
  ({
    id: kind,
    kind,
    source_text: 'A heron',
    voice: 'nova',
    speed_percent: 100,
    pronunciations: [],
    made_with: [],
    model: kling,
    look: lookOf(film('final')),
    has_sound: false,
    recorded: false,
    ...changes,
  }) as Made;

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
      const visual =
        shown === null
          ? null
          : take(shown, { source_text: text === 'same' ? 'A heron' : 'An egret' });
      const visualFit = takeFit(visual, wanted(mediaType, quality));
      expect(visualFit).toBe(is === 'awaits motion' ? 'missing' : is);
      expect(awaitsMotion({ visual, visualFit })).toBe(is === 'awaits motion');
      expect(isSketched({ visual, visualFit })).toBe(is === 'stale' || is === 'missing');
      expect(needsPicture({ row: { duration_s: 5 }, visualFit })).toBe(is !== 'right');
      expect(needsPicture({ row: { duration_s: 0 }, visualFit })).toBe(false);
    },
  );

  it('is made as a picture in draft quality, whatever it will be in the end', () => {
    expect(
      (['video', 'image'] as const).flatMap((mediaType) =>
        (['draft', 'final'] as const).map((quality) => wanted(mediaType, quality).of),
      ),
    ).toEqual(['picture', 'motion', 'picture', 'picture']);
  });

  it('is stale once the style, its notes or the shape of the film are others', () => {
    const made = film('draft');
    const still = take('picture', { look: lookOf(made) });
    const fitIn = (of: Film) => takeFit(still, wanted('image', 'draft', { of }));
    expect(fitIn(made)).toBe('right');
    expect(fitIn({ ...made, style: 'Watercolour' })).toBe('stale');
    expect(fitIn({ ...made, style_notes: 'at dusk' })).toBe('stale');
    expect(fitIn({ ...made, orientation: 'landscape' })).toBe('stale');
  });

  it('a clip of another model is stale, a still is not', () => {
    const of = film('final', { visual_model: 'google/veo-2' });
    expect(takeFit(take('clip'), wanted('video', 'final', { of }))).toBe('stale');
    expect(takeFit(take('picture'), wanted('video', 'final', { of }))).toBe('missing');
  });

  it('a still whose cast has changed is stale, and awaits no motion [CAST-4]', () => {
    const cast = [{ id: 'h', name: 'Heron', digest: 'now' }];
    const visual = take('picture');
    const visualFit = takeFit(visual, wanted('video', 'final', { cast }));
    expect([visualFit, awaitsMotion({ visual, visualFit })]).toEqual(['stale', false]);
  });
});

describe('a narration', () => {
  const scene = {
    dialogue: 'It waits.',
    speed_percent: 100,
    pronunciations: [],
    own_voice: false,
  };
  const says = (changes: Partial<typeof scene> = {}, voice = 'nova', narrated = true) =>
    wantedNarration({ voice, narrated }, { ...scene, ...changes });
  const line = take('narration', { source_text: 'It waits.' });

  it('is right while the words, the voice and the delivery are the same', () => {
    expect(takeFit(line, says())).toBe('right');
    expect(takeFit(line, says({ dialogue: 'It waits!' }))).toBe('stale');
    expect(takeFit(line, says({}, 'echo'))).toBe('stale');
    expect(takeFit(line, says({ speed_percent: 110 }))).toBe('stale');
    expect(takeFit(null, says())).toBe('missing');
  });

  it('is a recording where its creator says it, whatever voice and speed are set, and pauses do not count [VOICEOVER-3]', () => {
    const recorded = take('narration', { source_text: 'It waits.', voice: null, recorded: true });
    const own = { own_voice: true };
    expect(takeFit(recorded, says(own))).toBe('right');
    expect(takeFit(recorded, says({ ...own, speed_percent: 120 }, 'echo', false))).toBe('right');
    expect(takeFit(recorded, says({ ...own, dialogue: 'It waits. [pause 1s]' }))).toBe('right');
    expect(takeFit(recorded, says({ ...own, dialogue: 'It sleeps.' }))).toBe('stale');
    expect(takeFit(line, says(own))).toBe('stale');
    expect(takeFit(recorded, says())).toBe('stale');
  });

  it('is silence where nobody reads the film, and no silence where a voice does [VOICEOVER-4]', () => {
    const silent = take('narration', { source_text: 'It waits.', voice: null, spoken: false });
    expect(takeFit(silent, says({}, 'nova', false))).toBe('right');
    expect(takeFit(line, says({}, 'nova', false))).toBe('stale');
    expect(takeFit(silent, says())).toBe('stale');
  });

  it('is not asked for where nothing is said', () => {
    expect(says({ dialogue: ' ' })).toBeNull();
    expect(takeFit(null, null)).toBe('right');
    expect(takeFit(line, null)).toBe('stale');
  });
});

it('a segment is right while it is made of the same', () => {
  const asked = { of: 'segment', inputHash: 'a' } as const;
  expect(takeFit({ input_hash: 'a' }, asked)).toBe('right');
  expect(takeFit({ input_hash: 'b' }, asked)).toBe('stale');
  expect(takeFit(null, asked)).toBe('missing');
});

describe('a scene that asks for its clip with sound', () => {
  const asking = (quality: Quality) => wanted('video', quality, { sound: true });
  const silent = take('clip');
  const sounding = take('clip', { has_sound: true });

  it('lacks a clip where it has a silent one, which is neither stale nor a still that is to move', () => {
    const state = { visual: silent, visualFit: takeFit(silent, asking('final')) };
    expect(state.visualFit).toBe('missing');
    expect([awaitsSound(state), awaitsMotion(state), isSketched(state)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(needsPicture({ row: { duration_s: 5 }, ...state })).toBe(true);
  });

  it('is content with a clip that has sound, as is one that asks for none', () => {
    expect(takeFit(sounding, asking('final'))).toBe('right');
    expect(takeFit(sounding, wanted('video', 'final'))).toBe('right');
    expect(findRightTake(asking('final'), [sounding, silent])).toBe(sounding);
  });

  it('asks for none as a still', () => {
    expect(takeFit(take('picture'), asking('draft'))).toBe('right');
    expect(takeFit(silent, asking('draft'))).toBe('right');
  });

  it('costs its sound beside its clip, and nothing for it as a still', () => {
    const state = (quality: Quality) => ({
      row: { duration_s: 5 },
      wanted: { picture: asking(quality) },
      visualFit: 'missing' as const,
    });
    const cost = (quality: Quality) =>
      approvalCost(kling, [state(quality)], new Map([[kling, 33]])).credits;
    expect([cost('final'), cost('draft')]).toEqual([73, 5]);
  });
});

describe('the price of a quality', () => {
  const board = (quality: Quality, model: string) => {
    const of = film(quality, { visual_model: model });
    const state = (mediaType: MediaType, visual: Made | null, durationS = 5) => {
      const picture = wanted(mediaType, quality, { of });
      return {
        row: { duration_s: durationS },
        wanted: { picture },
        visualFit: takeFit(visual, picture),
      };
    };
    return [
      state('video', null),
      state('video', take('picture', { model })),
      state('video', take('clip', { model })),
      state('image', null),
      state('video', null, 0),
    ];
  };
  const cost = (model: string, quality: Quality) =>
    approvalCost(model, board(quality, model), new Map());

  it('is that of a still for each missing scene of a draft, that of a clip for each that has no motion in the end [SCENE-12]', () => {
    expect(cost(kling, 'draft')).toEqual({ credits: 10, scenes: 2 });
    expect(cost(kling, 'final')).toEqual({ credits: 85, scenes: 3 });
    expect(cost('google/veo-2', 'draft')).toEqual({ credits: 10, scenes: 2 });
    expect(cost('google/veo-2', 'final')).toEqual({ credits: 505, scenes: 3 });
  });
});

describe('an earlier take', () => {
  const takes = [
    take('picture', { id: 'old still' }),
    take('picture', { id: 'still' }),
    take('clip', { id: 'old clip' }),
    take('clip', { id: 'clip' }),
    take('clip', { id: 'other clip', source_text: 'An egret' }),
    take('narration', { id: 'voice' }),
  ];

  it('is right where it is of the kind that the quality asks for, of the same text, and the newest of these', () => {
    expect(findRightTake(wanted('video', 'draft'), takes)?.id).toBe('still');
    expect(findRightTake(wanted('video', 'final'), takes)?.id).toBe('clip');
    expect(
      findRightTake(wanted('video', 'final', { description: 'A crane' }), takes),
    ).toBeUndefined();
  });

  it('is right only while it shows the members of the cast as they are', () => {
    const heron = { id: 'h', name: 'Heron', digest: 'now' };
    const shown = [
      take('clip', { id: 'as was', made_with: [{ ...heron, digest: 'then' }] }),
      take('clip', { id: 'as is', made_with: [heron] }),
      take('clip', { id: 'before' }),
    ];
    expect(findRightTake(wanted('video', 'final', { cast: [heron] }), shown)?.id).toBe('as is');
    expect(findRightTake(wanted('video', 'final'), shown)?.id).toBe('before');
  });
});
