import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plainBrand } from '@scenewright/contract/rules/brand.ts';
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
  brand: null,
  brand_logo_asset_id: null,
} as Content;
const middle = { isFirst: false, isLast: false };
const hashOf = (
  change: Partial<Content> = {},
  captionText: string | null = null,
  { isWanted = false, hasSound = false, place = middle } = {},
) =>
  segmentInputHash(
    { ...content, ...change },
    { caption_text: captionText, native_sound: isWanted },
    { durationS: 3, visual: { ...take, has_sound: hasSound }, narration: null, place },
  );

describe('what a segment is made of', () => {
  it('has the hash of its inputs and of the studio that makes it, so that a film is found again after a restart [CAP-1]', () => {
    const inputs =
      '[1,"vertical",3,"picture",null,null,{"activeColour":"#ffd83d","outlineColour":"#10131c","textColour":"#ffffff"}]';
    expect(hashOf()).toBe(createHash('sha256').update(inputs).digest('hex'));
  });

  it('differs by its brand, and at the ends of its film alone by what is seen there [BRAND-4]', () => {
    const brand = { ...plainBrand, lower_third: 'Ann Lang' };
    const branded = hashOf({ brand });
    const last = { place: { isFirst: false, isLast: true } };
    const first = { place: { isFirst: true, isLast: false } };
    expect(branded).not.toBe(hashOf());
    expect(hashOf({ brand }, null, last)).toBe(branded);
    expect(hashOf({ brand }, null, first)).not.toBe(branded);
    expect(hashOf({}, null, last)).toBe(hashOf());
    expect(hashOf({ brand: { ...brand, accent: '#00aa55' } })).not.toBe(branded);
    expect(hashOf({ brand: { ...brand, intro: 'Hello' } })).toBe(branded);
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
