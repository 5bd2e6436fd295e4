import { beforeAll, describe, it } from 'vitest';
import { type GoodMedia, makeGoodMedia } from './testing/bad-media.ts';
import { expectOddFile } from './testing/odd-files/expect-odd-file.ts';
import { notMedia } from './testing/odd-files/not-media.ts';
import { chosenOf } from './testing/odd-files/odd-file.ts';
import { oddSounds } from './testing/odd-files/odd-sounds.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
let good: GoodMedia;
beforeAll(async () => {
  good = await makeGoodMedia(folder.path);
});

describe('an odd sound, or what is none, is kept right, or refused with a sentence [LIB-4]', () => {
  it.concurrent.each(
    [...oddSounds, ...chosenOf(notMedia, 2)].map((file) => [file.what, file] as const),
  )('%s', async (_what, file) => await expectOddFile(file, { good, folder: folder.path }), 180_000);
});
