import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, SceneFields } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { Content, SceneRow } from '../rows.ts';
import { plainDelivery } from '../delivery.ts';
import { sentencesOf } from '../script.ts';
import { applyChanges } from './apply.ts';
import type { Author, Board } from './board.ts';

const start = new Date('2026-01-01T00:00:00Z');
const author: Author = { accountId: 'a', sessionId: 's', now: new Date('2026-01-02T00:00:00Z') };

const scene = (id: string, index: number): SceneRow => ({
  id,
  content_id: 'film',
  position: index + 1,
  media_type: 'video',
  duration_s: 4 + index,
  description: `A heron ${id}`,
  camera: 'wide',
  dialogue: `It waits ${id}. Then it goes.`,
  sentences: [{ text: `It waits ${id}.`, source: 'own', of: '' }] as SceneRow['sentences'],
  ...plainDelivery,
  status: 'draft',
  failure: null,
  visual_take_id: null,
  narration_take_id: null,
  segment_id: null,
  caption_text: index === 1 ? 'Waiting' : null,
  caption_dialogue: index === 1 ? `It waits ${id}. Then it goes.` : null,
  created_at: start,
  updated_at: start,
  deleted_at: null,
  edited_by: null,
  native_sound: false,
  own_voice: false,
  seed: null,
});

const content = {
  id: 'film',
  status: 'draft',
  voice: 'alloy',
  style: '',
  style_notes: null,
  platform: 'tiktok',
  orientation: 'vertical',
  shape: null,
  visual_model: 'kwaivgi/kling-v1.6-standard',
  caption_preset: 'classic',
  caption_position: 'bottom',
  caption_colour: null,
  quality: 'final',
  sound_effects: true,
  narrated: true,
  brand: null,
  brand_logo_asset_id: null,
  left_out: [],
  updated_at: start,
} as unknown as Content;

const ids = ['one', 'two', 'three', 'four'];
const board: Board = {
  content,
  scenes: ids.map(scene),
  deleted: [],
  added: new Map(),
  takes: [],
  members: [],
  soundCredits: new Map([['google/veo-2', 80]]),
};

/** What of a board its author sees: who changed it when, and what is deleted, is left out. */
const essence = ({ content: { updated_at: _at, ...film }, scenes }: Board) => ({
  film,
  scenes: scenes.map(
    ({ updated_at: _when, edited_by: _who, position: _place, deleted_at: _gone, ...row }) => ({
      ...row,
      sentences: sentencesOf(row.dialogue, row.sentences),
    }),
  ),
});

const newIds = ['five', 'six', 'seven'];
const anyScene = fc.constantFrom(...ids, ...newIds);
const words = fc.constantFrom('A crane', 'A pond', 'It waits one.', '', 'Two words. And more.');
const fields = fc.record(
  {
    description: fc.constantFrom('A crane', 'A pond'),
    camera: words,
    dialogue: words,
    duration: fc.integer({ min: 0, max: 10 }),
    media_type: fc.constantFrom('image' as const, 'video' as const),
    native_sound: fc.boolean(),
    caption_text: fc.constantFrom('Look', '', null),
    speed: fc.constantFrom(0.8, 1, 1.25),
    pronunciations: fc.constantFrom([], [{ word: 'heron', say: 'hair on' }]),
  },
  { requiredKeys: [] },
);
const position = fc.integer({ min: 1, max: 8 });
const film = fc.record(
  {
    voice: fc.constantFrom('nova' as const, 'echo' as const),
    style: fc.constantFrom('Watercolor', ''),
    platform: fc.constantFrom('youtube' as const, 'tiktok' as const),
    shape: fc.constantFrom(null, 'landscape' as const, 'square' as const),
    visual_model: fc.constantFrom('recraft-ai/recraft-v3' as const, 'google/veo-2' as const),
    quality: fc.constantFrom('draft' as const, 'final' as const),
    sound: fc.constantFrom({ effects: true }, { effects: false }),
  },
  { requiredKeys: [] },
);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ type: fc.constant('scene' as const), scene: anyScene, fields }),
  fc.record({
    type: fc.constant('insert' as const),
    scene: fc.constantFrom(...newIds, ...ids),
    position,
    fields: fields.map((each) => ({ description: 'New', ...each })),
  }),
  fc.record({
    type: fc.constant('insert' as const),
    scene: fc.constantFrom(...newIds),
    copy_of: anyScene,
  }),
  fc.record({ type: fc.constant('remove' as const), scene: anyScene }),
  fc.record({ type: fc.constant('move' as const), scene: anyScene, position }),
  fc.record({ type: fc.constant('merge' as const), scene: anyScene }),
  fc.constantFrom(...ids).map((id) => ({
    type: 'split' as const,
    scene: id,
    dialogue: `It waits ${id}.`,
    next_dialogue: 'Then it goes.',
    next: `${id} b`,
  })),
  fc.record({ type: fc.constant('content' as const), fields: film }),
) as fc.Arbitrary<Change>;

