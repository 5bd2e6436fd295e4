import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { requireUsableMedia } from './foreign-media.ts';
import { badMedia, type GoodMedia, makeGoodMedia } from './testing/bad-media.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
let good: GoodMedia;
beforeAll(async () => {
  good = await makeGoodMedia(folder.path);
});

/** @returns the sentence with which it is refused */
async function refusalOf(what: string): Promise<string> {
  const found = badMedia.find((each) => each.what === what);
  if (found === undefined) throw new Error(`there is no ${what}`);
  const path = folder.file('bad');
  await writeFile(path, found.bytesOf(good, folder.file('clip.mp4')));
  const refusal: unknown = await requireUsableMedia(path, found.mimeType).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
  return refusal instanceof Error ? refusal.message : '';
}

describe('media from elsewhere', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['mp4', 'video/mp4'],
    ['mkv', 'video/webm'],
    ['mov', 'video/quicktime'],
  ] as const)('is taken where it is what it says (%s)', async (name, mimeType) => {
    const path = folder.file('good');
    await writeFile(path, good[name]);
    await expect(requireUsableMedia(path, mimeType)).resolves.toHaveProperty('video');
  });

  it.each(badMedia.map(({ what }) => what))('is refused with a sentence: %s', async (what) => {
    expect(await refusalOf(what)).toMatch(/^The (?:file|clip) .*\.$/u);
  });

  it.each([
    ['half a JPEG', 'cut off'],
    ['a JPEG with an archive behind it', 'behind its end'],
    ['a clip of four hours', 'longer than 60 seconds'],
    ['a PNG of 12,000 × 12,000', 'The file has a picture that is too large.'],
    ['a film of pictures of 12,000 × 12,000', 'The file has a picture that is too large.'],
  ])('says what is wrong with %s', async (what, words) => {
    expect(await refusalOf(what)).toContain(words);
  });
});
