import { beforeAll, describe, it } from 'vitest';
import { type GoodMedia, makeGoodMedia } from './testing/bad-media.ts';
import { expectOddFile } from './testing/odd-files/expect-odd-file.ts';
import { oddPictures } from './testing/odd-files/odd-pictures.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
let good: GoodMedia;
beforeAll(async () => {
  good = await makeGoodMedia(folder.path);
});

describe('an odd picture is kept right, or refused with a sentence [LIB-4]', () => {
  it.concurrent.each(oddPictures.map((file) => [file.what, file] as const))(
    '%s',
    async (_what, file) => await expectOddFile(file, { good, folder: folder.path }),
    180_000,
  );
});