/** The board after those of the changes that are possible, with what takes them back. */
function applyPossible(changes: readonly Change[]) {
  return changes.reduce(
    (sofar, each) => {
      try {
        const applied = applyChanges(sofar.board, [each], author);
        return { board: applied.board, inverse: [...applied.inverse, ...sofar.inverse] };
      } catch (error) {
        if (error instanceof AppError) return sofar;
        throw error;
      }
    },
    { board, inverse: [] as readonly Change[] },
  );
}

it('whatever an edit does, its inverse takes back, and the inverse of that makes it again [BOARD-17]', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const done = applyPossible(changes);
      const back = applyChanges(done.board, done.inverse, author);
      expect(essence(back.board)).toEqual(essence(board));
      const again = applyChanges(back.board, back.inverse, author);
      expect(essence(again.board)).toEqual(essence(done.board));
    }),
    { numRuns: asOften(500, 100) },
  );
});

it('an edit that changes nothing leaves every row the very one it was', () => {
  const { board: after, inverse } = applyChanges(
    board,
    [
      { type: 'scene', scene: 'one', fields: { description: 'A heron one', speed: 1 } },
      { type: 'move', scene: 'two', position: 2 },
      { type: 'content', fields: { voice: 'alloy' } },
    ],
    author,
  );
  expect(inverse).toEqual([]);
  expect(after.scenes.every((row, index) => row === board.scenes[index])).toBe(true);
  expect(after.content).toBe(content);
});

describe('the own sound of a scene', () => {
  const withModel = (model: string): Board => ({
    ...board,
    content: { ...content, visual_model: model },
  });
  const veo = withModel('google/veo-2');
  const edit = (on: Board, ...changes: readonly Change[]) => applyChanges(on, changes, author);
  const setting = (fields: SceneFields): Change => ({ type: 'scene', scene: 'one', fields });
  const soundOf = ({ scenes }: Board) => scenes[0]?.native_sound;

  it('is off until somebody asks for it, and a split or copied scene keeps it', () => {
    expect(soundOf(veo)).toBe(false);
    const { board: sounding } = edit(veo, setting({ native_sound: true }));
    const { board: copied } = edit(sounding, { type: 'insert', scene: 'five', copy_of: 'one' });
    expect(copied.scenes.slice(0, 2).map((each) => each.native_sound)).toEqual([true, true]);
  });

  it('is refused with a sentence where the model makes none, or the scene is a still', () => {
    const silent = () =>
      edit(withModel('kwaivgi/kling-v1.6-standard'), setting({ native_sound: true }));
    expect(silent).toThrow('Kling makes its clips without sound here');
    const still = () => edit(veo, setting({ media_type: 'image', native_sound: true }));
    expect(still).toThrow('Only a video scene can have its own sound');
  });

  it('is lost with the motion, or with the model that makes it, and comes back with what takes that back', () => {
    const { board: sounding } = edit(veo, setting({ native_sound: true }));
    for (const change of [
      setting({ media_type: 'image' }),
      { type: 'content', fields: { visual_model: 'kwaivgi/kling-v1.6-standard' } },
      { type: 'content', fields: { visual_model: 'recraft-ai/recraft-v3' } },
    ] satisfies Change[]) {
      const { board: without, inverse } = edit(sounding, change);
      expect(soundOf(without)).toBe(false);
      expect(soundOf(edit(without, ...inverse).board)).toBe(true);
    }
  });
});
