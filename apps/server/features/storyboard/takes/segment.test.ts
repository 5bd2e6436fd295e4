import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/index.ts';
import type { TakeRow } from './take.repository.ts';
import { segmentInputHash } from './segment.ts';

const take: TakeRow = {
  id: 'take',
  account_id: 'account',
  scene_id: 'scene',
  kind: 'picture',
  source_text: 'bees',
  voice: null,
  provider: 'studio',
  model: 'm',
  credits: 5,
  asset_id: 'picture',
  poster_asset_id: null,
  master_asset_id: null,
  drawing: null,
  words: null,
  spoken: null,
  duration_ms: null,
  created_at: new Date(0),
} as TakeRow;
const content = {
  orientation: 'vertical',
  shape: null,
  caption_preset: 'classic',
  caption_position: 'bottom',
  caption_colour: null,
} as Content;
const hashOf = (
  change: Partial<Content> = {},
  captionText: string | null = null,
  { isWanted = false, hasSound = false } = {},
) =>
  segmentInputHash(
    { ...content, ...change },
    { caption_text: captionText, native_sound: isWanted },
    { durationS: 3, visual: { ...take, has_sound: hasSound }, narration: null },
  );

describe('what a segment is made of', () => {
  it('has the hash of its inputs and of the studio that makes it, so that a film is found again after a restart [CAP-1]', () => {
    const inputs =
      '[1,"vertical",3,"picture",null,null,{"activeColour":"#ffd83d","outlineColour":"#10131c","textColour":"#ffffff"}]';
    expect(hashOf()).toBe(createHash('sha256').update(inputs).digest('hex'));
  });

  it('differs by preset, place, colour and text', () => {
    const hashes = [
      hashOf(),
      hashOf({ caption_preset: 'pill' }),
      hashOf({ caption_position: 'top' }),
      hashOf({ caption_colour: 'sky' }),
      hashOf({}, 'Bees'),
      hashOf({}, ''),
      hashOf({ caption_preset: 'none' }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is the same for colours that look the same, and for a text that nobody sees', () => {
    expect(hashOf({ caption_colour: 'yellow' })).toBe(hashOf());
    expect(hashOf({ caption_preset: 'none' }, 'Bees')).toBe(hashOf({ caption_preset: 'none' }));
  });

  it('differs by the clip’s own sound only where that is wanted and there', () => {
    const sound = (isWanted: boolean, hasSound: boolean) =>
      hashOf({}, null, { isWanted, hasSound });
    expect(sound(true, true)).not.toBe(hashOf());
    expect([sound(false, true), sound(true, false)]).toEqual([hashOf(), hashOf()]);
  });
});
